import CaptureModel
import CapturePipeline
import Testing
import V4L2Source

// What can be set of cameras, and what they were really told.
extension DriverTests {
    /// Numbers of V4L2's own (`linux/v4l2-controls.h`).
    private enum ID {
        static let exposureAuto: UInt32 = 0x009a_0901, exposure: UInt32 = 0x009a_0902
        static let focus: UInt32 = 0x009a_090a, focusAuto: UInt32 = 0x009a_090c, zoom: UInt32 = 0x009a_090d
        static let whiteBalanceAuto: UInt32 = 0x0098_090c, temperature: UInt32 = 0x0098_091a
        static let powerLine: UInt32 = 0x0098_0918
    }

    @Test("A webcam's controls are listed with range, menu, value, and what decides in place of those that are inactive")
    func webcamControls() async throws {
        try await Guest.replug(0)
        let webcam = try await Webcam(Webcam.id(0))
        let controls = try await blocking { [device = webcam.device] in try device.controls() }
        func control(_ id: UInt32) throws -> CameraControl { try #require(controls.first { $0.id == id }) }
        let zoom = try control(ID.zoom)
        #expect(zoom.kind == .integer && zoom.range == 100...500 && zoom.step == 1 && zoom.value == .integer(100))
        #expect(try control(ID.focusAuto).kind == .boolean && control(ID.focusAuto).value == .boolean(true))
        #expect(try control(ID.focus).isInactive && control(ID.focus).blockedBy == ID.focusAuto)
        #expect(try control(ID.exposure).isInactive && control(ID.exposure).blockedBy == ID.exposureAuto)
        #expect(try control(ID.temperature).isInactive && control(ID.temperature).blockedBy == ID.whiteBalanceAuto)
        #expect(try control(ID.temperature).unit == "K")
        guard case .menu(let frequencies) = try control(ID.powerLine).kind else { throw TimedOut(description: "\(controls)") }
        #expect(frequencies[1]?.contains("50") == true && frequencies[2]?.contains("60") == true)
        let abilities = webcam.device.camera.capabilities
        #expect(abilities.first { $0.name == "zoom" }?.range == 1...5)
        #expect(abilities.first { $0.name == "focus" }?.modes == ["locked", "continuous"])
        #expect(abilities.first { $0.name == "exposure" }?.support == .hardware)
    }

    @Test("What an automatic decides is refused by naming it; once that is off the value is set, snapped to the camera's steps")
    func blocked() async throws {
        try await Guest.replug(0)
        let webcam = try await Webcam(Webcam.id(0))
        func set(_ id: UInt32, _ value: ControlValue) async throws -> CameraControl {
            try await blocking { [device = webcam.device] in try device.setControl(id, to: value).value }
        }
        let mark = try Guest.log(ofWebcam: 0).count
        let error = await #expect(throws: CaptureError.self) { try await set(ID.temperature, .integer(5000)) }
        print("\(String(describing: error))")
        #expect(error?.code == .unsupported && error?.message.contains("\(ID.whiteBalanceAuto)") == true)
        #expect(try Guest.log(ofWebcam: 0).count == mark, "nothing was written")
        #expect(try await set(ID.whiteBalanceAuto, .boolean(false)).value == .boolean(false))
        #expect(try await set(ID.temperature, .integer(5004)).value == .integer(5000))
        #expect(try Guest.log(ofWebcam: 0).dropFirst(mark) == ["set auto white balance 0", "set white balance 5000"])
        for (id, value) in [(ID.temperature, ControlValue.integer(9000)), (ID.powerLine, .integer(7)), (ID.zoom, .text("far"))] {
            let error = await #expect(throws: CaptureError.self) { try await set(id, value) }
            #expect(error?.code == .invalidArgument)
        }
        let missing = await #expect(throws: CaptureError.self) { try await set(4711, .integer(1)) }
        #expect(missing?.code == .invalidArgument && missing?.message.contains("Zoom") == true)
        _ = try await set(ID.whiteBalanceAuto, .boolean(true))
    }

    @Test("Zoom and focus reach the webcam, automatic focus is switched off first, and frames tell what is in force")
    func zoomAndFocus() async throws {
        try await Guest.replug(0)
        let webcam = try await Webcam(Webcam.id(0)), device = webcam.device
        _ = try await webcam.start()
        let first = try await webcam.sink.takeNext().settings
        #expect(first.zoom == 1 && first.lensPosition == nil, "automatic focus does not tell where the lens is")
        let mark = try Guest.log(ofWebcam: 0).count
        #expect(try await blocking { try device.setZoom(2.5).value } == 2.5)
        #expect(first.focusMode == .continuous && first.exposureMode != nil && first.whiteBalanceMode != nil)
        let near = try await blocking { try device.setFocus(.lensPosition(0)).value }
        #expect(near == FocusState(mode: .locked, lensPosition: 0))
        let middle = try await blocking { try device.setFocus(.lensPosition(0.5)).value }
        #expect(middle == FocusState(mode: .locked, lensPosition: 0.5))
        #expect(
            try Guest.log(ofWebcam: 0).dropFirst(mark).filter { $0 != "set auto focus 0" } == [
                "set zoom 250", "set focus 250", "set focus 125",
            ])
        #expect(try Guest.log(ofWebcam: 0).dropFirst(mark + 1).first == "set auto focus 0")
        while try await webcam.sink.takeNext().settings.zoom != 2.5 {}
        while try await webcam.sink.takeNext().settings.lensPosition != 0.5 {}
        let point = try await blocking { try device.setFocus(.point(NormalizedPoint(x: 0.1, y: 0.2)!)).value }
        #expect(point.mode == .continuous, "the webcam focuses at no point: it says what it does")
        #expect(try await blocking { try device.setFocus(.locked).value.mode } == .locked)
        try await webcam.stop()
    }

