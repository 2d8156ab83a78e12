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
///
/// Copies are cheap: what frames that follow one another have in common is shared by their headers.
public struct FrameHeader: Sendable {
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
    private var shared: Shared

    /// What seldom differs from one frame to the next.
    private struct Lasting: Hashable, Sendable {
        var worker: String
        var bootID: String
        var hostBootID: String
        var session: String
        var camera: String
        var generation: UInt64
        var layout: ImageLayout
        var geometry: FrameGeometry
        var settings: FrameSettings
        var status: FrameStatus
        var frameID: String
    }

    private final class Shared: Sendable {
        let value: Lasting
        init(_ value: Lasting) { self.value = value }
    }

    /// A header from its parts.
    public init(
        worker: String = "", bootID: String = "", hostBootID: String = "", session: String = "", camera: String = "",
        generation: UInt64 = 0, frameSequence: UInt64 = 0, renditionSequence: UInt64 = 0, driverSequence: UInt64? = nil,
        drops: DropCounts = DropCounts(), times: FrameTimes = FrameTimes(), layout: ImageLayout,
        geometry: FrameGeometry = FrameGeometry(), settings: FrameSettings = FrameSettings(), status: FrameStatus = .ok,
        frameID: String = ""
    ) {
        self.frameSequence = frameSequence
        self.renditionSequence = renditionSequence
        self.driverSequence = driverSequence
        self.drops = drops
        self.times = times
        shared = Shared(
            Lasting(
                worker: worker, bootID: bootID, hostBootID: hostBootID, session: session, camera: camera, generation: generation,
                layout: layout, geometry: geometry, settings: settings, status: status, frameID: frameID))
    }

    /// What a header says but for numbers, drops and times; no more than a reference.
    package struct Likeness: Equatable, Sendable {
        private let shared: Shared

        fileprivate init(_ header: FrameHeader) { shared = header.shared }

        /// Do both say the same?
        package static func == (left: Likeness, right: Likeness) -> Bool {
            left.shared === right.shared || left.shared.value == right.shared.value
        }
    }

    /// All that it says but for numbers, drops and times.
    package var likeness: Likeness { Likeness(self) }

    /// Says of the picture what is given. Where all of that is said already, nothing is made anew.
    package mutating func describe(
        _ layout: ImageLayout, _ geometry: FrameGeometry, _ settings: FrameSettings, _ status: FrameStatus
    ) {
        let isSame =
            shared.value.status == status && shared.value.layout == layout && shared.value.settings == settings
            && shared.value.geometry == geometry
        guard !isSame else { return }
        change { lasting in
            lasting.layout = layout
            lasting.geometry = geometry
            lasting.settings = settings
            lasting.status = status
        }
    }

    private mutating func change(_ body: (inout Lasting) -> Void) {
        var lasting = shared.value
        body(&lasting)
        shared = Shared(lasting)
    }
}

// To set what is there already makes nothing anew: so a header made of the one before goes on sharing.
extension FrameHeader {
    /// The worker's name.
    public var worker: String {
        get { shared.value.worker }
        set { if newValue != worker { change { $0.worker = newValue } } }
    }
    /// The worker's boot id: 32 hexadecimal digits, new at each start.
    public var bootID: String {
        get { shared.value.bootID }
        set { if newValue != bootID { change { $0.bootID = newValue } } }
    }
    /// The boot id of the host's kernel: two hosts, or two boots, share no monotonic clock.
    public var hostBootID: String {
        get { shared.value.hostBootID }
        set { if newValue != hostBootID { change { $0.hostBootID = newValue } } }
    }
    /// The session's name.
    public var session: String {
        get { shared.value.session }
        set { if newValue != session { change { $0.session = newValue } } }
    }
    /// The id of the camera that captured it.
    public var camera: String {
        get { shared.value.camera }
        set { if newValue != camera { change { $0.camera = newValue } } }
    }
    /// Grows when the session's camera or format changes.
    public var generation: UInt64 {
        get { shared.value.generation }
        set { if newValue != generation { change { $0.generation = newValue } } }
    }
    /// How to read the payload.
    public var layout: ImageLayout {
        get { shared.value.layout }
        set { if newValue != layout { change { $0.layout = newValue } } }
    }
    /// How the pixels relate to the sensor.
    public var geometry: FrameGeometry {
        get { shared.value.geometry }
        set { if newValue != geometry { change { $0.geometry = newValue } } }
    }
    /// The settings in force.
    public var settings: FrameSettings {
        get { shared.value.settings }
        set { if newValue != settings { change { $0.settings = newValue } } }
    }
    /// Is the picture whole?
    public var status: FrameStatus {
        get { shared.value.status }
        set { if newValue != status { change { $0.status = newValue } } }
    }
    /// The frame of reference that a calibration is for (as `frame_id` in ROS); by default the session's name.
    public var frameID: String {
        get { shared.value.frameID }
        set { if newValue != frameID { change { $0.frameID = newValue } } }
    }
}

extension FrameHeader: Hashable {
    /// Do both say the same?
    public static func == (left: FrameHeader, right: FrameHeader) -> Bool {
        left.frameSequence == right.frameSequence && left.renditionSequence == right.renditionSequence
            && left.driverSequence == right.driverSequence && left.drops == right.drops && left.times == right.times
            && left.likeness == right.likeness
    }

    /// Of what tells frames apart.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(frameSequence)
        hasher.combine(times)
        hasher.combine(shared.value)
    }
}
