/// Sees a message's fields, ascending by number: to write them in one of the forms, or to look for something in them.
public protocol ProtoVisitor: ~Copyable {
    /// A field without presence; its zero means absent.
    mutating func singular<Kind: ProtoFieldKind>(_ number: Int, _ kind: Kind.Type, _ value: Kind.Value)
    /// A field with presence.
    mutating func optional<Kind: ProtoFieldKind>(_ number: Int, _ kind: Kind.Type, _ value: Kind.Value?)
    /// A list; `packed` as its declaration says.
    mutating func repeated<Kind: ProtoFieldKind>(_ number: Int, _ kind: Kind.Type, _ values: [Kind.Value], packed: Bool)
    /// A map.
    mutating func map<Key: ProtoMapKey, Kind: ProtoFieldKind>(
        _ number: Int, _ key: Key.Type, _ kind: Kind.Type, _ entries: [Key.Value: Kind.Value])
    /// The fields this build has no name for, after all others.
    mutating func unknown(_ fields: UnknownFields)
}

extension ProtoMapKey {
    /// A map's entries in the order they are written in.
    @inlinable static func sorted<Element>(_ entries: [Value: Element]) -> [(key: Value, value: Element)] {
        entries.sorted { precedes($0.key, $1.key) }
    }
}
