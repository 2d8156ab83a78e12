import Foundation
import Testing

@Suite("capture-tap as a process")
struct CaptureTapTests {
    @Test("It takes the frames asked for, proves them by their pixels, and tells in JSON", arguments: ["raw", "jpeg"])
    func count(rendition: String) async throws {
        let worker = try await RunningWorker(["--session", "main=synthetic:back,size=640x480,rate=10"])
        let outcome = try await worker.tap(["--rendition", rendition, "--count", "10", "--json"])
        // A machine that is busy with other tests may make the camera miss a frame, which is what 2 says.
        #expect(outcome.status == 0 || outcome.status == 2, "\(outcome.errors)")
        let line = try #require(outcome.output.split(separator: "\n").last)
        let summary = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        #expect(summary["kind"] as? String == "summary")
        #expect(summary["frames"] as? Int == 10)
        #expect(summary["lost"] as? Int == 0)
        if rendition == "raw" {
            #expect(summary["pixelsRead"] as? Int == 10)
            #expect(summary["pixelsOutOfOrder"] as? Int == 0)
            #expect(summary["pixelsOfAnotherTime"] as? Int == 0)
        }
        await worker.stop()
    }

    @Test("It saves pictures that common tools open, and their headers")
    func save() async throws {
        let worker = try await RunningWorker(["--session", "main=synthetic:back,size=640x480,rate=10,format=GREY"])
        let folder = worker.folder.appending(path: "saved")
        _ = try await worker.tap(["--count", "1", "--save", folder.path])
        _ = try await worker.tap(["--rendition", "raw", "--count", "1", "--save", folder.path])
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        let picture = try Data(contentsOf: try #require(files.first { $0.pathExtension == "jpg" }))
        #expect(picture.prefix(2) == Data([0xff, 0xd8]))
        let map = try Data(contentsOf: try #require(files.first { $0.pathExtension == "pgm" }))
        let head = Data("P5\n640 480\n255\n".utf8)
        #expect(map.prefix(head.count) == head)
        #expect(map.count == head.count + 640 * 480)
        for file in files where file.pathExtension == "json" {
            let header = try JSONSerialization.jsonObject(with: try Data(contentsOf: file)) as? [String: Any]
            #expect(header?["session"] as? String == "main")
        }
        try FileManager.default.removeItem(at: folder)
        await worker.stop()
    }

    @Test("A signal ends it in order, with a summary", arguments: [SIGINT, SIGTERM])
    func signal(number: Int32) async throws {
        let worker = try await RunningWorker(["--session", "main=synthetic:back,size=640x480,rate=10"])
        let tap = try ServiceProcess(
            "capture-tap", ["--worker", worker.name, "--rendition", "raw"],
            environment: RunningWorker.environment(worker.folder))
        #expect(await tap.waits { output, _ in output.contains("fps") })
        tap.signal(number)
        let outcome = await tap.outcome()
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.output.contains("frames in"))
        await worker.stop()
    }

    @Test("Its frames go through a pipe, and end with it")
    func pipe() async throws {
        let worker = try await RunningWorker(["--session", "main=synthetic:back,size=640x480,rate=10"])
        let tap = ServiceProcess.products.appending(path: "capture-tap").path
        let outcome = try await ServiceProcess.run(
            "/bin/sh", ["-c", "{ '\(tap)' --worker \(worker.name) --stdout; echo status $? >&2; } | head -c 2 | od -An -tx1"],
            environment: RunningWorker.environment(worker.folder))
        #expect(outcome.output.contains("ff d8"))
        #expect(outcome.errors.contains("status 0"))
        await worker.stop()
    }

    @Test("A frame of a worker that is nowhere costs one clear line and exit status 69")
    func nobody() async throws {
        let folder = try RunningWorker.makeFolder()
        let outcome = try await ServiceProcess.run(
            "capture-tap", ["--count", "1"], environment: RunningWorker.environment(folder))
        #expect(outcome.status == 69)
        #expect(outcome.errors.split(separator: "\n").count == 1)
        #expect(outcome.errors.contains("start capture-worker"))
        try FileManager.default.removeItem(at: folder)
    }

    @Test(
        "A command line that makes no sense is refused with exit status 64",
        arguments: [["--count", "0"], ["--worker", "a b"], ["x"]])
    func usage(arguments: [String]) async throws {
        let outcome = try await ServiceProcess.run("capture-tap", arguments)
        #expect(outcome.status == 64)
        #expect(outcome.errors.split(separator: "\n").count == 1)
    }
}
