/// A rectangle of sensor pixels, (0, 0) at the top left of the unrotated picture.
public struct SensorRect: Hashable, Sendable {
    /// Left edge.
    public var x: Double
    /// Top edge.
    public var y: Double
    /// Columns.
    public var width: Double
    /// Rows.
    public var height: Double

    /// A rectangle by its top left corner and size, in pixels.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
}

/// How a frame's pixels relate to the sensor: the part it shows, then turned, then mirrored.
public struct FrameGeometry: Hashable, Sendable {
    /// Clockwise turn already applied to the pixels, in degrees: 0, 90, 180 or 270.
    public var rotation: Int
    /// Are the pixels mirrored left to right?
    public var isMirrored: Bool
    /// Width × height of the sensor's picture; nil when unknown.
    public var sensor: FrameSize?
    /// The part of the sensor's picture that the frame shows; nil when unknown.
    public var crop: SensorRect?

    /// A geometry; by default nothing is turned, mirrored or known of the sensor.
    public init(rotation: Int = 0, isMirrored: Bool = false, sensor: FrameSize? = nil, crop: SensorRect? = nil) {
        self.rotation = rotation
        self.isMirrored = isMirrored
        self.sensor = sensor
        self.crop = crop
    }
}
