// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The members are requirements, documented in ProtoDecoder.

extension ProtoReader: ProtoDecoder {
    public typealias Failure = ProtoError

    @inlinable @inline(__always) public mutating func singular<Kind: ProtoFieldKind>(
        _ kind: Kind.Type, _ value: inout Kind.Value
    ) throws(ProtoError) -> Bool {
        guard wireType == Kind.wireType else { return false }
        try Kind.read(into: &value, from: &self)
        return true
    }

    @inlinable @inline(__always) public mutating func optional<Kind: ProtoFieldKind>(
        _ kind: Kind.Type, _ value: inout Kind.Value?
    ) throws(ProtoError) -> Bool {
        guard wireType == Kind.wireType else { return false }
        // Taken out, so that a message that comes in pieces is extended in place and not copied for each piece.
        var merged = value.take() ?? Kind.zero
        try Kind.read(into: &merged, from: &self)
        value = merged
        return true
    }

    @inlinable @inline(__always) public mutating func member<Kind: ProtoFieldKind>(
        _ kind: Kind.Type, _ value: inout Kind.Value?, occupied: Bool
    ) throws(ProtoError) -> Bool {
        try optional(kind, &value)
    }

    @inlinable public mutating func repeated<Kind: ProtoFieldKind>(
        _ kind: Kind.Type, _ values: inout [Kind.Value]
    ) throws(ProtoError) -> Bool {
        if wireType == Kind.wireType {
            var value = Kind.zero
            try Kind.read(into: &value, from: &self)
            values.append(value)
            return true
        }
        guard Kind.isPackable, wireType == 2 else { return false }
        let outerEnd = end
        let length = try length()
        end = position &+ length
        while position < end {
            var value = Kind.zero
            try Kind.read(into: &value, from: &self)
            values.append(value)
        }
        end = outerEnd
        return true
    }

    @inlinable public mutating func map<Key: ProtoMapKey, Kind: ProtoFieldKind>(
        _ key: Key.Type, _ kind: Kind.Type, _ entries: inout [Key.Value: Kind.Value]
    ) throws(ProtoError) -> Bool {
        guard wireType == 2 else { return false }
        let outerEnd = try enter()
        var key = Key.zero
        var value = Kind.zero
        while let number = try nextField() {
            let known =
                switch number {
                case 1: try singular(Key.self, &key)
                case 2: try singular(Kind.self, &value)
                default: false
                }
            if !known { try skip() }
        }
        leave(to: outerEnd)
        entries[key] = value
        return true
    }
}
