internal import CaptureModel
internal import Synchronization
internal import ZeroMQ

/// What the client's thread and a stream's consumer share: frames on their way, figures and state.
final class FrameOutput: Sendable {
    private let counters: Counters
    private let queue: DeliveryQueue<PendingFrame>
    let monitor = StreamMonitor()

    private final class Counters: Sendable {
        let values = Mutex(FrameStatistics())
    }

    init(_ delivery: FrameDelivery) {
        let counters = Counters()
        self.counters = counters
        queue = DeliveryQueue(limit: delivery.limit) { old, next in
            next.lost += old.lost
            next.skipped += old.skipped + 1
            counters.values.withLock { $0.skipped += 1 }
        }
    }

    /// The figures now.
    var statistics: FrameStatistics { counters.values.withLock { $0 } }

    /// Counts something; on the client's thread.
    func count(_ body: (inout FrameStatistics) -> Void) { counters.values.withLock { body(&$0) } }

    /// Hands a frame on, before which `lost` are missing.
    func put(_ frame: FrameMessage, lost: UInt64) {
        count { statistics in
            statistics.received += 1
            statistics.bytes += UInt64(frame.payload.count)
            statistics.lost += lost
            statistics.drops += frame.header.drops
        }
        queue.put(PendingFrame(message: frame, lost: lost))
    }

    /// The next frame; nil at the end.
    func next() async -> ReceivedFrame? { await queue.next().map(ReceivedFrame.init) }

    /// Ends it for the consumer.
    func finish() {
        queue.finish()
        monitor.finish()
    }
}
