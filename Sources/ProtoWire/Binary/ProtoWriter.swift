/// Writes the binary form into one growing buffer that it owns.
///
/// A nested message's length is not computed beforehand: one byte is reserved for it, and the message is moved up in the rare
/// case that its length needs more.
@safe public struct ProtoWriter: ~Copyable, @unchecked Sendable {
    // Sendable: it has one owner, and nobody else knows its buffer.

    /// Safe: allocated with `capacity` bytes, freed once, and written only below `capacity`.
    @usableFromInline var base: UnsafeMutableRawPointer
    @usableFromInline var capacity: Int
    @usableFromInline var count = 0

    /// An empty writer.
    @inlinable public init(capacity: Int = 256) {
        self.capacity = max(capacity, 64)
        unsafe base = .allocate(byteCount: self.capacity, alignment: 16)
    }

    @inlinable deinit { unsafe base.deallocate() }

    /// What was written.
    @inlinable public var bytes: RawSpan {
        @_lifetime(borrow self) get {
            let span = unsafe RawSpan(_unsafeStart: base, byteCount: count)
            return unsafe _overrideLifetime(span, borrowing: self)
        }
    }

    /// A copy of what was written.
    @inlinable public borrowing func array() -> [UInt8] {
        unsafe [UInt8](UnsafeRawBufferPointer(start: base, count: count))
    }

    /// Forgets all but the first `count` bytes of what was written, and keeps the buffer.
    @inlinable public mutating func truncate(to count: Int) {
        precondition(0...self.count ~= count, "\(count) bytes of the \(self.count) written")
        self.count = count
    }

    // MARK: values

    @inlinable @inline(__always) mutating func varint(_ value: UInt64) {
        reserve(10)
        var rest = value
        while rest >= 0x80 {
            unsafe base.storeBytes(of: UInt8(truncatingIfNeeded: rest) | 0x80, toByteOffset: count, as: UInt8.self)
            rest >>= 7
            count &+= 1
        }
        unsafe base.storeBytes(of: UInt8(truncatingIfNeeded: rest), toByteOffset: count, as: UInt8.self)
        count &+= 1
    }

    @inlinable @inline(__always) mutating func key(_ number: Int, _ wireType: UInt8) {
        varint(UInt64(truncatingIfNeeded: number) << 3 | UInt64(wireType))
    }

    @inlinable @inline(__always) mutating func fixed(_ value: UInt32) {
        reserve(4)
        unsafe base.storeBytes(of: value.littleEndian, toByteOffset: count, as: UInt32.self)
        count &+= 4
    }

    @inlinable @inline(__always) mutating func fixed(_ value: UInt64) {
        reserve(8)
        unsafe base.storeBytes(of: value.littleEndian, toByteOffset: count, as: UInt64.self)
        count &+= 8
    }

    @inlinable mutating func string(_ value: String) {
        var value = value
        value.withUTF8 { unsafe delimited(UnsafeRawBufferPointer($0)) }
    }

    @inlinable mutating func delimited(_ value: [UInt8]) {
        unsafe value.withUnsafeBytes { unsafe delimited($0) }
    }

    @inlinable mutating func raw(_ value: [UInt8]) {
        unsafe value.withUnsafeBytes { unsafe raw($0) }
    }

    @usableFromInline @unsafe mutating func delimited(_ value: UnsafeRawBufferPointer) {
        varint(UInt64(value.count))
        unsafe raw(value)
    }

    @usableFromInline @unsafe mutating func raw(_ value: UnsafeRawBufferPointer) {
        reserve(value.count)
        if let start = value.baseAddress { unsafe (base + count).copyMemory(from: start, byteCount: value.count) }
        count &+= value.count
    }

    // MARK: nesting

    /// Leaves room for a length; returns what `endDelimited` needs to fill it in.
    @inlinable mutating func beginDelimited() -> Int {
        reserve(1)
        count &+= 1
        return count
    }

    @inlinable mutating func endDelimited(_ start: Int) {
        let length = count &- start
        if length < 0x80 {
            unsafe base.storeBytes(of: UInt8(truncatingIfNeeded: length), toByteOffset: start &- 1, as: UInt8.self)
        } else {
            moveUp(from: start, length)
        }
    }

    @usableFromInline mutating func moveUp(from start: Int, _ length: Int) {
        let more = (63 - length.leadingZeroBitCount) / 7  // bytes of the length past the first
        reserve(more + 10)
        // `copyMemory` allows overlap.
        unsafe (base + start + more).copyMemory(from: base + start, byteCount: length)
        count = start - 1
        varint(UInt64(length))
        count += length
    }

    // MARK: room

    @inlinable @inline(__always) mutating func reserve(_ more: Int) {
        if capacity &- count < more { grow(more) }
    }

    @usableFromInline mutating func grow(_ more: Int) {
        let larger = max(capacity * 2, count + more)
        let fresh = UnsafeMutableRawPointer.allocate(byteCount: larger, alignment: 16)
        unsafe fresh.copyMemory(from: base, byteCount: count)
        unsafe base.deallocate()
        unsafe base = fresh
        capacity = larger
    }
}
