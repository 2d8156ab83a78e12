public import CaptureModel

extension Wire.FrameSettings {
    /// The settings as they travel.
    public init(_ settings: FrameSettings) {
        self.init(
            zoom: settings.zoom, lensPosition: settings.lensPosition, exposure: settings.exposure, gain: settings.gain,
            whiteBalance: settings.whiteBalance.map { Wire.WhiteBalance(temperature: $0.temperature, tint: $0.tint) },
            flash: settings.flash, torch: settings.torch, focusMode: Wire.AutomaticMode(settings.focusMode),
            exposureMode: Wire.AutomaticMode(settings.exposureMode),
            whiteBalanceMode: Wire.AutomaticMode(settings.whiteBalanceMode))
    }
}

extension FrameSettings {
    /// The settings that came.
    public init(_ settings: Wire.FrameSettings) {
        self.init(
            zoom: settings.zoom, lensPosition: settings.lensPosition, exposure: settings.exposure, gain: settings.gain,
            whiteBalance: settings.whiteBalance.map { WhiteBalance(temperature: $0.temperature, tint: $0.tint) },
            flash: settings.flash, torch: settings.torch, focusMode: AutomaticMode(settings.focusMode),
            exposureMode: AutomaticMode(settings.exposureMode), whiteBalanceMode: AutomaticMode(settings.whiteBalanceMode))
    }
}

extension Wire.AutomaticMode {
    /// A mode as it travels.
    public init(_ mode: AutomaticMode?) {
        self =
            switch mode {
            case .locked: .locked
            case .auto: .auto
            case .continuous: .continuous
            case nil: .unspecified
            }
    }
}

extension AutomaticMode {
    /// The mode that came; nil for none, or one that this build does not know.
    public init?(_ mode: Wire.AutomaticMode) {
        switch mode {
        case .locked: self = .locked
        case .auto: self = .auto
        case .continuous: self = .continuous
        default: return nil
        }
    }
}
