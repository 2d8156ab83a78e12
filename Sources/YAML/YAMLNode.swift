/// A value in a YAML text and where it stands.
package struct YAMLNode: Hashable, Sendable {
    /// What the value is.
    package indirect enum Content: Hashable, Sendable {
        /// A text, as every word and number is here; `isPlain` when it has no quotes.
        case scalar(String, isPlain: Bool)
        /// A list.
        case sequence([YAMLNode])
        /// Keys and their values in the order of the text; no key twice.
        case mapping([Entry])
    }

    /// A key with its value.
    package struct Entry: Hashable, Sendable {
        /// The key.
        package let key: String
        /// Where the key stands.
        package let position: YAMLPosition
        /// Its value.
        package let value: YAMLNode
    }

    /// What the value is.
    package let content: Content
    /// Where it begins.
    package let position: YAMLPosition

    /// Is it nothing at all: left out, `~` or `null`?
    package var isNull: Bool {
        guard case .scalar(let text, isPlain: true) = content else { return false }
        return ["", "~", "null", "Null", "NULL"].contains(text)
    }
}