    @Test("What was set is written again when the stream starts, because cameras forget")
    func writtenAgain() async throws {
        try await Guest.replug(0)
        let webcam = try await Webcam(Webcam.id(0)), device = webcam.device
        _ = try await blocking { try device.setZoom(3) }
        _ = try await blocking { try device.setFocus(.lensPosition(0.2)) }
        for _ in 0..<2 {
            let mark = try Guest.log(ofWebcam: 0).count
            _ = try await webcam.start()
            let settings = try await webcam.sink.takeNext().settings
            #expect(settings.zoom == 3 && settings.lensPosition == 0.2)
            try await webcam.stop()
            let log = try Guest.log(ofWebcam: 0).dropFirst(mark)
            #expect(log.contains("set zoom 300") && log.contains("set focus 200"), "\(log)")
            _ = webcam.sink.takeAll()
        }
    }

    @Test("Controls of every kind are read, and take the value that they have; buttons and write-only ones are never read")
    func everyKind() async throws {
        let camera = try await Webcam("v4l2:platform:vivid-000"), device = camera.device
        let controls = try await blocking { try device.controls() }
        var kinds: Set<String> = []
        for control in controls {
            let kind =
                switch control.kind {
                case .integer: "integer"
                case .boolean: "boolean"
                case .menu: "menu"
                case .button: "button"
                case .text: "text"
                }
            kinds.insert(kind)
            #expect(control.kind != .button || control.value == nil)
            guard let value = control.value, !control.isReadOnly, !control.isInactive else { continue }
            let effect = try await blocking { try device.setControl(control.id, to: value).value }
            #expect(effect.value == value, "\(control.name)")
        }
        #expect(kinds == ["integer", "boolean", "menu", "button", "text"])
        for name in ["zoom", "focus", "flash", "torch"] {
            #expect(device.camera.capabilities.first { $0.name == name }?.support == .unsupported)
        }
        #expect(throws: CaptureError.self) { try device.setFocus(.auto) }
    }
}
