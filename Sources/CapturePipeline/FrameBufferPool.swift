internal import Synchronization

/// Buffers of one size, allocated when first needed, lent one at a time and used again. A pool lives as long as its leases.
package final class FrameBufferPool: FrameBufferOwner {
    private struct State {
        var addresses: [UInt] = []
        var free: [Int] = []
    }
    private let state = Mutex(State())
    /// Bytes of each buffer.
    package let capacity: Int
    /// Buffers at most.
    package let limit: Int

    /// A pool of at most `limit` buffers of `capacity` bytes, page-aligned.
    package init(capacity: Int, limit: Int) {
        self.capacity = max(capacity, 1)
        self.limit = limit
        state.withLock { $0.free.reserveCapacity(limit) }  // so that `reclaim` never allocates
    }

    deinit {
        state.withLock { state in
            for address in state.addresses { unsafe UnsafeMutableRawPointer(bitPattern: address)?.deallocate() }
        }
    }

    /// A buffer to write into; nil when all are lent.
    package func take() -> WritableFrameBuffer? {
        let taken: (slot: Int, address: UInt)? = state.withLock { state in
            if let slot = state.free.popLast() { return (slot, state.addresses[slot]) }
            guard state.addresses.count < limit else { return nil }
            let address = UInt(bitPattern: UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 4096))
            state.addresses.append(address)
            return (state.addresses.count - 1, address)
        }
        guard let taken, let base = unsafe UnsafeMutableRawPointer(bitPattern: taken.address) else { return nil }
        return unsafe WritableFrameBuffer(FrameBuffer(lending: base, count: capacity, slot: taken.slot, of: self))
    }

    /// Takes a buffer back; called by leases.
    package func reclaim(_ slot: Int) { state.withLock { $0.free.append(slot) } }

    /// Buffers that somebody holds now.
    package var lent: Int { state.withLock { $0.addresses.count - $0.free.count } }
}
