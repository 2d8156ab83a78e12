import Foundation
import Testing

/// Commands over the bus to cameras behind real drivers, in the virtual machine that `V4L2GuestTests` boots.
@Suite("Steering cameras on the bus", .serialized, .enabled(if: ProcessInfo.processInfo.environment["V4L2_GUEST"] == "1"))
struct WebcamSteeringTests {
    private static func id(_ number: Int) -> String { "v4l2:usb-V4L2_guest_V4L2_guest_UVC_camera_GUEST\(number)" }
    private static let vivid = "v4l2:platform:vivid-000"

    @Test("Zoom, focus and controls by command reach the webcam, and come back with it when it was unplugged")
    func settingsSurvive() async throws {
        try await RunningWorker.with(["-s", "main=\(Self.id(0)),format=MJPG,size=320x240,rate=15"]) { worker in
            let tap = try startTap(worker, "main", "jpeg")
            #expect(await tap.waits { output, _ in output.contains("fps") })
            for (arguments, told) in [
                (["zoom", "2.5"], "zoom is 2.5, of 1…5"), (["focus", "--lens", "0.5"], "focus is locked, lens at 0.5"),
                (["set", "sharpness=5"], "Sharpness is 5"), (["set", "9963788=off"], "White Balance, Automatic is off"),
            ] {
                let outcome = try await worker.ctl(arguments)
                #expect(outcome.status == 0 && outcome.output.contains(told), "\(arguments): \(outcome)")
            }
            let mark = try await log(0).count
            let before = try await node(worker)
            try await plug(0, "USR1")
            #expect(await worker.process.waits { _, errors in errors.contains("cameras lost") })
            try await plug(0, "USR2")
            let wanted = ["set zoom 250", "set auto focus 0", "set focus 125", "set sharpness 5", "set auto white balance 0"]
            let isBack = try await eventually { try await Set(wanted).isSubset(of: log(0).dropFirst(mark)) }
            let told = try await log(0).dropFirst(mark)
            #expect(isBack, "\(told)")
            let client = try await ForeignClient(of: worker)
            let answer = try await client.run("frames", "main", "jpeg", "10")
            #expect(answer["camera"] as? String == Self.id(0))
            print("unplugged as \(before), back as \(try await node(worker))")
            tap.signal(SIGTERM)
            _ = await tap.outcome()
        }
    }

    @Test("Switching between a webcam and another driver's camera under load always ends with frames of the camera told")
    func switching() async throws {
        try await RunningWorker.with(["-s", "main=\(Self.id(0)),format=MJPG,size=640x480,rate=15"]) { worker in
            let taps = try ["raw", "jpeg", "jpeg;w=160"].map { try startTap(worker, "main", $0) }
            #expect(await taps[0].waits { output, _ in output.contains("fps") })
            let client = try await ForeignClient(of: worker)
            for round in 0..<3 {
                for camera in [Self.vivid, Self.id(1), Self.id(0)] {
                    let outcome = try await worker.ctl(["switch", camera])
                    #expect(outcome.status == 0 && outcome.output.contains("\(camera) is used"), "round \(round): \(outcome)")
                    // Raw: what is proved is the switch, and an emulated processor has enough to do with the readers' JPEGs.
                    let answer = try await client.run("frames", "main", "raw", "3")
                    #expect(answer["camera"] as? String == camera)
                }
            }
            let next = try await worker.ctl(["switch"])
            #expect(next.output.contains("is used") && !next.output.contains(Self.id(0)), "next goes round: \(next)")
            for tap in taps {
                tap.signal(SIGTERM)
                _ = await tap.outcome()
            }
        }
    }

    @Test("On a tour through a webcam's abilities the pixels prove each that it has, as they do for scripts/run")
    func tour() async throws {
        try await RunningWorker.with(["-s", "main=\(Self.id(0)),format=MJPG,size=320x240,rate=30"]) { worker in
            let outcome = try await ServiceProcess.run(
                "capture-tour", ["--worker", worker.name], environment: RunningWorker.environment(worker.folder))
            #expect(outcome.status == 0, "\(outcome)")
            let findings = outcome.output.split(separator: "\n").map { $0.split(separator: " ").prefix(2) }
            let expected = [
                ["switch", "ok"], ["mirror", "unsupported"], ["zoom", "ok"], ["focus", "ok"], ["photo", "ok"],
            ]
            #expect(findings.map { $0.map(String.init) } == expected, "\(outcome)")
        }
    }

