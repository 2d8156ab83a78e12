/// A line for programs: one JSON object with `time`, `level`, `message`, the fields, and `repeated` when it stands for several.
enum JSONLine {
    private static let ownKeys: Set = ["time", "level", "message", "repeated"]

    static func text(_ record: LogRecord, longest: Int) -> String {
        var line = "{\"time\":\"" + CalendarTime.utc(record.time.wallNanoseconds).text(separator: "T") + "Z\""
        line += ",\"level\":\"" + record.level.rawValue + "\""
        line += ",\"message\":" + string(LogFormat.cut(record.message, to: longest))
        for field in record.fields.fields {
            // A field must not overwrite what every line has: JSON readers keep the last of equal keys.
            let key = ownKeys.contains(field.key) ? field.key + "_" : LogFormat.cut(field.key, to: 64)
            line += "," + string(key) + ":" + value(field.value, longest: longest)
        }
        if record.count > 1 { line += ",\"repeated\":\(record.count)" }
        return line + "}"
    }

    private static func value(_ value: LogValue, longest: Int) -> String {
        switch value {
        case .string(let text): string(LogFormat.cut(text, to: longest))
        case .integer(let number): "\(number)"
        // JSON has no infinity and no NaN.
        case .number(let number): number.isFinite ? "\(number)" : string("\(number)")
        case .boolean(let truth): "\(truth)"
        }
    }

    private static func string(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            // Line and paragraph separators are legal in JSON, but end a line for some who read line by line.
            case "\0"..<" ", "\u{7F}"..<"\u{A0}", "\u{2028}", "\u{2029}":
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
