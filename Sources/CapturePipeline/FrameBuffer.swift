/// Whoever lends buffers: a driver's queue, a pool, a ring.
package protocol FrameBufferOwner: AnyObject, Sendable {
    /// Takes buffer `slot` back. Called once for each lease, on the thread that dropped it last, which may be libzmq's I/O
    /// thread: it may only note the slot and wake somebody; never block or call the driver.
    func reclaim(_ slot: Int)
}

/// A lease on the bytes of one picture. Whoever holds it may read; the last holder's release gives the buffer back to its owner.
@safe package final class FrameBuffer: @unchecked Sendable {
    // Sendable: memory and `count` change only before the lease is shared (`WritableFrameBuffer` holds it alone until then), and
    // the owner keeps the memory mapped until `reclaim`.
    private let base: UnsafeMutableRawPointer
    /// Bytes of the picture.
    package private(set) var count: Int
    private let owner: any FrameBufferOwner
    private let slot: Int

    /// Lends `count` bytes at `base`, which `owner` neither changes nor unmaps before it has `slot` back.
    package init(lending base: UnsafeMutableRawPointer, count: Int, slot: Int, of owner: any FrameBufferOwner) {
        unsafe self.base = base
        self.count = count
        self.slot = slot
        self.owner = owner
    }

    deinit { owner.reclaim(slot) }

    /// Reads the bytes; they can't leave the closure.
    package func withBytes<Result: ~Copyable, Failure: Error>(
        _ body: (RawSpan) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try unsafe body(UnsafeRawBufferPointer(start: base, count: count).bytes)
    }

    /// The first byte, for C calls that read while this lease is held.
    @unsafe package var baseAddress: UnsafeMutableRawPointer { unsafe base }

    fileprivate func withMutableBytes<Result: ~Copyable, Failure: Error>(
        _ body: (inout MutableRawSpan) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        var span = unsafe UnsafeMutableRawBufferPointer(start: base, count: count).mutableBytes
        return try body(&span)
    }

    fileprivate func shorten(to count: Int) {
        precondition(count <= self.count, "\(count) bytes in a buffer of \(self.count)")
        self.count = count
    }
}

/// A buffer that its one holder fills. `finish(count:)` turns it into a lease that travels; dropping it gives it back unused.
package struct WritableFrameBuffer: ~Copyable {
    private let lease: FrameBuffer

    /// The right to write what `lease`, which nobody else holds, lends.
    init(_ lease: FrameBuffer) { self.lease = lease }

    /// Bytes that it takes.
    package var capacity: Int { lease.count }

    /// Writes the bytes; what they were before is undefined.
    package mutating func withMutableBytes<Result: ~Copyable, Failure: Error>(
        _ body: (inout MutableRawSpan) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try lease.withMutableBytes(body)
    }

    /// The lease on the first `count` bytes, which nobody writes any more.
    package consuming func finish(count: Int) -> FrameBuffer {
        lease.shorten(to: count)
        return lease
    }
}
