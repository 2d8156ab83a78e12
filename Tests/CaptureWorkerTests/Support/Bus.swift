import CLinux
import CaptureBus
import CaptureModel
import CapturePipeline
import CaptureWire
import CaptureWorker
import Glibc
import ProtoWire
import ScriptedSource
import ServiceLog
import Synchronization
import SystemThreads
import TestSupport
import Testing
import ZeroMQ

/// A worker with scripted cameras, in a folder of its own, and what its clients need.
final class Bus: Sendable {
    let name: String
    let runtime: RuntimeFolder
    let worker: Worker
    let camera: ScriptedCamera
    let otherCamera: ScriptedCamera
    let encoding = EncodingGate()
    let context = Context()
    private let requests = Atomic<UInt64>(0)
    private let isStopped = Atomic(false)

    static let log = ServiceLog(level: .debug, output: LogOutput(descriptor: unsafe clinux_open("/dev/null", O_WRONLY, 0)))

    /// A name that no other test has.
    static func unique(_ prefix: String) -> String { "\(prefix)\(UInt32.random(in: 0 ... .max))" }

    /// A folder that no other test has; the worker makes it.
    static func folder() -> RuntimeFolder { RuntimeFolder(path: "/tmp/\(unique("sb-test-"))") }

    init(
        sessions: [String] = ["main"], linger: Duration = .milliseconds(20), buffers: Int = 64,
        size: FrameSize = FrameSize(width: 64, height: 48), change: (inout WorkerConfiguration) -> Void = { _ in }
    ) async throws {
        name = Self.unique("worker")
        runtime = Self.folder()
        camera = ScriptedCamera("one", size: size, buffers: buffers)
        otherCamera = ScriptedCamera("two", size: size, buffers: buffers)
        let cameras = [camera, otherCamera]
        var configuration = WorkerConfiguration(
            name: name, runtime: runtime,
            sessions: sessions.enumerated().map { index, name in
                Session.Configuration(name: name, camera: cameras[index % 2].camera.id, linger: linger)
            },
            cameras: CameraCatalog([ScriptedProvider(camera, otherCamera)]),
            renditions: RenditionCatalog([InvertedRendition(gate: encoding)]), library: runtime.path + "/photos",
            photoFinisher: ScriptedPhotoFinisher(), version: "0.0.0-test")
        change(&configuration)
        worker = try await Worker(configuration, log: Self.log)
    }

    /// Runs `body` with a bus, and stops the worker whatever comes of it.
    static func with(
        sessions: [String] = ["main"], linger: Duration = .milliseconds(20), buffers: Int = 64,
        size: FrameSize = FrameSize(width: 64, height: 48), change: (inout WorkerConfiguration) -> Void = { _ in },
        _ body: (Bus) async throws -> Void
    ) async throws {
        let bus = try await Bus(sessions: sessions, linger: linger, buffers: buffers, size: size, change: change)
        do {
            try await body(bus)
        } catch {
            await bus.stop()
            throw error
        }
        await bus.stop()
    }

    func stop() async {
        guard !isStopped.exchange(true, ordering: .relaxed) else { return }
        encoding.open()
        await worker.stop()
        unsafe rmdir(runtime.path)
    }

    func address(_ socket: String) -> String { "ipc://\(runtime.worker(name))/\(socket)" }

    func topic(_ rendition: String, session: String = "main") -> String {
        Topic(worker: name, session: session, channel: .frame, name: rendition).text
    }

    // MARK: Clients

    func subscriber(_ prefixes: String..., mark: Int32? = nil) throws -> Peer {
        let peer = try Peer(.subscriber, address("frames"), in: context) { $0.receiveHighWaterMark = mark }
        for prefix in prefixes { try peer.subscribe(prefix) }
        return peer
    }

    func eventSubscriber(_ prefix: String = "") throws -> Peer {
        let peer = try Peer(.subscriber, address("events"), in: context)
        try peer.subscribe(prefix)
        return peer
    }

    func dealer() throws -> Peer { try Peer(.dealer, address("control"), in: context) }

    /// Asks over a DEALER of its own.
    func ask(_ body: [UInt8]) async throws -> [UInt8] {
        let peer = try dealer()
        try peer.send([[], body])
        return try await eventually("a reply") { try peer.receive() }.last ?? []
    }

    /// Asks in the binary form.
    func ask(_ request: Wire.Request) async throws -> Wire.Reply { try Wire.Reply(protobuf: try await ask(request.protobuf())) }

    func ask(_ command: Wire.Request.Command) async throws -> Wire.Reply {
        try await ask(Wire.Request(requestId: requests.add(1, ordering: .relaxed).newValue, command: command))
    }

    /// Asks in JSON.
    func askJSON(_ text: String) async throws -> String { String(decoding: try await ask(Array(text.utf8)), as: UTF8.self) }

    func hello() async throws -> Wire.HelloReply {
        guard case .hello(let reply) = try await ask(.hello(.init())).result else { throw NeverHappened(what: "hello") }
        return reply
    }

    func status() async throws -> Wire.StatusReply {
        guard case .status(let reply) = try await ask(.status(.init())).result else { throw NeverHappened(what: "status") }
        return reply
    }

    /// The events that the worker still has.
    func history(_ request: Wire.EventsRequest = .init()) async throws -> Wire.EventsReply {
        guard case .events(let reply) = try await ask(.events(request)).result else { throw NeverHappened(what: "events") }
        return reply
    }

    /// Waits for an error event with a code; answers the first one.
    func error(_ code: ErrorCode) async throws -> Wire.Event {
        try await eventually("an error event \(code.rawValue)") {
            try await history(.init(topics: ["*/error"])).events.first { event in
                if case .error(let error) = event.kind { error.code == code.rawValue } else { false }
            }
        }
    }

    func renditions(of session: String = "main") async throws -> [String] {
        try await status().sessions.first { $0.summary?.session == session }?.renditions.map(\.rendition) ?? []
    }

    /// Waits until exactly these renditions are made.
    func untilMade(_ names: String..., session: String = "main") async throws {
        try await untilMade(names, session: session)
    }

    func untilMade(_ names: [String], session: String = "main") async throws {
        try await eventually("the renditions \(names)") { try await renditions(of: session) == names.sorted() }
    }

    /// Waits until the camera streams.
    func untilStreaming() async throws { try await eventually("the camera streams") { camera.isStreaming } }
}
