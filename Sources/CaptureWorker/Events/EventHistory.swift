internal import CaptureWire
internal import ProtoWire

/// The newest events, as bounded in memory as in number: some tell much (what a camera can do fills pages), and cameras with a loose
/// plug come back often.
struct EventHistory {
    private struct Entry {
        let number: UInt64
        let topic: Topic
        /// The event's binary form: a fraction of what it takes to have it decoded.
        let bytes: [UInt8]
    }
    private var entries: [Entry] = []
    private var byteCount = 0
    private let capacity: Int
    private let byteLimit: Int

    /// A history of at most `capacity` events, and of at most `byteLimit` bytes in their binary form.
    init(capacity: Int, byteLimit: Int) {
        self.capacity = capacity
        self.byteLimit = byteLimit
    }

    /// The number of the oldest event; 0 when there is none.
    var oldest: UInt64 { entries.first?.number ?? 0 }

    /// Keeps an event, and forgets those that there is no room for beside it.
    mutating func append(_ event: Wire.Event) {
        let entry = Entry(number: event.number, topic: event.topic, bytes: event.protobuf())
        entries.append(entry)
        byteCount += entry.bytes.count
        var excess = 0
        while excess < entries.count - 1, entries.count - excess > capacity || byteCount > byteLimit {
            byteCount -= entries[excess].bytes.count
            excess += 1
        }
        entries.removeFirst(excess)
    }

    /// The events after number `after` on topics that are wanted, at most `limit` of them and about `bytes` of their binary form,
    /// but always one; and whether there are more.
    func events(after: UInt64, limit: Int, bytes: Int, where isWanted: (Topic) -> Bool) -> (events: [Wire.Event], more: Bool) {
        var events: [Wire.Event] = [], size = 0
        for entry in entries where entry.number > after && isWanted(entry.topic) {
            size += entry.bytes.count
            guard events.count < limit, size <= bytes || events.isEmpty else { return (events, true) }
            // What this worker wrote it can read.
            if let event = try? Wire.Event(protobuf: entry.bytes, sizeLimit: .max) { events.append(event) }
        }
        return (events, false)
    }
}
