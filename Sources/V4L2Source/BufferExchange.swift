internal import CapturePipeline
internal import Synchronization
internal import V4L2

/// The side of a driver's queue that outlives it: keeps the memory of lent buffers mapped until the last lease ends, and passes
/// buffers that come back to the device's thread.
final class BufferExchange: FrameBufferOwner {
    private struct State {
        var returned: [Int] = []
        var isOpen = true
    }
    private let state = Mutex(State())
    private let mappings: [BufferMapping]
    private let event: WakeEvent
    private let counters: Counters

    /// - Parameters:
    ///   - mappings: What may be lent, by slot; none when the driver can't do without its memory.
    ///   - event: Wakes the device's thread.
    ///   - counters: Count what is lent.
    init(_ mappings: [BufferMapping], waking event: WakeEvent, counters: Counters) {
        self.mappings = mappings
        self.event = event
        self.counters = counters
        state.withLock { $0.returned.reserveCapacity(mappings.count) }  // so that `reclaim` never allocates
    }

    /// Lends `count` bytes of buffer `slot`, from `offset` on. On the device's thread, which leaves the buffer alone until it is returned.
    func lend(_ slot: Int, offset: Int, count: Int) -> FrameBuffer {
        counters.countLent(1)
        return unsafe FrameBuffer(lending: mappings[slot].base + offset, count: count, slot: slot, of: self)
    }

    /// Notes that buffer `slot` is free; on any thread. Once the queue is gone there is nobody to tell.
    func reclaim(_ slot: Int) {
        counters.countLent(-1)
        let isOpen = state.withLock { state in
            if state.isOpen { state.returned.append(slot) }
            return state.isOpen
        }
        if isOpen { event.signal() }
    }

    /// The buffers that came back since the last call.
    func takeReturned() -> [Int] {
        state.withLock { state in
            defer { state.returned.removeAll(keepingCapacity: true) }
            return state.returned
        }
    }

    /// The queue is gone: buffers that come back later are of no use any more.
    func close() { state.withLock { $0.isOpen = false } }
}
