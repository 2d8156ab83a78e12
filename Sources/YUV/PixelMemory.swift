/// Bytes that one holder uses again and again, aligned for vector loads. They grow and never shrink.
@safe package struct PixelMemory: ~Copyable, @unchecked Sendable {
    // Sendable: being noncopyable, the memory has one holder, and spans can't outlive their borrow of it.
    private var base: UnsafeMutableRawPointer
    /// Bytes there are.
    package private(set) var count: Int

    /// `count` bytes, all zero.
    package init(count: Int = 0) {
        self.count = count
        unsafe base = .allocate(byteCount: count + 64, alignment: 64)
        unsafe base.initializeMemory(as: UInt8.self, repeating: 0, count: count + 64)
    }

    deinit { unsafe base.deallocate() }

    /// Makes room for `count` bytes; what they were before is lost if it grows.
    package mutating func reserve(_ count: Int) {
        if count > self.count { self = PixelMemory(count: count) }
    }

    /// The bytes.
    package var bytes: RawSpan {
        @_lifetime(borrow self) get {
            let span = unsafe RawSpan(_unsafeStart: base, byteCount: count)
            return unsafe _overrideLifetime(span, borrowing: self)
        }
    }

    /// The bytes, to write.
    package var mutableBytes: MutableRawSpan {
        @_lifetime(&self) mutating get {
            let span = unsafe MutableRawSpan(_unsafeStart: base, byteCount: count)
            return unsafe _overrideLifetime(span, mutating: &self)
        }
    }
}
