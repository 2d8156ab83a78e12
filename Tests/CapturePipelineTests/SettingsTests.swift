import CaptureModel
import ScriptedSource
import TestSupport
import Testing

@testable import CapturePipeline

@Suite("Settings of a session's camera")
struct SettingsTests {
    /// A session that runs, and whose camera gives a frame only when it is told.
    private func with(_ body: (SwitchStage) async throws -> Void) async throws {
        let stage = SwitchStage()
        stage.session.add(stage.output)
        do {
            try await stage.until(.running)
            try await body(stage)
        } catch {
            await stage.session.shutDown()
            throw error
        }
        await stage.session.shutDown()
    }

    @Test("A zoom out of range is clamped and told, or refused with the range, as asked; what is no zoom is always refused")
    func zoomRange() async throws {
        try await with { stage in
            let clamped = try await stage.session.setZoom(99, clamps: true).value
            #expect(clamped.factor == 8 && clamped.isClamped && clamped.range == 1...8)
            #expect(try await stage.session.setZoom(8, clamps: true).value.isClamped == false)
            let before = stage.session.snapshot
            for (factor, clamps) in [
                (8.01, false), (0.99, true), (0.99, false), (.nan, true), (.infinity, true), (-.infinity, true), (0, true),
                (-2, true),
            ] {
                let error = await #expect(throws: CaptureError.self) {
                    try await stage.session.setZoom(factor, clamps: clamps)
                }
                #expect(error?.code == .invalidArgument && error?.message.contains("from 1.0 to 8.0") == true)
            }
            #expect(stage.session.snapshot.settings == before.settings && stage.one.settings.zoom == 8)
        }
    }

    @Test("A lens position outside 0…1 is refused")
    func lensRange() async throws {
        try await with { stage in
            for position in [-0.01, 1.01, .nan, .infinity] {
                let error = await #expect(throws: CaptureError.self) {
                    try await stage.session.setFocus(.lensPosition(position))
                }
                #expect(error?.code == .invalidArgument && error?.message.contains("from 0 (nearest) to 1 (farthest)") == true)
            }
            #expect(stage.one.settings.focus == nil)
        }
    }

    @Test(
        "How the camera focuses is told by the session and by each frame, also after the camera was opened anew; else by neither")
    func focusMode() async throws {
        try await SwitchStage.with { stage in
            #expect(stage.session.snapshot.settings.focusMode == nil)
            let modes: [(FocusSetting, AutomaticMode)] = [
                (.continuous, .continuous), (.lensPosition(0.5), .locked), (.auto, .auto), (.locked, .locked),
                (.continuous, .continuous),
            ]
            for (wish, mode) in modes {
                let result = try await stage.session.setFocus(wish)
                let frame = try await stage.frame(from: try #require(result.effectiveSequence))
                #expect(frame.settings.focusMode == mode && stage.session.snapshot.settings.focusMode == mode)
            }
            let last = stage.session.snapshot.frameSequence
            stage.one.end(CaptureError(.cameraFailed, "it broke"))
            try await eventually("it is opened anew") { stage.one.counts.opens == 2 }
            let frame = try await stage.frame(from: last + 2)
            #expect(frame.settings.focusMode == .continuous)
            #expect(stage.snapshots.last { $0.state == .running }?.settings.focusMode == .continuous)
        }
    }

    @Test("What others set of the camera is told once, as it is when it is told, and the session's settings follow")
    func changedByOthers() async throws {
        try await with { stage in
            for level in 1...20 { stage.one.change(level: Int64(level), zoom: 2) }
            try await eventually("the newest is told") { stage.controls.last?.value == .integer(20) }
            #expect(stage.controls.count < 20, "changes in a row are told together")
            try await eventually("the zoom is told") { stage.snapshots.last?.settings.zoom == 2 }
            let told = stage.controls.count
            _ = try await stage.session.setControl(1, to: .integer(7))
            #expect(stage.controls.count == told, "what the session sets is for the command to tell")
            stage.one.change(level: 8, zoom: 3)
            try await eventually("the next is told") { stage.snapshots.last?.settings.zoom == 3 }
            #expect(stage.controls.dropFirst(told).map(\.value) == [.integer(8)])
            #expect(stage.session.snapshot.settings.gain == 8)
        }
    }

    @Test("The frame that is told is the first that has the change, also when the driver loses frames around it")
    func effective() async throws {
        try await with { stage in
            // While the first frame of all is on its way, and will come without the change.
            let first = try #require(stage.one.expose())
            let early = try await stage.session.setZoom(2, clamps: false)
            first()
            let told = try #require(early.effectiveSequence)
            while stage.session.snapshot.frameSequence < told { stage.one.emit() }
            #expect(try await stage.frame(from: told).settings.zoom == 2)

            var random = SeededGenerator(seed: 7)
            for _ in 0..<200 {
                if Bool.random(using: &random) { stage.one.lose(DropCounts(driver: .random(in: 0...2, using: &random))) }
                let onItsWay = Bool.random(using: &random) ? stage.one.expose() : nil
                let zoom = Double.random(in: 1...8, using: &random)
                let sequence = try #require(try await stage.session.setZoom(zoom, clamps: false).effectiveSequence)
                onItsWay?()
                if Bool.random(using: &random) { stage.one.lose(DropCounts(driver: .random(in: 0...2, using: &random))) }
                while stage.session.snapshot.frameSequence < sequence { stage.one.emit() }
                #expect(try await stage.frame(from: sequence).settings.zoom == zoom)
            }
        }
    }

    @Test("A point of the picture is found on the sensor through turn, mirror and crop", arguments: [0, 90, 180, 270])
    func point(rotation: Int) async throws {
        try await with { stage in
            for isMirrored in [false, true] {
                let geometry = FrameGeometry(
                    rotation: rotation, isMirrored: isMirrored, sensor: FrameSize(width: 400, height: 300),
                    crop: SensorRect(x: 100, y: 75, width: 200, height: 150))
                stage.one.setGeometry(geometry)
                stage.one.emit()
                let point = try #require(NormalizedPoint(x: 0.1, y: 0.3))
                let mapped = try #require(try await stage.session.setFocus(.point(point)).value.point)
                // Undone by hand: the mirror, then the turn, then the crop.
                let x = isMirrored ? 0.9 : 0.1, y = 0.3
                let (u, v) = [0: (x, y), 90: (y, 1 - x), 180: (1 - x, 1 - y), 270: (1 - y, x)][rotation]!
                #expect(abs(mapped.x - (0.25 + u / 2)) < 1e-9 && abs(mapped.y - (0.25 + v / 2)) < 1e-9)
                #expect(stage.one.settings.focus == .point(mapped))
                let back = try #require(geometry.framePoint(mapped))
                #expect(abs(back.x - 0.1) < 1e-9 && abs(back.y - 0.3) < 1e-9)
            }
        }
    }

    @Test("After a switch a point is not mapped by the old camera's geometry")
    func pointAfterSwitch() async throws {
        try await SwitchStage.with { stage in
            stage.one.setGeometry(FrameGeometry(isMirrored: true))
            try await eventually("a mirrored frame") { stage.output.headers.last?.geometry.isMirrored == true }
            stage.session.remove(stage.output)
            try await stage.until(.idle)
            _ = try await stage.session.switchCamera(to: .camera("scripted:two"))
            let point = try #require(NormalizedPoint(x: 0.1, y: 0.3))
            #expect(try await stage.session.setFocus(.point(point)).value.point == point)
        }
    }

    @Test("A format that the camera refuses leaves the old one in force, in a new generation when it had to be stopped")
    func formatRollBack() async throws {
        try await SwitchStage.with { stage in
            let before = stage.session.snapshot
            let wrong = FormatRequest(size: FrameSize(width: 1, height: 1))
            let refused = await #expect(throws: CaptureError.self) { try await stage.session.setFormat(wrong) }
            #expect(refused?.code == .unsupportedFormat && refused?.message.contains("64x48") == true)
            #expect(stage.one.counts.starts == 1 && stage.session.snapshot.generation == before.generation)

            stage.one.failStart(CaptureError(.noBandwidth, "no room"))
            let error = await #expect(throws: CaptureError.self) { try await stage.session.setFormat(FormatRequest()) }
            #expect(error?.code == .noBandwidth)
            stage.one.failStart(nil)
            try await stage.until(.running)
            #expect(stage.session.snapshot.format == before.format)
            let frame = try await stage.frame(from: stage.session.snapshot.frameSequence + 1)
            #expect(frame.generation > before.generation && frame.camera == "scripted:one")
        }
    }

    @Test("A format in which no frame comes is refused with the reason, and the old one delivers again")
    func formatWithoutFrames() async throws {
        try await with { stage in
            stage.one.emit()
            let before = stage.session.snapshot
            async let answer = stage.session.setFormat(FormatRequest(interval: FrameInterval(1, 10)))
            try await eventually("the new stream") { stage.one.counts.starts == 2 }
            stage.one.end(CaptureError(.cameraFailed, "no picture in that format"))
            do {
                _ = try await answer
                Issue.record("no frame of the new format was there")
            } catch let error as CaptureError {
                #expect(error.message == "no picture in that format")
            }
            try await stage.until(.running)
            #expect(stage.session.snapshot.format == before.format)
            stage.one.emit()
            let frame = try await stage.frame(from: before.frameSequence + 1)
            #expect(frame.generation == stage.session.snapshot.generation && frame.generation > before.generation)
        }
    }

    @Test("A format that came out is told with its generation and first frame, while frames are wanted and while not")
    func format() async throws {
        for isWanted in [true, false] {
            try await SwitchStage.with(isWanted: isWanted) { stage in
                let wish = FormatRequest(interval: FrameInterval(1, 10))
                let result = try await stage.session.setFormat(wish)
                #expect(result.value.format.interval == FrameInterval(1, 10))
                if !isWanted { stage.session.add(stage.output) }
                let frame = try await stage.frame(from: try #require(result.effectiveSequence))
                #expect(frame.generation == result.value.generation)
                #expect(stage.session.snapshot.format?.interval == FrameInterval(1, 10))
            }
        }
    }

    @Test("A stopped session refuses every setting and holds no camera")
    func stopped() async throws {
        try await with { stage in
            await stage.session.stop()
            let attempts = stage.one.counts.attempts
            await #expect(throws: CaptureError.self) { try await stage.session.setZoom(2, clamps: false) }
            await #expect(throws: CaptureError.self) { try await stage.session.setFocus(.auto) }
            await #expect(throws: CaptureError.self) { try await stage.session.setFormat(FormatRequest()) }
            await #expect(throws: CaptureError.self) { try await stage.session.controls() }
            await #expect(throws: CaptureError.self) { try await stage.session.setControl(1, to: .integer(1)) }
            #expect(await stage.session.settledSequence() == nil)
            #expect(stage.one.counts.attempts == attempts && stage.session.snapshot.state == .stopped)
        }
    }
}
