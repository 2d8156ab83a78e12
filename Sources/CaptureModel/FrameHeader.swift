/// Is a frame's picture what a consumer expects?
public enum FrameStatus: Hashable, Sendable {
    /// Whole and usable.
    case ok
    /// One of the first frames of a cold sensor: exposure and white balance may be off.
    case startup
    /// Damaged, passed on because the session is configured so.
    case corrupt
    /// The newest frame once more, for a subscriber that has just come.
    case repeated
    /// A header without a picture.
    case noPicture
}

/// Everything a consumer needs to decode, place and trust one frame. Its twin on the wire is `shutterbus.v1.FrameHeader`.
public struct FrameHeader: Hashable, Sendable {
    /// The worker's name.
    public var worker: String
    /// The worker's boot id: 32 hexadecimal digits, new at each start.
    public var bootID: String
    /// The boot id of the host's kernel: two hosts, or two boots, share no monotonic clock.
    public var hostBootID: String
    /// The session's name.
    public var session: String
    /// The id of the camera that captured it.
    public var camera: String
    /// Grows when the session's camera or format changes.
    public var generation: UInt64
    /// Captures of the session, from 1, equal in all its renditions.
    public var frameSequence: UInt64
    /// Frames offered on this topic, from 1 without gaps at the worker: a gap is the subscriber's loss.
    public var renditionSequence: UInt64
    /// The driver's own counter; nil when it has none.
    public var driverSequence: UInt64?
    /// Frames lost since the one before it on this topic.
    public var drops: DropCounts
    /// When it was captured, and since.
    public var times: FrameTimes
    /// How to read the payload.
    public var layout: ImageLayout
    /// How the pixels relate to the sensor.
    public var geometry: FrameGeometry
    /// The settings in force.
    public var settings: FrameSettings
    /// Is the picture whole?
    public var status: FrameStatus
    /// The frame of reference that a calibration is for (as `frame_id` in ROS); by default the session's name.
    public var frameID: String

    /// A header from its parts.
    public init(
        worker: String = "", bootID: String = "", hostBootID: String = "", session: String = "", camera: String = "",
        generation: UInt64 = 0, frameSequence: UInt64 = 0, renditionSequence: UInt64 = 0, driverSequence: UInt64? = nil,
        drops: DropCounts = DropCounts(), times: FrameTimes = FrameTimes(), layout: ImageLayout,
        geometry: FrameGeometry = FrameGeometry(), settings: FrameSettings = FrameSettings(), status: FrameStatus = .ok,
        frameID: String = ""
    ) {
        self.worker = worker
        self.bootID = bootID
        self.hostBootID = hostBootID
        self.session = session
        self.camera = camera
        self.generation = generation
        self.frameSequence = frameSequence
        self.renditionSequence = renditionSequence
        self.driverSequence = driverSequence
        self.drops = drops
        self.times = times
        self.layout = layout
        self.geometry = geometry
        self.settings = settings
        self.status = status
        self.frameID = frameID
    }
}
