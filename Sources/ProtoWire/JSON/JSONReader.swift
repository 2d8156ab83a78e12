/// Reads JSON (RFC 8259) from bytes that outlive it, without building a tree.
public struct JSONReader: ~Copyable, ~Escapable {
    private let bytes: RawSpan
    private var position = 0
    private var depth = 0
    /// The keys that lead to the value being read.
    var path: [String] = []
    let unknownKeys: JSONUnknownKeys

    @_lifetime(copy bytes)
    init(_ bytes: RawSpan, unknownKeys: JSONUnknownKeys) {
        self.bytes = bytes
        self.unknownKeys = unknownKeys
    }

    func error(_ problem: JSONError.Problem, at offset: Int? = nil) -> JSONError {
        JSONError(problem: problem, offset: offset ?? position, path: path.joined(separator: "."))
    }

    // MARK: bytes

    private var next: UInt8? {
        guard position < bytes.byteCount else { return nil }
        // Safe: the position was checked.
        return unsafe bytes.unsafeLoad(fromUncheckedByteOffset: position, as: UInt8.self)
    }

    /// The next byte that is not white space, not yet taken, and where it stands.
    mutating func peek() -> UInt8? {
        while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
        return next
    }

    /// The offset of the value that comes next.
    mutating func valueOffset() -> Int {
        _ = peek()
        return position
    }

    private mutating func take(_ byte: UInt8, _ expected: String) throws(JSONError) {
        guard peek() == byte else { throw error(.expected(expected)) }
        position += 1
    }

    mutating func finish() throws(JSONError) {
        if peek() != nil { throw error(.expected("the end")) }
    }

    // MARK: structure

    mutating func begin(_ byte: UInt8, _ expected: String) throws(JSONError) {
        try take(byte, expected)
        guard depth < ProtoLimits.depth else { throw error(.tooDeep) }
        depth += 1
    }

    /// Whether another element comes in the object or array that `close` ends; passes over the comma or the end.
    mutating func more(until close: UInt8, _ isFirst: inout Bool) throws(JSONError) -> Bool {
        if peek() == close {
            position += 1
            depth -= 1
            return false
        }
        if !isFirst {
            try take(UInt8(ascii: ","), "\",\" or \"\(Unicode.Scalar(close))\"")
            if peek() == close { throw error(.expected("another element after \",\"")) }
        }
        isFirst = false
        return true
    }

    /// An object's key with its colon.
    mutating func key() throws(JSONError) -> String {
        guard peek() == UInt8(ascii: "\"") else { throw error(.expected("a key in quotes")) }
        let key = try string()
        try take(UInt8(ascii: ":"), "\":\"")
        return key
    }

    /// Takes `word` if it comes next.
    mutating func takeWord(_ word: StaticString) -> Bool {
        _ = peek()
        let count = word.utf8CodeUnitCount
        guard bytes.byteCount - position >= count else { return false }
        let isEqual = unsafe bytes.extracting(position..<position + count).withUnsafeBytes { found in
            word.withUTF8Buffer { unsafe $0.elementsEqual(found) }
        }
        guard isEqual else { return false }
        position += count
        return true
    }

    /// Takes a `null`, which stands for an absent field.
    mutating func takeNull() -> Bool { takeWord("null") }

    // MARK: scalars

    mutating func boolean() throws(JSONError) -> Bool {
        if takeWord("true") { return true }
        if takeWord("false") { return false }
        throw error(.expected("true or false"))
    }

    /// The text of an unquoted number.
    mutating func numberText() -> String {
        _ = peek()
        let start = position
        while let byte = next, Self.isNumberByte(byte) { position += 1 }
        let text = unsafe bytes.extracting(start..<position).withUnsafeBytes {
            unsafe String(validating: $0, as: Unicode.ASCII.self)
        }
        return text ?? ""
    }

    private static func isNumberByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "e"),
            UInt8(ascii: "E"):
            true
        default: false
        }
    }

    mutating func string() throws(JSONError) -> String {
        try take(UInt8(ascii: "\""), "a string")
        let start = position
        var text: [UInt8] = []
        while let byte = next, byte != UInt8(ascii: "\"") {
            if byte < 0x20 { throw error(.expected("no control character in a string")) }
            if byte == UInt8(ascii: "\\") {
                try escape(into: &text)
            } else {
                text.append(byte)
                position += 1
            }
        }
        try take(UInt8(ascii: "\""), "the end of the string")
        guard let string = String(validating: text, as: UTF8.self) else { throw error(.invalidUTF8, at: start) }
        return string
    }

    private mutating func escape(into text: inout [UInt8]) throws(JSONError) {
        let start = position
        position += 1
        guard let letter = next else { throw error(.expected("an escape")) }
        position += 1
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(letter)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "u"):
            var code = try hexUnit()
            if code & 0xFC00 == 0xD800 {
                guard takeWord("\\u") else { throw error(.expected("the second half of a surrogate pair"), at: start) }
                let low = try hexUnit()
                guard low & 0xFC00 == 0xDC00 else { throw error(.expected("the second half of a surrogate pair"), at: start) }
                code = 0x10000 + (code & 0x3FF) << 10 + (low & 0x3FF)
            }
            guard let scalar = Unicode.Scalar(code) else { throw error(.expected("no lone surrogate"), at: start) }
            text.append(contentsOf: Array(Character(scalar).utf8))
        default: throw error(.expected("an escape that JSON has"), at: start)
        }
    }

    private mutating func hexUnit() throws(JSONError) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                throw error(.expected("four hexadecimal digits"))
            }
            value = value << 4 | UInt32(digit)
            position += 1
        }
        return value
    }

    /// Passes over any one value.
    mutating func skipValue() throws(JSONError) {
        switch peek() {
        case UInt8(ascii: "{"):
            try begin(UInt8(ascii: "{"), "an object")
            var isFirst = true
            while try more(until: UInt8(ascii: "}"), &isFirst) {
                _ = try key()
                try skipValue()
            }
        case UInt8(ascii: "["):
            try begin(UInt8(ascii: "["), "an array")
            var isFirst = true
            while try more(until: UInt8(ascii: "]"), &isFirst) { try skipValue() }
        case UInt8(ascii: "\""): _ = try string()
        case UInt8(ascii: "t"), UInt8(ascii: "f"): _ = try boolean()
        case UInt8(ascii: "n"): if !takeNull() { throw error(.expected("a value")) }
        default:
            let start = position
            guard JSONNumber(numberText()) != nil else { throw error(.expected("a value"), at: start) }
        }
    }
}
