package import CaptureModel
internal import Synchronization
internal import SystemThreads

/// One capture pipeline with one active camera. All its changes happen here in order, on a thread of its own, since opening and
/// starting cameras blocks. It captures while somebody wants its frames, and rests after a linger when nobody does.
package actor Session {
    /// Its name.
    package nonisolated let name: String
    private nonisolated let executor: ThreadExecutor
    /// The session's own thread.
    package nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe executor.asUnownedSerialExecutor() }
    nonisolated let counters = SessionStream.Counters()
    private nonisolated let shared: Signal<(snapshot: SessionSnapshot, device: (any CameraDevice)?)>

    let catalog: CameraCatalog
    private let configuration: Configuration
    private let identity: FrameHeader
    let onControl: @Sendable (CameraControl) -> Void
    private let onChange: @Sendable (_ now: SessionSnapshot, _ before: SessionSnapshot) -> Void

    var choice: Choice
    /// The format that was asked for last: of whichever camera is used, as far as it has it.
    var wish: FormatRequest
    private(set) var generation: UInt64 = 0
    private var isWanted = false
    private var isStopped = false
    private var isShutDown = false
    private var streamNumber: UInt64 = 0
    private(set) var stream: SessionStream?
    private var timer: Task<Void, Never>?
    /// The first frame that has all that was commanded so far.
    var settled: UInt64 = 0

    /// A session that rests. `identity` gives its frames worker, boot and host; on the session's thread `onControl` is called for
    /// every control that changes without having been set here, `onChange` after every change of state, camera, format or settings.
    package init(
        _ configuration: Configuration, catalog: CameraCatalog, identity: FrameHeader,
        onControl: @escaping @Sendable (CameraControl) -> Void = { _ in },
        onChange: @escaping @Sendable (_ now: SessionSnapshot, _ before: SessionSnapshot) -> Void
    ) {
        name = configuration.name
        executor = ThreadExecutor("sb-\(configuration.name)")
        choice = Choice(camera: configuration.camera, format: configuration.format)
        wish = configuration.format
        self.configuration = configuration
        self.catalog = catalog
        self.identity = identity
        self.onControl = onControl
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

    /// Has it capture, when somebody wants frames.
    package func start() {
        isStopped = false
        guard snapshot.state == .stopped else { return }
        update { $0.state = .idle }
        if isWanted { startCamera() }
    }

    /// Lets the camera go, whoever wants frames, until `start`.
    package func stop() {
        isStopped = true
        timer?.cancel()
        closeCamera()
        update { $0.state = .stopped }
        for output in counters.state.withLock({ $0.outputs }) { output.sessionStopped() }
    }

    /// The first frame that has all that was commanded before this call, which waits its turn behind the session's other commands;
    /// nil when the session is stopped.
    package func settledSequence() -> UInt64? { isStopped ? nil : settled }

    /// Ends a wait for a camera's first frame, so that `shutDown` need not stand behind it. Any thread.
    package nonisolated func abandonWait() {
        counters.state.withLock { $0.current }?.abandon(CaptureError(.shuttingDown, "the worker is going down"))
    }

    /// Stops for good.
    package func shutDown() {
        isShutDown = true
        stop()
        executor.stop()
    }

    private func demandChanged() {
        let wanted = counters.state.withLock { !$0.outputs.isEmpty }
        guard wanted != isWanted, !isShutDown else { return }
        isWanted = wanted
        guard !isStopped else { return }
        timer?.cancel()
        if !wanted {
            after(configuration.linger) { session in session.rest() }
        } else if stream == nil {
            startCamera()
        }
    }

    private func rest() {
        guard !isWanted, !isStopped else { return }
        stopStream()
        update { $0.state = .idle }
    }

    private func startCamera() {
        guard mustCapture else { return }
        do throws(CaptureError) {
            try begin(quietly: isFailed)
        } catch {
            fail(error)
        }
    }

    /// Nobody who wants frames: the session rests, and whoever comes finds out how the camera is then.
    private func tryAgain() {
        if mustCapture { startCamera() } else { rest() }
    }

    private var isFailed: Bool {
        if case .failed = shared.update({ $0.snapshot.state }) { true } else { false }
    }

    /// Does somebody want frames, and nobody forbid them?
    var mustCapture: Bool { isWanted && !isStopped && !isShutDown }

    /// The open device; it is opened, with the settings that were asked for, when it is not.
    func openCamera() throws(CaptureError) -> any CameraDevice {
        // A session that was stopped holds no camera, whatever is asked of it.
        guard !isStopped else { throw CaptureError(.sessionStopped, "the session '\(name)' is stopped: start it first") }
        if let device { return device }
        let device = try catalog.open(choice.camera)
        generation += 1
        if choice.isFormatOptional {
            choice.format = choice.format.offered(by: device)
            choice.isFormatOptional = false
        }
        try choice.wanted.apply(to: device, &choice.settings)
        choice.settings.follow(device.settingsInForce)
        shared.update { shared in
            shared.device = device
            // The format before it was that of another camera, or of this one before it was gone.
            shared.snapshot.format = nil
        }
        return device
    }

    /// Opens the chosen camera, and streams if somebody wants frames. A camera that stays away is tried again and again `quietly`:
    /// the session stays failed meanwhile, and that is told once.
    func begin(quietly: Bool = false) throws(CaptureError) {
        // The choice is made; the camera is opened when the session is started.
        guard !isStopped else { return update { $0.state = .stopped } }
        // Whoever begins needs no further try, which would start what runs.
        timer?.cancel()
        if mustCapture, !quietly { update { $0.state = .starting } }
        let before = generation
        do throws(CaptureError) {
            let device = try openCamera()
            guard mustCapture else { return update { $0.state = .idle } }
            let format = try startStream(on: device)
            choice.activeFormat = format
            choice.settings.follow(device.settingsInForce)
            update { $0.state = .running }
        } catch {
            // No frame was of it.
            generation = before
            throw error
        }
    }

    /// Starts the device. One that has rested gives the same format again and keeps its generation; when it gives another, the
    /// stream starts once more under a new one, so that no frame is mislabelled.
    private func startStream(on device: any CameraDevice) throws(CaptureError) -> ActiveFormat {
        let known = shared.update { $0.snapshot.generation }
        let format = try device.start(choice.format, sink: makeStream())
        guard known == generation, let before = choice.activeFormat, before != format else { return format }
        device.stop()
        generation += 1
        return try device.start(choice.format, sink: makeStream())
    }

    private func makeStream() -> SessionStream {
        streamNumber += 1
        var header = identity
        header.session = name
        header.camera = choice.camera
        header.generation = generation
        header.frameID = configuration.frameID ?? name
        let number = streamNumber
        let stream = SessionStream(counters: counters, template: header) { [weak self] in
            Task { await self?.controlsChanged() }
        } onEnd: { [weak self] error in
            Task { await self?.streamEnded(number, error) }
        }
        self.stream = stream
        counters.state.withLock { $0.current = stream }
        return stream
    }

    private func streamEnded(_ number: UInt64, _ error: CaptureError) {
        guard number == streamNumber, stream != nil else { return }
        fail(error)
    }

    /// Tells the failure and tries again soon: whatever is wrong with a camera may pass by itself.
    func fail(_ error: CaptureError) {
        closeCamera()
        update { $0.state = .failed(error) }
        for output in counters.state.withLock({ $0.outputs }) { output.sessionFailed(error) }
        after(.milliseconds(500)) { session in session.tryAgain() }
    }

    /// The open device.
    var device: (any CameraDevice)? { shared.update { $0.device } }

    /// Ends the stream; the device stays open.
    func stopStream() {
        stream = nil
        device?.stop()
    }

    /// Lets the device go.
    func closeCamera() {
        stream = nil
        // The reference goes outside the lock: closing a device may block.
        let device = shared.update { shared in
            defer { shared.device = nil }
            return shared.device
        }
        device?.stop()
        counters.state.withLock { $0.geometry = FrameGeometry() }
        counters.changedControls.withLock { $0 = [] }
    }

    /// Begins a new generation: camera or format change.
    func countGeneration() { generation += 1 }

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

    /// Changes what the session tells of itself, and tells it.
    func update(_ change: (inout SessionSnapshot) -> Void = { _ in }) {
        let before = shared.update { $0.snapshot }
        shared.update { shared in
            change(&shared.snapshot)
            if shared.snapshot.state != before.state { shared.snapshot.stateTime = MonotonicClock.now() }
            shared.snapshot.camera = choice.camera
            shared.snapshot.generation = generation
            shared.snapshot.format = choice.activeFormat
            shared.snapshot.requestedInterval = choice.format.interval
            shared.snapshot.settings = choice.settings
        }
        let now = snapshot
        if now.isChange(from: before) { onChange(now, before) }
    }
}
