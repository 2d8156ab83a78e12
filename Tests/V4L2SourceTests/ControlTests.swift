import CaptureModel
import Testing

@testable import V4L2
@testable import V4L2Source

@Suite("A driver's controls")
struct ControlTests {
    @Test("Numbers between two steps become the nearer one; those out of range are refused with what is allowed")
    func numbers() throws {
        let control = ControlDescription(id: 7, name: "Focus", minimum: 10, maximum: 253, step: 5)
        func wish(_ number: Int64) throws -> ControlWish { try ControlWish(.integer(number), for: control, menu: [:]) }
        #expect(try wish(10) == .number(10) && wish(12) == .number(10) && wish(13) == .number(15))
        #expect(try wish(253) == .number(250), "the last step within the range")
        let error = #expect(throws: CaptureError.self) { try wish(254) }
        #expect(error?.code == .invalidArgument)
        #expect(error?.message == "control 7 (Focus): a number from 10 to 253 by steps of 5, not 254")
        let wide = ControlDescription(id: 8, kind: .integer64, minimum: .min, maximum: .max)
        #expect(try ControlWish(.integer(.min), for: wide, menu: [:]) == .number(.min))
    }

    @Test("Each kind takes its own values and no others")
    func kinds() throws {
        func accepts(_ kind: ControlDescription.Kind, _ value: ControlValue) -> ControlWish? {
            let control = ControlDescription(id: 1, kind: kind, minimum: kind == .text ? 2 : 0, maximum: 5)
            return try? ControlWish(value, for: control, menu: [0: "off", 3: "60 Hz"])
        }
        #expect(accepts(.boolean, .boolean(true)) == .number(1) && accepts(.boolean, .integer(0)) == .number(0))
        #expect(accepts(.boolean, .integer(2)) == nil && accepts(.boolean, .text("on")) == nil)
        #expect(accepts(.menu, .integer(3)) == .number(3))
        #expect(accepts(.menu, .integer(1)) == nil, "a hole in the menu")
        #expect(accepts(.integerMenu, .integer(3)) == .number(3) && accepts(.integerMenu, .integer(1)) == nil)
        #expect(accepts(.bitmask, .integer(4)) == .number(4) && accepts(.bitmask, .integer(2)) == nil)
        #expect(accepts(.button, .integer(1)) == .number(1) && accepts(.button, .boolean(true)) == .number(1))
        #expect(accepts(.text, .text("abc")) == .text("abc"))
        #expect(accepts(.text, .text("a")) == nil && accepts(.text, .text("abcdef")) == nil && accepts(.text, .integer(3)) == nil)
        #expect(accepts(.integer, .text("3")) == nil && accepts(.integer, .boolean(true)) == nil)
    }

    @Test("Headlines, structures and disabled controls are none; an inactive one tells what decides")
    func described() {
        func described(_ kind: ControlDescription.Kind, _ flags: ControlDescription.Flags = []) -> CameraControl? {
            CameraControl(
                ControlDescription(id: 1, kind: kind, maximum: 9, flags: flags), menu: [:], value: nil, blocker: 2)
        }
        #expect(described(.heading) == nil && described(.compound) == nil && described(.integer, .disabled) == nil)
        #expect(described(.integer)?.blockedBy == nil && described(.integer, .inactive)?.blockedBy == 2)
        #expect(described(.integer, .readOnly)?.isReadOnly == true)
        #expect(!ControlDescription(id: 1, kind: .button).isReadable)
        #expect(!ControlDescription(id: 1, flags: .writeOnly).isReadable)
    }

    @Test("Zoom numbers that begin above 0 are ratios to the whole field of view; others reach an agreed factor")
    func zoomScale() throws {
        let webcam = try #require(ZoomScale(ControlDescription(id: 1, minimum: 100, maximum: 500)))
        #expect(webcam.maximum == 5 && webcam.factor(of: 100) == 1 && webcam.factor(of: 250) == 2.5)
        #expect(webcam.number(for: 1) == 100 && webcam.number(for: 2.5) == 250 && webcam.number(for: 99) == 500)
        let stepped = try #require(ZoomScale(ControlDescription(id: 1, minimum: 0, maximum: 10, step: 4)))
        #expect(stepped.maximum == ZoomScale.untold && stepped.factor(of: 10) == ZoomScale.untold)
        #expect(stepped.number(for: 4) == 8 && stepped.number(for: 1) == 0)
        #expect(ZoomScale(ControlDescription(id: 1, minimum: 1, maximum: 1)) == nil, "nothing to choose")
    }

    @Test("The greatest focus number is the nearest")
    func lensScale() throws {
        let scale = try #require(LensScale(ControlDescription(id: 1, minimum: 0, maximum: 250, step: 5)))
        #expect(scale.number(for: 0) == 250 && scale.number(for: 1) == 0 && scale.number(for: 0.5) == 125)
        #expect(scale.position(of: 0) == 1 && scale.position(of: 250) == 0)
        for position in [0, 0.2, 0.5, 1] { #expect(abs(scale.position(of: scale.number(for: position)) - position) < 0.02) }
    }

    @Test("Abilities are what the controls can do, each listed, also those that there are not")
    func abilities() throws {
        let bare = [Capability]([], menus: [:])
        #expect(bare.allSatisfy { $0.support == .unsupported })
        let names = ["zoom", "focus", "focusPoint", "exposure", "gain", "whiteBalance", "flash", "torch"]
        #expect(bare.map(\.name) == names)
        let webcam = [Capability](
            [
                ControlDescription(id: ControlID.zoomAbsolute, minimum: 100, maximum: 400),
                ControlDescription(id: ControlID.focusAuto, kind: .boolean, maximum: 1),
                ControlDescription(id: ControlID.focusAbsolute, maximum: 250),
                ControlDescription(id: ControlID.exposureAuto, kind: .menu, maximum: 3),
                ControlDescription(id: ControlID.exposureAbsolute, minimum: 3, maximum: 2047),
                ControlDescription(id: ControlID.flashMode, kind: .menu, maximum: 2),
            ],
            menus: [
                ControlID.exposureAuto: [1: "Manual", 3: "Aperture priority"],
                ControlID.flashMode: [0: "Off", ControlID.LightMode.torch: "Torch"],
            ])
        func ability(_ name: String) -> Capability? { webcam.first { $0.name == name } }
        #expect(webcam.map(\.name) == names)
        #expect(ability("zoom")?.support == .hardware && ability("zoom")?.range == 1...4)
        #expect(ability("focus")?.modes == ["locked", "continuous"] && ability("focus")?.range == 0...1)
        #expect(ability("focusPoint")?.support == .unsupported)
        #expect(ability("exposure")?.range == 300_000...204_700_000 && ability("exposure")?.modes == ["custom", "continuous"])
        #expect(ability("whiteBalance")?.support == .unsupported)
        #expect(ability("flash")?.support == .unsupported && ability("torch")?.support == .hardware)
    }
}
