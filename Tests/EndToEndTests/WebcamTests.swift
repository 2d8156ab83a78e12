import Foundation
import Testing

/// What runs in the virtual machine, on webcams behind the real uvcvideo driver; `V4L2GuestTests` boots it.
@Suite("Webcams on the bus", .serialized, .enabled(if: ProcessInfo.processInfo.environment["V4L2_GUEST"] == "1"))
struct WebcamTests {
    private static func id(_ number: Int) -> String { "v4l2:usb-V4L2_guest_V4L2_guest_UVC_camera_GUEST\(number)" }

    @Test("Two webcams give 300 frames each to foreign and own clients, every one accounted for, while a subscriber is stuck")
    func twoWebcams() async throws {
        try await RunningWorker.with([
            "-s", "left=\(Self.id(0)),format=MJPG,size=640x480,rate=15", "-s",
            "right=\(Self.id(1)),format=MJPG,size=640x480,rate=15",
        ]) { worker in
            let client = try await ForeignClient(of: worker)
            let stuck = try await client.startStuckSubscriber(session: "left", rendition: "raw")
            async let left = client.run("frames", "left", "jpeg", "300")
            async let right = worker.tap(["--session", "right", "--rendition", "jpeg", "--count", "300", "--json"])
            let answer = try await left
            #expect(answer["frames"] as? Int == 300)
            #expect(answer["lost"] as? Int == 0)
            #expect(answer["formats"] as? [[AnyHashable]] == [[AnyHashable("MJPG"), AnyHashable(640), AnyHashable(480)]])
            let tap = try await right
            #expect(tap.status == 0, "\(tap)")
            let summary = tap.output.split(separator: "\n").last { $0.contains("\"kind\":\"summary\"") } ?? ""
            for told in ["\"frames\":300", "\"lost\":0", "\"driver\":0", "\"corrupt\":0", "\"malformed\":0"] {
                #expect(summary.contains(told), "\(told) in \(tap.output)\(tap.errors)")
            }
            let status = try await client.run("session", "left")
            #expect(status["state"] as? String == "SESSION_STATE_RUNNING")
            #expect(status["driverDrops"] as? Int == 0, "the camera starved while a subscriber held its buffers")
            stuck.closeInput()
            _ = await stuck.outcome()
            let outcome = await worker.stop()
            #expect(outcome.status == 0, "\(outcome.errors)")
        }
    }

    @Test("Raw YUYV frames of a webcam come with the planes that their header tells")
    func yuyv() async throws {
        try await RunningWorker.with(["-s", "main=\(Self.id(0)),format=YUYV,size=320x240,rate=15"]) { worker in
            let client = try await ForeignClient(of: worker)
            let raw = try await client.run("frames", "main", "raw", "30")
            #expect(raw["formats"] as? [[AnyHashable]] == [[AnyHashable("YUYV"), AnyHashable(320), AnyHashable(240)]])
            let jpeg = try await client.run("frames", "main", "jpeg", "30")
            #expect(jpeg["formats"] as? [[AnyHashable]] == [[AnyHashable("MJPG"), AnyHashable(320), AnyHashable(240)]])
        }
    }

    @Test("A webcam that is unplugged is a state with a reason; plugged in again, its session resumes with a new generation")
    func replug() async throws {
        try await RunningWorker.with(["-s", "main=\(Self.id(0)),format=MJPG,size=320x240,rate=15"]) { worker in
            let client = try await ForeignClient(of: worker)
            let watcher = try await client.startStuckSubscriber(session: "main", rendition: "jpeg")
            #expect(await worker.process.waits { _, errors in errors.contains("session running") })
            let before = try await client.run("session", "main")
            let order = try await Self.list()
            try await plug(0, "USR1")
            #expect(
                await worker.process.waits { _, errors in errors.contains("session failed") && errors.contains("cameras lost") })
            let during = try await client.run("session", "main")
            #expect(during["state"] as? String != "SESSION_STATE_RUNNING")
            try await plug(0, "USR2")
            // Before that a newcomer gets the newest frame there was, of the generation that ended.
            #expect(await worker.process.waits { _, errors in errors.components(separatedBy: "session running").count > 2 })
            let answer = try await client.run("frames", "main", "jpeg", "30")
            #expect(answer["camera"] as? String == Self.id(0))
            let after = try await client.run("session", "main")
            #expect(after["state"] as? String == "SESSION_STATE_RUNNING")
            #expect((after["generation"] as? Int ?? 0) > (before["generation"] as? Int ?? 0))
            #expect(try await Self.list() == order, "under another number, and in its old place")
            watcher.closeInput()
            _ = await watcher.outcome()
        }
    }

    @Test("libv4l2, which has a lot to say of a camera that is unplugged, writes nothing to the worker's output")
    func output() async throws {
        let library = "LIBV4L2_LOG_FILENAME"
        for isAsked in [true, false] {
            let folder = try RunningWorker.makeFolder()
            let said = folder.appending(path: "libv4l2")
            let worker = try await RunningWorker(
                ["-s", "main=\(Self.id(0)),format=MJPG,size=320x240,rate=15"], folder: folder,
                environment: isAsked ? [library: said.path] : [:])
            let client = try await ForeignClient(of: worker)
            let watcher = try await client.startStuckSubscriber(session: "main", rendition: "jpeg")
            #expect(await worker.process.waits { _, errors in errors.contains("session running") })
            try await plug(0, "USR1")
            #expect(await worker.process.waits { _, errors in errors.contains("cameras lost") })
            try await plug(0, "USR2")
            #expect(await worker.process.waits { _, errors in errors.components(separatedBy: "session running").count > 2 })
            watcher.closeInput()
            _ = await watcher.outcome()
            let words = isAsked ? try String(contentsOf: said, encoding: .utf8) : ""
            #expect(words.isEmpty != isAsked, "\(words)")
            let outcome = await worker.stop()
            #expect(outcome.output.isEmpty, "\(outcome.output)")
            let own = #/\d{4}-\d\d-\d\d \S+ (info|warning|error)/#
            let foreign = outcome.errors.split(separator: "\n").filter { $0.prefixMatch(of: own) == nil }
            #expect(foreign.isEmpty, "\(foreign)")
        }
    }

    private static func list() async throws -> [String] {
        try await ServiceProcess.run("capture-worker", ["--list"]).output.split(separator: "\n").map(String.init).filter {
            $0.hasPrefix("v4l2:")
        }
    }

    private func plug(_ number: Int, _ signal: String) async throws {
        let outcome = try await ServiceProcess.run("/bin/sh", ["-c", "kill -\(signal) $(cat /run/uvc\(number).pid)"])
        #expect(outcome.status == 0, "\(outcome.errors)")
    }
}
