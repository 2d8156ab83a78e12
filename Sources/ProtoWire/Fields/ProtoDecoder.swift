/// One of the forms a message is read from. A message's `decode(field:from:)` calls the method that fits its field; each
/// returns false, and reads nothing, when the value came in a form that does not fit.
public protocol ProtoDecoder: ~Copyable, ~Escapable {
    /// What malformed input throws.
    associatedtype Failure: Error
    /// A field without presence.
    mutating func singular<Kind: ProtoFieldKind>(_ kind: Kind.Type, _ value: inout Kind.Value) throws(Failure) -> Bool
    /// A field with presence: a message, or one declared `optional`.
    mutating func optional<Kind: ProtoFieldKind>(_ kind: Kind.Type, _ value: inout Kind.Value?) throws(Failure) -> Bool
    /// A member of a `oneof`; `occupied` tells that the `oneof` already has a value.
    mutating func member<Kind: ProtoFieldKind>(
        _ kind: Kind.Type, _ value: inout Kind.Value?, occupied: Bool
    ) throws(Failure) -> Bool
    /// A list.
    mutating func repeated<Kind: ProtoFieldKind>(_ kind: Kind.Type, _ values: inout [Kind.Value]) throws(Failure) -> Bool
    /// A map.
    mutating func map<Key: ProtoMapKey, Kind: ProtoFieldKind>(
        _ key: Key.Type, _ kind: Kind.Type, _ entries: inout [Key.Value: Kind.Value]
    ) throws(Failure) -> Bool
}
