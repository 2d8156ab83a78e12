internal import Synchronization

/// What the client's thread and the consumer of a stream of events share.
final class EventOutput: Sendable {
    /// Elements that wait at most.
    private static let limit = 4096

    private let queue = DeliveryQueue<EventStreamElement>(limit: limit)
    private let refused = Atomic<UInt64>(0)
    let monitor = StreamMonitor()

    /// Hands an element on. When the consumer took none for too long it is dropped, and a gap told in its place; on the client's
    /// thread.
    func put(_ element: EventStreamElement) {
        let missed = refused.load(ordering: .relaxed)
        if missed > 0 {
            guard queue.put(.gap(missed: missed)) else { return note(element) }
            refused.store(0, ordering: .relaxed)
        }
        if !queue.put(element) { note(element) }
    }

    private func note(_ element: EventStreamElement) {
        var missed: UInt64 = 1
        if case .gap(let gap) = element { missed = gap }
        refused.add(missed, ordering: .relaxed)
    }

    /// The next element; nil at the end.
    func next() async -> EventStreamElement? { await queue.next() }

    /// Ends it for the consumer.
    func finish() {
        queue.finish()
        monitor.finish()
    }
}
