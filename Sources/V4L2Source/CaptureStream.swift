internal import CLinux
internal import CaptureModel
internal import CapturePipeline
internal import JPEGStructure
internal import Glibc
internal import Synchronization
internal import SystemThreads
internal import V4L2

/// One stream of a device, from its buffers to its end. Its own thread runs `run`, and from the start of that owns everything in
/// it but `exchange`, `event` and the flag to stop.
final class CaptureStream: @unchecked Sendable {
    // Sendable: the maker hands the stream to its thread at once; what changes later is touched by that thread only.

    /// Driver buffers asked for: two for the driver, and as many as a healthy consumer holds (five) and one in hand.
    static let bufferCount = 8
    /// With so many buffers queued the driver does not need one more before the next picture comes.
    static let comfortableCount = 4
    /// Copies at once: as many as there are buffers. When they are all held, too, pictures are dropped.
    static let poolLimit = 8
    /// Frames after a start that are marked as such. A sensor applies a new exposure and gain to the second frame after the one
    /// they were computed from, so that the first three show what it woke up with.
    static let startupFrames = 3

    private let handle: DeviceHandle
    private let format: ActiveFormat
    private let policy: CorruptFramePolicy
    private let sink: any FrameSink
    private let counters: Counters
    private let board: ControlBoard
    private let event: WakeEvent
    private let exchange: BufferExchange
    private let isStopping = Atomic(false)
    private let threadID = Atomic<Int32>(0)

    private let memory: BufferMemory
    private var lending: LendingPolicy
    private let pool: FrameBufferPool
    /// Buffers that came back, while they are given to the driver.
    private var returned: [Int] = []
    private var headers = JPEGHeaders()
    private var sequence = SequenceCounter()
    private var drops = DropCounts()
    private var framesSeen = 0
    private let started: Int64
    private var lastFrame: Int64?
    private var stalls: StallWatch
    /// To wait for: the device's and `event`'s.
    private var descriptors: [pollfd]

    /// Allocates buffers, gives them to the driver and starts the stream. Nothing is left of it when it throws: `cameraBusy`,
    /// `noBandwidth`, `cameraDisconnected`, `cameraFailed`.
    init(
        _ handle: DeviceHandle, _ negotiated: NegotiatedFormat, policy: CorruptFramePolicy, sink: any FrameSink,
        counters: Counters, board: ControlBoard
    ) throws(CaptureError) {
        self.handle = handle
        let format = negotiated.active
        self.format = format
        self.policy = policy
        self.sink = sink
        self.counters = counters
        self.board = board
        do { event = try WakeEvent() } catch {
            throw CaptureError(.systemError, "no more descriptors", cause: "errno \(error.errno)")
        }
        let grant: BufferGrant, memory: BufferMemory
        do {
            let areas: [[BufferMapping]]
            (grant, areas) = try handle.device.allocateAndStart(Self.bufferCount)
            memory = BufferMemory(areas, format.layout, negotiated.conversion)
        } catch {
            throw handle.report(error)
        }
        guard memory.isEnough else {
            handle.device.freeBuffers()
            throw CaptureError(
                .cameraFailed, "the driver of \(handle.path) gave buffers too small for its pictures",
                cause: "\(memory.areas.count) buffers of \((memory.areas.first ?? []).map { String($0.count) }) bytes")
        }
        self.memory = memory
        let mayLend = grant.mayOrphan && !memory.isMadeAnew
        exchange = BufferExchange(mayLend ? memory.areas.map { $0[0] } : [], waking: event, counters: counters)
        lending = LendingPolicy(
            count: memory.areas.count, mayLend: mayLend, interval: format.interval?.nanoseconds ?? 33_333_333)
        for slot in memory.areas.indices { lending.queued(slot) }
        returned.reserveCapacity(memory.areas.count)
        descriptors = [handle.device.descriptor, event.descriptor].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        stalls = StallWatch(interval: format.interval?.nanoseconds)
        let tables = format.layout.pixelFormat.isCompressed ? StandardHuffmanTables.segment.count : 0
        pool = FrameBufferPool(capacity: memory.largest + tables, limit: Self.poolLimit)
        board.apply()
        started = MonotonicClock.now()
    }

