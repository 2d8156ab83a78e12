import Glibc

/// Where lines for people and programs go.
struct TextOutput: Sendable {
    private let descriptor: Int32
    private let isJSON: Bool

    init(toStandardError: Bool, isJSON: Bool) {
        descriptor = toStandardError ? STDERR_FILENO : STDOUT_FILENO
        self.isJSON = isJSON
    }

    /// Writes a line. A reader that has gone is no reason to stop.
    func write(_ line: String) { _ = FileOutput.write(Array((line + "\n").utf8), to: descriptor) }

    /// Tells of something that is no figure: to people on standard error.
    func note(_ kind: String, _ text: String) {
        if isJSON {
            write("{\"kind\":\"\(kind)\",\"message\":\(Self.quoted(text))}")
        } else {
            Self.complain(text)
        }
    }

    /// One line on standard error, with the program's name.
    static func complain(_ text: String) { _ = FileOutput.write(Array("capture-tap: \(text)\n".utf8), to: STDERR_FILENO) }

    /// A text as JSON writes it.
    static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case _ where scalar.value < 0x20: result += "\\u00\(scalar.value < 16 ? "0" : "")\(String(scalar.value, radix: 16))"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
