/// What a command line may contain, without its type: enough to parse, to print help and to derive shell completion.
package struct ArgumentDeclaration: Sendable {
    /// How an argument appears on the command line.
    package enum Kind: Sendable, Equatable {
        /// `--name`, without a value.
        case flag
        /// `--name VALUE`.
        case option
        /// A value at a position of its own.
        case positional
    }

    /// How an argument appears on the command line.
    package let kind: Kind
    /// The long name without dashes; of a positional its placeholder. Unique within a command and its ancestors.
    package let name: String
    /// The one-letter name, if any.
    package let short: Character?
    /// What stands for the value in help, such as `NAME=CAMERA[,…]`; empty for flags.
    package let placeholder: String
    /// One sentence or two for the help text.
    package let help: String
    /// The default as it would be typed, if there is one worth showing.
    package let defaultText: String?
    /// The values to choose from, if they can be listed.
    package let choices: [String]
    /// Whether it may be given more than once.
    package let isRepeatable: Bool
    /// Whether it must be given.
    package let isRequired: Bool
    /// Its name in a file of settings; nil when it can't stand there.
    package internal(set) var settingName: String?

    /// How the argument is called in messages: `--name`, or the placeholder of a positional.
    package var label: String { kind == .positional ? placeholder : "--\(name)" }

    /// What would have been given on the command line (flags: one empty text), by what stands in a file, with the lines.
    func texts(of setting: Setting) throws(SettingFault) -> [(text: String, line: Int)] {
        switch (kind, setting.value.content) {
        case (.flag, .text("true")): return [("", setting.line)]
        case (.flag, .text("false")): return []
        case (.flag, .text(let text)):
            throw SettingFault(line: setting.line, .invalidValue(text, of: setting.name, expected: "true or false"))
        case (.option, .text(let text)) where !isRepeatable: return [(text, setting.value.line)]
        case (.option, .list(let entries)) where isRepeatable:
            return try entries.map { entry throws(SettingFault) in
                guard case .text(let text) = entry.content else {
                    throw SettingFault(line: entry.line, "\(setting.name): each entry is one value: \(placeholder)")
                }
                return (text, entry.line)
            }
        case (.option, _) where isRepeatable:
            throw SettingFault(line: setting.line, "\(setting.name) needs a list of values: \(placeholder)")
        default:
            let form = kind == .flag ? "true or false" : placeholder
            throw SettingFault(line: setting.line, "\(setting.name) needs one value: \(form); leave the line out for the default")
        }
    }
}

/// Anything that can be listed in a command's sections.
package protocol DeclaredArgument: Sendable {
    /// What is known of the argument apart from its type.
    var declaration: ArgumentDeclaration { get }
    /// Turns the values as given (flags: one empty text each time) into the typed result.
    func read(_ texts: [String]) throws(UsageError) -> any Sendable
    /// Turns the value as it stands in a file into the typed result.
    func read(_ setting: Setting) throws(SettingFault) -> any Sendable
    /// The value as it would stand in a file; nil for none.
    func setting(_ value: any Sendable) -> SettingValue?
}
