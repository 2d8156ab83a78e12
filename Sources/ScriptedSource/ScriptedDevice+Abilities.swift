package import CaptureModel
internal import CapturePipeline

/// What a scripted camera is set to: a fresh one after every opening.
package struct ScriptedSettings: Hashable, Sendable {
    /// Multiplier.
    package var zoom = 1.0
    /// How it was told to focus last; nil when it was not.
    package var focus: FocusSetting?
    /// The only control, number 1.
    package var level: Int64 = 0
    /// How often the button, control 2, was pressed.
    package var presses = 0

    /// The settings of a camera that was just opened.
    package init() {}

    static let zoomRange = 1.0...8.0

    var focusMode: AutomaticMode? {
        switch focus {
        case nil: nil
        case .locked, .lensPosition, .point: .locked
        case .auto: .auto
        case .continuous: .continuous
        }
    }

    var frameSettings: FrameSettings {
        var settings = FrameSettings()
        settings.zoom = zoom
        if case .lensPosition(let position) = focus { settings.lensPosition = position }
        settings.focusMode = focusMode
        settings.gain = Double(level)
        return settings
    }
}

extension ScriptedDevice {
    var settingsInForce: FrameSettings { scripted.settings.frameSettings }

    func setZoom(_ factor: Double) throws(CaptureError) -> SettingEffect<Double> {
        let (settings, first) = scripted.change { $0.zoom = factor }
        return SettingEffect(settings.zoom, from: first)
    }

    func setFocus(_ focus: FocusSetting) throws(CaptureError) -> SettingEffect<FocusState> {
        let (settings, first) = scripted.change { $0.focus = focus }
        var position: Double?
        if case .lensPosition(let wish) = focus { position = wish }
        return SettingEffect(FocusState(mode: settings.focusMode ?? .locked, lensPosition: position), from: first)
    }

    func controls() throws(CaptureError) -> [CameraControl] { [level(scripted.settings.level), Self.button] }

    func setControl(_ id: UInt32, to value: ControlValue) throws(CaptureError) -> SettingEffect<CameraControl> {
        if id == Self.button.id {
            let (_, first) = scripted.change { $0.presses += 1 }
            return SettingEffect(Self.button, from: first)
        }
        guard id == 1, case .integer(let number) = value, (0...100).contains(number) else {
            throw CaptureError(.invalidArgument, "control \(id): 1 (Level), a number from 0 to 100, or 2 (Press)")
        }
        let (settings, first) = scripted.change { $0.level = number }
        return SettingEffect(level(settings.level), from: first)
    }

    private static let button = CameraControl(id: 2, name: "Press", kind: .button)

    private func level(_ value: Int64) -> CameraControl {
        CameraControl(id: 1, name: "Level", kind: .integer, range: 0...100, value: .integer(value))
    }
}
