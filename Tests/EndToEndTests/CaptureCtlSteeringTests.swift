import Foundation
import Testing

@Suite("capture-ctl: steering and following")
struct CaptureCtlSteeringTests {
    @Test("Zoom, focus, format, controls, switch, stop and start: the answer says what holds now")
    func steering() async throws {
        let worker = try await RunningWorker()
        let steps: [(arguments: [String], status: Int32, told: String)] = [
            (["zoom", "2"], 0, "zoom is 2, of 1…10, from frame"), (["zoom", "99"], 0, "zoom is 10, the nearest to 99"),
            (["zoom", "99", "--refuse"], 1, "99"), (["focus", "--point", "0.5,0.25"], 0, "for the sensor's point"),
            (["focus", "--lens", "0.75"], 0, "focus is locked, lens at 0.75"),
            (["focus", "--continuous"], 0, "focus is continuous"), (["status"], 0, "focus continuous"),
            (["focus", "--auto"], 0, "focus is locked, lens at"), (["focus", "--lock"], 0, "focus is locked"),
            (["format", "--size", "640x480", "--rate", "60", "-f", "YUYV"], 0, "format is YUYV 640x480 at 60 fps"),
            (["format", "--size", "7x7"], 1, "7x7"), (["set", "gain=200"], 0, "Gain is 200 %"),
            (["set", "2=300"], 0, "Gain is 300 %"),
            (["set", "White Balance TINT=5"], 0, "White balance tint is 5"), (["set", "mir=on"], 0, "Mirror is on"),
            (["set", "white=5"], 1, "white_balance_temperature (3), white_balance_tint (4)"),
            (["set", "mirror=maybe"], 1, "on or off"),
            (["set", "sharpness=1"], 1, "exposure_time, gain"), (["set", "gain=9999"], 1, "100 to 1600"),
            (["switch"], 0, "synthetic:back-ultrawide is used"),
            (["switch", "--position", "front"], 0, "synthetic:front is used"),
            (["switch", "synthetic:back"], 0, "synthetic:back is used, generation"),
            (["switch", "nothing"], 1, "there are synthetic:back"),
            (["stop"], 0, "session main is stopped"), (["status"], 0, "stopped by command"),
            (["start"], 0, "session main is idle"),
            (["zoom", "2", "-s", "nothing"], 1, "nothing"),
        ]
        for (arguments, status, told) in steps {
            let outcome = try await worker.ctl(arguments)
            #expect(outcome.status == status, "\(arguments): \(outcome)")
            let (text, other) = status == 0 ? (outcome.output, outcome.errors) : (outcome.errors, outcome.output)
            #expect(text.contains(told), "\(arguments): \(text)")
            #expect(other.isEmpty, "\(arguments): \(other)")
            #expect(status == 0 || (text.hasPrefix("capture-ctl: ") && text.split(separator: "\n").count == 1))
        }
        await worker.stop()
    }

    @Test("status tells a running session's figures, and why another fails, in words")
    func status() async throws {
        let worker = try await RunningWorker(["-s", "main=synthetic:back", "-s", "rear=v4l2:nothing"])
        let taps = try ["main", "rear"].map { session in
            try ServiceProcess(
                "capture-tap", ["--worker", worker.name, "--session", session],
                environment: RunningWorker.environment(worker.folder))
        }
        let arrives = await taps[0].waits { output, _ in output.contains("fps") }
        #expect(arrives)
        let running = try await worker.ctl(["status", "-s", "main"])
        for text in ["session main  running", "good", "NV12 1280x720", "30 promised", " ago", "RENDITION", "jpeg"] {
            #expect(running.output.contains(text), "\(text) in \(running.output)")
        }
        let failed = try await worker.ctl(["status", "-s", "rear"])
        #expect(failed.output.contains("session rear  failed") && failed.output.contains("cameraNotFound: "), "\(failed.output)")
        let photo = try await worker.ctl(["photo", "-s", "rear"])
        #expect(photo.status == 1 || photo.status == 75, "\(photo)")
        #expect(photo.errors.hasPrefix("capture-ctl: "))
        for tap in taps {
            tap.signal(SIGTERM)
            _ = await tap.outcome()
        }
        await worker.stop()
    }