    /// Asks the thread to end; on any thread.
    func requestStop() {
        isStopping.store(true, ordering: .releasing)
        event.signal()
    }

    /// Is the caller the stream's own thread?
    var isOwnThread: Bool { threadID.load(ordering: .acquiring) == NamedThread.currentID }

    /// Passes pictures on until it is asked to stop or the stream ends by itself. Then the driver's queue is free again; the memory
    /// of lent buffers stays until their leases end.
    func run() {
        threadID.store(NamedThread.currentID, ordering: .releasing)
        let failure = capture()
        exchange.close()
        memory.drop()
        handle.device.freeBuffers()
        if let failure, !mustStop { sink.ended(failure) }
    }

    private var mustStop: Bool { isStopping.load(ordering: .acquiring) }

    /// The thread's loop; the reason of its end, nil when it was asked to stop.
    private func capture() -> CaptureError? {
        do {
            while !mustStop {
                try takeBack()
                let ready = wait()
                // One at a time: the next wait tells whether there are more, for less than a refusal to give another.
                if ready != 0, !mustStop, let buffer = try handle.device.dequeue() {
                    try take(buffer)
                } else if ready & Int32(POLLERR | POLLHUP) != 0, !mustStop {
                    return reasonOfError()
                }
                if stalls.isStalled { return stall }
            }
            return nil
        } catch {
            return error.errno == EIO ? reasonOfError() : handle.report(error)
        }
    }

    /// Gives buffers that came back to the driver.
    private func takeBack() throws(V4L2Error) {
        repeat {
            exchange.takeReturned(into: &returned)
            for slot in returned {
                lending.returned(slot)
                try giveBack(slot)
            }
        } while !exchange.rest(isShort: lending.queued < Self.comfortableCount)
    }

    /// Waits a moment for a picture, a returned buffer or a wish to stop; answers what is the matter with the device.
    private func wait() -> Int32 {
        let before = MonotonicClock.now()
        descriptors[0].events = Int16(board.isListening ? POLLIN | POLLPRI : POLLIN)
        _ = unsafe poll(&descriptors, 2, Int32(stalls.wait / 1_000_000 + 1))
        stalls.waited(MonotonicClock.now() - before)
        if descriptors[1].revents != 0 { event.clear() }
        let ready = Int32(descriptors[0].revents)
        if ready & POLLPRI != 0 {
            let changed = board.takeChanged()
            if !changed.isEmpty { sink.controlsChanged(changed) }
        }
        return ready & ~POLLPRI
    }

    private var stall: CaptureError {
        let silence = MonotonicClock.now() - (lastFrame ?? started)
        let seconds = "\(silence / 1_000_000_000).\(silence / 100_000_000 % 10) s"
        return CaptureError(
            .cameraStalled,
            "\(handle.path) delivers nothing: "
                + (lastFrame == nil
                    ? "no frame in \(seconds) since the start" : "the last of \(framesSeen) frames came \(seconds) ago"),
            cause:
                "driver \(handle.capabilities.driver), \(lending.queued) of \(memory.areas.count) buffers queued, \(lending.lent) lent"
        )
    }

    /// A stream in error is that of a device which is going away, or of a driver that gave up. The former shows within a moment.
    private func reasonOfError() -> CaptureError {
        let deadline = MonotonicClock.now() + 500_000_000
        while !mustStop {
            do { _ = try handle.device.capabilities() } catch { return handle.report(error) }
            guard MonotonicClock.now() < deadline else { break }
            var descriptor = pollfd(fd: event.descriptor, events: Int16(POLLIN), revents: 0)
            _ = unsafe poll(&descriptor, 1, 10)
            event.clear()
        }
        return CaptureError(
            .cameraFailed, "the driver of \(handle.path) ended the stream with an error",
            cause: "driver \(handle.capabilities.driver)",
            isRetriable: true)
    }

