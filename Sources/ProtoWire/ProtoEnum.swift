/// A proto3 enum. It is open: a number without a name in this build is kept as `unrecognized`, so that it can be passed on.
public protocol ProtoEnum: Hashable, Sendable, CaseIterable {
    /// The case of a number; `unrecognized` when it has none.
    init(rawValue: Int32)
    /// The number on the wire.
    var rawValue: Int32 { get }
    /// The names in the `.proto` file with their numbers, in the file's order. Where several share a number, the first is printed.
    static var valueNames: [(name: String, number: Int32)] { get }
}

extension ProtoEnum {
    /// The value's name in the `.proto` file, `PIXEL_KIND_RAW`; nil when this build has none for its number.
    public var protoName: String? { Self.valueNames.first { $0.number == rawValue }?.name }
}
