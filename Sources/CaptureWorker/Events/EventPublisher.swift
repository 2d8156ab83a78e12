internal import CaptureBus
internal import CaptureWire
internal import ProtoWire
internal import ServiceLog
internal import SystemThreads
internal import ZeroMQ

/// Sends events, on the control thread: new ones as they are posted, retained states again for newcomers, and a heartbeat every
/// second.
actor EventPublisher {
    /// Nanoseconds between two heartbeats.
    static let heartbeatInterval: Int64 = 1_000_000_000
    /// Nanoseconds between two repeats of the retained states: joins that come at once are served together.
    private static let repeatInterval: Int64 = 100_000_000

    private nonisolated let thread: PollingThread
    nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe thread.asUnownedSerialExecutor() }
    private var socket: Socket
    private let log: EventLog
    private let output: ServiceLog
    private let sessions: @Sendable () -> [Wire.SessionBeat]
    private var newestSent: UInt64 = 0
    private var subscriptions: Set<String> = []
    private var newcomers: Set<String> = []
    private var lastRepeat: Int64 = 0
    private var nextRepeat: UInt64?
    private var nextHeartbeat: UInt64?
    private var clock = WallClockWatch()

    init(
        _ socket: consuming Socket, thread: PollingThread, log: EventLog, output: ServiceLog,
        sessions: @escaping @Sendable () -> [Wire.SessionBeat]
    ) {
        self.socket = socket
        self.thread = thread
        self.log = log
        self.output = output
        self.sessions = sessions
    }

    /// Begins to send.
    func start() {
        thread.watch(socket) { self.readSubscriptions() }
        thread.onWake { self.sendNew() }
        sendNew()
        sendHeartbeat()
    }

    /// Sends what is left, closes the socket, which lingers for what a reader still has to fetch, and lets go of the thread.
    func stop() {
        sendNew()
        for timer in [nextHeartbeat, nextRepeat] { if let timer { thread.cancelTimer(timer) } }
        thread.onWake {}
        thread.unwatch(socket)
        socket.close()
    }

    /// Topics that somebody subscribes to.
    var subscriptionCount: Int { subscriptions.count }

    private func sendNew() {
        for event in log.takeUnsent() {
            send(event)
            newestSent = event.number
        }
    }

    private func sendHeartbeat() {
        if let step = clock.step(wall: MonotonicClock.wallClock(), monotonic: MonotonicClock.now()) {
            log.post(.clockStep(Wire.ClockStep(step: step)))
        }
        // A heartbeat never names an event that is still to be sent: whoever reads it would think that one lost.
        sendNew()
        send(log.event(.heartbeat(Wire.Heartbeat(lastNumber: newestSent, sessions: sessions()))))
        nextHeartbeat = thread.setTimer(at: MonotonicClock.now() + Self.heartbeatInterval) { self.sendHeartbeat() }
    }

    private func send(_ event: Wire.Event) {
        do {
            try socket.send(Message(copying: Array(event.topic.text.utf8)), more: true)
            try socket.send(Message(copying: event.protobuf()))
        } catch {
            output.error("event not sent", ["reason": error.description, "number": event.number])
        }
    }

    private func readSubscriptions() {
        var message = Message()
        while (try? socket.receive(into: &message)) == true {
            guard let change = Subscription(message.copyBytes()) else { continue }
            if change.isWanted {
                subscriptions.insert(change.topic)
                newcomers.insert(change.topic)
            } else {
                subscriptions.remove(change.topic)
            }
        }
        guard !newcomers.isEmpty, nextRepeat == nil else { return }
        let due = lastRepeat + Self.repeatInterval
        if due <= MonotonicClock.now() {
            repeatRetained()
        } else {
            nextRepeat = thread.setTimer(at: due) { self.repeatRetained() }
        }
    }

    private func repeatRetained() {
        nextRepeat = nil
        // The original goes before its repetition.
        sendNew()
        lastRepeat = MonotonicClock.now()
        var sent: Set<UInt64> = []
        for prefix in newcomers {
            for event in log.retained(prefix: prefix) where sent.insert(event.number).inserted { send(event) }
        }
        newcomers = []
    }
}
