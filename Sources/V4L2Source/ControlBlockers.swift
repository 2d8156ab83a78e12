internal import V4L2

/// Which control decides in place of another while that one is inactive.
enum ControlBlockers {
    private static let table: [UInt32: [UInt32]] = [
        ControlID.exposureAbsolute: [ControlID.exposureAuto],
        ControlID.exposure: [ControlID.exposureAuto, ControlID.autoGain],
        ControlID.irisAbsolute: [ControlID.exposureAuto],
        ControlID.focusAbsolute: [ControlID.focusAuto],
        ControlID.focusRelative: [ControlID.focusAuto],
        ControlID.whiteBalanceTemperature: [ControlID.autoWhiteBalance, ControlID.whiteBalancePreset],
        ControlID.redBalance: [ControlID.autoWhiteBalance, ControlID.whiteBalancePreset],
        ControlID.blueBalance: [ControlID.autoWhiteBalance, ControlID.whiteBalancePreset],
        ControlID.gain: [ControlID.autoGain, ControlID.exposureAuto],
        ControlID.sensitivity: [ControlID.sensitivityAuto],
        ControlID.hue: [ControlID.hueAuto],
        ControlID.brightness: [ControlID.autoBrightness],
    ]

    /// The controls that may decide in place of `id`, the likeliest first.
    static func candidates(for id: UInt32) -> [UInt32] { table[id] ?? [] }
}
