/// How values of one protobuf type are written and read in every form: `ProtoSInt32`, `ProtoString`, `MessageField<Size>`, ...
///
/// Several protobuf types share a Swift type (`int32`, `sint32` and `sfixed32` are all `Int32`), so that the kind is a type of
/// its own.
public protocol ProtoFieldKind {
    /// The Swift type of a value.
    associatedtype Value: Hashable & Sendable
    /// The wire type in a field's key: 0 varint, 1 eight bytes, 2 length-delimited, 5 four bytes.
    static var wireType: UInt8 { get }
    /// What an absent field without presence reads as.
    static var zero: Value { get }
    /// Whether the value is `zero` to the bit (−0.0 is not).
    static func isZero(_ value: Value) -> Bool
    /// Writes the value without its key.
    static func write(_ value: Value, to writer: inout ProtoWriter)
    /// Reads the value after its key. Messages are merged into what is there, all else replaces it.
    static func read(into value: inout Value, from reader: inout ProtoReader) throws(ProtoError)
    /// Writes the value as JSON.
    static func write(_ value: Value, to json: inout JSONWriter)
    /// Reads the value from JSON.
    static func read(into value: inout Value, from json: inout JSONReader) throws(JSONError)
    /// Adds the paths of unknown fields inside the value.
    static func collectUnknownFields(in value: Value, to paths: inout UnknownFieldPaths)
}

extension ProtoFieldKind {
    /// Only messages have fields.
    @inlinable public static func collectUnknownFields(in value: Value, to paths: inout UnknownFieldPaths) {}

    /// Whether values may be written one after the other in a single length-delimited run.
    @inlinable @inline(__always) static var isPackable: Bool { wireType != 2 }
}

/// A kind that can be a map's key: integers, booleans and strings.
public protocol ProtoMapKey: ProtoFieldKind {
    /// The order in which a map's entries are written, so that equal maps give equal bytes.
    static func precedes(_ first: Value, _ second: Value) -> Bool
    /// The key as a JSON object's key.
    static func text(of key: Value) -> String
    /// The key that a JSON object's key stands for; nil when it stands for none.
    static func key(of text: String) -> Value?
}