    @Test("A photo of a webcam is the camera's own JPEG, bit by bit, with EXIF added")
    func photo() async throws {
        try await RunningWorker.with(["-s", "main=\(Self.id(0)),format=MJPG,size=640x480,rate=15"]) { worker in
            let file = worker.folder.appending(path: "photo.jpg")
            let outcome = try await worker.ctl(["photo", "--save", file.path])
            #expect(outcome.status == 0, "\(outcome)")
            let photo = try Data(contentsOf: file)
            #expect(photo.prefix(512).range(of: Data("Exif".utf8)) != nil)
            let scan = try #require(Self.scan(of: photo))
            let folder = worker.folder.appending(path: "pictures").path
            _ = try await shell("mkdir \(folder) && python3 \(try await emulator(0)) --pictures \(folder)")
            let own = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasPrefix("mjpg-640x480") }
            #expect(own.count > 1)
            let matches = try own.filter { Self.scan(of: try Data(contentsOf: URL(filePath: "\(folder)/\($0)"))) == scan }
            #expect(matches.count == 1, "the scan is that of \(matches)")
            let tool = try await ServiceProcess.run("/usr/bin/env", ["exiftool", "-s3", "-Model", file.path])
            #expect(tool.output.contains("UVC"), "\(tool)")
        }
    }

    @Test(
        "A reader that stands still for a minute makes another miss nothing, also while the format changes under the buffers it holds"
    )
    func standstill() async throws {
        try await RunningWorker.with(["-s", "main=\(Self.id(0)),format=MJPG,size=640x480,rate=15"]) { worker in
            let client = try await ForeignClient(of: worker)
            let still = try startTap(worker, "main", "raw")
            #expect(await still.waits { output, _ in output.contains("fps") })
            still.signal(SIGSTOP)
            let stuck = try await client.startStuckSubscriber(session: "main", rendition: "raw")
            // The first is a minute of frames.
            for (size, format, rate, count) in [
                ("640x480", "MJPG", "5", 300), ("320x240", "YUYV", "15", 60), ("320x240", "MJPG", "15", 60),
            ] {
                let outcome = try await worker.ctl(["format", "--size", size, "-f", format, "--rate", rate])
                #expect(outcome.status == 0 && outcome.output.contains("\(format) \(size)"), "\(outcome)")
                let answer = try await client.run("frames", "main", "raw", "\(count)")
                // The driver's are among them: the camera did not starve.
                #expect(answer["lost"] as? Int == 0 && answer["drops"] as? Int == 0, "\(answer)")
            }
            still.signal(SIGCONT)
            still.signal(SIGTERM)
            _ = await still.outcome()
            stuck.closeInput()
            _ = await stuck.outcome()
        }
    }

    @Test("Without --session the first real camera is used, and one without a zoom zooms in software")
    func standard() async throws {
        try await RunningWorker.with { worker in
            // Cameras are in the order of their ids.
            let list = try await ServiceProcess.run("capture-worker", ["--list"]).output
            #expect(list.split(separator: "\n").first.map(String.init) == Self.vivid)
            let status = try await worker.ctl(["status"])
            #expect(status.output.contains(Self.vivid), "\(status)")
            let client = try await ForeignClient(of: worker)
            #expect(try await client.run("frames", "main", "raw", "3")["camera"] as? String == Self.vivid)
            let zoom = try await worker.ctl(["zoom", "3"])
            #expect(zoom.output.contains("zoom is 3, of 1…8"), "\(zoom)")
            let focus = try await worker.ctl(["focus", "--auto"])
            #expect(focus.status == 1 && focus.errors.contains("focus"), "\(focus)")
            #expect(try await client.run("frames", "main", "jpeg", "3")["camera"] as? String == Self.vivid)
        }
    }

    // MARK: Help

    private func startTap(_ worker: RunningWorker, _ session: String, _ rendition: String) throws -> ServiceProcess {
        try ServiceProcess(
            "capture-tap", ["--worker", worker.name, "--session", session, "--rendition", rendition],
            environment: RunningWorker.environment(worker.folder))
    }

    private func shell(_ script: String) async throws -> String {
        let outcome = try await ServiceProcess.run("/bin/sh", ["-c", script])
        try #require(outcome.status == 0, "\(script): \(outcome.errors)")
        return outcome.output
    }

    private func plug(_ number: Int, _ signal: String) async throws {
        _ = try await shell("kill -\(signal) $(cat /run/uvc\(number).pid)")
    }

    /// What was asked of an emulated webcam so far.
    private func log(_ number: Int) async throws -> [String] {
        try await shell("cut -d ' ' -f 2- /run/uvc\(number).log").split(separator: "\n").map(String.init)
    }

    /// The program that is an emulated webcam.
    private func emulator(_ number: Int) async throws -> String {
        let words = try await shell("tr '\\0' '\\n' </proc/$(cat /run/uvc\(number).pid)/cmdline").split(separator: "\n")
        return String(try #require(words.first { $0.hasSuffix("/uvc-camera") }))
    }

    /// Where the webcam is attached now.
    private func node(_ worker: RunningWorker) async throws -> String {
        let cameras = try await worker.ctl(["cameras"]).output
        let after = cameras.components(separatedBy: Self.id(0)).dropFirst().first ?? ""
        return after.firstMatch(of: /\/dev\/video[0-9]+/).map { String($0.output) } ?? "nowhere"
    }

    private func eventually(_ condition: () async throws -> Bool) async throws -> Bool {
        for _ in 0..<300 {
            if try await condition() { return true }
            try await Task.sleep(for: .milliseconds(100))
        }
        return false
    }

    /// A JPEG from its first scan to its end: what its pixels are made of. Nil when there is none.
    private static func scan(of jpeg: Data) -> Data? {
        let bytes = [UInt8](jpeg)
        var at = 2
        while at + 4 <= bytes.count, bytes[at] == 0xFF {
            if bytes[at + 1] == 0xDA { return Data(bytes[at...]) }
            at += 2 + Int(bytes[at + 2]) << 8 + Int(bytes[at + 3])
        }
        return nil
    }
}
