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
        try await fake.publish(SampleFrame(4).parts)
        let frames = try await collect(2, of: stream)
        #expect(frames.map(\.header.frameSequence) == [1, 4])
        #expect(frames.map(\.lost) == [0, 2])
        #expect(stream.state == .live)
        await fake.stop()
    }

    @Test func `heartbeats alone keep a stream alive, and tell of a new boot`() async throws {
        let folder = TestFolder()
        let fake = FakeWorker(folder)
        let client = try await CaptureClient.connect(try await fake.start())
        let stream = try await client.frames(rendition: "raw")
        let beats = Topic(worker: "fake", session: "_", channel: .event, name: "heartbeat").text
        try await eventually("it listens") { await fake.subscriptions.contains(beats) }
        try await fake.beat()
        try await eventually("it lives") { stream.state == .live }
        let boot = String(repeating: "c", count: 32)
        await fake.restart(as: boot)
        try await fake.beat()
        var changes = stream.changes.makeAsyncIterator()
        #expect(await changes.next() == .became(.live))
        #expect(await changes.next() == .restarted(bootID: boot))
        // And silence afterwards is silence.
        #expect(await changes.next() == .became(.stale))
        await fake.stop()
    }
}
