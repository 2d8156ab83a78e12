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
    private let values: [String: any Sendable]

    init(path: [String], values: [String: any Sendable]) {
        self.path = path
        self.values = values
    }

    /// The value of an argument. Traps when the argument isn't declared in the command that was invoked.
    package subscript<Value>(_ argument: Argument<Value>) -> Value {
        // In two steps: a missing entry cast to an optional type would be a nil that looks like a value.
        guard let entry = values[argument.declaration.name], let value = entry as? Value else {
            preconditionFailure("\(argument.declaration.label) is not declared by the command that reads it")
        }
        return value
    }
}