    @Test("A photo's copy is the file in the library; the same id is the same photo")
    func photo() async throws {
        let worker = try await RunningWorker(RunningWorker.lightSession)
        let library = worker.folder.appending(path: "photos"), copy = worker.folder.appending(path: "copy.jpg")
        let taken = try await worker.ctl(["photo", "--id", "visit-42", "--quality", "80", "--save", copy.path])
        #expect(taken.status == 0 && taken.errors.isEmpty, "\(taken)")
        let files = try FileManager.default.contentsOfDirectory(at: library, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "jpg" }
        try #require(files.count == 1)
        let bytes = try Data(contentsOf: files[0])
        #expect(try Data(contentsOf: copy) == bytes)
        for text in ["visit-42", files[0].lastPathComponent, "\(bytes.count) bytes, 640x360", "sha256", "session main"] {
            #expect(taken.output.contains(text), "\(text) in \(taken.output)")
        }
        let again = try await worker.ctl(["photo", "--id", "visit-42"])
        #expect(again.status == 0 && again.output.contains("\(bytes.count) bytes"))

        // Bytes alone on standard output; what is told of them beside it.
        let piped = try await ServiceProcess.run(
            "/bin/sh",
            ["-c", "'\(ServiceProcess.products.path)/capture-ctl' fetch visit-42 --save - | cmp - '\(files[0].path)'"],
            environment: RunningWorker.environment(worker.folder))
        #expect(piped.status == 0 && piped.errors.contains("visit-42"), "\(piped)")
        let unknown = try await worker.ctl(["fetch", "nothing", "--save", copy.path])
        #expect(unknown.status == 1 && unknown.errors.contains("nothing"))
        let nowhere = try await worker.ctl(["fetch", "visit-42", "--save", "/nowhere/at/all.jpg"])
        #expect(nowhere.status == 1 && nowhere.errors.contains("/nowhere/at/all.jpg"))
        await worker.stop()
    }

    @Test("watch tells the states that hold, a switch made meanwhile and a restart of the worker; Ctrl-C ends it with status 0")
    func watch() async throws {
        let worker = try await RunningWorker()
        let text = try worker.startCtl(["watch", "--heartbeats"])
        let json = try worker.startCtl(["watch", "--topic", "sessionState", "--json"])
        let begins = await text.waits { output, _ in output.contains("idle on synthetic:back") && output.contains("heartbeat") }
        let beginsJSON = await json.waits { output, _ in output.contains("sessionState") }
        #expect(begins && beginsJSON)
        _ = try await worker.ctl(["switch", "synthetic:front"])
        let isTold = await text.waits { output, _ in output.contains("main      sessionState  idle on synthetic:front") }
        let isToldJSON = await json.waits { output, _ in output.contains(#""camera":"synthetic:front""#) }
        #expect(isTold && isToldJSON)

        worker.process.signal(SIGKILL)
        _ = await worker.process.outcome()
        let next = try await RunningWorker(folder: worker.folder, name: worker.name)
        let isRestarted = await text.waits { output, _ in output.contains("was started anew") }
        let isRestartedJSON = await json.waits { output, _ in output.contains(#"{"workerRestarted":{"bootId":""#) }
        #expect(isRestarted && isRestartedJSON)
        for watcher in [text, json] { watcher.signal(SIGINT) }
        let outcome = await text.outcome()
        #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome)")
        let lines = outcome.output.split(separator: "\n")
        #expect(lines.allSatisfy { $0.contains(#/^\d\d:\d\d:\d\d\.\d{3}  /#) }, "\(outcome.output)")
        let outcomeJSON = await json.outcome()
        #expect(outcomeJSON.status == 0)
        for line in outcomeJSON.output.split(separator: "\n") {
            #expect(try JSONSerialization.jsonObject(with: Data(line.utf8)) is [String: Any])
            #expect(line.contains(#""sessionState":"#) || !line.contains(#""number":"#))
        }
        await next.stop()
    }
}
