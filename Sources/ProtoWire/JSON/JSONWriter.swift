// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The public members are requirements, documented in ProtoVisitor.

/// Writes protobuf's JSON form on one line.
public struct JSONWriter {
    private(set) var bytes: [UInt8] = []
    private var names: [ProtoFieldName] = []
    private var isFirst = true

    init() {}

    // MARK: structure

    mutating func object<Message: ProtoMessage>(_ message: Message) {
        let outer = (names, isFirst)
        names = Message.fieldNames
        isFirst = true
        bytes.append(UInt8(ascii: "{"))
        message.visit(with: &self)
        bytes.append(UInt8(ascii: "}"))
        (names, isFirst) = outer
    }

    private mutating func comma() {
        if !isFirst { bytes.append(UInt8(ascii: ",")) }
        isFirst = false
    }

    private mutating func key(_ text: String) {
        comma()
        quoted(text)
        bytes.append(UInt8(ascii: ":"))
    }

    private mutating func key(_ number: Int) { key(names.first { $0.number == number }?.jsonName ?? String(number)) }

    // MARK: scalars

    mutating func literal(_ text: String) { bytes.append(contentsOf: text.utf8) }

    mutating func quoted(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
            case 0x0A: literal("\\n")
            case 0x0D: literal("\\r")
            case 0x09: literal("\\t")
            case 0..<0x20: literal("\\u00" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16))
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    mutating func floating<Floating: BinaryFloatingPoint & CustomStringConvertible>(_ value: Floating) {
        if value.isNaN {
            quoted("NaN")
        } else if value.isInfinite {
            quoted(value < 0 ? "-Infinity" : "Infinity")
        } else {
            // Swift prints the shortest digits that read back as the same number.
            let text = value.description
            literal(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
        }
    }

    mutating func base64(_ value: [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        Base64.encode(value, into: &bytes)
        bytes.append(UInt8(ascii: "\""))
    }
}

extension JSONWriter: ProtoVisitor {
    public mutating func singular<Kind: ProtoFieldKind>(_ number: Int, _ kind: Kind.Type, _ value: Kind.Value) {
        if !Kind.isZero(value) { optional(number, kind, value) }
    }

    public mutating func optional<Kind: ProtoFieldKind>(_ number: Int, _ kind: Kind.Type, _ value: Kind.Value?) {
        guard let value else { return }
        key(number)
        Kind.write(value, to: &self)
    }

    public mutating func repeated<Kind: ProtoFieldKind>(_ number: Int, _ kind: Kind.Type, _ values: [Kind.Value], packed: Bool) {
        if values.isEmpty { return }
        key(number)
        bytes.append(UInt8(ascii: "["))
        isFirst = true
        for value in values {
            comma()
            Kind.write(value, to: &self)
        }
        bytes.append(UInt8(ascii: "]"))
        isFirst = false
    }

    public mutating func map<Key: ProtoMapKey, Kind: ProtoFieldKind>(
        _ number: Int, _ key: Key.Type, _ kind: Kind.Type, _ entries: [Key.Value: Kind.Value]
    ) {
        if entries.isEmpty { return }
        self.key(number)
        bytes.append(UInt8(ascii: "{"))
        isFirst = true
        for entry in Key.sorted(entries) {
            self.key(Key.text(of: entry.key))
            Kind.write(entry.value, to: &self)
        }
        bytes.append(UInt8(ascii: "}"))
        isFirst = false
    }

    public mutating func unknown(_ fields: UnknownFields) {}
}
