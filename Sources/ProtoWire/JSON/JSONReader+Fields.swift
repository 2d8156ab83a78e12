// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The members are requirements, documented in ProtoDecoder.

extension JSONReader: ProtoDecoder {
    public typealias Failure = JSONError

    public mutating func singular<Kind: ProtoFieldKind>(_ kind: Kind.Type, _ value: inout Kind.Value) throws(JSONError) -> Bool {
        if !takeNull() { try Kind.read(into: &value, from: &self) }
        return true
    }

    public mutating func optional<Kind: ProtoFieldKind>(_ kind: Kind.Type, _ value: inout Kind.Value?) throws(JSONError) -> Bool {
        if takeNull() { return true }
        var found = Kind.zero
        try Kind.read(into: &found, from: &self)
        value = found
        return true
    }

    public mutating func member<Kind: ProtoFieldKind>(
        _ kind: Kind.Type, _ value: inout Kind.Value?, occupied: Bool
    ) throws(JSONError) -> Bool {
        let start = valueOffset()
        if takeNull() { return true }
        if occupied { throw error(.secondMember, at: start) }
        return try optional(kind, &value)
    }

    public mutating func repeated<Kind: ProtoFieldKind>(_ kind: Kind.Type, _ values: inout [Kind.Value]) throws(JSONError) -> Bool
    {
        if takeNull() { return true }
        try begin(UInt8(ascii: "["), "an array")
        var isFirst = true
        while try more(until: UInt8(ascii: "]"), &isFirst) {
            var value = Kind.zero
            try Kind.read(into: &value, from: &self)
            values.append(value)
        }
        return true
    }

    public mutating func map<Key: ProtoMapKey, Kind: ProtoFieldKind>(
        _ key: Key.Type, _ kind: Kind.Type, _ entries: inout [Key.Value: Kind.Value]
    ) throws(JSONError) -> Bool {
        if takeNull() { return true }
        try begin(UInt8(ascii: "{"), "an object")
        var isFirst = true
        while try more(until: UInt8(ascii: "}"), &isFirst) {
            let start = valueOffset()
            let text = try self.key()
            guard let key = Key.key(of: text) else { throw error(.expected("a key of type \(Key.Value.self)"), at: start) }
            guard entries[key] == nil else { throw error(.duplicateKey(text), at: start) }
            path.append(text)
            var value = Kind.zero
            try Kind.read(into: &value, from: &self)
            path.removeLast()
            entries[key] = value
        }
        return true
    }
}
