/// Texts as YAML writes them.
package enum YAMLScalar {
    /// `text` so that a reader gets it back as it is: bare where nobody could take it for something else, else in double quotes.
    package static func written(_ text: String) -> String { isBare(text) ? text : quoted(text) }

    private static let bareMarks = Set("_./+-@%".utf8)

    private static func isBare(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        guard let first = bytes.first, isLetterOrDigit(first) || "_/.".utf8.contains(first) else { return false }
        // A colon is part of a word only when something follows it at once.
        let isWord = bytes.indices.allSatisfy { index in
            isLetterOrDigit(bytes[index]) || bareMarks.contains(bytes[index])
                || bytes[index] == UInt8(ascii: ":") && index + 1 < bytes.count
        }
        // Other readers take these for something that is no text; ours would not mind.
        let others = ["true", "false", "yes", "no", "on", "off", "null", "y", "n"]
        return isWord && (text == "true" || text == "false" || !others.contains(text.lowercased())) && text != "..."
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"):
            true
        default: false
        }
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case _
            where scalar.properties.generalCategory == .control || "\u{2028}\u{2029}\u{FEFF}".unicodeScalars.contains(scalar):
                let digits = String(scalar.value, radix: 16, uppercase: true)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
