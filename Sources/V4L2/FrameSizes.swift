internal import CV4L2

/// One answer to `VIDIOC_ENUM_FRAMESIZES`. A driver lists many single sizes, or exactly one range.
package enum FrameSizes: Hashable, Sendable {
    /// One size, in pixels.
    case discrete(width: UInt32, height: UInt32)
    /// Every size from the smallest to the largest by the steps given; steps of 1 when the driver calls the range continuous.
    case stepwise(width: SteppedRange, height: SteppedRange)

    init?(_ answer: v4l2_frmsizeenum) {
        switch answer.type {
        case V4L2_FRMSIZE_TYPE_DISCRETE.rawValue:
            let size = answer.discrete
            self = .discrete(width: size.width, height: size.height)
        case V4L2_FRMSIZE_TYPE_STEPWISE.rawValue, V4L2_FRMSIZE_TYPE_CONTINUOUS.rawValue:
            let range = answer.stepwise
            self = .stepwise(
                width: SteppedRange(range.min_width, range.max_width, by: range.step_width),
                height: SteppedRange(range.min_height, range.max_height, by: range.step_height))
        default: return nil
        }
    }
}

/// Whole numbers from `smallest` to `largest` with `step` between them.
package struct SteppedRange: Hashable, Sendable {
    /// The first.
    package var smallest: UInt32
    /// The last; never below `smallest`.
    package var largest: UInt32
    /// Between two of them; at least 1.
    package var step: UInt32

    /// A range; a step of 0, which drivers give where there is nothing to step, counts as 1.
    package init(_ smallest: UInt32, _ largest: UInt32, by step: UInt32) {
        self.smallest = smallest
        self.largest = max(smallest, largest)
        self.step = max(step, 1)
    }
}
