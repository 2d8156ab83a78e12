/// Texts as a terminal shows them.
package enum TextWidth {
    /// The text on one line whatever it contains: what a device or a network made up must not steer the terminal.
    package static func printable(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isControl) else { return text }
        var result = ""
        for scalar in text.unicodeScalars { result.unicodeScalars.append(isControl(scalar) ? " " : scalar) }
        return result
    }

    /// The columns that a text takes.
    package static func columns(of text: some StringProtocol) -> Int {
        text.utf8.allSatisfy { $0 < 0x80 } ? text.utf8.count : text.reduce(0) { $0 + columns(of: $1) }
    }

    /// The text with spaces after it, up to so many columns.
    package static func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - columns(of: text)))
    }

    /// The text in lines of at most `width` columns, broken at spaces; a word that is wider has a line of its own, whole, so that it
    /// can be copied.
    package static func lines(of text: String, width: Int) -> [String] {
        var lines: [String] = []
        var line = "", length = 0
        for word in text.split(separator: " ") {
            let added = columns(of: word)
            if length > 0, length + 1 + added > width {
                lines.append(line)
                (line, length) = ("", 0)
            }
            line += length == 0 ? String(word) : " \(word)"
            length += length == 0 ? added : added + 1
        }
        return lines + [line]
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate: true
        // Marks that turn the direction of a line around.
        case .format: (0x202a...0x202e).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
        default: false
        }
    }

    /// East Asian characters and pictures take two columns.
    private static func columns(of character: Character) -> Int {
        guard let scalar = character.unicodeScalars.first?.value else { return 0 }
        let wide: [ClosedRange<UInt32>] = [
            0x1100...0x115f, 0x2e80...0xa4cf, 0xac00...0xd7a3, 0xf900...0xfaff, 0xfe30...0xfe6f, 0xff00...0xff60, 0xffe0...0xffe6,
            0x1f300...0x1faff, 0x20000...0x3fffd,
        ]
        return wide.contains { $0.contains(scalar) } ? 2 : 1
    }
}
