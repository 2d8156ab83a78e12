// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The members are requirements, documented in ProtoFieldKind and ProtoMapKey.

/// `float`: four bytes of IEEE 754. In JSON a number, or `"NaN"`, `"Infinity"`, `"-Infinity"`.
public enum ProtoFloat: ProtoFieldKind {
    @inlinable @inline(__always) public static var wireType: UInt8 { 5 }
    @inlinable @inline(__always) public static var zero: Float { 0 }
    @inlinable @inline(__always) public static func isZero(_ value: Float) -> Bool { value.bitPattern == 0 }
    @inlinable @inline(__always) public static func write(_ value: Float, to writer: inout ProtoWriter) {
        writer.fixed(value.bitPattern)
    }
    @inlinable public static func read(into value: inout Float, from reader: inout ProtoReader)
        throws(ProtoError)
    {
        value = Float(bitPattern: try reader.fixed32())
    }
    public static func write(_ value: Float, to json: inout JSONWriter) { json.floating(value) }
    public static func read(into value: inout Float, from json: inout JSONReader) throws(JSONError) {
        value = try json.floating()
    }
}

/// `double`: eight bytes of IEEE 754. In JSON a number, or `"NaN"`, `"Infinity"`, `"-Infinity"`.
public enum ProtoDouble: ProtoFieldKind {
    @inlinable @inline(__always) public static var wireType: UInt8 { 1 }
    @inlinable @inline(__always) public static var zero: Double { 0 }
    @inlinable @inline(__always) public static func isZero(_ value: Double) -> Bool { value.bitPattern == 0 }
    @inlinable @inline(__always) public static func write(_ value: Double, to writer: inout ProtoWriter) {
        writer.fixed(value.bitPattern)
    }
    @inlinable public static func read(into value: inout Double, from reader: inout ProtoReader)
        throws(ProtoError)
    {
        value = Double(bitPattern: try reader.fixed64())
    }
    public static func write(_ value: Double, to json: inout JSONWriter) { json.floating(value) }
    public static func read(into value: inout Double, from json: inout JSONReader) throws(JSONError) {
        value = try json.floating()
    }
}
