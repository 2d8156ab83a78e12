/// Makes keys of the bytes that a terminal sends, however reads cut them. What it does not know is swallowed whole; pasted text is
/// no keys.
package struct KeyParser: Sendable {
    /// Bytes of a sequence at most; a longer one is none.
    private static let sequenceLimit = 64
    private static let escape: UInt8 = 0x1b

    private var pending: [UInt8] = []
    private var isPasting = false

    /// A parser that has read nothing.
    package init() {}

    /// Is a key begun that the next bytes may go on with? When none come soon, it is for `flush()`.
    package var isWaiting: Bool { !pending.isEmpty }

    /// The keys that end in `bytes`.
    package mutating func parse(_ bytes: some Sequence<UInt8>) -> [Key] {
        var keys: [Key] = []
        for byte in bytes {
            // Two escapes are the key, and the beginning of something new.
            if pending == [Self.escape], byte == Self.escape {
                keys.append(.escape)
                continue
            }
            // Text that is cut short by something else was none.
            if let first = pending.first, first >= 0x80, byte & 0xc0 != 0x80 { pending = [] }
            pending.append(byte)
            guard case .complete(let key) = step() else { continue }
            pending = []
            if let key, !isPasting { keys.append(key) }
        }
        return keys
    }

    /// What was begun, taken for complete because nothing followed: the escape key is the beginning of most sequences.
    package mutating func flush() -> [Key] {
        defer { pending = [] }
        return pending == [Self.escape] && !isPasting ? [.escape] : []
    }

    /// What the pending bytes are.
    private enum Step {
        /// The beginning of something.
        case incomplete
        /// All of something that is a key, or none.
        case complete(Key?)
    }

    private mutating func step() -> Step {
        let first = pending[0]
        if first == Self.escape { return sequence() }
        if first < 0x80 { return .complete(Self.plain(first)) }
        let length = first >= 0xf8 ? 1 : first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc0 ? 2 : 1
        guard pending.count >= length else { return .incomplete }
        let text = String(decoding: pending, as: UTF8.self)
        return .complete(text.count == 1 && text != "\u{fffd}" ? .character(Character(text)) : nil)
    }

    private mutating func sequence() -> Step {
        guard pending.count > 1 else { return .incomplete }
        guard pending.count <= Self.sequenceLimit else { return .complete(nil) }
        switch pending[1] {
        case UInt8(ascii: "["):
            guard pending.count > 2 else { return .incomplete }
            let last = pending[pending.count - 1]
            guard (0x40...0x7e).contains(last) else { return .incomplete }
            return .complete(control(last, parameters: String(decoding: pending[2..<pending.count - 1], as: UTF8.self)))
        case UInt8(ascii: "O"):
            guard pending.count > 2 else { return .incomplete }
            return .complete(Self.arrow(pending[2]))
        default:
            // A key together with Alt, which means nothing here.
            return .complete(nil)
        }
    }

    private mutating func control(_ last: UInt8, parameters: String) -> Key? {
        switch (last, parameters) {
        case (UInt8(ascii: "~"), "200"):
            isPasting = true
            return nil
        case (UInt8(ascii: "~"), "201"):
            isPasting = false
            return nil
        case (UInt8(ascii: "Z"), _): return .backTab
        default: return Self.arrow(last)
        }
    }

    private static func arrow(_ letter: UInt8) -> Key? {
        switch letter {
        case UInt8(ascii: "A"): .up
        case UInt8(ascii: "B"): .down
        case UInt8(ascii: "C"): .right
        case UInt8(ascii: "D"): .left
        case UInt8(ascii: "M"): .enter
        default: nil
        }
    }

    private static func plain(_ byte: UInt8) -> Key? {
        switch byte {
        case 0x0a, 0x0d: .enter
        case 0x09: .tab
        case 0x08, 0x7f: .backspace
        case 0x01...0x1a: .control(Character(Unicode.Scalar(byte + 0x60)))
        case 0x20..<0x7f: .character(Character(Unicode.Scalar(byte)))
        default: nil
        }
    }
}
