internal import CaptureWire
internal import Synchronization
internal import SystemThreads

/// Numbers what happens, without gaps, and remembers the newest of it. Any thread may post; numbers are in the order of posting.
final class EventLog: Sendable {
    private struct State {
        var newest: UInt64 = 0
        var history: EventHistory
        var newestInTopic: [Topic: UInt64] = [:]
        var retained: [Topic: Wire.Event] = [:]
        var unsent: [Wire.Event] = []
    }
    private let state: Mutex<State>
    private let worker: String
    private let bootID: String
    /// Events kept for those who missed some; fewer when they are large.
    let capacity: Int
    private let onPost: @Sendable () -> Void

    /// A log that keeps `capacity` events, of at most `byteLimit` bytes. `onPost` is called after every event, on the thread that
    /// posted it.
    init(
        worker: String, bootID: String, capacity: Int = 1024, byteLimit: Int = 2 << 20, onPost: @escaping @Sendable () -> Void
    ) {
        self.worker = worker
        self.bootID = bootID
        self.capacity = capacity
        state = Mutex(State(history: EventHistory(capacity: capacity, byteLimit: byteLimit)))
        self.onPost = onPost
    }

    /// Numbers an event, keeps it and has it sent; `session` is nil for the whole worker.
    func post(_ kind: Wire.Event.Kind, session: String? = nil) {
        state.withLock { state in
            var event = self.event(kind, session: session)
            let topic = event.topic
            state.newest += 1
            event.number = state.newest
            event.previousInTopic = state.newestInTopic.updateValue(event.number, forKey: topic) ?? 0
            state.history.append(event)
            if kind.isRetained { state.retained[topic] = event }
            state.unsent.append(event)
        }
        onPost()
    }

    /// An event without a number, which no history keeps.
    func event(_ kind: Wire.Event.Kind, session: String? = nil) -> Wire.Event {
        Wire.Event(
            worker: worker, bootId: bootID, session: session ?? Topic.wholeWorker, time: MonotonicClock.now(),
            wallClock: MonotonicClock.wallClock(), kind: kind)
    }

    /// The events that were posted since the last call, in order.
    func takeUnsent() -> [Wire.Event] {
        state.withLock { state in
            defer { state.unsent = [] }
            return state.unsent
        }
    }

    /// The retained states under topics that begin with `prefix`, by number, marked as repeated.
    func retained(prefix: String) -> [Wire.Event] {
        state.withLock { state in
            state.retained.filter { $0.key.text.hasPrefix(prefix) }.map(\.value)
        }
        .sorted { $0.number < $1.number }
        .map { event in
            var event = event
            event.repeated = true
            return event
        }
    }

    /// The newest event's number; 0 before the first.
    var newest: UInt64 { state.withLock { $0.newest } }

    /// The kept events after number `after` that `isWanted`, at most `limit` of them and about `bytes` of their binary form.
    func events(
        after: UInt64, limit: Int, bytes: Int, where isWanted: (Topic) -> Bool
    ) -> Wire.EventsReply {
        let (history, newest) = state.withLock { ($0.history, $0.newest) }
        var reply = Wire.EventsReply(oldest: history.oldest, newest: newest)
        // Not `after + 1`: a client may ask after the largest number there is.
        reply.truncated = reply.oldest > 0 && after < reply.oldest - 1
        (reply.events, reply.more) = history.events(after: after, limit: limit, bytes: bytes, where: isWanted)
        return reply
    }
}
