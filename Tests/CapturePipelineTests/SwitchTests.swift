import CaptureModel
import ScriptedSource
import TestSupport
import Testing

@testable import CapturePipeline

@Suite("Switching cameras")
struct SwitchTests {
    private let busy = CaptureError(.cameraBusy, "held by another")

    @Test("By id, by position and to the next one; from the frame that is told on, every frame is of the new camera")
    func targets() async throws {
        try await SwitchStage.with { stage in
            let choices: [(CameraTarget, String)] = [
                (.camera("scripted:three"), "scripted:three"), (.position(.back), "scripted:one"), (.next, "scripted:two"),
                (.next, "scripted:three"), (.next, "scripted:one"), (.position(.front), "scripted:three"),
            ]
            for (target, camera) in choices {
                let result = try await stage.session.switchCamera(to: target)
                #expect(result.camera == camera && result.reason == nil)
                let frame = try await stage.frame(from: result.effectiveSequence)
                #expect(frame.frameSequence == result.effectiveSequence)
                #expect(frame.camera == camera && frame.generation == result.generation)
            }
            for (before, after) in zip(stage.output.headers, stage.output.headers.dropFirst()) {
                #expect(after.frameSequence == before.frameSequence + 1)
                #expect(after.generation == before.generation ? after.camera == before.camera : after.camera != before.camera)
                #expect(after.generation >= before.generation)
            }
        }
    }

    @Test("The camera that is used already is not stopped")
    func same() async throws {
        try await SwitchStage.with { stage in
            for target in [CameraTarget.camera("scripted:one"), .position(.back)] {
                let result = try await stage.session.switchCamera(to: target)
                #expect(result.camera == "scripted:one" && result.generation == 1 && result.reason == nil)
            }
            #expect(stage.one.counts.starts == 1)
        }
    }

    @Test("A camera or position that there is not is refused with those that there are, and nothing changes")
    func unknown() async throws {
        try await SwitchStage.with { stage in
            for target in [CameraTarget.camera("scripted:nine"), .position(.external)] {
                let error = await #expect(throws: CaptureError.self) { try await stage.session.switchCamera(to: target) }
                #expect(error?.code == .cameraNotFound)
                #expect(error?.message.contains("scripted:one, scripted:two, scripted:three") == true)
            }
            #expect(stage.one.counts.starts == 1 && stage.session.snapshot.generation == 1)
        }
    }

    @Test("Next passes over a camera that can't be used, and where there is no other one nothing is stopped")
    func nextUsable() async throws {
        try await SwitchStage.with { stage in
            stage.two.fail(busy)
            #expect(try await stage.session.switchCamera(to: .next).camera == "scripted:three")
            stage.one.setPresent(false)
            stage.two.setPresent(false)
            let starts = stage.three.counts.starts
            let result = try await stage.session.switchCamera(to: .next)
            #expect(result.camera == "scripted:three" && result.reason?.code == .cameraNotFound && !result.isLost)
            #expect(stage.three.counts.starts == starts && stage.three.counts.stops == 0)
        }
    }

    @Test("A camera that can't be opened or started: the old one is back as it was, its zoom, focus, controls and format too")
    func rollBack() async throws {
        try await SwitchStage.with { stage in
            let format = FormatRequest(interval: FrameInterval(1, 15))
            _ = try await stage.session.setFormat(format)
            _ = try await stage.session.setZoom(3, clamps: false)
            _ = try await stage.session.setFocus(.lensPosition(0.25))
            for level in [7, 8] { _ = try await stage.session.setControl(1, to: .integer(Int64(level))) }
            _ = try await stage.session.setControl(2, to: .integer(1))
            let before = stage.session.snapshot
            for isOpening in [true, false] {
                if isOpening { stage.two.fail(busy) } else { stage.two.failStart(busy) }
                let result = try await stage.session.switchCamera(to: .camera("scripted:two"))
                #expect(result.camera == "scripted:one" && result.reason == busy && !result.isLost)
                let frame = try await stage.frame(from: result.effectiveSequence)
                #expect(frame.camera == "scripted:one" && frame.generation == result.generation)
                #expect(frame.settings.zoom == 3 && frame.settings.lensPosition == 0.25 && frame.settings.gain == 8)
                #expect(stage.one.settings.presses == 0, "what was pressed is not pressed again")
                let now = stage.session.snapshot
                #expect(now.state == .running && now.settings == before.settings && now.format == before.format)
                #expect(now.requestedInterval == before.requestedInterval)
                stage.two.fail(nil)
            }
        }
    }

