extension FrameBuffer {
    /// A lease on a copy of `other`'s bytes, in memory of its own: for whoever keeps a picture longer than its owner can spare it.
    package convenience init(copying other: FrameBuffer) {
        let copy = Copy(count: other.count)
        other.withBytes { bytes in
            unsafe bytes.withUnsafeBytes {
                unsafe UnsafeMutableRawBufferPointer(start: copy.base, count: other.count).copyMemory(from: $0)
            }
        }
        unsafe self.init(lending: copy.base, count: other.count, slot: 0, of: copy)
    }
}

/// The memory of one copy; the lease keeps it.
@safe private final class Copy: FrameBufferOwner, @unchecked Sendable {
    // Sendable: the address never changes; the bytes are written before the lease is shared.
    let base: UnsafeMutableRawPointer

    init(count: Int) { unsafe base = .allocate(byteCount: max(count, 1), alignment: 64) }
    deinit { unsafe base.deallocate() }

    func reclaim(_ slot: Int) {}
}
