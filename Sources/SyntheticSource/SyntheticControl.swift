internal import CaptureModel

/// What can be set of a synthetic camera beside zoom and focus; its numbers are the controls' ids.
enum SyntheticControl: UInt32, CaseIterable {
    case exposure = 1
    case gain
    case temperature
    case tint
    case mirror

    /// The control with the settings' value.
    func described(_ settings: SceneSettings) -> CameraControl {
        switch self {
        case .exposure:
            CameraControl(
                id: rawValue, name: "Exposure time", kind: .integer, range: 50...1_000_000,
                defaultValue: SceneSettings.neutralExposure / 1000, value: .integer(settings.exposure / 1000), unit: "µs")
        case .gain:
            CameraControl(
                id: rawValue, name: "Gain", kind: .integer, range: 100...1600, defaultValue: 100,
                value: .integer(Int64((settings.gain * 100).rounded())), unit: "%")
        case .temperature:
            CameraControl(
                id: rawValue, name: "White balance temperature", kind: .integer, range: 2500...10000,
                defaultValue: Int64(SceneSettings.light), value: .integer(Int64(settings.whiteBalance.temperature.rounded())),
                unit: "K")
        case .tint:
            CameraControl(
                id: rawValue, name: "White balance tint", kind: .integer, range: -150...150,
                value: .integer(Int64(settings.whiteBalance.tint.rounded())))
        case .mirror:
            CameraControl(
                id: rawValue, name: "Mirror", kind: .boolean, range: 0...1, value: .boolean(settings.isMirrored))
        }
    }

    /// Sets the control; `value` is one that it takes.
    func set(_ value: Int64, in settings: inout SceneSettings) {
        switch self {
        case .exposure: settings.exposure = value * 1000
        case .gain: settings.gain = Double(value) / 100
        case .temperature: settings.whiteBalance.temperature = Double(value)
        case .tint: settings.whiteBalance.tint = Double(value)
        case .mirror: settings.isMirrored = value != 0
        }
    }
}
