internal import CV4L2

/// What the driver answered to `VIDIOC_REQBUFS`.
package struct BufferGrant: Hashable, Sendable {
    /// Buffers that there are now: fewer or more than were asked for.
    package var count: Int
    /// The buffers may stay mapped when the queue is freed, made anew or its device vanishes
    /// (`V4L2_BUF_CAP_SUPPORTS_ORPHANED_BUFS`).
    package var mayOrphan: Bool
}

/// A filled buffer as `VIDIOC_DQBUF` hands it over. It belongs to the caller until it is queued again.
package struct DriverBuffer: Hashable, Sendable {
    /// The clock of `timestamp`.
    package enum Clock: Hashable, Sendable {
        /// The driver does not say, or copies stamps from elsewhere.
        case unknown
        /// `CLOCK_MONOTONIC`.
        case monotonic
    }

    /// The moment that `timestamp` names.
    package enum StampSource: Hashable, Sendable {
        /// The last byte had arrived.
        case endOfFrame
        /// Exposure began.
        case startOfExposure
    }

    /// What is filled of one memory area, by the driver's word: more than it has, where a driver errs.
    package struct Filled: Hashable, Sendable {
        /// Bytes before the picture.
        package var offset: Int
        /// Bytes of the picture.
        package var count: Int
    }

    /// Which of the queue's buffers it is.
    package var index: Int
    /// What the driver filled of the first memory area.
    package var first: Filled
    /// What it filled of the others, where there are several.
    package var others: [Filled] = []
    /// The driver marked its contents as damaged (`V4L2_BUF_FLAG_ERROR`).
    package var isDamaged: Bool
    /// Nanoseconds of `clock`.
    package var timestamp: Int64
    /// The clock of `timestamp`.
    package var clock: Clock
    /// The moment that `timestamp` names.
    package var source: StampSource
    /// The driver's frame counter.
    package var sequence: UInt32
}

extension DriverBuffer {
    /// What the driver filled of each memory area.
    package var planes: [Filled] { [first] + others }

    @unsafe init(_ answer: v4l2_buffer, _ first: Filled, _ others: [Filled] = []) {
        // The struct counts as unsafe for the pointers in its union, which mapped buffers do not use.
        let (flags, stamp) = unsafe (answer.flags, answer.timestamp)
        index = unsafe Int(answer.index)
        self.first = first
        self.others = others
        isDamaged = flags & UInt32(V4L2_BUF_FLAG_ERROR) != 0
        timestamp = Int64(stamp.tv_sec) * 1_000_000_000 + Int64(stamp.tv_usec) * 1000
        let clockFlag = flags & UInt32(V4L2_BUF_FLAG_TIMESTAMP_MASK), sourceFlag = flags & UInt32(V4L2_BUF_FLAG_TSTAMP_SRC_MASK)
        clock = clockFlag == UInt32(V4L2_BUF_FLAG_TIMESTAMP_MONOTONIC) ? .monotonic : .unknown
        source = sourceFlag == UInt32(V4L2_BUF_FLAG_TSTAMP_SRC_SOE) ? .startOfExposure : .endOfFrame
        sequence = unsafe answer.sequence
    }
}
