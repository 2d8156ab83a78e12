/// The fields of a log line in the order given: `["camera": id, "width": 640]`.
package struct LogFields: Sendable, Hashable, ExpressibleByDictionaryLiteral {
    /// A name and its value.
    package struct Field: Sendable, Hashable {
        /// The field's name.
        package let key: String
        /// What it holds.
        package let value: LogValue
    }

    /// The fields in order; no key occurs twice.
    package private(set) var fields: [Field] = []

    /// Fields from a literal; the last of equal keys counts.
    package init(dictionaryLiteral elements: (String, any LogValueConvertible)...) {
        for (key, value) in elements { self[key] = value.logValue }
    }

    /// The value of a field; setting keeps its place, or appends it.
    package subscript(key: String) -> LogValue? {
        get { fields.first { $0.key == key }?.value }
        set {
            let index = fields.firstIndex { $0.key == key }
            switch (index, newValue) {
            case (let index?, let value?): fields[index] = Field(key: key, value: value)
            case (let index?, nil): fields.remove(at: index)
            case (nil, let value?): fields.append(Field(key: key, value: value))
            case (nil, nil): break
            }
        }
    }

    /// These fields and the others, which win where keys are equal.
    package func adding(_ others: LogFields) -> LogFields {
        var result = self
        for field in others.fields { result[field.key] = field.value }
        return result
    }
}
