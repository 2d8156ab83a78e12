/// A command with its options, or a family of subcommands: one value describes all of it, for parsing, help and completion.
package struct Command: Sendable {
    /// A titled group of arguments in the help text.
    package struct Section: Sendable {
        /// The heading, without a colon.
        package let title: String
        /// The options, flags and positionals, in the order they are shown (positionals: also the order they are given).
        package let arguments: [any DeclaredArgument]

        /// A titled group of arguments.
        package init(_ title: String, _ arguments: any DeclaredArgument...) {
            self.title = title
            self.arguments = arguments
        }
    }

    /// A command line worth copying.
    package struct Example: Sendable {
        /// What to type.
        package let line: String
        /// What it does, in half a sentence.
        package let explanation: String

        /// A command line and what it does.
        package init(_ line: String, _ explanation: String) {
            self.line = line
            self.explanation = explanation
        }
    }

    /// A status that the command exits with.
    package struct ExitStatus: Sendable {
        /// The status.
        package let code: Int32
        /// When it is used, without a full stop.
        package let meaning: String

        /// A status and when it is used.
        package init(_ code: Int32, _ meaning: String) {
            self.code = code
            self.meaning = meaning
        }
    }

    /// The word that is typed.
    package let name: String
    /// One line that says what the command does, without a full stop.
    package let summary: String
    /// What `--version` prints; only a root command has one.
    package let version: String?
    /// The arguments, grouped. Options of a command are also accepted after its subcommands' names.
    package let sections: [Section]
    /// Command lines worth copying.
    package let examples: [Example]
    /// What its exit statuses mean.
    package let exitStatuses: [ExitStatus]
    /// The subcommands; when there are any, one must be given.
    package let subcommands: [Command]

    /// A command. Traps when an option is declared twice or a positional could never be reached: the declarations are fixed in the program.
    package init(
        _ name: String, summary: String, version: String? = nil, sections: [Section] = [], examples: [Example] = [],
        exitStatuses: [ExitStatus] = [], subcommands: [Command] = []
    ) {
        self.name = name
        self.summary = summary
        self.version = version
        self.sections = sections
        self.examples = examples
        self.exitStatuses = exitStatuses
        self.subcommands = subcommands
        checkDeclarations(inherited: [])
    }

    /// All arguments of this command, without its sections.
    package var arguments: [any DeclaredArgument] { sections.flatMap(\.arguments) }

    /// Reads a command line, without the program's name.
    package func parse(_ words: some Sequence<String>) throws(UsageError) -> CommandLineOutcome {
        var parser = CommandLineParser(root: self)
        return try parser.parse(Array(words))
    }

    private func checkDeclarations(inherited: [ArgumentDeclaration]) {
        let own = arguments.map(\.declaration)
        let visible = inherited + own + [CommandLineParser.help.declaration, CommandLineParser.version.declaration]
        let shorts = visible.compactMap(\.short)
        precondition(Set(visible.map(\.name)).count == visible.count, "\(name): an argument is declared twice")
        precondition(Set(shorts).count == shorts.count, "\(name): a one-letter option is declared twice")
        let settings = visible.compactMap(\.settingName)
        precondition(Set(settings).count == settings.count, "\(name): two options have one name in files")
        let positionals = own.filter { $0.kind == .positional }
        precondition(subcommands.isEmpty || positionals.isEmpty, "\(name): has both subcommands and positionals")
        precondition(positionals.dropLast().allSatisfy { !$0.isRepeatable }, "\(name): a positional follows the remaining ones")
        let optional = positionals.drop { $0.isRequired }
        precondition(optional.allSatisfy { !$0.isRequired }, "\(name): a required positional follows an optional one")
        for subcommand in subcommands { subcommand.checkDeclarations(inherited: inherited + own) }
    }
}
