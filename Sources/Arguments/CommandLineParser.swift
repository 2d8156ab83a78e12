/// Reads the words of one command line against a command's declarations.
struct CommandLineParser {
    static let help = Argument<Bool>.flag("help", short: "h", help: "Print this help and exit.")
    static let version = Argument<Bool>.flag("version", help: "Print the version and exit.")

    /// The commands entered so far: the root, a subcommand, its subcommand, …
    private var commands: [Command]
    private var texts: [String: [String]] = [:]
    private var positionals: [String] = []
    private var words: ArraySlice<String> = []

    init(root: Command) { commands = [root] }

    private var command: Command { commands[commands.count - 1] }
    private var declared: [any DeclaredArgument] { commands.flatMap(\.arguments) }
    private var options: [ArgumentDeclaration] {
        let builtIn = commands[0].version == nil ? [Self.help] : [Self.help, Self.version]
        return (declared + builtIn).map(\.declaration).filter { $0.kind != .positional }
    }

    mutating func parse(_ words: [String]) throws(UsageError) -> CommandLineOutcome {
        self.words = words[...]
        while let word = self.words.popFirst() {
            if word == "--" {
                for word in self.words { try take(word) }
                break
            }
            if word.hasPrefix("--") {
                try readLong(word)
            } else if isCluster(word) {
                try readCluster(word)
            } else {
                try take(word)
            }
            if texts[Self.help.declaration.name] != nil { return .print(HelpText(commands).description) }
            if let version = commands[0].version, texts[Self.version.declaration.name] != nil {
                return .print("\(commands[0].name) \(version)")
            }
        }
        guard command.subcommands.isEmpty else { throw .missingCommand(choices: command.subcommands.map(\.name)) }
        return .run(
            Invocation(
                path: commands.dropFirst().map(\.name), arguments: declared, values: try values(), given: Set(texts.keys)))
    }

    /// `--name V` or `--name=V`.
    private mutating func readLong(_ word: String) throws(UsageError) {
        let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        guard let option = options.first(where: { $0.name == name }) else {
            throw .unknownOption("--\(name)", suggestion: nearest(to: name, among: options.map(\.name)).map { "--\($0)" })
        }
        try record(option, as: "--\(name)", value: parts.count == 2 ? String(parts[1]) : nil)
    }

    /// `-n V`, `-nV`, or flags together: `-vq`.
    private mutating func readCluster(_ word: String) throws(UsageError) {
        var letters = word.dropFirst()
        while let letter = letters.popFirst() {
            guard let option = options.first(where: { $0.short == letter }) else {
                // "-session" is more often a lost dash than a cluster.
                let name = String(word.dropFirst().prefix { $0 != "=" })
                let suggestion = name.count > 1 ? nearest(to: name, among: options.map(\.name)) : nil
                throw .unknownOption(name.count > 1 ? word : "-\(letter)", suggestion: suggestion.map { "--\($0)" })
            }
            if option.kind == .option, !letters.isEmpty {
                try record(option, as: "-\(letter)", value: String(letters))
                return
            }
            try record(option, as: "-\(letter)", value: nil)
        }
    }

    private mutating func record(_ option: ArgumentDeclaration, as form: String, value: String?) throws(UsageError) {
        var text = value ?? ""
        if option.kind == .flag {
            if value != nil { throw .unexpectedValue(of: form) }
        } else if value == nil {
            guard let next = words.popFirst() else { throw .missingValue(of: form, placeholder: option.placeholder) }
            text = next
        }
        guard option.isRepeatable || texts[option.name] == nil else { throw .repeatedOption("--\(option.name)") }
        texts[option.name, default: []].append(text)
    }

    /// Whether a word is made of one-letter options: `-` alone isn't, nor is `-5` where no option is a digit.
    private func isCluster(_ word: String) -> Bool {
        guard word.hasPrefix("-"), let letter = word.dropFirst().first else { return false }
        return !(letter.isNumber || letter == ".") || options.contains { $0.short == letter }
    }

    /// Takes a subcommand's name or a positional value.
    private mutating func take(_ word: String) throws(UsageError) {
        if command.subcommands.isEmpty {
            positionals.append(word)
        } else if let next = command.subcommands.first(where: { $0.name == word }) {
            commands.append(next)
        } else {
            throw .unknownCommand(word, suggestion: nearest(to: word, among: command.subcommands.map(\.name)))
        }
    }

    private func values() throws(UsageError) -> [String: any Sendable] {
        var remaining = positionals[...]
        var values: [String: any Sendable] = [:]
        for argument in declared {
            let declaration = argument.declaration
            var given = texts[declaration.name] ?? []
            if declaration.kind == .positional {
                given = Array(remaining.prefix(declaration.isRepeatable ? remaining.count : 1))
                remaining = remaining.dropFirst(given.count)
            }
            values[declaration.name] = try argument.read(given)
        }
        if let stray = remaining.first { throw .unexpectedArgument(stray) }
        return values
    }
}
