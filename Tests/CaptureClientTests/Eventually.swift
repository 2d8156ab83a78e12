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
func collect<Source: AsyncSequence>(_ count: Int, of source: Source) async throws -> [Source.Element]
where Source.Element: Sendable {
    var found: [Source.Element] = []
    guard count > 0 else { return found }
    for try await element in source {
        found.append(element)
        if found.count == count { break }
    }
    return found
}
