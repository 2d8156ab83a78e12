internal import TerminalText

/// The help of a command: usage line, arguments in sections, subcommands and examples, within 100 columns.
struct HelpText: CustomStringConvertible {
    private static let columns = 100
    /// Where explanations begin; a form that reaches further has a line of its own.
    private static let explanationColumn = 32

    private let commands: [Command]

    /// Help for the last of the commands, which was reached through the others.
    init(_ commands: [Command]) { self.commands = commands }

    var description: String {
        let command = commands[commands.count - 1]
        let path = commands.map(\.name).joined(separator: " ")
        var blocks = ["\(path): \(command.summary)", usage(of: command, path: path)]
        if !command.subcommands.isEmpty {
            blocks.append(block("Commands", command.subcommands.map { ($0.name, $0.summary) }))
        }
        // Innermost first: what the command itself takes matters most.
        for section in commands.reversed().flatMap(\.sections) where !section.arguments.isEmpty {
            blocks.append(block(section.title, section.arguments.map { (form($0.declaration), explanation($0.declaration)) }))
        }
        let general = commands[0].version == nil ? [CommandLineParser.help] : [CommandLineParser.help, CommandLineParser.version]
        blocks.append(block("General", general.map { (form($0.declaration), explanation($0.declaration)) }))
        if !command.examples.isEmpty {
            let lines = command.examples.map { "  \($0.line)\n" + wrapped($0.explanation, indent: 6) }
            blocks.append("Examples:\n" + lines.joined(separator: "\n"))
        }
        if !command.exitStatuses.isEmpty {
            blocks.append(block("Exit status", command.exitStatuses.map { (String($0.code), $0.meaning) }, at: 8))
        }
        if !command.subcommands.isEmpty {
            blocks.append("'\(path) COMMAND --help' explains a command.")
        }
        return blocks.joined(separator: "\n\n")
    }

    private func usage(of command: Command, path: String) -> String {
        let own = command.arguments.map(\.declaration)
        let required = commands.flatMap(\.arguments).map(\.declaration).filter { $0.kind == .option && $0.isRequired }
        var parts = required.map { "\($0.label) \($0.placeholder)" } + ["[OPTIONS]"]
        if !command.subcommands.isEmpty { parts.append("COMMAND …") }
        for positional in own where positional.kind == .positional {
            let form = positional.placeholder + (positional.isRepeatable ? " …" : "")
            parts.append(positional.isRequired ? form : "[\(form)]")
        }
        return "Usage: \(path) \(parts.joined(separator: " "))"
    }

    private func form(_ declaration: ArgumentDeclaration) -> String {
        if declaration.kind == .positional { return declaration.placeholder }
        let short = declaration.short.map { "-\($0), " } ?? "    "
        return short + declaration.label + (declaration.placeholder.isEmpty ? "" : " \(declaration.placeholder)")
    }

    private func explanation(_ declaration: ArgumentDeclaration) -> String {
        var notes: [String] = []
        // A placeholder that spells its choices out need not be repeated.
        if !declaration.choices.isEmpty, declaration.placeholder != declaration.choices.joined(separator: "|") {
            notes.append("one of: \(declaration.choices.joined(separator: ", "))")
        }
        if declaration.kind == .option, declaration.isRepeatable { notes.append("may be repeated") }
        if declaration.kind == .option, declaration.isRequired { notes.append("required") }
        if let text = declaration.defaultText { notes.append("default: \(text)") }
        return declaration.help + (notes.isEmpty ? "" : " (\(notes.joined(separator: "; ")))")
    }

    private func block(
        _ title: String, _ rows: [(form: String, explanation: String)], at column: Int = explanationColumn
    ) -> String {
        let lines = rows.map { row in
            let text = wrapped(row.explanation, indent: column)
            let form = "  " + row.form
            guard form.count + 2 <= column else { return form + "\n" + text }
            return form + text.dropFirst(form.count)
        }
        return "\(title):\n" + lines.joined(separator: "\n")
    }

    /// The text in lines of at most 100 columns, each indented.
    private func wrapped(_ text: String, indent: Int) -> String {
        let margin = String(repeating: " ", count: indent)
        return TextWidth.lines(of: text, width: Self.columns - indent).map { margin + $0 }.joined(separator: "\n")
    }
}