    private func giveBack(_ slot: Int) throws(V4L2Error) {
        try handle.device.queue(slot)
        lending.queued(slot)
    }

    /// Passes on one picture, or counts why not. Either way its buffer is lent or with the driver afterwards.
    private func take(_ buffer: DriverBuffer) throws(V4L2Error) {
        let dequeue = MonotonicClock.now(), wallClock = MonotonicClock.wallClock()
        lending.returned(buffer.index)
        lastFrame = dequeue
        stalls.frameCame()
        framesSeen += 1
        drops.driver += sequence.gap(before: buffer.sequence)

        let inspection = inspect(buffer)
        if let flaw = inspection.flaw {
            counters.count(flaw)
            guard policy != .strict, inspection.count > 0 else {
                drops.corrupt += 1
                return try drop(buffer.index)
            }
        }
        guard let lease = try lease(buffer, inspection, now: dequeue) else { return try drop(buffer.index) }
        let isMarked = inspection.flaw != nil && policy == .flag
        let image = CapturedImage(
            buffer: lease, layout: inspection.layout,
            times: FrameTimes(buffer, dequeue: dequeue, wallClock: wallClock),
            driverSequence: sequence.isCounting ? UInt64(buffer.sequence) : nil,
            drops: drops, settings: board.settings,
            status: isMarked ? .corrupt : framesSeen <= Self.startupFrames ? .startup : .ok)
        counters.countDelivery(drops)
        drops = DropCounts()
        sink.deliver(image)
    }

    private func drop(_ slot: Int) throws(V4L2Error) {
        try giveBack(slot)
        counters.countDrops(drops)
        let drops = drops
        self.drops = DropCounts()
        sink.dropped(drops)
    }

    private func inspect(_ buffer: DriverBuffer) -> Inspection {
        if memory.isMadeAnew {
            return Inspection(isComplete: memory.isComplete(buffer), expected: format.layout, isDamaged: buffer.isDamaged)
        }
        return memory.withPicture(buffer) { Inspection($0, expected: format.layout, isDamaged: buffer.isDamaged, &headers) }
    }

    /// A lease on the picture: on the driver's buffer where that may be lent, else on a copy, after which the driver has its buffer
    /// back; nil, and counted why, when no memory is left for one or the picture can't be converted.
    private func lease(_ buffer: DriverBuffer, _ inspection: Inspection, now: Int64) throws(V4L2Error) -> FrameBuffer? {
        if inspection.incomplete == nil, lending.lend(buffer.index, now: now) {
            return exchange.lend(buffer.index, offset: memory.offset(buffer), count: inspection.count)
        }
        guard var copy = pool.take() else {
            drops.overload += 1
            return nil
        }
        guard let count = copy.withMutableBytes({ memory.copy(buffer, inspection, into: &$0) }) else {
            counters.count(.malformed)
            drops.corrupt += 1
            return nil
        }
        counters.countCopy(completed: inspection.incomplete != nil)
        try giveBack(buffer.index)
        return copy.finish(count: count)
    }
}

extension VideoDevice {
    /// Ends the stream and frees its queue, with which other programs may have the camera again. A device that is gone refuses
    /// both; the queue went with it.
    func freeBuffers() {
        try? stopStream()
        _ = try? requestBuffers(0)
    }

    /// Allocates and maps buffers, gives all to the driver and starts the stream; after a failure no buffer is left.
    fileprivate func allocateAndStart(_ count: Int) throws(V4L2Error) -> (BufferGrant, [[BufferMapping]]) {
        let grant = try requestBuffers(count)
        do {
            var mappings: [[BufferMapping]] = []
            for slot in 0..<grant.count {
                mappings.append(try mapBuffer(slot))
                try queue(slot)
            }
            try startStream()
            return (grant, mappings)
        } catch {
            _ = try? requestBuffers(0)
            throw error
        }
    }
}
