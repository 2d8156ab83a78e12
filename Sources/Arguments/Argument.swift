/// A typed option, flag or positional: declared once, listed in a ``Command``, and the key that reads its value from an ``Invocation``.
package struct Argument<Value: Sendable>: DeclaredArgument {
    package let declaration: ArgumentDeclaration
    private let interpret: @Sendable ([String]) throws(UsageError) -> Value

    private init(
        _ kind: ArgumentDeclaration.Kind, _ name: String, _ short: Character? = nil, placeholder: String = "", help: String,
        defaultText: String? = nil, choices: [String] = [], repeatable: Bool = false, required: Bool = false,
        interpret: @escaping @Sendable ([String]) throws(UsageError) -> Value
    ) {
        declaration = ArgumentDeclaration(
            kind: kind, name: name, short: short, placeholder: placeholder, help: help, defaultText: defaultText,
            choices: choices, isRepeatable: repeatable, isRequired: required)
        self.interpret = interpret
    }

    package func read(_ texts: [String]) throws(UsageError) -> any Sendable { try interpret(texts) }
}

extension Argument where Value == Bool {
    /// `--name` or `-n`: true when given. Giving it twice changes nothing.
    package static func flag(_ name: String, short: Character? = nil, help: String) -> Self {
        Self(.flag, name, short, help: help, repeatable: true) { texts throws(UsageError) in !texts.isEmpty }
    }
}

extension Argument {
    /// `--name V` with a default, shown in the help.
    package static func option(
        _ name: String, short: Character? = nil, _ placeholder: String, _ format: ValueFormat<Value>, default value: Value,
        help: String
    ) -> Self {
        Self(
            .option, name, short, placeholder: placeholder, help: help, defaultText: format.text(value), choices: format.choices
        ) { texts throws(UsageError) in
            guard let text = texts.first else { return value }
            return try format.value(text, for: "--\(name)")
        }
    }

    /// `--name V`, nil when not given; `note` says in the help what holds then.
    package static func option<Wrapped>(
        _ name: String, short: Character? = nil, _ placeholder: String, _ format: ValueFormat<Wrapped>, note: String? = nil,
        help: String
    ) -> Self where Value == Wrapped? {
        Self(.option, name, short, placeholder: placeholder, help: help, defaultText: note, choices: format.choices) {
            texts throws(UsageError) in
            guard let text = texts.first else { return nil }
            return try format.value(text, for: "--\(name)")
        }
    }

    /// `--name V` that must be given.
    package static func requiredOption(
        _ name: String, short: Character? = nil, _ placeholder: String, _ format: ValueFormat<Value>, help: String
    ) -> Self {
        Self(.option, name, short, placeholder: placeholder, help: help, choices: format.choices, required: true) {
            texts throws(UsageError) in
            guard let text = texts.first else { throw .missingArgument("--\(name)") }
            return try format.value(text, for: "--\(name)")
        }
    }

    /// `--name V` as often as wanted, in the order given; `note` says in the help what holds when it is not given.
    package static func options<Element>(
        _ name: String, short: Character? = nil, _ placeholder: String, _ format: ValueFormat<Element>, note: String? = nil,
        help: String
    ) -> Self where Value == [Element] {
        Self(
            .option, name, short, placeholder: placeholder, help: help, defaultText: note, choices: format.choices,
            repeatable: true
        ) { texts throws(UsageError) in
            try texts.map { text throws(UsageError) in try format.value(text, for: "--\(name)") }
        }
    }

    /// A value at its own position that must be given.
    package static func positional(_ placeholder: String, _ format: ValueFormat<Value>, help: String) -> Self {
        Self(.positional, placeholder, placeholder: placeholder, help: help, choices: format.choices, required: true) {
            texts throws(UsageError) in
            guard let text = texts.first else { throw .missingArgument(placeholder) }
            return try format.value(text, for: placeholder)
        }
    }

    /// A value at its own position, nil when not given. No required positional may follow it.
    package static func optionalPositional<Wrapped>(_ placeholder: String, _ format: ValueFormat<Wrapped>, help: String) -> Self
    where Value == Wrapped? {
        Self(.positional, placeholder, placeholder: placeholder, help: help, choices: format.choices) {
            texts throws(UsageError) in
            guard let text = texts.first else { return nil }
            return try format.value(text, for: placeholder)
        }
    }

    /// All positional values that remain. Nothing positional may follow it.
    package static func remainingPositionals<Element>(_ placeholder: String, _ format: ValueFormat<Element>, help: String) -> Self
    where Value == [Element] {
        Self(.positional, placeholder, placeholder: placeholder, help: help, choices: format.choices, repeatable: true) {
            texts throws(UsageError) in
            try texts.map { text throws(UsageError) in try format.value(text, for: placeholder) }
        }
    }
}
