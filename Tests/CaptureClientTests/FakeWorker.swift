import CaptureBus
import CaptureClient
import Glibc
import ProtoWire
import SystemThreads
import ZeroMQ

/// A worker's end of the bus, made of bare sockets, that does what a test wants, also what no worker does.
actor FakeWorker {
    nonisolated let thread = PollingThread("fake-worker")
    nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe thread.asUnownedSerialExecutor() }
    private let context = Context()
    private let addresses: (control: String, frames: String, events: String)
    private var sockets: [String: Bound] = [:]
    let name: String
    private(set) var bootID: String

    /// A socket, and where it was really bound.
    private final class Bound {
        var socket: Socket
        let address: String
        init(_ socket: consuming Socket, at address: String) throws {
            self.address = try socket.bind(address)
            self.socket = socket
        }
    }

    /// Bodies of the requests that came, swallowed ones included.
    private(set) var requests: [[UInt8]] = []
    /// So many of the next requests are not answered.
    private var swallowed = 0
    private var answersNothing = false
    private(set) var subscriptions: Set<String> = []
    /// What the command `events` answers from.
    private var history: [Wire.Event] = []
    private var truncates = false

    /// A worker that binds `<folder>/control`, `frames` and `events`, or free TCP ports.
    init(_ folder: TestFolder, name: String = "fake", tcp: Bool = false, bootID: String = String(repeating: "a", count: 32)) {
        self.name = name
        self.bootID = bootID
        addresses =
            tcp
            ? ("tcp://127.0.0.1:*", "tcp://127.0.0.1:*", "tcp://127.0.0.1:*")
            : ("ipc://\(folder.path)/control", "ipc://\(folder.path)/frames", "ipc://\(folder.path)/events")
    }

    /// Begins to serve; `control` is where, if not where `init` says.
    @discardableResult func start() throws -> String {
        let control = try Bound(BusSocket.controlRouter(in: context), at: addresses.control)
        sockets["control"] = control
        thread.watch(control.socket) { self.readRequests() }
        try openPublishers()
        return control.address
    }

    /// Closes the sockets for frames and events, as a cut cable or a worker that ends does.
    func closePublishers() {
        for key in ["frames", "events"] {
            guard let bound = sockets.removeValue(forKey: key) else { continue }
            thread.unwatch(bound.socket)
        }
        subscriptions = []
    }

    /// Opens them again; over TCP on other ports.
    func openPublishers() throws {
        let frames = try Bound(BusSocket.framePublisher(in: context), at: addresses.frames)
        let events = try Bound(BusSocket.eventPublisher(in: context), at: addresses.events)
        sockets["frames"] = frames
        sockets["events"] = events
        thread.watch(frames.socket) { self.readSubscriptions("frames") }
        thread.watch(events.socket) { self.readSubscriptions("events") }
    }

    private func closeAll() {
        closePublishers()
        if let control = sockets.removeValue(forKey: "control") { thread.unwatch(control.socket) }
    }

    /// Ends it; not on its own thread, which could not go on after its end.
    nonisolated func stop() async {
        await closeAll()
        await withCheckedContinuation { continuation in
            _ = NamedThread("fake-stop") {
                self.thread.stop()
                continuation.resume()
            }
        }
    }

    // MARK: What a test sets

    func swallow(_ count: Int) { swallowed = count }
    func answerNothing() { answersNothing = true }
    func set(history: [Wire.Event], truncates: Bool = false) {
        self.history = history
        self.truncates = truncates
    }
    func restart(as bootID: String) {
        self.bootID = bootID
        history = []
    }

    // MARK: What it publishes

    func publish(_ parts: [[UInt8]]) throws { try send(parts, on: "frames") }

    func publish(_ event: Wire.Event) throws { try send([Array(event.topic.text.utf8), event.protobuf()], on: "events") }

    func beat(last: UInt64 = 0) throws {
        try publish(
            Wire.Event(worker: name, bootId: bootID, session: "_", kind: .heartbeat(Wire.Heartbeat(lastNumber: last))))
    }

    /// Gives heartbeats from here on as a worker does, so that a client on a busy machine does not lose patience.
    func keepBeating() {
        try? beat()
        thread.setTimer(at: MonotonicClock.now() + 500_000_000) { self.keepBeating() }
    }

    private func send(_ parts: [[UInt8]], on key: String) throws {
        guard let bound = sockets[key] else { return }
        for (index, part) in parts.enumerated() {
            try bound.socket.send(Message(copying: part), more: index + 1 < parts.count)
        }
    }

    // MARK: What it reads

    private func readSubscriptions(_ key: String) {
        guard let bound = sockets[key] else { return }
        var message = Message()
        while (try? bound.socket.receive(into: &message)) == true {
            let bytes = message.copyBytes()
            let topic = String(decoding: bytes.dropFirst(), as: UTF8.self)
            if bytes.first == 1 { subscriptions.insert(topic) } else { subscriptions.remove(topic) }
        }
    }

    private func readRequests() {
        guard let control = sockets["control"] else { return }
        var parts: [[UInt8]] = []
        var part = Message()
        while (try? control.socket.receive(into: &part)) == true {
            parts.append(part.copyBytes())
            if part.hasMore { continue }
            answer(parts)
            parts = []
        }
    }

    private func answer(_ parts: [[UInt8]]) {
        guard let body = parts.last, let request = try? Wire.Request(protobuf: body) else { return }
        requests.append(body)
        guard !answersNothing else { return }
        guard swallowed == 0 else {
            swallowed -= 1
            return
        }
        let reply = Wire.Reply(requestId: request.requestId, worker: name, bootId: bootID, result: result(of: request))
        try? send(parts.dropLast() + [reply.protobuf()], on: "control")
    }

    private func result(of request: Wire.Request) -> Wire.Reply.Result {
        switch request.command {
        case .hello:
            var hello = Wire.HelloReply(version: "fake", wireMajor: 1)
            hello.framesAddress = sockets["frames"]?.address ?? addresses.frames
            hello.eventsAddress = sockets["events"]?.address ?? addresses.events
            hello.framesPort = port(of: hello.framesAddress)
            hello.eventsPort = port(of: hello.eventsAddress)
            return .hello(hello)
        case .rendition(let command):
            return .rendition(
                Wire.RenditionReply(
                    rendition: command.rendition,
                    topic: Topic(worker: name, session: "main", channel: .frame, name: command.rendition).text))
        case .events(let command):
            let after = command.bootId.isEmpty || command.bootId == bootID ? command.after : 0
            return .events(
                Wire.EventsReply(
                    events: history.filter { $0.number > after }, oldest: history.first?.number ?? 0,
                    newest: history.last?.number ?? 0, truncated: truncates && after + 1 < history.first?.number ?? 0))
        default: return .error(Wire.Error(CaptureError(.unknownCommand, "a fake knows few commands")))
        }
    }

    private func port(of address: String) -> UInt32 { address.split(separator: ":").last.flatMap { UInt32($0) } ?? 0 }
}
