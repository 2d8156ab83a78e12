/// What a message came with but this build has no field for. Empty, it costs two words and no allocation.
///
/// It counts when messages are compared: a message with an unknown field is another one than without.
public struct UnknownFields: Hashable, Sendable {
    /// Binary fields one after the other, as they came; they are written again when the message is.
    public internal(set) var wire: [UInt8] = []
    /// Keys of a JSON object. Their values are not kept: JSON does not tell how they would be written in the binary form.
    public internal(set) var jsonKeys: [String] = []

    /// No fields.
    @inlinable public init() {}

    /// Whether there are none.
    public var isEmpty: Bool { wire.isEmpty && jsonKeys.isEmpty }

    /// The numbers of the binary fields, in the order they came in.
    func numbers() -> [Int] {
        var numbers: [Int] = []
        var reader = unsafe ProtoReader(wire.span.bytes)
        // Only complete fields are ever added, so that reading them again cannot fail.
        while let number = try? reader.nextField(), (try? reader.skip()) != nil { numbers.append(number) }
        return numbers
    }
}
