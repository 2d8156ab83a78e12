public import CaptureModel

/// What a stream of frames has counted since it began.
public struct FrameStatistics: Hashable, Sendable {
    /// Frames that came, those that were skipped later included.
    public var received: UInt64 = 0
    /// Bytes of their payloads.
    public var bytes: UInt64 = 0
    /// Frames that the worker published and this stream never got: gaps in `renditionSequence` within one boot of the worker.
    public var lost: UInt64 = 0
    /// Frames that came and were not handed over, because the consumer had not taken them when newer ones came.
    public var skipped: UInt64 = 0
    /// Frames that were lost before they were published, by cause, as the headers of those that came tell.
    public var drops = DropCounts()
    /// Repeats, meant for other newcomers, of a frame that this stream had already.
    public var repeated: UInt64 = 0
    /// Messages that were no frame of this topic, and were skipped.
    public var malformed: UInt64 = 0
    /// Times that the worker was started anew.
    public var restarts: UInt64 = 0

    /// Nothing counted yet.
    public init() {}
}
