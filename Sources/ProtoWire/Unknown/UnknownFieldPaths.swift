// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The public members are requirements, documented in ProtoVisitor.

/// Collects where in a message unknown fields are.
public struct UnknownFieldPaths: ProtoVisitor {
    private(set) var paths: [String] = []
    private let limit: Int
    private var seen: Set<String> = []
    private var prefix = ""
    private var names: [ProtoFieldName] = []

    init(limit: Int) { self.limit = limit }

    mutating func collect<Message: ProtoMessage>(from message: Message) {
        let outerNames = names
        names = Message.fieldNames
        message.visit(with: &self)
        names = outerNames
    }

    private mutating func inside(_ number: Int, _ body: (inout Self) -> Void) {
        let outerPrefix = prefix
        prefix += (names.first { $0.number == number }?.jsonName ?? String(number)) + "."
        body(&self)
        prefix = outerPrefix
    }

    public mutating func singular<Kind: ProtoFieldKind>(_ number: Int, _ kind: Kind.Type, _ value: Kind.Value) {}
    public mutating func optional<Kind: ProtoFieldKind>(_ number: Int, _ kind: Kind.Type, _ value: Kind.Value?) {
        guard let value else { return }
        inside(number) { Kind.collectUnknownFields(in: value, to: &$0) }
    }
    public mutating func repeated<Kind: ProtoFieldKind>(_ number: Int, _ kind: Kind.Type, _ values: [Kind.Value], packed: Bool) {
        guard !Kind.isPackable else { return }
        inside(number) { for value in values { Kind.collectUnknownFields(in: value, to: &$0) } }
    }
    public mutating func map<Key: ProtoMapKey, Kind: ProtoFieldKind>(
        _ number: Int, _ key: Key.Type, _ kind: Kind.Type, _ entries: [Key.Value: Kind.Value]
    ) {
        inside(number) { for (_, value) in Key.sorted(entries) { Kind.collectUnknownFields(in: value, to: &$0) } }
    }
    public mutating func unknown(_ fields: UnknownFields) {
        guard !fields.isEmpty else { return }
        for name in fields.numbers().map({ String($0) }) + fields.jsonKeys where paths.count < limit {
            let path = prefix + name
            if seen.insert(path).inserted { paths.append(path) }
        }
    }
}

extension ProtoMessage {
    /// Where this message and those inside it hold fields that this build does not know: `7`, `setZoom.9`, or `setZoom.speed` for
    /// a key that came as JSON. Each path is listed once, whatever list or map it is in, and at most `limit` of them.
    public func unknownFieldPaths(limit: Int = 100) -> [String] {
        var paths = UnknownFieldPaths(limit: limit)
        paths.collect(from: self)
        return paths.paths
    }
}
