/// A typed option, flag or positional: declared once, listed in a ``Command``, and the key that reads its value from an ``Invocation``.
package struct Argument<Value: Sendable>: DeclaredArgument {
    package let declaration: ArgumentDeclaration
    private let coding: Coding

    /// The value's two forms: texts, as typed, and settings, as in a file.
    struct Coding: Sendable {
        /// The value of texts; `label` names the argument in what is thrown.
        var interpret: @Sendable (_ texts: [String], _ label: String) throws(UsageError) -> Value
        /// The texts that give the value.
        var texts: @Sendable (Value) -> [String]
        /// The value in a file and back, where that is not made of its texts.
        var fields: Fields?

        /// A value of records.
        struct Fields: Sendable {
            var value: @Sendable (Setting) throws(SettingFault) -> Value
            var setting: @Sendable (Value) -> SettingValue
        }
    }

    private init(
        _ kind: ArgumentDeclaration.Kind, _ name: String, _ short: Character? = nil, placeholder: String = "", help: String,
        defaultText: String? = nil, choices: [String] = [], repeatable: Bool = false, required: Bool = false,
        setting: String? = nil, fields: Coding.Fields? = nil, texts: @escaping @Sendable (Value) -> [String],
        interpret: @escaping @Sendable (_ texts: [String], _ label: String) throws(UsageError) -> Value
    ) {
        declaration = ArgumentDeclaration(
            kind: kind, name: name, short: short, placeholder: placeholder, help: help, defaultText: defaultText,
            choices: choices, isRepeatable: repeatable, isRequired: required,
            settingName: kind == .positional ? nil : setting ?? name)
        coding = Coding(interpret: interpret, texts: texts, fields: fields)
    }

    private init(_ declaration: ArgumentDeclaration, _ coding: Coding) {
        self.declaration = declaration
        self.coding = coding
    }

    /// The same argument, which a file of settings can't have: it is about this one call.
    package var onCommandLineOnly: Self {
        var declaration = declaration
        declaration.settingName = nil
        return Self(declaration, coding)
    }

    package func read(_ texts: [String]) throws(UsageError) -> any Sendable {
        try coding.interpret(texts, declaration.label)
    }

    package func read(_ setting: Setting) throws(SettingFault) -> any Sendable {
        if let fields = coding.fields { return try fields.value(setting) }
        let entries = try declaration.texts(of: setting)
        do throws(UsageError) {
            return try coding.interpret(entries.map(\.text), setting.name)
        } catch {
            // Told with the line of the first entry that can't stand alone either.
            let line = entries.first { (try? coding.interpret([$0.text], "")) == nil }?.line
            throw SettingFault(line: line ?? setting.line, error)
        }
    }

    package func setting(_ value: any Sendable) -> SettingValue? {
        guard let value = value as? Value else { return nil }
        if let fields = coding.fields { return fields.setting(value) }
        let texts = coding.texts(value)
        switch declaration.kind {
        case .flag: return SettingValue(.text(texts.isEmpty ? "false" : "true"))
        case .option where declaration.isRepeatable: return SettingValue(.list(texts.map { SettingValue(.text($0)) }))
        case .option, .positional: return texts.first.map { SettingValue(.text($0)) }
        }
    }
}

extension Argument where Value == Bool {
    /// `--name` or `-n`: true when given. Giving it twice changes nothing.
    package static func flag(_ name: String, short: Character? = nil, help: String) -> Self {
        Self(.flag, name, short, help: help, repeatable: true, texts: { $0 ? [""] : [] }) { texts, _ throws(UsageError) in
            !texts.isEmpty
        }
    }
}

extension Argument {
    /// `--name V` with a default, shown in the help.
    package static func option(
        _ name: String, short: Character? = nil, _ placeholder: String, _ format: ValueFormat<Value>, default value: Value,
        help: String
    ) -> Self {
        Self(
            .option, name, short, placeholder: placeholder, help: help, defaultText: format.text(value), choices: format.choices,
            texts: { [format.text($0)] }
        ) { texts, label throws(UsageError) in
            guard let text = texts.first else { return value }
            return try format.value(text, for: label)
        }
    }

