/// Why a command line was not understood. Its description is one clear line, without the program's name.
package enum UsageError: Error, Sendable, Equatable {
    /// No such option; perhaps `suggestion` was meant.
    case unknownOption(String, suggestion: String?)
    /// No such subcommand; perhaps `suggestion` was meant.
    case unknownCommand(String, suggestion: String?)
    /// A subcommand is needed.
    case missingCommand(choices: [String])
    /// The option needs a value and the line ends.
    case missingValue(of: String, placeholder: String)
    /// The flag takes no value but was given one with `=`.
    case unexpectedValue(of: String)
    /// An option that may be given once was repeated.
    case repeatedOption(String)
    /// The value is not one that is allowed.
    case invalidValue(String, of: String, expected: String)
    /// Something that must be given was not.
    case missingArgument(String)
    /// More positional values than the command takes.
    case unexpectedArgument(String)

    /// The status to exit with on a usage error: `EX_USAGE` of sysexits.
    package static let exitStatus: Int32 = 64
}

extension UsageError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .unknownOption(let option, let suggestion):
            "unknown option \(quoted(option))" + (suggestion.map { "; did you mean \($0)?" } ?? "")
        case .unknownCommand(let command, let suggestion):
            "unknown command \(quoted(command))" + (suggestion.map { "; did you mean \($0)?" } ?? "")
        case .missingCommand(let choices): "a command is needed: \(choices.joined(separator: ", "))"
        case .missingValue(let option, let placeholder): "\(option) needs a value: \(option) \(placeholder)"
        case .unexpectedValue(let option): "\(option) takes no value"
        case .repeatedOption(let option): "\(option) may be given only once"
        case .invalidValue(let text, let label, let expected): "\(label): \(quoted(text)) is not allowed; expected \(expected)"
        case .missingArgument(let label): "\(label) is missing"
        case .unexpectedArgument(let text): "unexpected argument \(quoted(text))"
        }
    }
}

/// The text in quotes, on one line whatever it contains, and not endlessly long.
func quoted(_ text: String) -> String {
    let limit = 80
    let shown = text.unicodeScalars.prefix(limit).map { scalar in
        scalar.properties.generalCategory == .control ? scalar.escaped(asASCII: true) : String(scalar)
    }
    return "'" + shown.joined() + (text.unicodeScalars.count > limit ? "…'" : "'")
}
