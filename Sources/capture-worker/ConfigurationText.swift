import Arguments
import YAML

/// The configuration in force as a YAML file, which `--config` takes.
struct ConfigurationText: CustomStringConvertible {
    private static let columns = 100

    let description: String

    /// The options that a file can set, each with its help as a comment; those without a value are commented out.
    init(_ invocation: Invocation) {
        description = invocation.settings.map(Self.entry).joined(separator: "\n")
    }

    private static func entry(_ declaration: ArgumentDeclaration, _ value: SettingValue?) -> String {
        let name = declaration.settingName ?? declaration.name
        let line = value.map { "\(name):\(text($0))" } ?? "#\(name): \(declaration.placeholder)\n"
        return comment(declaration.help + choices(declaration)) + line
    }

    private static func choices(_ declaration: ArgumentDeclaration) -> String {
        declaration.choices.isEmpty ? "" : " (one of: \(declaration.choices.joined(separator: ", ")))"
    }

    /// What follows the colon, and the line's end.
    private static func text(_ value: SettingValue, indent: String = "") -> String {
        switch value.content {
        case .nothing: "\n"
        case .text(let text): " \(YAMLScalar.written(text))\n"
        case .list(let entries) where entries.isEmpty: " []\n"
        case .list(let entries): "\n" + entries.map { "\(indent)  -\(item($0, indent: indent + "    "))" }.joined()
        case .fields(let fields): "\n" + fields.map { "\(indent)  \($0.name):\(text($0.value, indent: indent + "  "))" }.joined()
        }
    }

    /// What follows a dash: the first field on the same line, the others below it.
    private static func item(_ value: SettingValue, indent: String) -> String {
        guard case .fields(let fields) = value.content else { return text(value, indent: indent) }
        let lines = fields.map { "\($0.name):\(text($0.value, indent: indent))" }
        return " " + lines.joined(separator: indent)
    }

    private static func comment(_ text: String) -> String {
        var lines = ["#"]
        for word in text.split(separator: " ") {
            if lines[lines.count - 1].count + 1 + word.count > columns { lines.append("#") }
            lines[lines.count - 1] += " \(word)"
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
