// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The public members are requirements, documented in ProtoVisitor.

extension ProtoWriter: ProtoVisitor {
    @inlinable @inline(__always) public mutating func singular<Kind: ProtoFieldKind>(
        _ number: Int, _ kind: Kind.Type, _ value: Kind.Value
    ) {
        if !Kind.isZero(value) { present(number, kind, value) }
    }

    @inlinable @inline(__always) public mutating func optional<Kind: ProtoFieldKind>(
        _ number: Int, _ kind: Kind.Type, _ value: Kind.Value?
    ) {
        if let value { present(number, kind, value) }
    }

    @inlinable @inline(__always) mutating func present<Kind: ProtoFieldKind>(
        _ number: Int, _ kind: Kind.Type, _ value: Kind.Value
    ) {
        key(number, Kind.wireType)
        Kind.write(value, to: &self)
    }

    @inlinable public mutating func repeated<Kind: ProtoFieldKind>(
        _ number: Int, _ kind: Kind.Type, _ values: [Kind.Value], packed: Bool
    ) {
        if values.isEmpty { return }
        guard packed else {
            for value in values { present(number, kind, value) }
            return
        }
        key(number, 2)
        let start = beginDelimited()
        for value in values { Kind.write(value, to: &self) }
        endDelimited(start)
    }

    @inlinable public mutating func map<Key: ProtoMapKey, Kind: ProtoFieldKind>(
        _ number: Int, _ key: Key.Type, _ kind: Kind.Type, _ entries: [Key.Value: Kind.Value]
    ) {
        if entries.isEmpty { return }
        for entry in Key.sorted(entries) {
            self.key(number, 2)
            let start = beginDelimited()
            // Both parts are written even if zero, as Google's libraries do.
            present(1, Key.self, entry.key)
            present(2, Kind.self, entry.value)
            endDelimited(start)
        }
    }

    @inlinable @inline(__always) public mutating func unknown(_ fields: UnknownFields) {
        if !fields.wire.isEmpty { raw(fields.wire) }
    }
}
