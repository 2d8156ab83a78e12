/// What a command line asked for.
package enum CommandLineOutcome: Sendable {
    /// Run the command.
    case run(Invocation)
    /// Print this text to standard output and exit with status 0 (`--help`, `--version`).
    case print(String)
}

/// A command line that was understood: which command, and the value of each of its arguments.
package struct Invocation: Sendable {
    /// The names of the subcommands, outermost first; empty for a command without any.
    package let path: [String]
    private let arguments: [any DeclaredArgument]
    private var values: [String: any Sendable]
    /// The names of the arguments that the words gave.
    private let given: Set<String>

    init(path: [String], arguments: [any DeclaredArgument], values: [String: any Sendable], given: Set<String>) {
        self.path = path
        self.arguments = arguments
        self.values = values
        self.given = given
    }

    /// The value of an argument. Traps when the argument isn't declared in the command that was invoked.
    package subscript<Value>(_ argument: Argument<Value>) -> Value {
        // In two steps: a missing entry cast to an optional type would be a nil that looks like a value.
        guard let entry = values[argument.declaration.name], let value = entry as? Value else {
            preconditionFailure("\(argument.declaration.label) is not declared by the command that reads it")
        }
        return value
    }

    /// This invocation with what a file sets; what the words gave stays. Everything in the file is checked, also what does not
    /// count for that reason. An option that must be given is given by words alone.
    package func completed(by settings: Settings) throws(SettingsError) -> Invocation {
        var result = self
        let names = arguments.compactMap(\.declaration.settingName)
        do throws(SettingFault) {
            for setting in settings.entries {
                guard let argument = arguments.first(where: { $0.declaration.settingName == setting.name }) else {
                    throw SettingFault(unknown: setting, among: names)
                }
                let value = try argument.read(setting)
                if !given.contains(argument.declaration.name) { result.values[argument.declaration.name] = value }
            }
        } catch {
            throw SettingsError(file: settings.file, line: error.line, error.problem)
        }
        return result
    }

    /// Every option that a file can set, with the value in force; nil when it has none.
    package var settings: [(declaration: ArgumentDeclaration, value: SettingValue?)] {
        arguments.filter { $0.declaration.settingName != nil }.map { argument in
            (argument.declaration, values[argument.declaration.name].flatMap(argument.setting))
        }
    }
}
