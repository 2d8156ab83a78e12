import Foundation
import Testing

/// Controls that others set while a worker has the camera, behind real drivers in the virtual machine that `V4L2GuestTests` boots.
@Suite("Controls that others set", .serialized, .enabled(if: ProcessInfo.processInfo.environment["V4L2_GUEST"] == "1"))
struct WebcamControlTests {
    private static let webcam = "v4l2:usb-V4L2_guest_V4L2_guest_UVC_camera_GUEST0", vivid = "v4l2:platform:vivid-000"

    @Test("What another program sets is told once, and seen in the controls")
    func vivid() async throws {
        // Controls that change no picture: vivid keeps them, and later tests look at its pictures.
        try await with(Self.vivid + ",size=640x360") { worker, watch, node in
            try await set("integer_32_bits=77", on: node)
            #expect(await watch.waits { output, _ in output.contains("Integer 32 Bits is 77") })
            try await set("boolean=0", on: node)
            #expect(await watch.waits { output, _ in output.contains("Boolean is off") })
            let told = try await worker.ctl(["events", "-t", "control"]).output
            #expect(told.split(separator: "\n").count == 2, "\(told)")
            let controls = try await worker.ctl(["controls"]).output.split(separator: "\n")
            for (name, value) in [("Integer 32 Bits", "77"), ("Boolean", "off")] {
                #expect(controls.contains { $0.contains(name) && $0.contains(value) }, "\(controls)")
            }
        }
    }

    @Test("A webcam's session follows what another program sets, and what that makes inactive or move by itself is told")
    func settings() async throws {
        try await with(Self.webcam + ",format=MJPG,size=320x240,rate=15") { worker, watch, node in
            try await set("zoom_absolute=300", on: node)
            #expect(await watch.waits { output, _ in output.contains("Zoom, Absolute is 300") })
            try await set("focus_automatic_continuous=0", on: node)
            #expect(await watch.waits { output, _ in output.contains("Focus, Automatic Continuous is off") })
            #expect(await watch.waits { output, _ in output.contains("Focus, Absolute is ") })
            try await set("focus_absolute=200", on: node)
            #expect(await watch.waits { output, _ in output.contains("Focus, Absolute is 200") })
            let status = try await worker.ctl(["status", "--json"]).output
            for setting in [#""zoom":3"#, #""focusMode":"AUTOMATIC_MODE_LOCKED""#, #""lensPosition":0.2"#] {
                #expect(status.contains(setting), "\(status)")
            }
            // Now the camera moves the lens to the middle by itself.
            try await set("focus_automatic_continuous=1", on: node)
            #expect(await watch.waits { output, _ in output.contains("Focus, Absolute is 125") })
        }
    }

    /// Runs `body` with a worker whose session captures, what tells its changes, and where its camera is.
    private func with(
        _ session: String, _ body: (RunningWorker, _ watch: ServiceProcess, _ node: String) async throws -> Void
    ) async throws {
        try await RunningWorker.with(["-s", "main=\(session)"]) { worker in
            let tap = try ServiceProcess(
                "capture-tap", ["--worker", worker.name, "--rendition", "raw"],
                environment: RunningWorker.environment(worker.folder))
            #expect(await tap.waits { output, _ in output.contains("fps") })
            let watch = try worker.startCtl(["watch", "-t", "sessionState", "-t", "control"])
            #expect(await watch.waits { output, _ in output.contains("running") })
            let id = session.split(separator: ",").first.map(String.init) ?? session
            let camera = try await worker.ctl(["cameras"]).output.components(separatedBy: id).dropFirst().first ?? ""
            let node = try #require(camera.firstMatch(of: /\/dev\/video[0-9]+/))
            try await body(worker, watch, String(node.output))
            for process in [watch, tap] {
                process.signal(SIGTERM)
                _ = await process.outcome()
            }
        }
    }

    private func set(_ setting: String, on node: String) async throws {
        let outcome = try await ServiceProcess.run("/usr/bin/env", ["v4l2-ctl", "-d", node, "-c", setting])
        try #require(outcome.status == 0 && outcome.output.isEmpty && outcome.errors.isEmpty, "\(outcome)")
    }
}
