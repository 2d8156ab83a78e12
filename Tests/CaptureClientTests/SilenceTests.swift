import CaptureClient
import Testing

@Suite struct SilenceTests {
    @Test(arguments: [false, true])
    func `a silent worker makes the stream stale, and one that speaks again live`(tcp: Bool) async throws {
        let folder = TestFolder()
        let fake = FakeWorker(folder, tcp: tcp)
        let client = try await CaptureClient.connect(try await fake.start())
        let stream = try await client.frames(rendition: "raw", delivery: .every(limit: 10))
        let topic = SampleFrame(1).topic
        try await eventually("it subscribed") { await fake.subscriptions.contains(topic) }
        #expect(stream.state == .connecting)
        try await fake.publish(SampleFrame(1).parts)
        try await eventually("it lives") { stream.state == .live }
        // Over TCP the ports are others from here on, which only `hello` tells.
        await fake.closePublishers()
        try await fake.openPublishers()
        if tcp {
            try await eventually("silence is noticed") { stream.state == .stale }
        }
        try await eventually("it subscribed again") { await fake.subscriptions.contains(topic) }
        // On a busy machine the client may lose patience once more, and with it a frame: it is sent until it arrives.
        let frames = try await whileRepeating({ try await fake.publish(SampleFrame(4).parts) }) {
            try await collect(2, of: stream)
        }
        #expect(frames.map(\.header.frameSequence) == [1, 4])
        #expect(frames.map(\.lost) == [0, 2])
        await fake.stop()
    }

    @Test func `heartbeats alone keep a stream alive, and tell of a new boot`() async throws {
        let folder = TestFolder()
        let fake = FakeWorker(folder)
        let client = try await CaptureClient.connect(try await fake.start())
        let stream = try await client.frames(rendition: "raw")
        let beats = Topic(worker: "fake", session: "_", channel: .event, name: "heartbeat").text
        try await eventually("it listens") { await fake.subscriptions.contains(beats) }
        let changes = stream.changes
        let boot = String(repeating: "c", count: 32)
        try await whileRepeating({ try await fake.beat() }) {
            try await eventually("it lives") { stream.state == .live }
            await fake.restart(as: boot)
            for await change in changes where change == .restarted(bootID: boot) { break }
            try await eventually("it lives on") { stream.state == .live }
        }
        // And silence afterwards is silence.
        try await eventually("silence is noticed") { stream.state == .stale }
        await fake.stop()
    }

    /// Does something again and again while `body` runs, as a worker does that goes on.
    private func whileRepeating<Result: Sendable>(
        _ again: @escaping @Sendable () async throws -> Void, _ body: () async throws -> Result
    ) async throws -> Result {
        let repeating = Task {
            while !Task.isCancelled {
                try? await again()
                try? await Task.sleep(for: .milliseconds(50))
            }
        }
        defer { repeating.cancel() }
        return try await body()
    }
}
