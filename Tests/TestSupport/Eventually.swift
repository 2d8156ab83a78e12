internal import SystemThreads

/// What was waited for did not come.
package struct NeverHappened: Error, CustomStringConvertible {
    private let what: String

    package init(what: String) { self.what = what }

    /// For people.
    package var description: String { "never happened: \(what)" }
}

/// Waits until `body` gives something, without holding a thread; gives up after a time that no machine needs.
package func eventually<Result>(_ what: String, _ body: () async throws -> Result?) async throws -> Result {
    let deadline = MonotonicClock.now() + 60_000_000_000
    while true {
        if let result = try await body() { return result }
        guard MonotonicClock.now() < deadline else { throw NeverHappened(what: what) }
        try await Task.sleep(for: .milliseconds(1))
    }
}

/// Waits until a condition holds.
package func eventually(_ what: String, _ condition: () async throws -> Bool) async throws {
    try await eventually(what) { () async throws -> Void? in try await condition() ? () : nil }
}