    /// `--name V`, nil when not given; `note` says in the help what holds then.
    package static func option<Wrapped>(
        _ name: String, short: Character? = nil, _ placeholder: String, _ format: ValueFormat<Wrapped>, note: String? = nil,
        help: String
    ) -> Self where Value == Wrapped? {
        Self(
            .option, name, short, placeholder: placeholder, help: help, defaultText: note, choices: format.choices,
            texts: { $0.map { [format.text($0)] } ?? [] }
        ) { texts, label throws(UsageError) in
            guard let text = texts.first else { return nil }
            return try format.value(text, for: label)
        }
    }

    /// `--name V` that must be given.
    package static func requiredOption(
        _ name: String, short: Character? = nil, _ placeholder: String, _ format: ValueFormat<Value>, help: String
    ) -> Self {
        Self(
            .option, name, short, placeholder: placeholder, help: help, choices: format.choices, required: true,
            texts: { [format.text($0)] }
        ) { texts, label throws(UsageError) in
            guard let text = texts.first else { throw .missingArgument(label) }
            return try format.value(text, for: label)
        }
    }

    /// `--name V` as often as wanted, in the order given; `note` says in the help what holds when it is not given.
    package static func options<Element>(
        _ name: String, short: Character? = nil, _ placeholder: String, _ format: ValueFormat<Element>, note: String? = nil,
        help: String
    ) -> Self where Value == [Element] {
        Self(
            .option, name, short, placeholder: placeholder, help: help, defaultText: note, choices: format.choices,
            repeatable: true, texts: { $0.map(format.text) }
        ) { texts, label throws(UsageError) in
            try texts.map { text throws(UsageError) in try format.value(text, for: label) }
        }
    }

    /// `--name V` as often as wanted, in the order given, `values` when not given; in a file a list under `setting`, whose entries
    /// have the record's fields.
    package static func records<Element>(
        _ name: String, short: Character? = nil, setting: String, _ placeholder: String, _ format: RecordFormat<Element>,
        default values: [Element], help: String
    ) -> Self where Value == [Element] {
        let word = format.word
        let fields = Coding.Fields { setting throws(SettingFault) in
            guard case .list(let entries) = setting.value.content, !entries.isEmpty else {
                throw SettingFault(line: setting.line, "\(setting.name) needs a list, whose entries begin with '-'")
            }
            return try format.values(of: entries, in: setting.name)
        } setting: {
            SettingValue(.list($0.map(format.setting(of:))))
        }
        return Self(
            .option, name, short, placeholder: placeholder, help: help,
            defaultText: values.isEmpty ? nil : values.map(word.text).joined(separator: " "), repeatable: true,
            setting: setting, fields: fields, texts: { $0.map(word.text) }
        ) { texts, label throws(UsageError) in
            if texts.isEmpty { return values }
            return try texts.map { text throws(UsageError) in try word.value(text, for: label) }
        }
    }

    /// A value at its own position that must be given.
    package static func positional(_ placeholder: String, _ format: ValueFormat<Value>, help: String) -> Self {
        Self(
            .positional, placeholder, placeholder: placeholder, help: help, choices: format.choices, required: true,
            texts: { [format.text($0)] }
        ) { texts, label throws(UsageError) in
            guard let text = texts.first else { throw .missingArgument(label) }
            return try format.value(text, for: label)
        }
    }

    /// A value at its own position, nil when not given. No required positional may follow it.
    package static func optionalPositional<Wrapped>(_ placeholder: String, _ format: ValueFormat<Wrapped>, help: String) -> Self
    where Value == Wrapped? {
        Self(
            .positional, placeholder, placeholder: placeholder, help: help, choices: format.choices,
            texts: { $0.map { [format.text($0)] } ?? [] }
        ) { texts, label throws(UsageError) in
            guard let text = texts.first else { return nil }
            return try format.value(text, for: label)
        }
    }

    /// All positional values that remain. Nothing positional may follow it.
    package static func remainingPositionals<Element>(_ placeholder: String, _ format: ValueFormat<Element>, help: String) -> Self
    where Value == [Element] {
        Self(
            .positional, placeholder, placeholder: placeholder, help: help, choices: format.choices, repeatable: true,
            texts: { $0.map(format.text) }
        ) { texts, label throws(UsageError) in
            try texts.map { text throws(UsageError) in try format.value(text, for: label) }
        }
    }
}
