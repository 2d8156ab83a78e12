/// White balance as a colour temperature and a shift between green and magenta.
public struct WhiteBalance: Hashable, Sendable {
    /// Correlated colour temperature of the light, in kelvin.
    public var temperature: Double
    /// −150 (green) … 150 (magenta); 0 is neutral.
    public var tint: Double

    /// White balance for light of `temperature` kelvin.
    public init(temperature: Double, tint: Double = 0) {
        self.temperature = temperature
        self.tint = tint
    }
}

/// The settings in force when a frame was captured; nil where the camera does not tell.
public struct FrameSettings: Hashable, Sendable {
    /// Multiplier, 1.0 = the whole field of view.
    public var zoom: Double?
    /// Lens position, 0.0 nearest … 1.0 farthest.
    public var lensPosition: Double?
    /// Exposure time in nanoseconds.
    public var exposure: Int64?
    /// Multiplier of the signal, 1.0 = none.
    public var gain: Double?
    /// White balance.
    public var whiteBalance: WhiteBalance?
    /// Did the flash fire?
    public var flash: Bool?
    /// Torch level, 0 (off) … 1.
    public var torch: Double?
    /// What the lens does of itself; nil also for a fixed focus.
    public var focusMode: AutomaticMode?
    /// Who decides on the exposure.
    public var exposureMode: AutomaticMode?
    /// Who decides on the white balance.
    public var whiteBalanceMode: AutomaticMode?

    /// Settings; what is not given is unknown.
    public init(
        zoom: Double? = nil, lensPosition: Double? = nil, exposure: Int64? = nil, gain: Double? = nil,
        whiteBalance: WhiteBalance? = nil, flash: Bool? = nil, torch: Double? = nil,
        focusMode: AutomaticMode? = nil, exposureMode: AutomaticMode? = nil, whiteBalanceMode: AutomaticMode? = nil
    ) {
        self.zoom = zoom
        self.lensPosition = lensPosition
        self.exposure = exposure
        self.gain = gain
        self.whiteBalance = whiteBalance
        self.flash = flash
        self.torch = torch
        self.focusMode = focusMode
        self.exposureMode = exposureMode
        self.whiteBalanceMode = whiteBalanceMode
    }
}
