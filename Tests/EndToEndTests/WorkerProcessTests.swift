import Foundation
import Testing

@Suite("capture-worker as a process")
struct WorkerProcessTests {
    @Test("SIGTERM and SIGINT end it cleanly, and nothing is left in its folder", arguments: [SIGTERM, SIGINT])
    func cleanStop(signal: Int32) async throws {
        let worker = try await RunningWorker()
        worker.process.signal(signal)
        let outcome = await worker.process.outcome()
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: worker.folder.path).isEmpty)
        try FileManager.default.removeItem(at: worker.folder)
    }

    @Test("It ends cleanly also while a subscriber is stuck with frames that it never reads")
    func stopWithStuckSubscriber() async throws {
        let worker = try await RunningWorker(["--session", "main=synthetic:back,size=1920x1080,rate=60"])
        let client = try await ForeignClient(of: worker)
        let stuck = try await client.startStuckSubscriber(session: "main", rendition: "raw")
        // A neighbour's frames prove that the stuck one has had its chance to fill up.
        let answer = try await client.run("frames", "main", "raw", "90")
        #expect(answer["frames"] as? Int == 90)
        worker.process.signal(SIGTERM)
        let outcome = await worker.process.outcome()
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(!outcome.errors.contains("not stopped in time"))
        stuck.closeInput()
        _ = await stuck.outcome()
        try FileManager.default.removeItem(at: worker.folder)
    }

    @Test("A second worker of the same name is refused in one line that names the first, which goes on answering")
    func sameName() async throws {
        let worker = try await RunningWorker()
        let second = try await ServiceProcess.run(
            "capture-worker", ["--name", worker.name], environment: RunningWorker.environment(worker.folder))
        #expect(second.status == 1)
        #expect(second.errors.contains("process \(worker.process.processID)"))
        #expect(second.errors.split(separator: "\n").count == 1)
        _ = try await ForeignClient(of: worker).run("commands")
        await worker.stop()
    }

    @Test("It is killed and started again under the same name at once")
    func restartAfterKill() async throws {
        let first = try await RunningWorker()
        first.process.signal(SIGKILL)
        _ = await first.process.outcome()
        let second = try await RunningWorker(folder: first.folder, name: first.name)
        _ = try await ForeignClient(of: second).run("commands")
        await second.stop()
    }

    @Test(
        "A wrong command line is refused with exit status 64, in one line that says what is allowed",
        arguments: [
            (["--session", "main"], "NAME=CAMERA"), (["--sesion", "main=x"], "--session"),
            (["--session", "a=b,size=0x0"], "size=WxH"),
            (["--linger", "soon"], "--linger"), (["extra"], "extra"), (["--name", "a/b"], "a/b"),
            (["--tcp", "nowhere"], "HOST:PORT"),
        ])
    func usage(arguments: [String], told: String) async throws {
        let outcome = try await ServiceProcess.run("capture-worker", arguments)
        #expect(outcome.status == 64)
        #expect(outcome.errors.contains(told))
        #expect(outcome.errors.split(separator: "\n").count == 1)
    }

    @Test("A configuration that can't work is refused with exit status 1, in one line")
    func refused() async throws {
        let folder = try RunningWorker.makeFolder()
        for (arguments, told) in [
            (["--tcp", "0.0.0.0:0"], "--insecure"),
            (["--name", String(repeating: "n", count: 64), "-s", "a=b", "-s", "a=c"], "two sessions"),
        ] {
            let outcome = try await ServiceProcess.run(
                "capture-worker", arguments, environment: RunningWorker.environment(folder))
            #expect(outcome.status == 1)
            #expect(outcome.errors.contains(told), "\(outcome.errors)")
            #expect(outcome.errors.split(separator: "\n").count == 1)
        }
        try FileManager.default.removeItem(at: folder)
    }

    @Test("--help, --version and --list print to standard output and succeed")
    func information() async throws {
        let help = try await ServiceProcess.run("capture-worker", ["--help"])
        #expect(help.status == 0 && help.output.contains("--session") && help.errors.isEmpty)
        let version = try await ServiceProcess.run("capture-worker", ["--version"])
        #expect(version.status == 0 && version.output.contains("0."))
        let list = try await ServiceProcess.run("capture-worker", ["--list"])
        #expect(list.status == 0 && list.output.contains("synthetic:back"))
    }

    @Test("With --log-format json every line is one JSON object")
    func jsonLog() async throws {
        let worker = try await RunningWorker(["--log-format", "json"])
        let outcome = await worker.stop()
        let lines = outcome.errors.split(separator: "\n")
        #expect(lines.count > 2)
        for line in lines {
            let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
            #expect(object?["level"] is String && object?["message"] is String && object?["time"] is String)
        }
    }

    @Test("A session whose camera is not there says so, and the worker serves all the same")
    func missingCamera() async throws {
        let worker = try await RunningWorker(["-s", "main=v4l2:nothing", "-s", "good=synthetic:back"])
        let client = try await ForeignClient(of: worker)
        let stuck = try await client.startStuckSubscriber(session: "main", rendition: "jpeg")
        let isTold = await worker.process.waits { _, errors in errors.contains("cameraNotFound") }
        #expect(isTold)
        let answer = try await client.run("frames", "good", "jpeg", "10")
        #expect(answer["frames"] as? Int == 10)
        stuck.closeInput()
        _ = await stuck.outcome()
        await worker.stop()
    }
}
