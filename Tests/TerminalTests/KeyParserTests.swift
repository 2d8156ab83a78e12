import Testing

@testable import Terminal

@Suite("Keys of bytes")
struct KeyParserTests {
    @Test(
        "Each key is known by its bytes",
        arguments: [
            ("a", Key.character("a")), ("?", .character("?")), (" ", .character(" ")), ("\u{3}", .control("c")),
            ("\u{1a}", .control("z")), ("\r", .enter), ("\n", .enter), ("\t", .tab), ("\u{7f}", .backspace),
            ("\u{1b}[A", .up), ("\u{1b}[B", .down), ("\u{1b}[C", .right), ("\u{1b}[D", .left), ("\u{1b}OA", .up),
            ("\u{1b}[1;5C", .right), ("\u{1b}[Z", .backTab), ("ü", .character("ü")), ("漢", .character("漢")),
            ("🎥", .character("🎥")),
        ])
    func known(text: String, key: Key) {
        var parser = KeyParser()
        #expect(parser.parse(text.utf8) == [key])
        #expect(!parser.isWaiting)
    }

    @Test("Sequences are put together, wherever reads cut them")
    func cut() {
        let bytes = Array("n\u{1b}[A+ü\u{1b}[1;2D\u{1b}OB🎥q".utf8)
        let expected: [Key] = [
            .character("n"), .up, .character("+"), .character("ü"), .left, .down, .character("🎥"), .character("q"),
        ]
        for first in 0...bytes.count {
            for second in first...bytes.count {
                var parser = KeyParser()
                let keys = parser.parse(bytes[..<first]) + parser.parse(bytes[first..<second]) + parser.parse(bytes[second...])
                #expect(keys == expected, "cut at \(first) and \(second)")
            }
        }
    }

    @Test("Escape alone is a key once nothing follows it")
    func escape() {
        var parser = KeyParser()
        #expect(parser.parse([0x1b]).isEmpty)
        #expect(parser.isWaiting)
        #expect(parser.flush() == [.escape])
        #expect(parser.parse([0x1b, 0x1b, 0x5b, 0x41]) == [.escape, .up])
    }

    @Test("What is not known is swallowed whole: function keys, mouse reports, Alt, endless sequences")
    func unknown() {
        var parser = KeyParser()
        #expect(parser.parse("\u{1b}[15~\u{1b}[<0;10;20M\u{1b}xq".utf8).last == .character("q"))
        #expect(parser.parse("\u{1b}[15~".utf8).isEmpty)
        _ = parser.parse([0x1b, 0x5b] + [UInt8](repeating: UInt8(ascii: "1"), count: 1000))
        _ = parser.flush()
        #expect(parser.parse("q".utf8) == [.character("q")])
    }

    @Test("Bytes that are no text are no keys, and hide none")
    func broken() {
        var parser = KeyParser()
        #expect(parser.parse([0xff, 0x80, UInt8(ascii: "q")]) == [.character("q")])
    }

    @Test("Pasted text is no keys")
    func pasted() {
        var parser = KeyParser()
        #expect(parser.parse("n\u{1b}[200~q + n\r\u{1b}[201~p".utf8) == [.character("n"), .character("p")])
    }
}
