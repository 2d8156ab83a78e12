package import CaptureModel
internal import CapturePipeline
internal import Synchronization
internal import SystemThreads

/// A camera that does what a test tells it: gives frames, loses some, lies about time, fails, vanishes. Frames are given on the
/// caller's thread, which is the device's own for that moment: one thread at a time.
package final class ScriptedCamera: Sendable {
    private struct State {
        var problem: CaptureError?
        var startProblem: CaptureError?
        var isPresent = true
        var sink: (any FrameSink)?
        var interval: FrameInterval?
        var starts = 0
        var stops = 0
        var opens = 0
        var attempts = 0
        var number: UInt64 = 0
        var geometry = FrameGeometry()
        var settings = ScriptedSettings()
    }
    private let state = Mutex(State())
    private let gate = Signal((isOpen: true, waiting: 0))
    private let pool: FrameBufferPool
    /// What discovery finds.
    package let camera: Camera
    /// The layout of its frames.
    package let layout: ImageLayout

    /// A camera `scripted:<name>` with grey pictures of `size`, of which at most `buffers` are lent at once.
    package init(
        _ name: String, size: FrameSize = FrameSize(width: 64, height: 48), buffers: Int = 64,
        position: CameraPosition = .back
    ) {
        layout = ImageLayout(.grey, size, colorRange: .full)!
        camera = Camera(
            id: "scripted:\(name)", name: "Scripted camera \(name)", source: "scripted", position: position, type: .wide,
            formats: [CameraFormat(.grey, size, intervals: [IntervalRange(FrameInterval(1, 30)!)])],
            capabilities: [
                Capability("zoom", .software, range: ScriptedSettings.zoomRange, defaultValue: 1, unit: "x"),
                Capability("focus", .hardware, range: 0...1, unit: "1", modes: ["locked", "auto", "continuous"]),
            ])
        pool = FrameBufferPool(capacity: layout.byteCount, limit: buffers)
    }

    // MARK: What a test asks

    /// Does a stream run?
    package var isStreaming: Bool { state.withLock { $0.sink != nil } }
    /// How often, so far, somebody tried to open it, opened it, started and stopped its stream.
    package var counts: (attempts: Int, opens: Int, starts: Int, stops: Int) {
        state.withLock { ($0.attempts, $0.opens, $0.starts, $0.stops) }
    }
    /// Frames that somebody holds now.
    package var lent: Int { pool.lent }
    /// What it is set to.
    package var settings: ScriptedSettings { state.withLock { $0.settings } }
    /// Openings that wait for `releaseOpening`.
    package var waitingOpenings: Int { gate.update { $0.waiting } }

    // MARK: What a test does

    /// Gives a frame whose bytes are all `value`; false when no stream runs or every buffer is lent.
    @discardableResult package func emit(
        _ value: UInt8 = 0, capture: Int64? = nil, drops: DropCounts = DropCounts(), status: FrameStatus = .ok
    ) -> Bool {
        guard let deliver = expose(value, capture: capture, drops: drops, status: status) else { return false }
        deliver()
        return true
    }

    /// Begins a frame, with its number and the settings in force; what is returned gives it, later. Nil as `emit` is false.
    package func expose(
        _ value: UInt8 = 0, capture: Int64? = nil, drops: DropCounts = DropCounts(), status: FrameStatus = .ok
    ) -> (() -> Void)? {
        let next: (sink: any FrameSink, state: State)? = state.withLock { state in
            guard let sink = state.sink else { return nil }
            state.number += 1
            return (sink, state)
        }
        guard let next, var buffer = pool.take() else { return nil }
        buffer.withMutableBytes { bytes in
            unsafe bytes.withUnsafeMutableBytes { bytes in _ = unsafe bytes.initializeMemory(as: UInt8.self, repeating: value) }
        }
        let bytes = buffer.finish(count: layout.byteCount)
        return { [layout] in
            let now = MonotonicClock.now()
            next.sink.deliver(
                CapturedImage(
                    buffer: bytes, layout: layout,
                    times: FrameTimes(capture: capture ?? now, clock: .monotonic, moment: .startOfExposure, dequeue: now),
                    driverSequence: next.state.number, drops: drops, geometry: next.state.geometry,
                    settings: next.state.settings.frameSettings, status: status))
        }
    }

    /// Loses frames without giving one.
    package func lose(_ drops: DropCounts) {
        state.withLock { state in
            state.number += drops.driver
            return state.sink
        }?
        .dropped(drops)
    }

    /// Sets the control to `level` and moves the zoom, as another program does.
    package func change(level: Int64, zoom: Double) {
        let sink = state.withLock { state in
            (state.settings.level, state.settings.zoom) = (level, zoom)
            return state.sink
        }
        sink?.controlsChanged([1])
    }

    /// Turns, mirrors or crops every further frame.
    package func setGeometry(_ geometry: FrameGeometry) { state.withLock { $0.geometry = geometry } }

    /// Has every further opening take until `releaseOpening`.
    package func holdOpening() { gate.update { $0.isOpen = false } }

    /// Lets openings go on.
    package func releaseOpening() { gate.update { $0.isOpen = true } }

    /// Ends the stream with `error`, as a camera does that breaks.
    package func end(_ error: CaptureError) {
        let sink = state.withLock { state in
            defer { state.sink = nil }
            return state.sink
        }
        sink?.ended(error)
    }

    /// Has every further opening and start fail; nil: no more.
    package func fail(_ problem: CaptureError?) { state.withLock { $0.problem = problem } }

    /// Has every further start fail, though the camera opens; nil: no more.
    package func failStart(_ problem: CaptureError?) { state.withLock { $0.startProblem = problem } }

    /// Takes the camera away, or brings it back.
    package func setPresent(_ isPresent: Bool) {
        state.withLock { $0.isPresent = isPresent }
        if !isPresent { end(CaptureError(.cameraDisconnected, "the camera was unplugged")) }
    }

    // MARK: What the provider and the device do

    var isPresent: Bool { state.withLock { $0.isPresent } }

    func change(_ body: (inout ScriptedSettings) -> Void) -> (settings: ScriptedSettings, firstFrame: UInt64) {
        state.withLock { state in
            body(&state.settings)
            return (state.settings, state.number + 1)
        }
    }

    func open() throws(CaptureError) {
        gate.update { $0.waiting += 1 }
        gate.wait { $0.isOpen ? true : nil }
        gate.update { $0.waiting -= 1 }
        let problem = state.withLock { state -> CaptureError? in
            state.attempts += 1
            guard state.isPresent else { return CaptureError(.cameraNotFound, "the camera \(camera.id) is not there") }
            guard state.problem == nil else { return state.problem }
            state.opens += 1
            state.settings = ScriptedSettings()
            return nil
        }
        if let problem { throw problem }
    }

    func start(_ request: FormatRequest, sink: any FrameSink) throws(CaptureError) -> ActiveFormat {
        let problem = state.withLock { state -> CaptureError? in
            guard state.isPresent else { return CaptureError(.cameraDisconnected, "the camera was unplugged") }
            if let problem = state.problem ?? state.startProblem { return problem }
            state.sink = sink
            state.starts += 1
            return nil
        }
        if let problem { throw problem }
        return ActiveFormat(layout: layout, interval: request.interval ?? FrameInterval(1, 30))
    }

    func stop() {
        state.withLock { state in
            if state.sink != nil { state.stops += 1 }
            state.sink = nil
        }
    }
}
