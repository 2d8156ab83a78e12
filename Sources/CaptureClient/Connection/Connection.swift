internal import CaptureBus
internal import CaptureModel
internal import CaptureWire
internal import ProtoWire
internal import Synchronization
internal import SystemThreads
internal import ZeroMQ

/// All sockets of one client, on one thread: requests, heartbeats and the streams. It notices that the worker is silent or was
/// started anew, makes the sockets again and tells the streams.
actor Connection {
    /// Nanoseconds of silence after which a stream is stale. The worker's heartbeat comes every second.
    private static let silence: Int64 = 3_000_000_000
    private static let lookInterval: Int64 = 250_000_000
    /// Shorter than the silence, so that a stale client asks without a pause.
    private static let askTime: Int64 = 2_500_000_000

    nonisolated let thread = PollingThread("sb-client")
    nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe thread.asUnownedSerialExecutor() }
    nonisolated let context = Context()
    /// Where the worker is, and its name: they change only when it was looked for as the only one of this host.
    private nonisolated let place: Mutex<(address: ControlAddress, worker: String)>
    nonisolated var address: ControlAddress { place.withLock { $0.address } }
    nonisolated var worker: String { place.withLock { $0.worker } }
    /// Finds the only worker of this host; nil for a client that was told which one.
    private let finding: (@Sendable () -> ControlAddress?)?
    nonisolated let clientID = RandomID.make()
    private let channel: ControlChannel
    private var heartbeats: ClientSocket?
    private var greeting: Greeting?
    private var receivers: [UInt64: any StreamReceiver] = [:]
    private var nextReceiver: UInt64 = 1
    private var nextRequest: UInt64 = 0
    private var state = StreamState.connecting
    private var bootID = ""
    private var pastBoots: Set<String> = []
    private var heardAt: Int64 = 0
    private var timer: UInt64?
    private var isAsking = false
    private var isClosed = false

    init(_ address: ControlAddress, finding: (@Sendable () -> ControlAddress?)?) {
        place = Mutex((address, ""))
        self.finding = finding
        channel = ControlChannel(on: thread, to: address)
    }

    // MARK: Requests

    /// Opens the control socket and greets the worker.
    func open(timeout: Duration) async throws(CaptureError) -> Greeting {
        try channel.open(in: context)
        if finding != nil { channel.onSilence = { self.follow() } }
        let fresh = try Greeting(
            try await request(reserveRequest(), .hello(Wire.HelloRequest()), timeout: timeout).get(), from: address)
        greeting = fresh
        place.withLock { $0.worker = fresh.worker }
        bootID = fresh.bootID
        return fresh
    }

    /// A number that no other request of this client has.
    func reserveRequest() -> UInt64 {
        nextRequest += 1
        return nextRequest
    }

    /// Sends a command under a reserved number, again and again until it is answered or `timeout` has passed.
    func request(
        _ id: UInt64, _ command: Wire.Request.Command, expecting bootID: String? = nil, timeout: Duration
    ) async -> Result<Wire.Reply, CaptureError> {
        guard !isClosed else { return .failure(.closed) }
        guard !Task.isCancelled else { return .failure(CaptureError(.cancelled, "the task was cancelled before it asked")) }
        let body = Wire.Request(clientId: clientID, requestId: id, bootId: bootID ?? "", command: command).protobuf()
        let deadline = MonotonicClock.now() + timeout.nanoseconds
        return await withCheckedContinuation { continuation in
            channel.send(id, body, isQuestion: command.isQuestion, deadline: deadline) { continuation.resume(returning: $0) }
        }
    }

    /// Has a request answered with `cancelled`, if it still waits.
    func cancel(_ id: UInt64) { channel.cancel(id) }

    // MARK: Streams

    /// Adds a stream of frames; answers what `remove` wants.
    func addFrames(_ topic: Topic, to output: FrameOutput) throws(CaptureError) -> UInt64 {
        try add(FrameReceiver(topic, to: output, on: thread, in: context) { self.heard($0) })
    }

    /// Adds a stream of events, whose socket is open when this returns.
    func addEvents(
        _ choice: EventChoice, from ledger: EventLedger, includesHeartbeats: Bool, to output: EventOutput
    ) throws(CaptureError) -> UInt64 {
        try add(
            EventReceiver(choice, from: ledger, to: output, includesHeartbeats: includesHeartbeats, on: thread, in: context) {
                self.heard($0)
            } fetch: { request, answer in
                self.fetchEvents(request, answer)
            })
    }

    private func add(_ receiver: any StreamReceiver) throws(CaptureError) -> UInt64 {
        guard !isClosed, let greeting else { throw .closed }
        let id = nextReceiver
        nextReceiver += 1
        receivers[id] = receiver
        if receivers.count == 1 { listen(greeting) }
        receiver.open(greeting)
        if state == .live { receiver.became(.live) }
        return id
    }

    /// Ends a stream.
    func remove(_ id: UInt64) {
        receivers.removeValue(forKey: id)?.close()
        if receivers.isEmpty { stopListening() }
    }

    /// Ends the streams and all requests, and closes every socket. Later calls fail.
    func close() {
        guard !isClosed else { return }
        isClosed = true
        for receiver in receivers.values { receiver.close() }
        receivers = [:]
        stopListening()
        channel.close()
    }

    private func fetchEvents(_ request: Wire.EventsRequest, _ answer: @escaping ControlChannel.Answer) {
        let id = reserveRequest()
        let body = Wire.Request(clientId: clientID, requestId: id, command: .events(request)).protobuf()
        channel.send(id, body, isQuestion: true, deadline: MonotonicClock.now() + Self.silence, answer: answer)
    }

    // MARK: Silence

    private func listen(_ greeting: Greeting) {
        state = .connecting
        heardAt = MonotonicClock.now()
        let context = context
        heartbeats = ClientSocket(on: thread) { () throws(ZeroMQError) in
            try BusSocket.eventSubscriber(in: context)
        } receive: { parts in
            guard let event = parts.event, event.worker == self.greeting?.worker else { return }
            self.heard(event.bootId)
        }
        openHeartbeats(greeting)
        look()
    }

    private func stopListening() {
        heartbeats?.close()
        heartbeats = nil
        if let timer { thread.cancelTimer(timer) }
        timer = nil
    }

    private func openHeartbeats(_ greeting: Greeting) {
        let topic = Topic(worker: greeting.worker, session: Topic.wholeWorker, channel: .event, name: "heartbeat")
        try? heartbeats?.open(greeting.eventsAddress, subscribe: [topic.text])
    }

    private func look() {
        let now = MonotonicClock.now()
        if now - heardAt >= Self.silence {
            heardAt = now  // the fresh sockets have as long again
            become(.stale)
            follow()
            if let greeting { reopen(greeting) }
            askWhere()
        }
        timer = thread.setTimer(at: now + Self.lookInterval) { self.look() }
    }

    /// Goes to the only worker of this host when that is another one by now: its name may have changed with it.
    private func follow() {
        guard !isClosed, let found = finding?(), found != address else { return }
        place.withLock { $0.address = found }
        channel.redirect(to: found)
        askWhere()
    }

    private func reopen(_ greeting: Greeting) {
        openHeartbeats(greeting)
        for receiver in receivers.values { receiver.open(greeting) }
    }

    private func become(_ state: StreamState) {
        guard state != self.state else { return }
        self.state = state
        for receiver in receivers.values { receiver.became(state) }
    }

    /// Something came from boot `bootID` of the worker.
    private func heard(_ bootID: String) {
        heardAt = MonotonicClock.now()
        become(.live)
        // What an old connection still held may come after the first words of the new boot.
        guard bootID != self.bootID, !bootID.isEmpty, !pastBoots.contains(bootID) else { return }
        noteBoot(bootID)
        askWhere()
    }

    private func noteBoot(_ bootID: String) {
        if pastBoots.count > 1000 { pastBoots = [] }
        pastBoots.insert(self.bootID)
        self.bootID = bootID
        for receiver in receivers.values { receiver.restarted(bootID) }
    }

    /// Asks where the worker publishes: over TCP a new boot may have other ports.
    private func askWhere() {
        guard !isAsking, !isClosed else { return }
        isAsking = true
        Task {
            let reply = await self.request(
                self.reserveRequest(), .hello(Wire.HelloRequest()), timeout: .nanoseconds(Self.askTime))
            self.isAsking = false
            if let fresh = try? Greeting(try reply.get(), from: self.address) { self.adopt(fresh) }
        }
    }

    private func adopt(_ fresh: Greeting) {
        guard let old = greeting, fresh.worker == old.worker || finding != nil, !isClosed else { return }
        greeting = fresh
        place.withLock { $0.worker = fresh.worker }
        if fresh.framesAddress != old.framesAddress || fresh.eventsAddress != old.eventsAddress { reopen(fresh) }
        if fresh.bootID != bootID, !pastBoots.contains(fresh.bootID) { noteBoot(fresh.bootID) }
    }
}
