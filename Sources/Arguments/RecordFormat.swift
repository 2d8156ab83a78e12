/// How a value of several named fields is written: `FIRST=SECOND,field=value,…` in a word, by its fields' names in a file. Each
/// field has one format for both.
package struct RecordFormat<Value: Sendable>: Sendable {
    /// One field.
    package struct Field: Sendable {
        let name: String
        let isRequired: Bool
        let placeholder: String
        /// Sets it by its text; throws for what is not allowed, naming the field as `label`.
        let set: @Sendable (inout Value, String, _ label: String) throws(UsageError) -> Void
        /// Its text; nil when it has none.
        let text: @Sendable (Value) -> String?

        /// A field that every value has.
        package static func required<Part>(
            _ name: String, _ placeholder: String, _ format: ValueFormat<Part>,
            _ path: any WritableKeyPath<Value, Part> & Sendable
        ) -> Self {
            Self(name: name, isRequired: true, placeholder: placeholder) { value, text, label throws(UsageError) in
                value[keyPath: path] = try format.value(text, for: label)
            } text: {
                format.text($0[keyPath: path])
            }
        }

        /// A field that may be left out.
        package static func optional<Part>(
            _ name: String, _ placeholder: String, _ format: ValueFormat<Part>,
            _ path: any WritableKeyPath<Value, Part?> & Sendable
        ) -> Self {
            Self(name: name, isRequired: false, placeholder: placeholder) { value, text, label throws(UsageError) in
                value[keyPath: path] = try format.value(text, for: label)
            } text: {
                $0[keyPath: path].map(format.text)
            }
        }
    }

    private let empty: Value
    private let fields: [Field]

    /// A record that begins as `empty`. The first two fields are required, and stand before the others in a word.
    package init(_ empty: Value, _ fields: Field...) {
        precondition(
            fields.count >= 2 && fields[0].isRequired && fields[1].isRequired, "a record begins with two required fields")
        self.empty = empty
        self.fields = fields
    }

    /// The form as a word.
    var word: ValueFormat<Value> {
        let others = fields.dropFirst(2).map { "[,\($0.name)=\($0.placeholder)]" }.joined()
        let expected = "\(fields[0].placeholder)=\(fields[1].placeholder)\(others)"
        return ValueFormat(expected: expected, text: text(of:)) { try? value(ofWord: $0) }
    }

    private func text(of value: Value) -> String {
        let texts = fields.map { $0.text(value) }
        let others = zip(fields, texts).dropFirst(2).compactMap { field, text in text.map { ",\(field.name)=\($0)" } }
        return "\(texts[0] ?? "")=\(texts[1] ?? "")\(others.joined())"
    }

    private func value(ofWord word: String) throws(UsageError) -> Value? {
        var value = empty
        var seen: Set<String> = []
        for (index, part) in word.split(separator: ",", omittingEmptySubsequences: false).enumerated() {
            guard let equals = part.firstIndex(of: "=") else { return nil }
            let key = String(part[..<equals]), text = String(part[part.index(after: equals)...])
            if index == 0 {
                try fields[0].set(&value, key, "")
                try fields[1].set(&value, text, "")
            } else {
                guard let field = fields.dropFirst(2).first(where: { $0.name == key }), seen.insert(key).inserted else {
                    return nil
                }
                try field.set(&value, text, "")
            }
        }
        return value
    }

    /// The values of the entries of a file, listed under `name`. No two have the same first field.
    func values(of entries: [SettingValue], in name: String) throws(SettingFault) -> [Value] {
        var lines: [String: Int] = [:]
        return try entries.map { entry throws(SettingFault) in
            let value = try value(of: entry, in: name)
            if let key = fields[0].text(value), let first = lines.updateValue(entry.line, forKey: key) {
                throw SettingFault(
                    line: entry.line, "\(name): \(fields[0].name) \(quoted(key)) is given twice, first in line \(first)")
            }
            return value
        }
    }

    private func value(of entry: SettingValue, in name: String) throws(SettingFault) -> Value {
        let names = fields.map(\.name)
        guard case .fields(let settings) = entry.content else {
            throw SettingFault(line: entry.line, "\(name): expected the keys \(names.joined(separator: ", "))")
        }
        var value = empty
        for setting in settings {
            guard let field = fields.first(where: { $0.name == setting.name }) else {
                throw SettingFault(unknown: setting, among: names, in: " in \(name)")
            }
            let label = "\(name): \(field.name)"
            guard case .text(let text) = setting.value.content else {
                throw SettingFault(line: setting.line, "\(label) needs one value: \(field.placeholder)")
            }
            do throws(UsageError) {
                try field.set(&value, text, label)
            } catch {
                throw SettingFault(line: setting.value.line, error)
            }
        }
        if let field = fields.first(where: { field in field.isRequired && !settings.contains { $0.name == field.name } }) {
            throw SettingFault(line: entry.line, "\(name): \(field.name) is missing")
        }
        return value
    }

    /// The value as an entry of a file.
    func setting(of value: Value) -> SettingValue {
        SettingValue(
            .fields(
                fields.compactMap { field in
                    field.text(value).map { Setting(field.name, line: 0, SettingValue(.text($0))) }
                }))
    }
}
