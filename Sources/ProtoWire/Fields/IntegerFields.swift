// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The members are requirements, documented in ProtoFieldKind and ProtoMapKey.

/// The ten integer types of protobuf, which differ in the binary form only.
public protocol ProtoIntegerKind: ProtoMapKey where Value: FixedWidthInteger {}

extension ProtoIntegerKind {
    @inlinable @inline(__always) public static var zero: Value { 0 }
    @inlinable @inline(__always) public static func isZero(_ value: Value) -> Bool { value == 0 }
    @inlinable @inline(__always) public static func precedes(_ first: Value, _ second: Value) -> Bool { first < second }
    public static func text(of key: Value) -> String { String(key) }
    public static func key(of text: String) -> Value? {
        // Through the JSON reader's rules, so that a key is read like a value in quotes.
        JSONNumber(text)?.integer(as: Value.self)
    }
    public static func write(_ value: Value, to json: inout JSONWriter) {
        // JSON numbers are doubles to many readers: 64 bits travel in quotes.
        if Value.bitWidth == 64 { json.quoted(String(value)) } else { json.literal(String(value)) }
    }
    public static func read(into value: inout Value, from json: inout JSONReader) throws(JSONError) {
        value = try json.integer()
    }
}

/// `int32`: a varint; negative numbers take ten bytes.
public enum ProtoInt32: ProtoIntegerKind {
    @inlinable @inline(__always) public static var wireType: UInt8 { 0 }
    @inlinable @inline(__always) public static func write(_ value: Int32, to writer: inout ProtoWriter) {
        writer.varint(UInt64(bitPattern: Int64(value)))
    }
    @inlinable public static func read(into value: inout Int32, from reader: inout ProtoReader)
        throws(ProtoError)
    {
        value = Int32(truncatingIfNeeded: try reader.varint())
    }
}

/// `int64`: a varint; negative numbers take ten bytes.
public enum ProtoInt64: ProtoIntegerKind {
    @inlinable @inline(__always) public static var wireType: UInt8 { 0 }
    @inlinable @inline(__always) public static func write(_ value: Int64, to writer: inout ProtoWriter) {
        writer.varint(UInt64(bitPattern: value))
    }
    @inlinable public static func read(into value: inout Int64, from reader: inout ProtoReader)
        throws(ProtoError)
    {
        value = Int64(bitPattern: try reader.varint())
    }
}

/// `uint32`: a varint.
public enum ProtoUInt32: ProtoIntegerKind {
    @inlinable @inline(__always) public static var wireType: UInt8 { 0 }
    @inlinable @inline(__always) public static func write(_ value: UInt32, to writer: inout ProtoWriter) {
        writer.varint(UInt64(value))
    }
    @inlinable public static func read(into value: inout UInt32, from reader: inout ProtoReader)
        throws(ProtoError)
    {
        value = UInt32(truncatingIfNeeded: try reader.varint())
    }
}

/// `uint64`: a varint.
public enum ProtoUInt64: ProtoIntegerKind {
    @inlinable @inline(__always) public static var wireType: UInt8 { 0 }
    @inlinable @inline(__always) public static func write(_ value: UInt64, to writer: inout ProtoWriter) {
        writer.varint(value)
    }
    @inlinable public static func read(into value: inout UInt64, from reader: inout ProtoReader)
        throws(ProtoError)
    {
        value = try reader.varint()
    }
}

/// `sint32`: a zigzag varint, short for small numbers of either sign.
public enum ProtoSInt32: ProtoIntegerKind {
    @inlinable @inline(__always) public static var wireType: UInt8 { 0 }
    @inlinable @inline(__always) public static func write(_ value: Int32, to writer: inout ProtoWriter) {
        writer.varint(UInt64(UInt32(bitPattern: (value << 1) ^ (value >> 31))))
    }
    @inlinable public static func read(into value: inout Int32, from reader: inout ProtoReader)
        throws(ProtoError)
    {
        let zigzag = UInt32(truncatingIfNeeded: try reader.varint())
        value = Int32(bitPattern: (zigzag >> 1) ^ (0 &- (zigzag & 1)))
    }
}

/// `sint64`: a zigzag varint, short for small numbers of either sign.
public enum ProtoSInt64: ProtoIntegerKind {
    @inlinable @inline(__always) public static var wireType: UInt8 { 0 }
    @inlinable @inline(__always) public static func write(_ value: Int64, to writer: inout ProtoWriter) {
        writer.varint(UInt64(bitPattern: (value << 1) ^ (value >> 63)))
    }
    @inlinable public static func read(into value: inout Int64, from reader: inout ProtoReader)
        throws(ProtoError)
    {
        let zigzag = try reader.varint()
        value = Int64(bitPattern: (zigzag >> 1) ^ (0 &- (zigzag & 1)))
    }
}

/// `fixed32`: four bytes.
public enum ProtoFixed32: ProtoIntegerKind {
    @inlinable @inline(__always) public static var wireType: UInt8 { 5 }
    @inlinable @inline(__always) public static func write(_ value: UInt32, to writer: inout ProtoWriter) { writer.fixed(value) }
    @inlinable public static func read(into value: inout UInt32, from reader: inout ProtoReader)
        throws(ProtoError)
    {
        value = try reader.fixed32()
    }
}

/// `fixed64`: eight bytes.
public enum ProtoFixed64: ProtoIntegerKind {
    @inlinable @inline(__always) public static var wireType: UInt8 { 1 }
    @inlinable @inline(__always) public static func write(_ value: UInt64, to writer: inout ProtoWriter) { writer.fixed(value) }
    @inlinable public static func read(into value: inout UInt64, from reader: inout ProtoReader)
        throws(ProtoError)
    {
        value = try reader.fixed64()
    }
}

/// `sfixed32`: four bytes.
public enum ProtoSFixed32: ProtoIntegerKind {
    @inlinable @inline(__always) public static var wireType: UInt8 { 5 }
    @inlinable @inline(__always) public static func write(_ value: Int32, to writer: inout ProtoWriter) {
        writer.fixed(UInt32(bitPattern: value))
    }
    @inlinable public static func read(into value: inout Int32, from reader: inout ProtoReader)
        throws(ProtoError)
    {
        value = Int32(bitPattern: try reader.fixed32())
    }
}

/// `sfixed64`: eight bytes.
public enum ProtoSFixed64: ProtoIntegerKind {
    @inlinable @inline(__always) public static var wireType: UInt8 { 1 }
    @inlinable @inline(__always) public static func write(_ value: Int64, to writer: inout ProtoWriter) {
        writer.fixed(UInt64(bitPattern: value))
    }
    @inlinable public static func read(into value: inout Int64, from reader: inout ProtoReader)
        throws(ProtoError)
    {
        value = Int64(bitPattern: try reader.fixed64())
    }
}
