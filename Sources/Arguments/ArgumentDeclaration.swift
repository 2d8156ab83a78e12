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

    /// How the argument is called in messages: `--name`, or the placeholder of a positional.
    package var label: String { kind == .positional ? placeholder : "--\(name)" }
}

/// Anything that can be listed in a command's sections.
package protocol DeclaredArgument: Sendable {
    /// What is known of the argument apart from its type.
    var declaration: ArgumentDeclaration { get }
    /// Turns the values as given (flags: one empty text each time) into the typed result.
    func read(_ texts: [String]) throws(UsageError) -> any Sendable
}
