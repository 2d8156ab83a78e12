/// A proto3 message. The generator writes the conformances: two methods name every field once, one for reading and one for
/// visiting, and each wire form is a decoder and a visitor.
public protocol ProtoMessage: Hashable, Sendable {
    /// The message with every field absent.
    init()
    /// The full protobuf name, as in `shutterbus.v1.Request`.
    static var protoName: String { get }
    /// Every field, ascending by number.
    static var fieldNames: [ProtoFieldName] { get }
    /// What came in but has no field in this build; written again after the known fields.
    var unknownFields: UnknownFields { get set }
    /// Shows every field to `visitor`, ascending by number.
    func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor)
    /// Reads the value of one field; false when the number, or the form its value came in, is unknown.
    mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
        field number: Int, from decoder: inout Decoder
    ) throws(Decoder.Failure) -> Bool
    /// Appends the binary form. It is a requirement, not an extension, so that it is compiled for the concrete types.
    func encode(into writer: inout ProtoWriter)
    /// Merges fields up to the end of the message that `reader` is in.
    mutating func decode(from reader: inout ProtoReader) throws(ProtoError)
}

extension ProtoMessage {
    /// Reads the binary form (<https://protobuf.dev/programming-guides/encoding/>). Unknown fields are kept.
    ///
    /// Throws a `ProtoError` when the bytes are not such a message, or more than `sizeLimit`.
    @inlinable public init(protobuf bytes: RawSpan, sizeLimit: Int = ProtoLimits.size) throws(ProtoError) {
        self.init()
        try merge(protobuf: bytes, sizeLimit: sizeLimit)
    }

    /// Reads the binary form, as `init(protobuf:sizeLimit:)` of a span.
    @inlinable public init(protobuf bytes: [UInt8], sizeLimit: Int = ProtoLimits.size) throws(ProtoError) {
        try unsafe self.init(protobuf: bytes.span.bytes, sizeLimit: sizeLimit)
    }

    /// Merges a binary message into this one: single values are replaced, messages merged, lists extended.
    ///
    /// Throws a `ProtoError`; the message then holds what came before the fault.
    @inlinable public mutating func merge(protobuf bytes: RawSpan, sizeLimit: Int = ProtoLimits.size) throws(ProtoError) {
        guard bytes.byteCount <= sizeLimit else { throw .tooLarge }
        var reader = ProtoReader(bytes)
        try decode(from: &reader)
    }

    /// Merges a binary message into this one, as `merge(protobuf:sizeLimit:)` of a span.
    @inlinable public mutating func merge(protobuf bytes: [UInt8], sizeLimit: Int = ProtoLimits.size) throws(ProtoError) {
        try unsafe merge(protobuf: bytes.span.bytes, sizeLimit: sizeLimit)
    }

    /// The binary form: fields ascending by number, maps ascending by key, unknown fields last. Equal messages give equal bytes.
    @inlinable public func protobuf() -> [UInt8] {
        var writer = ProtoWriter()
        encode(into: &writer)
        return writer.array()
    }
}
