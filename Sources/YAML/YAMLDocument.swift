/// The one document of a YAML text, as a small tree in which every value knows its place.
package struct YAMLDocument: Sendable {
    /// Its value; nil when the text has none, but comments at most.
    package let root: YAMLNode?

    /// Reads a text. Anchors, tags, a second document and a key given twice are refused, and whatever is beyond `limits`.
    package init(_ bytes: [UInt8], limits: YAMLLimits = YAMLLimits()) throws(YAMLError) {
        guard bytes.count <= limits.bytes else {
            throw YAMLError(problem: .tooLarge(limit: limits.bytes), position: YAMLPosition(line: 1))
        }
        var builder = try YAMLTreeBuilder(bytes, limits: limits)
        root = try builder.build()
    }
}

/// Makes the tree of events.
private struct YAMLTreeBuilder: ~Copyable {
    private var parser: YAMLParser
    private let limits: YAMLLimits
    private var count = 0

    init(_ bytes: [UInt8], limits: YAMLLimits) throws(YAMLError) {
        parser = try YAMLParser(bytes)
        self.limits = limits
    }

    mutating func build() throws(YAMLError) -> YAMLNode? {
        var root: YAMLNode?
        var documents = 0
        while true {
            let next = try next()
            switch next.event {
            case .streamEnd: return root
            case .streamStart, .documentEnd: continue
            case .documentStart:
                documents += 1
                if documents > 1 { throw YAMLError(problem: .unsupported(.documents), position: next.position) }
            default: root = try node(next, depth: 1)
            }
        }
    }

    private mutating func next() throws(YAMLError) -> YAMLEvent.Located {
        let next = try parser.next()
        if case .alias = next.event { throw YAMLError(problem: .unsupported(.anchors), position: next.position) }
        if next.hasAnchor { throw YAMLError(problem: .unsupported(.anchors), position: next.position) }
        if next.hasTag { throw YAMLError(problem: .unsupported(.tags), position: next.position) }
        return next
    }

    /// The value that begins with an event.
    private mutating func node(_ start: YAMLEvent.Located, depth: Int) throws(YAMLError) -> YAMLNode {
        count += 1
        guard count <= limits.values else {
            throw YAMLError(problem: .tooMany(limit: limits.values), position: start.position)
        }
        if case .scalar(let text, let isPlain) = start.event {
            return YAMLNode(content: .scalar(text, isPlain: isPlain), position: start.position)
        }
        guard depth <= limits.depth else { throw YAMLError(problem: .tooDeep(limit: limits.depth), position: start.position) }
        if case .sequenceStart = start.event {
            return YAMLNode(content: .sequence(try items(depth: depth + 1)), position: start.position)
        }
        return YAMLNode(content: .mapping(try entries(depth: depth + 1)), position: start.position)
    }

    private mutating func items(depth: Int) throws(YAMLError) -> [YAMLNode] {
        var items: [YAMLNode] = []
        while true {
            let next = try next()
            if case .sequenceEnd = next.event { return items }
            items.append(try node(next, depth: depth))
        }
    }

    private mutating func entries(depth: Int) throws(YAMLError) -> [YAMLNode.Entry] {
        var entries: [YAMLNode.Entry] = []
        var lines: [String: Int] = [:]
        while true {
            let next = try next()
            if case .mappingEnd = next.event { return entries }
            guard case .scalar(let key, _) = next.event else {
                throw YAMLError(problem: .compoundKey, position: next.position)
            }
            if let first = lines.updateValue(next.position.line, forKey: key) {
                throw YAMLError(problem: .duplicateKey(key, first: first), position: next.position)
            }
            let start = try self.next()
            entries.append(YAMLNode.Entry(key: key, position: next.position, value: try node(start, depth: depth)))
        }
    }
}
