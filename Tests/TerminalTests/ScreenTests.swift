import Testing

@testable import Terminal

@Suite("Screens and what is sent for them")
struct ScreenTests {
    @Test("Text is cut at its limit and at the edge, and says so")
    func cut() {
        var screen = Screen(width: 10, height: 2)
        #expect(screen.put("abcdefgh", x: 1, y: 0, limit: 5) == 6)
        #expect(screen.text(row: 0) == " abcd…    ")
        screen.put("abcdefgh", x: 6, y: 1)
        #expect(screen.text(row: 1) == "      abc…")
        #expect(screen.put("abc", x: 20, y: 0) == 20)
        screen.put("abc", x: 0, y: 7)
    }

    @Test("What would move the cursor, or be wider than a column, does not reach the terminal")
    func harmless() {
        var screen = Screen(width: 20, height: 1)
        screen.put("a\u{1b}[2Jb\u{9b}c\u{7}漢\u{301}ü×", x: 0, y: 0)
        #expect(screen.text(row: 0) == "a?[2Jb?c??ü×        ")
    }

    @Test("First all is sent, then only what has changed, then nothing")
    func changes() {
        var writer = ScreenWriter(.full)
        var screen = Screen(width: 10, height: 2)
        screen.put("hello", x: 0, y: 0)
        let first = String(decoding: writer.update(to: screen), as: UTF8.self)
        #expect(first.contains("\u{1b}[2J") && first.contains("hello"))
        #expect(writer.update(to: screen).isEmpty)
        screen.put("y", x: 4, y: 0, TerminalStyle(.rgb(1, 2, 3), on: .basic(9), bold: true))
        #expect(
            String(decoding: writer.update(to: screen), as: UTF8.self)
                == "\u{1b}[1;5H\u{1b}[0;1;38;2;1;2;3;101my\u{1b}[0m")
        writer.forget()
        #expect(!writer.update(to: screen).isEmpty)
    }

    @Test("Another size is drawn anew")
    func resized() {
        var writer = ScreenWriter(.basic)
        _ = writer.update(to: Screen(width: 10, height: 2))
        #expect(String(decoding: writer.update(to: Screen(width: 8, height: 3)), as: UTF8.self).contains("\u{1b}[2J"))
    }

    @Test("Colours are told as the terminal can show them")
    func colors() {
        #expect(ColorDepth(term: "xterm", colorterm: "truecolor") == .full)
        #expect(ColorDepth(term: "tmux-256color", colorterm: "") == .indexed)
        #expect(ColorDepth(term: "linux", colorterm: "") == .basic)
        let red = TerminalStyle(.rgb(255, 0, 0))
        #expect(ColorDepth.full.codes(red) == "0;38;2;255;0;0")
        #expect(ColorDepth.indexed.codes(red) == "0;38;5;196")
        #expect(ColorDepth.basic.codes(red) == "0;91")
        #expect(ColorDepth.index(128, 128, 128) == 244)
        #expect(ColorDepth.index(0, 0, 0) == 16)
        #expect(ColorDepth.index(255, 255, 255) == 231)
    }
}
