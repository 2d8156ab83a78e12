// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The members are requirements, documented in ProtoFieldKind and ProtoMapKey.

/// A field of a message: in the binary form length-delimited, in JSON an object.
public enum MessageField<Message: ProtoMessage>: ProtoFieldKind {
    @inlinable @inline(__always) public static var wireType: UInt8 { 2 }
    @inlinable public static var zero: Message { Message() }
    /// Only presence counts for a message.
    @inlinable public static func isZero(_ value: Message) -> Bool { false }
    @inlinable public static func write(_ value: Message, to writer: inout ProtoWriter) {
        let start = writer.beginDelimited()
        value.encode(into: &writer)
        writer.endDelimited(start)
    }
    @inlinable public static func read(into value: inout Message, from reader: inout ProtoReader) throws(ProtoError) {
        let outerEnd = try reader.enter()
        try value.decode(from: &reader)
        reader.leave(to: outerEnd)
    }
    public static func write(_ value: Message, to json: inout JSONWriter) { json.object(value) }
    public static func read(into value: inout Message, from json: inout JSONReader) throws(JSONError) {
        try json.object(into: &value)
    }
    public static func collectUnknownFields(in value: Message, to paths: inout UnknownFieldPaths) { paths.collect(from: value) }
}
