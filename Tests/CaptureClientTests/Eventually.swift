import Testing

/// Waits until a condition holds; fails when it does not within 20 seconds, which a busy machine may need.
func eventually(
    _ what: Comment, sourceLocation: SourceLocation = #_sourceLocation, _ condition: () async throws -> Bool
) async throws {
    let clock = ContinuousClock()
    let deadline = clock.now + .seconds(20)
    while try await !condition() {
        guard clock.now < deadline else {
            Issue.record(what, sourceLocation: sourceLocation)
            return
        }
        try await Task.sleep(for: .milliseconds(2))
    }
}

/// What comes from a stream of frames or events before `count` elements are there or it ends.
func collect<Source: AsyncSequence & Sendable>(_ count: Int, of source: Source) async throws -> [Source.Element]
where Source.Element: Sendable {
    guard count > 0 else { return [] }
    return try await withThrowingTaskGroup(of: [Source.Element]?.self) { group in
        group.addTask {
            var found: [Source.Element] = []
            for try await element in source {
                found.append(element)
                if found.count == count { break }
            }
            return found
        }
        // What never comes must not hold the whole run.
        group.addTask {
            try await Task.sleep(for: .seconds(120))
            return nil
        }
        defer { group.cancelAll() }
        guard let found = try await group.next() ?? nil else { throw NothingCame(wanted: count) }
        return found
    }
}

/// A stream gave too little for two minutes.
struct NothingCame: Error {
    let wanted: Int
}
