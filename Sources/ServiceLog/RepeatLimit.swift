/// Lets each kind of line through once a second and counts the others.
///
/// A line that comes too early is held back; what is written later stands for all that were held back, and shows the newest.
struct RepeatLimit {
    /// What makes lines "the same": their own fields may differ, those of their log may not.
    struct Key: Hashable {
        let level: LogLevel
        let message: String
        let context: LogFields
    }

    private struct Entry {
        var written: Int64
        var held: LogRecord?
    }

    private static let window: Int64 = 1_000_000_000
    /// Messages made of changing text must not make the table grow without end.
    private static let capacity = 256

    private var entries: [Key: Entry] = [:]

    /// The records to write now that this one has come, oldest first.
    mutating func admit(_ record: LogRecord, for key: Key) -> [LogRecord] {
        let now = record.time.steadyNanoseconds
        let held = entries[key]?.held
        var record = record
        record.count += held?.count ?? 0
        if let entry = entries[key], now - entry.written < Self.window {
            entries[key]?.held = record
            return release { now - $0.written >= Self.window }
        }
        entries[key] = nil
        var due = release { now - $0.written >= Self.window }
        if entries.count >= Self.capacity { due += release { _ in true } }
        entries[key] = Entry(written: now)
        return due + [record]
    }

    /// Everything held back, oldest first; all kinds may be written again at once.
    mutating func releaseAll() -> [LogRecord] { release { _ in true } }

    private mutating func release(where isDue: (Entry) -> Bool) -> [LogRecord] {
        var due: [LogRecord] = []
        for (key, entry) in entries where isDue(entry) {
            entries[key] = nil
            if let held = entry.held { due.append(held) }
        }
        return due.sorted { $0.time.steadyNanoseconds < $1.time.steadyNanoseconds }
    }
}