    @Test("Settings of the old camera do not leak into the new one, nor into itself when it is used again")
    func noLeak() async throws {
        try await SwitchStage.with { stage in
            _ = try await stage.session.setFormat(FormatRequest(interval: FrameInterval(1, 15)))
            _ = try await stage.session.setZoom(3, clamps: false)
            _ = try await stage.session.setFocus(.lensPosition(0.25))
            _ = try await stage.session.setControl(1, to: .integer(8))
            for camera in ["scripted:two", "scripted:one"] {
                let result = try await stage.session.switchCamera(to: .camera(camera))
                let frame = try await stage.frame(from: result.effectiveSequence)
                #expect(frame.settings == ScriptedSettings().frameSettingsOfAFreshCamera)
                let now = stage.session.snapshot
                #expect(now.settings == ScriptedSettings().frameSettingsOfAFreshCamera)
                #expect(now.requestedInterval == FrameInterval(1, 15), "the format is the session's wish, not the camera's")
            }
        }
    }

    @Test("When neither works the session is lost, says so, and tries the old one until it works")
    func lost() async throws {
        try await SwitchStage.with { stage in
            stage.one.fail(busy)
            stage.two.fail(CaptureError(.noBandwidth, "no room"))
            let result = try await stage.session.switchCamera(to: .camera("scripted:two"))
            #expect(result.isLost && result.reason?.code == .noBandwidth && result.camera == "scripted:one")
            #expect(stage.session.snapshot.state == .failed(busy))
            stage.one.fail(nil)
            try await stage.until(.running)
            let frame = try await stage.frame(from: stage.session.snapshot.frameSequence + 1)
            #expect(frame.camera == "scripted:one" && frame.generation > 1)
        }
    }

    @Test("A retry that was due when a switch found a better camera does not touch that camera")
    func retryAfterSwitch() async throws {
        try await SwitchStage.with { stage in
            stage.one.fail(busy)
            stage.one.end(CaptureError(.cameraStalled, "nothing came"))
            try await stage.until(.failed(CaptureError(.cameraStalled, "nothing came")))
            #expect(try await stage.session.switchCamera(to: .camera("scripted:two")).reason == nil)
            // Another session's retry, due later, shows that this one's moment has passed.
            try await SwitchStage.with { other in
                other.one.fail(busy)
                other.one.end(CaptureError(.cameraStalled, "nothing came"))
                try await eventually("two retries") { other.one.counts.attempts >= 3 }
            }
            #expect(stage.two.counts.starts == 1 && stage.two.counts.stops == 0)
            #expect(stage.session.snapshot.state == .running)
        }
    }

    @Test("A session that rests switches without starting a camera, and tells no format of the old one")
    func resting() async throws {
        try await SwitchStage.with(isWanted: false) { stage in
            _ = try await stage.session.setFormat(FormatRequest())
            let result = try await stage.session.switchCamera(to: .camera("scripted:two"))
            #expect(result.reason == nil && stage.two.counts.opens == 1 && stage.two.counts.starts == 0)
            #expect(stage.session.snapshot.state == .idle && stage.session.snapshot.format == nil)
            stage.session.add(stage.output)
            let frame = try await stage.frame(from: result.effectiveSequence)
            #expect(frame.camera == "scripted:two" && frame.generation == result.generation)
        }
    }

    @Test("A stopped session remembers the switch, holds no camera, and starts with the new one")
    func stopped() async throws {
        try await SwitchStage.with { stage in
            await stage.session.stop()
            let result = try await stage.session.switchCamera(to: .camera("scripted:two"))
            #expect(result.reason == nil && stage.two.counts.opens == 0 && stage.session.snapshot.state == .stopped)
            await stage.session.start()
            try await stage.until(.running)
            #expect(stage.two.isStreaming && !stage.one.isStreaming)
        }
    }
}

extension ScriptedSettings {
    fileprivate var frameSettingsOfAFreshCamera: FrameSettings {
        var settings = FrameSettings()
        settings.zoom = 1
        settings.gain = 0
        return settings
    }
}
