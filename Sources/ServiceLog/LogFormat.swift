/// How lines of the log are put into words.
package enum LogFormat: String, Sendable, CaseIterable {
    /// For people: local time, level, message, `key=value`.
    case text
    /// For programs: one JSON object a line.
    case json

    /// A pipe takes this many bytes at once or says that it can't: Linux's `PIPE_BUF`.
    static let longestLine = 4096

    /// The bytes of a line with its line feed, at most ``longestLine``: long values are cut, then all fields left out.
    func line(_ record: LogRecord, colour: Bool) -> [UInt8] {
        for limit in [1024, 96] {
            let line = text(record, longest: limit, colour: colour)
            if line.utf8.count < Self.longestLine { return Array(line.utf8) + [0x0A] }
        }
        let bare = LogRecord(
            level: record.level, message: record.message, fields: ["fieldsLeftOut": record.fields.fields.count],
            time: record.time,
            count: record.count)
        // At most 96 scalars, each at most twelve bytes when escaped: this fits.
        return Array(text(bare, longest: 96, colour: colour).utf8) + [0x0A]
    }

    private func text(_ record: LogRecord, longest: Int, colour: Bool) -> String {
        switch self {
        case .text: TextLine.text(record, longest: longest, colour: colour)
        case .json: JSONLine.text(record, longest: longest)
        }
    }

    /// The text, or its beginning with an ellipsis when it has more scalars than the limit.
    static func cut(_ text: String, to longest: Int) -> String {
        let end = text.unicodeScalars.index(text.startIndex, offsetBy: longest, limitedBy: text.endIndex) ?? text.endIndex
        return end == text.endIndex ? text : String(text[..<end]) + "…"
    }
}
