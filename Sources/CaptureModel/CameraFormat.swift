/// The frame intervals that a camera offers for one size: from `shortest` to `longest`; one exact value when they are equal.
public struct IntervalRange: Hashable, Sendable {
    /// The interval of the highest rate.
    public var shortest: FrameInterval
    /// The interval of the lowest rate.
    public var longest: FrameInterval

    /// All intervals from `shortest` to `longest`.
    public init(shortest: FrameInterval, longest: FrameInterval) {
        self.shortest = shortest
        self.longest = longest
    }

    /// One exact interval.
    public init(_ interval: FrameInterval) { self.init(shortest: interval, longest: interval) }

    /// Is `interval` one of these?
    public func contains(_ interval: FrameInterval) -> Bool { shortest <= interval && interval <= longest }
}

/// One format that a camera lists: a pixel format with a size, or a range of sizes, and the frame intervals for it.
public struct CameraFormat: Hashable, Sendable {
    /// The pixel format.
    public var pixelFormat: PixelFormat
    /// The smallest size; equal to `largest` when the camera lists single sizes.
    public var smallest: FrameSize
    /// The largest size.
    public var largest: FrameSize
    /// Pixels between two sizes of a range; nil for a single size.
    public var step: FrameSize?
    /// The frame intervals, shortest first; empty when the camera lists none.
    public var intervals: [IntervalRange]
    /// Horizontal field of view in degrees at zoom 1.0; nil when unknown.
    public var fieldOfView: Double?

    /// A format from its parts.
    public init(
        _ pixelFormat: PixelFormat, smallest: FrameSize, largest: FrameSize, step: FrameSize?, intervals: [IntervalRange],
        fieldOfView: Double? = nil
    ) {
        self.pixelFormat = pixelFormat
        self.smallest = smallest
        self.largest = largest
        self.step = step
        self.intervals = intervals
        self.fieldOfView = fieldOfView
    }

    /// A format of one single size.
    public init(_ pixelFormat: PixelFormat, _ size: FrameSize, intervals: [IntervalRange], fieldOfView: Double? = nil) {
        self.init(pixelFormat, smallest: size, largest: size, step: nil, intervals: intervals, fieldOfView: fieldOfView)
    }

    /// Does the format offer `size`?
    public func contains(_ size: FrameSize) -> Bool {
        guard let step else { return size == smallest }
        return (smallest.width...largest.width).contains(size.width) && (smallest.height...largest.height).contains(size.height)
            && (size.width - smallest.width) % max(step.width, 1) == 0
            && (size.height - smallest.height) % max(step.height, 1) == 0
    }
}

/// What a session asks of a camera; nil leaves the choice to the camera.
public struct FormatRequest: Hashable, Sendable {
    /// The wanted pixel format.
    public var pixelFormat: PixelFormat?
    /// The wanted width × height.
    public var size: FrameSize?
    /// The wanted interval between frames.
    public var interval: FrameInterval?

    /// A wish; what is not given is the camera's choice.
    public init(pixelFormat: PixelFormat? = nil, size: FrameSize? = nil, interval: FrameInterval? = nil) {
        self.pixelFormat = pixelFormat
        self.size = size
        self.interval = interval
    }
}

/// What came out of a request: the driver's answer, never the wish.
public struct ActiveFormat: Hashable, Sendable {
    /// The layout of each frame; of a compressed format without planes.
    public var layout: ImageLayout
    /// The interval that the camera promised; nil when it promises none.
    public var interval: FrameInterval?

    /// A format in force.
    public init(layout: ImageLayout, interval: FrameInterval?) {
        self.layout = layout
        self.interval = interval
    }
}
