/// The clock behind a capture time stamp.
public enum TimeClock: Hashable, Sendable {
    /// The driver does not say.
    case unknown
    /// `CLOCK_MONOTONIC` of the capturing host.
    case monotonic
}

/// What moment of a frame its capture time is.
public enum CaptureMoment: Hashable, Sendable {
    /// The driver does not say.
    case unknown
    /// The first line began to be exposed.
    case startOfExposure
    /// The last byte had arrived.
    case endOfFrame
}

/// When a frame was captured and what then happened to it. All but `wallClock` are nanoseconds of the capturing host's
/// `CLOCK_MONOTONIC`, comparable only on a host with the same boot id; 0 where a step did not happen.
public struct FrameTimes: Hashable, Sendable {
    /// The capture, as the driver stamped it.
    public var capture: Int64
    /// The clock of `capture`.
    public var clock: TimeClock
    /// The moment that `capture` names.
    public var moment: CaptureMoment
    /// The source took the frame from its driver.
    public var dequeue: Int64
    /// The rendition's encoding ended.
    public var encode: Int64
    /// The frame was handed to ZeroMQ.
    public var publish: Int64
    /// The capture in nanoseconds since 1970 UTC, converted anew for this frame.
    public var wallClock: Int64

    /// Times of a frame that was captured and dequeued, and not yet encoded or published.
    public init(
        capture: Int64 = 0, clock: TimeClock = .unknown, moment: CaptureMoment = .unknown, dequeue: Int64 = 0, encode: Int64 = 0,
        publish: Int64 = 0, wallClock: Int64 = 0
    ) {
        self.capture = capture
        self.clock = clock
        self.moment = moment
        self.dequeue = dequeue
        self.encode = encode
        self.publish = publish
        self.wallClock = wallClock
    }
}
