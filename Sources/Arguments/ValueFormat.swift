/// How a value is written on the command line: how it is read, what is allowed, and how a default is shown.
package struct ValueFormat<Value: Sendable>: Sendable {
    /// What is allowed, as it completes "expected …".
    package let expected: String
    /// The values to choose from, if they can be listed.
    package let choices: [String]
    /// The value of a text; nil when it isn't one.
    package let parse: @Sendable (String) -> Value?
    /// A value as it would be typed.
    package let text: @Sendable (Value) -> String

    /// A format of one's own: `expected` completes "expected …", `parse` answers nil for what is not allowed.
    package init(
        expected: String, choices: [String] = [], text: @escaping @Sendable (Value) -> String = { "\($0)" },
        parse: @escaping @Sendable (String) -> Value?
    ) {
        self.expected = expected
        self.choices = choices
        self.text = text
        self.parse = parse
    }

    func value(_ text: String, for label: String) throws(UsageError) -> Value {
        guard let value = parse(text) else { throw .invalidValue(text, of: label, expected: expected) }
        return value
    }
}

extension ValueFormat where Value == String {
    /// Any text but an empty one.
    package static var text: Self { Self(expected: "a text that is not empty") { $0.isEmpty ? nil : $0 } }

    /// One of the words listed.
    package static func choice(_ choices: [String]) -> Self {
        Self(expected: alternatives(choices), choices: choices) { choices.contains($0) ? $0 : nil }
    }
}

extension ValueFormat where Value: CaseIterable & RawRepresentable<String> {
    /// One of the cases, written as its raw value.
    package static var choice: Self {
        let choices = Value.allCases.map(\.rawValue)
        return Self(expected: alternatives(choices), choices: choices, text: { $0.rawValue }, parse: { Value(rawValue: $0) })
    }
}

extension ValueFormat where Value: FixedWidthInteger {
    /// A decimal integer within the range.
    package static func integer(in range: ClosedRange<Value>) -> Self {
        Self(expected: "an integer from \(range.lowerBound) to \(range.upperBound)") { text in
            Value(text).flatMap { range.contains($0) ? $0 : nil }
        }
    }
}

extension ValueFormat where Value == Double {
    /// A decimal number within the range; never infinite or NaN.
    package static func number(in range: ClosedRange<Double>) -> Self {
        Self(expected: "a number from \(range.lowerBound) to \(range.upperBound)") { text in
            // Swift also reads "0x1p3" and "nan": what people type are digits.
            guard text.utf8.allSatisfy({ "0123456789.+-eE".utf8.contains($0) }) else { return nil }
            return Double(text).flatMap { range.contains($0) ? $0 : nil }
        }
    }
}

extension ValueFormat where Value == Dimensions {
    /// A width and a height, such as `1280x720`.
    package static var dimensions: Self {
        Self(expected: "a size such as 1280x720", parse: { Dimensions($0) })
    }
}

private func alternatives(_ choices: [String]) -> String {
    guard choices.count > 1, let last = choices.last else { return choices.first ?? "nothing" }
    return choices.dropLast().joined(separator: ", ") + " or " + last
}
