import Testing

@testable import TerminalText

@Suite("Tables for people")
struct TextTableTests {
    @Test("Columns are aligned, numbers to the right, and no line ends in spaces")
    func alignment() {
        var table = TextTable("NAME", TextTable.Column("N", isNumber: true), "END")
        table.add("a", "5", "x")
        table.add("long", "1234", "")
        #expect(table.text() == "NAME     N  END\na        5  x\nlong  1234")
    }

    @Test("A table without headings has no heading line, and an indent before each line")
    func record() {
        var table = TextTable.record()
        table.add("a", "1")
        table.add("bc", "2")
        #expect(table.text(indent: 2) == "  a   1\n  bc  2")
    }

    @Test("A wide table wraps the columns that may, at words; a word that is too wide stays whole", arguments: [20, 40, 60])
    func wrapping(width: Int) {
        var table = TextTable.record()
        table.add("key", "one two three four five six seven eight nine ten")
        let lines = table.text(width: width).split(separator: "\n")
        #expect((lines.count > 1) == (width < 53))
        #expect(lines.allSatisfy { $0.count <= width })
        #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("     ") })
        table.add("id", "averyveryverylongidentifierthatisonewordandiscopied")
        #expect(table.text(width: width).contains("averyveryverylongidentifierthatisonewordandiscopied"))
    }

    @Test("Control characters and marks that turn lines around do not reach the terminal")
    func printable() {
        #expect(TextWidth.printable("a\u{1b}[31mb\n\u{202e}c") == "a [31mb  c")
        #expect(TextWidth.printable("Kamera für Zoë 👩‍👩‍👧") == "Kamera für Zoë 👩‍👩‍👧")
    }

    @Test("Colour adds nothing to the width")
    func colour() {
        var table = TextTable("A", "B")
        table.add(TextTable.Cell("ab", .good), "x")
        #expect(table.text(isColoured: true).split(separator: "\n").last == "\u{1b}[32mab\u{1b}[0m  x")
    }

    @Test("East Asian characters take two columns")
    func wide() {
        #expect(TextWidth.columns(of: "カメラ") == 6)
        #expect(TextWidth.columns(of: "für") == 3)
    }
}
