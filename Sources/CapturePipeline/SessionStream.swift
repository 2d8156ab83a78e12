internal import CaptureModel
internal import Synchronization
internal import SystemThreads

/// A session's side of one running device: numbers its pictures and offers them to the outputs, on the source's thread.
final class SessionStream: FrameSink {
    /// What outlives a stream: the session's numbers and outputs.
    final class Counters: Sendable {
        struct State {
            var frameSequence: UInt64 = 0
            var driverSequence: UInt64?
            var geometry = FrameGeometry()
            var drops = DropCounts()
            var lastCapture: Int64?
            var rate = RateMeter()
            var outputs: [any FrameOutput] = []
            /// The stream that runs, or ran last.
            weak var current: SessionStream?
        }
        let state = Mutex(State())
        /// Controls that changed by themselves, of which the session has not heard yet.
        let changedControls = Mutex<Set<UInt32>>([])
    }

    /// How a stream began.
    enum Beginning: Sendable {
        case firstFrame(UInt64)
        case ended(CaptureError)
    }

    private let counters: Counters
    /// The newest frame's header, from which the next is made: so they share what they have in common. On the source's thread.
    private let newest: Mutex<FrameHeader>
    private let pending = Mutex(DropCounts())
    private let hasBegun = Atomic(false)
    private let beginning = Signal<Beginning?>(nil)
    private let onControls: @Sendable () -> Void
    private let onEnd: @Sendable (CaptureError) -> Void

    /// A stream whose frames have `template`'s identity and generation. `onControls`, when there are changed controls to take, and
    /// `onEnd` are called on the source's thread.
    init(
        counters: Counters, template: FrameHeader, onControls: @escaping @Sendable () -> Void,
        onEnd: @escaping @Sendable (CaptureError) -> Void
    ) {
        self.counters = counters
        newest = Mutex(template)
        self.onControls = onControls
        self.onEnd = onEnd
        counters.state.withLock { $0.driverSequence = nil }
    }

    /// Waits for the first frame, or the end before it; nil after `time` nanoseconds without either. It blocks.
    func waitForBeginning(_ time: Int64) -> Beginning? { beginning.wait(until: MonotonicClock.now() + time) { $0 } }

    /// The sequence of its first frame; nil before that.
    var firstSequence: UInt64? {
        beginning.update { beginning in
            guard case .firstFrame(let sequence) = beginning else { return nil }
            return sequence
        }
    }

    func deliver(_ image: CapturedImage) {
        let dropped = pending.withLock { pending in
            defer { pending = DropCounts() }
            return pending
        }
        var header = newest.withLock { header in
            header.driverSequence = image.driverSequence
            header.drops = image.drops
            header.drops += dropped
            header.times = image.times
            if header.times.wallClock == 0, header.times.clock == .monotonic {
                header.times.wallClock = header.times.capture + MonotonicClock.wallClock() - MonotonicClock.now()
            }
            header.describe(image.layout, image.geometry, image.settings, image.status)
            return header
        }
        let outputs = counters.state.withLock { state in
            state.frameSequence += 1
            header.frameSequence = state.frameSequence
            state.driverSequence = image.driverSequence
            state.geometry = image.geometry
            state.drops += image.drops
            state.rate.note(image.times.dequeue)
            if image.status != .corrupt { state.lastCapture = image.times.dequeue }
            return state.outputs
        }
        let frame = Frame(header: header, buffer: image.buffer)
        for output in outputs { output.offer(frame) }
        if !hasBegun.exchange(true, ordering: .relaxed) { beginning.update { $0 = .firstFrame(frame.header.frameSequence) } }
    }

    func dropped(_ drops: DropCounts) {
        pending.withLock { $0 += drops }
        // Counted at once: there may never be another frame to tell it with.
        counters.state.withLock { $0.drops += drops }
    }

    func controlsChanged(_ ids: Set<UInt32>) {
        let isFirst = counters.changedControls.withLock { changed in
            defer { changed.formUnion(ids) }
            return changed.isEmpty
        }
        if isFirst { onControls() }
    }

    func ended(_ error: CaptureError) {
        abandon(error)
        onEnd(error)
    }

    /// Ends a wait for the beginning; any thread.
    func abandon(_ error: CaptureError) { beginning.update { if $0 == nil { $0 = .ended(error) } } }
}
