package import CaptureModel
internal import Synchronization
internal import SystemThreads

/// One capture pipeline with one active camera. All its changes happen here in order, on a thread of its own, since opening and
/// starting cameras blocks. It captures while somebody wants its frames, and rests after a linger when nobody does.
package actor Session {
    /// What a session is made of.
    package struct Configuration: Sendable {
        /// Its name.
        package var name: String
        /// The id of its camera.
        package var camera: String
        /// The wanted format.
        package var format: FormatRequest
        /// How long capture goes on when nobody wants frames any more.
        package var linger: Duration
        /// The calibration frame of its headers; by default the session's name.
        package var frameID: String?

        /// A session of camera `camera`.
        package init(
            name: String, camera: String, format: FormatRequest = FormatRequest(), linger: Duration = .seconds(5),
            frameID: String? = nil
        ) {
            self.name = name
            self.camera = camera
            self.format = format
            self.linger = linger
            self.frameID = frameID
        }
    }

    /// Its name.
    package nonisolated let name: String
    private nonisolated let executor: ThreadExecutor
    /// The session's own thread.
    package nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe executor.asUnownedSerialExecutor() }
    private nonisolated let counters = SessionStream.Counters()
    private nonisolated let shared: Signal<(snapshot: SessionSnapshot, device: (any CameraDevice)?)>

    private let configuration: Configuration
    private let catalog: CameraCatalog
    private let identity: FrameHeader
    private let onChange: @Sendable (SessionSnapshot) -> Void

    private var isWanted = false
    private var isShutDown = false
    private var generation: UInt64 = 0
    private var stream: UInt64 = 0
    private var isStreaming = false
    private var timer: Task<Void, Never>?

    /// A session that rests. `identity` gives its frames worker, boot and host; `onChange` is called on the session's thread
    /// after every change of state, camera or format.
    package init(
        _ configuration: Configuration, catalog: CameraCatalog, identity: FrameHeader,
        onChange: @escaping @Sendable (SessionSnapshot) -> Void
    ) {
        name = configuration.name
        executor = ThreadExecutor("sb-\(configuration.name)")
        self.configuration = configuration
        self.catalog = catalog
        self.identity = identity
        self.onChange = onChange
        var snapshot = SessionSnapshot()
        snapshot.camera = configuration.camera
        snapshot.requestedInterval = configuration.format.interval
        shared = Signal((snapshot, nil))
    }

    // MARK: Any thread

    /// How it is now, with figures.
    package nonisolated var snapshot: SessionSnapshot {
        var (snapshot, device) = shared.update { ($0.snapshot, $0.device) }
        let now = MonotonicClock.now()
        counters.state.withLock { state in
            snapshot.frameSequence = state.frameSequence
            snapshot.drops = state.drops
            snapshot.lastCapture = state.lastCapture
            if snapshot.state == .running { snapshot.measuredRate = state.rate.rate(at: now) }
        }
        if let device { snapshot.device = device.statistics }
        return snapshot
    }

    /// Gives an output every frame from the next on. Capture runs while there are outputs.
    package nonisolated func add(_ output: any FrameOutput) {
        counters.state.withLock { $0.outputs.append(output) }
        Task { await self.demandChanged() }
    }

    /// Takes an output away; frames on their way may still reach it.
    package nonisolated func remove(_ output: any FrameOutput) {
        counters.state.withLock { $0.outputs.removeAll { $0 === output } }
        Task { await self.demandChanged() }
    }

    // MARK: The session's thread

    /// Stops for good and lets the camera go.
    package func shutDown() {
        isShutDown = true
        timer?.cancel()
        closeCamera()
        update { $0.state = .stopped }
        executor.stop()
    }

    private func demandChanged() {
        let wanted = counters.state.withLock { !$0.outputs.isEmpty }
        guard wanted != isWanted, !isShutDown else { return }
        isWanted = wanted
        timer?.cancel()
        if wanted {
            if !isStreaming { startCamera() }
        } else {
            after(configuration.linger) { session in session.rest() }
        }
    }

    private func rest() {
        guard !isWanted else { return }
        shared.update { $0.device }?.stop()
        isStreaming = false
        update { $0.state = .idle }
    }

    private func startCamera() {
        guard isWanted, !isShutDown else { return }
        // A camera that stays away is tried again and again: it stays failed meanwhile, and is told of once.
        if !isFailed { update { $0.state = .starting } }
        do throws(CaptureError) {
            let format = try startStream(on: try openCamera())
            isStreaming = true
            update { snapshot in
                snapshot.state = .running
                snapshot.generation = self.generation
                snapshot.format = format
            }
        } catch {
            fail(error)
        }
    }

    private var isFailed: Bool {
        if case .failed = shared.update({ $0.snapshot.state }) { true } else { false }
    }

    private func openCamera() throws(CaptureError) -> any CameraDevice {
        if let device = shared.update({ $0.device }) { return device }
        let device = try catalog.open(configuration.camera)
        shared.update { $0.device = device }
        generation += 1
        return device
    }

    /// Starts the device. One that has rested gives the same format again and keeps its generation; when it gives another, the
    /// stream starts once more under a new one, so that no frame is mislabelled.
    private func startStream(on device: any CameraDevice) throws(CaptureError) -> ActiveFormat {
        let known = shared.update { $0.snapshot }
        let format = try device.start(configuration.format, sink: makeSink())
        guard known.generation == generation, let before = known.format, before != format else { return format }
        device.stop()
        generation += 1
        return try device.start(configuration.format, sink: makeSink())
    }

    private func makeSink() -> SessionStream {
        stream += 1
        return SessionStream(counters: counters, template: template()) { [weak self, stream] error in
            Task { await self?.streamEnded(stream, error) }
        }
    }

    private func template() -> FrameHeader {
        var header = identity
        header.session = name
        header.camera = configuration.camera
        header.generation = generation
        header.frameID = configuration.frameID ?? name
        return header
    }

    private func streamEnded(_ ended: UInt64, _ error: CaptureError) {
        guard ended == stream, isStreaming else { return }
        fail(error)
    }

    /// Tells the failure and tries again soon: whatever is wrong with a camera may pass by itself.
    private func fail(_ error: CaptureError) {
        closeCamera()
        update { $0.state = .failed(error) }
        after(.milliseconds(500)) { session in session.startCamera() }
    }

    private func closeCamera() {
        isStreaming = false
        // The reference goes outside the lock: closing a device may block.
        let device = shared.update { shared in
            defer { shared.device = nil }
            return shared.device
        }
        device?.stop()
    }

    private func after(_ delay: Duration, _ body: @escaping @Sendable (isolated Session) -> Void) {
        timer?.cancel()
        timer = Task { [weak self] in
            guard (try? await Task.sleep(for: delay)) != nil else { return }
            await self?.runUnlessCancelled(body)
        }
    }

    private func runUnlessCancelled(_ body: @Sendable (isolated Session) -> Void) {
        if !Task.isCancelled, !isShutDown { body(self) }
    }

    private func update(_ change: (inout SessionSnapshot) -> Void) {
        let before = shared.update { $0.snapshot }
        shared.update { shared in
            change(&shared.snapshot)
            if shared.snapshot.state != before.state { shared.snapshot.stateTime = MonotonicClock.now() }
        }
        let now = snapshot
        if now.state != before.state || now.generation != before.generation { onChange(now) }
    }
}
