/// Why bytes are not the JSON form of a message. Nothing else is thrown while JSON is read, and no input traps.
public struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong.
    public enum Problem: Hashable, Sendable {
        /// Something else should stand there: `a number`, `"," or "}"`.
        case expected(String)
        /// A key, or both spellings of a field's name, stands twice in one object.
        case duplicateKey(String)
        /// Two members of this `oneof` are set.
        case secondMember
        /// No field has this name, and the caller refuses such keys.
        case unknownKey(String)
        /// A string is not UTF-8.
        case invalidUTF8
        /// Objects and arrays are nested more than `ProtoLimits.depth` deep.
        case tooDeep
        /// The text is larger than the caller allowed.
        case tooLarge
    }

    /// What is wrong.
    public let problem: Problem
    /// The byte at which it was noticed.
    public let offset: Int
    /// The field it is in, `setZoom.ratio`; empty for the message itself.
    public let path: String

    /// One line for people.
    public var description: String {
        let what =
            switch problem {
            case .expected(let what): "expected \(what)"
            case .duplicateKey(let key): "the key \"\(key)\" stands twice"
            case .secondMember: "another member of the same oneof is set already"
            case .unknownKey(let key): "no field is named \"\(key)\""
            case .invalidUTF8: "a string is not UTF-8"
            case .tooDeep: "nested too deeply"
            case .tooLarge: "too large"
            }
        return path.isEmpty ? "byte \(offset): \(what)" : "\(path), byte \(offset): \(what)"
    }
}
