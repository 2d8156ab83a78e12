/// Reads the binary form from bytes that outlive it. Every access is checked against the end of the innermost message.
public struct ProtoReader: ~Copyable, ~Escapable {
    @usableFromInline let bytes: RawSpan
    /// The next byte to read; never above `end`.
    @usableFromInline var position = 0
    /// The end of the innermost message; never above `bytes.byteCount`.
    @usableFromInline var end: Int
    @usableFromInline var depth = 0
    /// Where the key of the current field began, and the wire type and number in it.
    @usableFromInline var fieldStart = 0
    @usableFromInline var wireType: UInt8 = 0
    @usableFromInline var fieldNumber = 0

    /// Reads `bytes` as one message.
    @inlinable @_lifetime(copy bytes)
    public init(_ bytes: RawSpan) {
        self.bytes = bytes
        end = bytes.byteCount
    }

    // MARK: keys

    /// The next field's number, or nil at the message's end.
    @inlinable @inline(__always) public mutating func nextField() throws(ProtoError) -> Int? {
        if position == end { return nil }
        fieldStart = position
        let key = try varint()
        guard key >= 8, key <= UInt64(UInt32.max) else { throw .invalidKey }
        wireType = UInt8(truncatingIfNeeded: key & 7)
        fieldNumber = Int(truncatingIfNeeded: key >> 3)
        return fieldNumber
    }

    // MARK: values

    @inlinable @inline(__always) mutating func varint() throws(ProtoError) -> UInt64 {
        guard position < end else { throw .truncated }
        // Safe: position < end <= bytes.byteCount.
        let first = unsafe bytes.unsafeLoad(fromUncheckedByteOffset: position, as: UInt8.self)
        if first < 0x80 {
            position &+= 1
            return UInt64(first)
        }
        return try longVarint()
    }

    @inlinable mutating func longVarint() throws(ProtoError) -> UInt64 {
        var value: UInt64 = 0
        var shift: UInt64 = 0
        while position < end {
            // Safe: position < end <= bytes.byteCount.
            let byte = unsafe bytes.unsafeLoad(fromUncheckedByteOffset: position, as: UInt8.self)
            position &+= 1
            value |= UInt64(byte & 0x7f) << shift
            if byte < 0x80 { return value }
            shift &+= 7
            if shift > 63 { throw .malformedVarint }
        }
        throw .truncated
    }

    @inlinable @inline(__always) mutating func fixed32() throws(ProtoError) -> UInt32 {
        guard end &- position >= 4 else { throw .truncated }
        defer { position &+= 4 }
        // Safe: four bytes are left, and every bit pattern is a number.
        return UInt32(littleEndian: unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: position, as: UInt32.self))
    }

    @inlinable @inline(__always) mutating func fixed64() throws(ProtoError) -> UInt64 {
        guard end &- position >= 8 else { throw .truncated }
        defer { position &+= 8 }
        // Safe: eight bytes are left, and every bit pattern is a number.
        return UInt64(littleEndian: unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: position, as: UInt64.self))
    }

    /// A length that fits into the innermost message.
    @inlinable @inline(__always) mutating func length() throws(ProtoError) -> Int {
        let length = try varint()
        guard length <= UInt64(end &- position) else { throw .truncated }
        return Int(truncatingIfNeeded: length)
    }

    @inlinable mutating func string() throws(ProtoError) -> String {
        let length = try length()
        defer { position &+= length }
        // Twice as fast as `String(validating:as:)`, which is not specialized for bytes.
        let text = unsafe bytes.extracting(position..<position &+ length).withUnsafeBytes {
            guard let text = unsafe try? UTF8Span(validating: $0.bindMemory(to: UInt8.self).span) else { return String?.none }
            return String(copying: text)
        }
        guard let text else { throw .invalidUTF8 }
        return text
    }

    @inlinable mutating func delimited() throws(ProtoError) -> [UInt8] {
        let length = try length()
        defer { position &+= length }
        return unsafe bytes.extracting(position..<position &+ length).withUnsafeBytes { unsafe [UInt8]($0) }
    }

    // MARK: nesting

    /// Narrows the reader to the length-delimited value that comes next; returns the outer end for `leave(to:)`.
    @inlinable mutating func enter() throws(ProtoError) -> Int {
        let length = try length()
        guard depth < ProtoLimits.depth else { throw .tooDeep }
        depth &+= 1
        let outerEnd = end
        end = position &+ length
        return outerEnd
    }

    @inlinable mutating func leave(to outerEnd: Int) {
        position = end
        end = outerEnd
        depth &-= 1
    }

    // MARK: what is unknown

    /// Passes over the current field's value and keeps the whole field.
    public mutating func keep(in unknown: inout UnknownFields) throws(ProtoError) {
        let start = fieldStart
        try skip()
        unsafe bytes.extracting(start..<position).withUnsafeBytes { unsafe unknown.wire.append(contentsOf: $0) }
    }

    /// Passes over the current field's value.
    @usableFromInline mutating func skip() throws(ProtoError) {
        switch wireType {
        case 0: _ = try varint()
        case 1: _ = try fixed64()
        case 2: position += try length()
        case 3: try skipGroup()
        case 5: _ = try fixed32()
        default: throw .invalidKey
        }
    }

    private mutating func skipGroup() throws(ProtoError) {
        guard depth < ProtoLimits.depth else { throw .tooDeep }
        depth += 1
        let group = fieldNumber
        while true {
            guard let number = try nextField() else { throw .truncated }
            if wireType == 4 {
                guard number == group else { throw .invalidKey }
                break
            }
            try skip()
        }
        depth -= 1
    }
}
