import SystemThreads

/// Runs `body`, which blocks, on a thread of its own.
func blocking<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
        _ = NamedThread("test") { continuation.resume(with: Result(catching: body)) }
    }
}

/// A condition did not come true in time.
struct TimedOut: Error, CustomStringConvertible {
    var description: String
}

/// What `probe` returns as soon as it is not nil. For conditions of the system that nobody is told of; asks every 10 ms.
func eventually<Value: Sendable>(
    _ what: String, within seconds: Int64 = 30, _ probe: @escaping @Sendable () -> Value?
) async throws -> Value {
    try await blocking {
        let deadline = MonotonicClock.now() + seconds * 1_000_000_000
        while MonotonicClock.now() < deadline {
            if let value = probe() { return value }
            MonotonicClock.sleep(until: MonotonicClock.now() + 10_000_000)
        }
        throw TimedOut(description: "waited \(seconds) s in vain: \(what)")
    }
}
