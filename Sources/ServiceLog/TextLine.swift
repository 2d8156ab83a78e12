/// A line for people: `2026-01-31 12:00:00.250 info    camera started camera=front width=640`.
enum TextLine {
    static func text(_ record: LogRecord, longest: Int, colour: Bool) -> String {
        let level = record.level.rawValue
        let padded = level + String(repeating: " ", count: max(0, 7 - level.count))
        var line = CalendarTime.local(record.time.wallNanoseconds).text(separator: " ")
        line += " " + (colour ? "\u{1B}[\(code(record.level))m\(padded)\u{1B}[0m" : padded)
        line += " " + escaped(LogFormat.cut(record.message, to: longest))
        for field in record.fields.fields {
            line += " \(word(LogFormat.cut(field.key, to: 64)))=\(value(field.value, longest: longest))"
        }
        if record.count > 1 { line += " (repeated \(record.count) times)" }
        return line
    }

    /// The terminal's colour of a level.
    private static func code(_ level: LogLevel) -> String {
        switch level {
        case .error: "31"
        case .warning: "33"
        case .info: "32"
        case .debug: "2"
        }
    }

    private static func value(_ value: LogValue, longest: Int) -> String {
        switch value {
        case .string(let text): word(LogFormat.cut(text, to: longest))
        case .integer(let number): "\(number)"
        case .number(let number): "\(number)"
        case .boolean(let truth): "\(truth)"
        }
    }

    /// The text as it is, or in quotes where a reader could not see its ends.
    private static func word(_ text: String) -> String {
        let isPlain = !text.isEmpty && text.unicodeScalars.allSatisfy { $0 != " " && $0 != "\"" && $0 != "=" && $0 != "\\" }
        return isPlain && !text.unicodeScalars.contains(where: isUnsafe)
            ? text : "\"" + escaped(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")) + "\""
    }

    private static func escaped(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
        return text.unicodeScalars.map { isUnsafe($0) ? $0.escaped(asASCII: true) : String($0) }.joined()
    }

    /// What could end the line, move the cursor or reorder what is read: the log may quote strangers.
    private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
