import CLinux
import CaptureBus
import CaptureModel
import CapturePipeline
import CaptureWire
import CaptureWorker
import Glibc
import ProtoWire
import ScriptedSource
import TestSupport
import Testing
import ZeroMQ

@Suite("A worker's life")
struct WorkerLifeTests {
    private func configuration(
        _ name: String, in runtime: RuntimeFolder, change: (inout WorkerConfiguration) -> Void = { _ in }
    ) -> WorkerConfiguration {
        var configuration = WorkerConfiguration(
            name: name, runtime: runtime, sessions: [Session.Configuration(name: "main", camera: "scripted:none")],
            cameras: CameraCatalog([]), renditions: RenditionCatalog([]), library: runtime.path + "/photos",
            photoFinisher: ScriptedPhotoFinisher(), version: "0.0.0-test")
        change(&configuration)
        return configuration
    }

    /// The error of a worker that can't be.
    private func refusal(_ configuration: WorkerConfiguration) async -> CaptureError? {
        do throws(CaptureError) {
            let worker = try await Worker(configuration, log: Bus.log)
            await worker.stop()
            return nil
        } catch {
            return error
        }
    }

    private func mode(_ path: String) -> mode_t {
        var status = stat()
        return unsafe stat(path, &status) == 0 ? status.st_mode & 0o7777 : 0
    }

    @Test("A second worker of the name is refused, told who has it, and the first goes on answering")
    func nameTaken() async throws {
        try await Bus.with { bus in
            let error = await refusal(configuration(bus.name, in: bus.runtime))
            #expect(error?.code == .nameTaken)
            #expect(error?.message.contains("process \(getpid())") == true)
            let hello = try await bus.hello()
            #expect(hello.pid == UInt32(getpid()))
            #expect(bus.runtime.liveWorkers() == [bus.name])
        }
    }

    @Test("The name is free again once the worker has stopped, though somebody still holds the stopped one")
    func nameFree() async throws {
        let runtime = Bus.folder()
        let first = try await Worker(configuration("cam", in: runtime), log: Bus.log)
        await first.stop()
        #expect(runtime.liveWorkers().isEmpty)
        #expect(unsafe access(runtime.worker("cam"), F_OK) != 0)
        let second = try await Worker(configuration("cam", in: runtime), log: Bus.log)
        #expect(runtime.liveWorkers() == ["cam"])
        await second.stop()
        #expect(first.address == second.address)
        #expect(unsafe rmdir(runtime.path) == 0)
    }

