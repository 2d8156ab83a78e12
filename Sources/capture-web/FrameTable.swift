import CaptureClient

/// The subscriptions that there are: one for each session and rendition, while somebody reads it.
actor FrameTable {
    private struct Entry {
        let frames: Task<SharedFrames, any Error>
        var readers = 0
    }

    private let link: WorkerLink
    private var entries: [String: Entry] = [:]
    private var isClosed = false

    init(_ link: WorkerLink) { self.link = link }

    /// Reads a session's frames in a rendition of any spelling that gives JPEG; whoever joins must leave.
    ///
    /// Throws `invalidRendition`, `unknownSession` and what the worker or its absence make.
    func join(session: String, rendition: String) async throws(CaptureError) -> SharedFrames {
        guard rendition == "jpeg" || rendition.hasPrefix("jpeg;") else {
            throw CaptureError(
                .invalidRendition, "rendition '\(rendition)' is no JPEG: write jpeg, or as in jpeg;fps=10;q=60;w=640")
        }
        let reply = try await link.ask { client throws(CaptureError) in
            try await client.rendition(rendition, session: session, timeout: WorkerLink.patience)
        }
        guard !isClosed else { throw CaptureError(.shuttingDown, "the server is stopping") }
        let topic = reply.topic
        var entry = entries[topic] ?? Entry(frames: subscribe(session, reply.rendition))
        entry.readers += 1
        entries[topic] = entry
        do {
            return try await entry.frames.value
        } catch {
            leave(topic)
            throw error as? CaptureError ?? CaptureError(.internalError, "\(error)")
        }
    }

    /// Reads no more; the last one ends the subscription.
    func leave(_ topic: String) {
        guard var entry = entries[topic] else { return }
        entry.readers -= 1
        entries[topic] = entry.readers > 0 ? entry : nil
        guard entry.readers <= 0 else { return }
        Task { try? await entry.frames.value.close() }
    }

    /// Subscriptions now, and who reads them.
    var figures: (subscriptions: Int, readers: Int) { (entries.count, entries.values.reduce(0) { $0 + $1.readers }) }

    /// Ends all of them.
    func close() async {
        isClosed = true
        for entry in entries.values { try? await entry.frames.value.close() }
    }

    private func subscribe(_ session: String, _ rendition: String) -> Task<SharedFrames, any Error> {
        Task { [link] in
            SharedFrames(
                try await link.ask { client throws(CaptureError) in
                    try await client.frames(session: session, rendition: rendition)
                })
        }
    }
}
