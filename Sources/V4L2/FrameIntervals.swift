internal import CV4L2

/// A time between two frames in seconds, as V4L2's fractions; either part may be 0 in a driver's answer.
package struct TimePerFrame: Hashable, Sendable {
    /// Seconds, above the line.
    package var numerator: UInt32
    /// Below the line.
    package var denominator: UInt32

    /// `numerator / denominator` seconds.
    package init(_ numerator: UInt32, _ denominator: UInt32) {
        self.numerator = numerator
        self.denominator = denominator
    }

    init(_ fraction: v4l2_fract) { self.init(fraction.numerator, fraction.denominator) }
}

/// One answer to `VIDIOC_ENUM_FRAMEINTERVALS`. A driver lists many single intervals, or exactly one range.
package enum FrameIntervals: Hashable, Sendable {
    /// One interval.
    case discrete(TimePerFrame)
    /// The intervals from the shortest to the longest, by steps or (`step` nil) all of them.
    case range(shortest: TimePerFrame, longest: TimePerFrame, step: TimePerFrame?)

    init?(_ answer: v4l2_frmivalenum) {
        switch answer.type {
        case V4L2_FRMIVAL_TYPE_DISCRETE.rawValue: self = .discrete(TimePerFrame(answer.discrete))
        case V4L2_FRMIVAL_TYPE_STEPWISE.rawValue:
            let range = answer.stepwise
            self = .range(
                shortest: TimePerFrame(range.min), longest: TimePerFrame(range.max), step: TimePerFrame(range.step))
        case V4L2_FRMIVAL_TYPE_CONTINUOUS.rawValue:
            let range = answer.stepwise
            self = .range(shortest: TimePerFrame(range.min), longest: TimePerFrame(range.max), step: nil)
        default: return nil
        }
    }
}