    @Test("Its folder is for owner and group, and so are its sockets, whatever was there before")
    func rights() async throws {
        let runtime = Bus.folder()
        unsafe mkdir(runtime.path, 0o755)
        unsafe mkdir(runtime.worker("cam"), 0o777)
        unsafe chmod(runtime.worker("cam"), 0o777)
        let worker = try await Worker(configuration("cam", in: runtime), log: Bus.log)
        #expect(mode(runtime.worker("cam")) == 0o750)
        for socket in ["control", "frames", "events"] { #expect(mode("\(runtime.worker("cam"))/\(socket)") == 0o660) }
        #expect(mode("\(runtime.worker("cam"))/lock") & 0o007 == 0)
        await worker.stop()
        unsafe rmdir(runtime.path)
    }

    @Test("What an earlier worker of the name left behind when it was killed is no hindrance")
    func leftovers() async throws {
        let runtime = Bus.folder()
        unsafe mkdir(runtime.path, 0o755)
        unsafe mkdir(runtime.worker("cam"), 0o750)
        for name in ["control", "frames", "events", "lock"] {
            close(unsafe clinux_open("\(runtime.worker("cam"))/\(name)", O_CREAT | O_WRONLY, 0o600))
        }
        #expect(runtime.liveWorkers().isEmpty)
        #expect(await refusal(configuration("cam", in: runtime)) == nil)
        unsafe rmdir(runtime.path)
    }

    @Test("A path that no socket can have is refused with its length, before anything is made")
    func longPath() async throws {
        let runtime = RuntimeFolder(path: "/tmp/" + String(repeating: "d", count: 60))
        let error = await refusal(configuration(String(repeating: "w", count: 60), in: runtime))
        #expect(error?.code == .invalidAddress)
        #expect(error?.message.contains("107") == true)
        #expect(unsafe access(runtime.path, F_OK) != 0)
    }

    @Test(
        "Names that are none are refused",
        arguments: ["", "_", ".", "..", "a/b", "a b", "ä", String(repeating: "x", count: 65), "a;b", "a\n"])
    func badNames(_ name: String) async throws {
        let runtime = Bus.folder()
        #expect(await refusal(configuration(name, in: runtime))?.code == .invalidArgument)
        let session = configuration("cam", in: runtime) { $0.sessions = [Session.Configuration(name: name, camera: "x")] }
        if name != "." && name != ".." { #expect(await refusal(session)?.code == .invalidArgument) }
        #expect(unsafe access(runtime.path, F_OK) != 0 || name.hasPrefix("."))
        unsafe rmdir(runtime.path)
    }

    @Test("It has at least one session, and no two of a name")
    func sessions() async throws {
        let runtime = Bus.folder()
        #expect(await refusal(configuration("cam", in: runtime) { $0.sessions = [] })?.code == .invalidArgument)
        #expect(await refusal(configuration("cam", in: runtime) { $0.sessions += $0.sessions })?.code == .invalidArgument)
    }

    @Test("Over TCP it answers, tells its ports, and sends frames and events")
    func tcp() async throws {
        try await Bus.with(change: { $0.tcp = .init("127.0.0.1:0") }) { bus in
            let port = try #require(bus.worker.tcpPort)
            let control = try Peer(.request, "tcp://127.0.0.1:\(port)", in: bus.context)
            try control.send([Wire.Request(command: .hello(.init())).protobuf()])
            let reply = try Wire.Reply(protobuf: try await eventually("an answer over TCP") { try control.receive() }[0])
            guard case .hello(let hello) = reply.result else { Issue.record("\(reply)"); return }
            #expect(hello.framesPort > 0 && hello.eventsPort > 0)
            #expect(Set([UInt32(port), hello.framesPort, hello.eventsPort]).count == 3)
            let frames = try Peer(.subscriber, "tcp://127.0.0.1:\(hello.framesPort)", in: bus.context)
            try frames.subscribe(bus.topic("raw"))
            try await bus.untilStreaming()
            bus.camera.emit(3)
            #expect(try await frames.nextFrame().payload[0] == 3)
            let events = try Peer(.subscriber, "tcp://127.0.0.1:\(hello.eventsPort)", in: bus.context)
            try events.subscribe("sb1/")
            #expect(try await events.nextEvent("a state") { $0.repeated }.worker == bus.name)
            #expect(try await bus.hello().framesPort == hello.framesPort)
        }
    }

    @Test(
        "TCP beyond this machine is refused unless that is said to be wanted",
        arguments: ["0.0.0.0:0", "*:0", "10.1.2.3:0", "[::]:0"])
    func insecure(_ address: String) async throws {
        let runtime = Bus.folder()
        let error = await refusal(configuration("cam", in: runtime) { $0.tcp = .init(address) })
        #expect(error?.code == .invalidAddress)
        #expect(error?.message.contains("--insecure") == true)
        #expect(unsafe access(runtime.path, F_OK) != 0)
    }

    @Test("TCP on all addresses can be had, and a port that is taken is an error that leaves nothing behind")
    func wideTCP() async throws {
        try await Bus.with(change: {
            $0.tcp = .init("*:0"); $0.allowsInsecure = true
        }) { bus in
            let port = try #require(bus.worker.tcpPort)
            let runtime = Bus.folder()
            let error = await refusal(configuration("cam", in: runtime) { $0.tcp = .init("127.0.0.1:\(min(port, 65533))") })
            #expect(error?.code == .systemError)
            #expect(error?.cause.isEmpty == false)
            #expect(await refusal(configuration("cam", in: runtime)) == nil)
            unsafe rmdir(runtime.path)
        }
    }

    @Test(
        "A TCP address is host and port",
        arguments: [
            ("127.0.0.1:5555", true), ("localhost:0", true), ("[::1]:7000", true), ("cam.local:65533", true), ("*:1", true),
            ("127.0.0.1", false), (":5555", false), ("host:65534", false), ("host:-1", false), ("::1:5", false), ("a/b:5", false),
            ("host:", false), ("host:+5", false),
        ])
    func tcpAddress(_ text: String, _ isOne: Bool) {
        #expect((WorkerConfiguration.TCP(text) != nil) == isOne)
    }

    @Test(
        "What only looks like this machine's address is not taken for it",
        arguments: [
            ("127.0.0.1:1", true), ("127.3.2.1:1", true), ("localhost:1", true), ("[::1]:1", true), ("127.example.com:1", false),
        ])
    func loopback(_ text: String, _ isLoopback: Bool) {
        #expect(WorkerConfiguration.TCP(text)?.isLoopback == isLoopback)
    }

    @Test("A worker that starts is not disturbed by those who look which workers run")
    func looking() async throws {
        let runtime = Bus.folder()
        let looker = Task.detached {
            while !Task.isCancelled {
                for _ in 0..<50 { _ = runtime.liveWorkers() }
                await Task.yield()
            }
        }
        for _ in 0..<30 { #expect(await refusal(configuration("cam", in: runtime)) == nil) }
        looker.cancel()
        await looker.value
        unsafe rmdir(runtime.path)
    }
}
