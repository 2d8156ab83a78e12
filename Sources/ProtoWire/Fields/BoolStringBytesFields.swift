// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The members are requirements, documented in ProtoFieldKind and ProtoMapKey.

/// `bool`: a varint of 0 or 1.
public enum ProtoBool: ProtoMapKey {
    @inlinable @inline(__always) public static var wireType: UInt8 { 0 }
    @inlinable @inline(__always) public static var zero: Bool { false }
    @inlinable @inline(__always) public static func isZero(_ value: Bool) -> Bool { !value }
    @inlinable @inline(__always) public static func write(_ value: Bool, to writer: inout ProtoWriter) {
        writer.varint(value ? 1 : 0)
    }
    @inlinable public static func read(into value: inout Bool, from reader: inout ProtoReader)
        throws(ProtoError)
    {
        value = try reader.varint() != 0
    }
    public static func write(_ value: Bool, to json: inout JSONWriter) { json.literal(text(of: value)) }
    public static func read(into value: inout Bool, from json: inout JSONReader) throws(JSONError) { value = try json.boolean() }
    public static func precedes(_ first: Bool, _ second: Bool) -> Bool { !first && second }
    public static func text(of key: Bool) -> String { key ? "true" : "false" }
    public static func key(of text: String) -> Bool? { Bool(text) }
}

/// `string`: UTF-8. Equality, of map keys too, is Swift's: canonically equivalent strings are equal.
public enum ProtoString: ProtoMapKey {
    @inlinable @inline(__always) public static var wireType: UInt8 { 2 }
    @inlinable @inline(__always) public static var zero: String { "" }
    @inlinable @inline(__always) public static func isZero(_ value: String) -> Bool { value.isEmpty }
    @inlinable public static func write(_ value: String, to writer: inout ProtoWriter) { writer.string(value) }
    @inlinable public static func read(into value: inout String, from reader: inout ProtoReader) throws(ProtoError) {
        value = try reader.string()
    }
    public static func write(_ value: String, to json: inout JSONWriter) { json.quoted(value) }
    public static func read(into value: inout String, from json: inout JSONReader) throws(JSONError) { value = try json.string() }
    public static func precedes(_ first: String, _ second: String) -> Bool { first.utf8.lexicographicallyPrecedes(second.utf8) }
    public static func text(of key: String) -> String { key }
    public static func key(of text: String) -> String? { text }
}

/// `bytes`. In JSON base64 with padding; the alphabet for URLs and missing padding are read too.
public enum ProtoBytes: ProtoFieldKind {
    @inlinable @inline(__always) public static var wireType: UInt8 { 2 }
    @inlinable @inline(__always) public static var zero: [UInt8] { [] }
    @inlinable @inline(__always) public static func isZero(_ value: [UInt8]) -> Bool { value.isEmpty }
    @inlinable public static func write(_ value: [UInt8], to writer: inout ProtoWriter) { writer.delimited(value) }
    @inlinable public static func read(into value: inout [UInt8], from reader: inout ProtoReader) throws(ProtoError) {
        value = try reader.delimited()
    }
    public static func write(_ value: [UInt8], to json: inout JSONWriter) { json.base64(value) }
    public static func read(into value: inout [UInt8], from json: inout JSONReader) throws(JSONError) {
        value = try json.base64()
    }
}
