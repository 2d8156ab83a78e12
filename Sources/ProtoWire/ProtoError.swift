/// Why bytes are not a protobuf message. Nothing else is thrown while the binary form is read, and no input traps.
public enum ProtoError: Error, Hashable, Sendable {
    /// The bytes end inside a field, or a length points past the end of what holds it.
    case truncated
    /// A varint is longer than ten bytes.
    case malformedVarint
    /// A field key has number 0, a number above 2^29 - 1, an unused wire type, or ends a group that never began.
    case invalidKey
    /// A `string` field holds bytes that are not UTF-8.
    case invalidUTF8
    /// Messages are nested more than `ProtoLimits.depth` deep.
    case tooDeep
    /// The message is larger than the caller allowed.
    case tooLarge
}
