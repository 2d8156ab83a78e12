// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The members are requirements, documented in ProtoFieldKind and ProtoMapKey.

/// A field of an enum. In JSON its name, or its number.
public enum EnumField<Enumeration: ProtoEnum>: ProtoFieldKind {
    @inlinable @inline(__always) public static var wireType: UInt8 { 0 }
    @inlinable @inline(__always) public static var zero: Enumeration { Enumeration(rawValue: 0) }
    @inlinable @inline(__always) public static func isZero(_ value: Enumeration) -> Bool { value.rawValue == 0 }
    @inlinable @inline(__always) public static func write(_ value: Enumeration, to writer: inout ProtoWriter) {
        writer.varint(UInt64(bitPattern: Int64(value.rawValue)))
    }
    @inlinable public static func read(
        into value: inout Enumeration, from reader: inout ProtoReader
    ) throws(ProtoError) {
        value = Enumeration(rawValue: Int32(truncatingIfNeeded: try reader.varint()))
    }
    public static func write(_ value: Enumeration, to json: inout JSONWriter) {
        if let name = value.protoName { json.quoted(name) } else { json.literal(String(value.rawValue)) }
    }
    /// A name this build does not know is an error even where unknown fields are ignored: a command must not be carried out with
    /// a setting other than the one asked for.
    public static func read(into value: inout Enumeration, from json: inout JSONReader) throws(JSONError) {
        value = Enumeration(rawValue: try json.enumNumber(Enumeration.valueNames))
    }
}
