/// Remembers recent replies by client and request, so that a request which is sent again acts once: the second answer is the
/// first one's bytes, and a duplicate of one that is being worked on waits for it.
struct ReplyMemory<Waiter> {
    /// What a request is known by.
    struct Key: Hashable {
        let client: String
        let request: UInt64
    }

    /// What to do with a request.
    enum Verdict {
        /// It is new: carry it out, then call `finish`.
        case carryOut
        /// The reply is known.
        case answer([UInt8])
        /// The first of its kind is being carried out; `finish` hands the waiter out.
        case wait
        /// The same id with another body.
        case idReused
    }

    private enum Outcome {
        case inFlight([Waiter])
        case done([UInt8])
    }
    private struct Entry {
        let body: [UInt8]
        var outcome: Outcome
        var time: Int64
    }
    private var entries: [Key: Entry] = [:]
    private var finished: [Key] = []
    private var forgotten = 0
    private var bytes = 0
    /// Bytes of bodies and replies that are kept at most.
    let byteLimit: Int
    /// Nanoseconds that a reply is kept at most.
    let timeLimit: Int64
    /// Duplicates of one request that wait for its reply at most; the newest are kept.
    let waiterLimit = 16

    init(byteLimit: Int, timeLimit: Int64) {
        self.byteLimit = byteLimit
        self.timeLimit = timeLimit
    }

    /// Asks what to do with a request that came at `now`.
    mutating func receive(_ key: Key, body: [UInt8], from waiter: Waiter, at now: Int64) -> Verdict {
        forget(before: now - timeLimit)
        guard let entry = entries[key] else {
            entries[key] = Entry(body: body, outcome: .inFlight([]), time: now)
            return .carryOut
        }
        guard entry.body == body else { return .idReused }
        switch entry.outcome {
        case .done(let reply): return .answer(reply)
        case .inFlight(let waiters):
            // Whoever asks that often has given the first ones up.
            entries[key]?.outcome = .inFlight(waiters.suffix(waiterLimit - 1) + [waiter])
            return .wait
        }
    }

    /// Notes the reply to a request that was carried out, unless it `mayChange` when asked again; answers who else waits for it.
    mutating func finish(_ key: Key, reply: [UInt8], mayChange: Bool, at now: Int64) -> [Waiter] {
        guard let entry = entries[key], case .inFlight(let waiters) = entry.outcome else { return [] }
        if mayChange {
            entries[key] = nil
            return waiters
        }
        entries[key] = Entry(body: entry.body, outcome: .done(reply), time: now)
        finished.append(key)
        bytes += entry.body.count + reply.count
        while bytes > byteLimit, forgetOldest() {}
        return waiters
    }

    private mutating func forget(before time: Int64) {
        while forgotten < finished.count, let entry = entries[finished[forgotten]], entry.time < time { _ = forgetOldest() }
    }

    private mutating func forgetOldest() -> Bool {
        guard forgotten < finished.count else { return false }
        if let entry = entries.removeValue(forKey: finished[forgotten]), case .done(let reply) = entry.outcome {
            bytes -= entry.body.count + reply.count
        }
        forgotten += 1
        // The front of the list is given back in large pieces: removing one at a time would move the rest each time.
        if forgotten > 1024, forgotten * 2 > finished.count {
            finished.removeFirst(forgotten)
            forgotten = 0
        }
        return true
    }
}
