/// A place in a picture: (0, 0) top left … (1, 1) bottom right.
public struct NormalizedPoint: Hashable, Sendable {
    /// Across, 0 … 1.
    public var x: Double
    /// Down, 0 … 1.
    public var y: Double

    /// A point; nil for one outside the picture, or no number.
    public init?(x: Double, y: Double) {
        guard (0...1).contains(x), (0...1).contains(y) else { return nil }
        self.x = x
        self.y = y
    }
}

/// How a camera is to focus.
public enum FocusSetting: Hashable, Sendable {
    /// Stay where the lens is.
    case locked
    /// Once at the middle, then stay.
    case auto
    /// All the time.
    case continuous
    /// Once at a point of the sensor's unrotated picture, then stay.
    case point(NormalizedPoint)
    /// Stay at a lens position, 0.0 nearest … 1.0 farthest.
    case lensPosition(Double)
}

/// The focus in force.
public struct FocusState: Hashable, Sendable {
    /// What the lens does of itself.
    public var mode: AutomaticMode
    /// Where it is, or is going: 0.0 nearest … 1.0 farthest; nil when the camera does not tell.
    public var lensPosition: Double?

    /// A focus in force.
    public init(mode: AutomaticMode, lensPosition: Double?) {
        self.mode = mode
        self.lensPosition = lensPosition
    }
}
