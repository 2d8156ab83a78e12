public import CaptureModel
internal import SystemThreads
internal import ZeroMQ

/// A frame as it came: its header, and its bytes where ZeroMQ put them. Copies share the bytes, which live as long as one of them.
public struct ReceivedFrame: Sendable {
    private let message: FrameMessage

    /// Everything but the picture.
    public var header: FrameHeader { message.header }
    /// When it was received, in nanoseconds of this host's `CLOCK_MONOTONIC`.
    public var receivedAt: Int64 { message.receivedAt }
    /// Frames that were published on the topic since the one handed over before, and never came.
    public let lost: UInt64
    /// Frames that came since the one handed over before, and were replaced by newer ones because nobody took them in time.
    public let skipped: UInt64
    /// Bytes of the picture.
    public var byteCount: Int { message.payload.count }

    init(_ pending: PendingFrame) {
        message = pending.message
        lost = pending.lost
        skipped = pending.skipped
    }

    /// Reads the picture's bytes, laid out as `header.layout` says. They can't leave the closure; several may read at once.
    public func withBytes<Result: ~Copyable, Failure: Error>(
        _ body: (RawSpan) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try message.payload.withBytes(body)
    }

    /// The time from capture to reception; nil when capture was on another host's clock, or on none that is known.
    public var latency: Duration? {
        let header = message.header
        guard header.times.clock == .monotonic, !header.hostBootID.isEmpty, header.hostBootID == HostBoot.id else { return nil }
        return .nanoseconds(receivedAt - header.times.capture)
    }
}

/// What came over the bus.
final class FrameMessage: Sendable {
    let header: FrameHeader
    let payload: Message
    let receivedAt: Int64

    init(_ header: FrameHeader, _ payload: consuming Message) {
        self.header = header
        self.payload = payload
        receivedAt = MonotonicClock.now()
    }
}

/// A frame that nobody has taken yet, and what is missing before it.
struct PendingFrame: Sendable {
    let message: FrameMessage
    var lost: UInt64
    var skipped: UInt64 = 0
}
