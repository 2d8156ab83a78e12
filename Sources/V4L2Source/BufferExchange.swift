internal import CapturePipeline
internal import Synchronization
internal import V4L2

/// The side of a driver's queue that outlives it: keeps the memory of lent buffers mapped until the last lease ends, and passes
/// buffers that come back to the device's thread.
final class BufferExchange: FrameBufferOwner {
    private struct State {
        var returned: [Int] = []
        /// Is the device's thread to be woken for each buffer?
        var isShort = true
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
        // With as much in `slots`, `reclaim` never allocates.
        state.withLock { $0.returned.reserveCapacity(mappings.count) }
    }

    /// Lends `count` bytes of buffer `slot`, from `offset` on. On the device's thread, which leaves the buffer alone until it is
    /// returned.
    func lend(_ slot: Int, offset: Int, count: Int) -> FrameBuffer {
        counters.countLent(1)
        return unsafe FrameBuffer(lending: mappings[slot].base + offset, count: count, slot: slot, of: self)
    }

    /// Notes that buffer `slot` is free; on any thread. The device's thread is woken only if its driver is short of buffers, else
    /// it finds this one when the next picture comes. Once the queue is gone there is nobody to tell.
    func reclaim(_ slot: Int) {
        counters.countLent(-1)
        let isAwaited = state.withLock { state in
            if state.isOpen { state.returned.append(slot) }
            return state.isOpen && state.isShort
        }
        if isAwaited { event.signal() }
    }

    /// Puts the buffers that came back since the last call in place of `slots`, whose memory is used for the next.
    func takeReturned(into slots: inout [Int]) {
        slots.removeAll(keepingCapacity: true)
        state.withLock { swap(&$0.returned, &slots) }
    }

    /// The device's thread is about to wait, and wants to be woken for a buffer that comes back if `isShort`. False when one came
    /// just now.
    func rest(isShort: Bool) -> Bool {
        state.withLock { state in
            state.isShort = isShort
            return !isShort || state.returned.isEmpty
        }
    }

    /// The queue is gone: buffers that come back later are of no use any more.
    func close() { state.withLock { $0.isOpen = false } }
}
