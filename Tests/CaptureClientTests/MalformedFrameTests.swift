import CaptureClient
import Testing

@Suite struct MalformedFrameTests {
    @Test func `what is no frame of the topic is counted and skipped`() async throws {
        let folder = TestFolder()
        let fake = FakeWorker(folder)
        let client = try await CaptureClient.connect(try await fake.start())
        await fake.keepBeating()
        let stream = try await client.frames(rendition: "raw", delivery: .every(limit: 10))
        let topic = SampleFrame(1).topic
        try await eventually("it subscribed") { await fake.subscriptions.contains(topic) }
        var foreign = SampleFrame(1)
        foreign.topic += "more/"
        var short = SampleFrame(1)
        short.payload.removeLast()
        var other = SampleFrame(1)
        other.header.worker = "other"
        let malformed: [[[UInt8]]] = [
            [Array(topic.utf8)], Array(SampleFrame(1).parts.prefix(2)), SampleFrame(1).parts + [[1]],
            [Array(topic.utf8), [0xff, 0xff], []], [Array(topic.utf8), [], []], [Array(topic.utf8), [], [1], [2], [3], [4], [5]],
            foreign.parts, short.parts, other.parts,
        ]
        for (index, parts) in malformed.enumerated() {
            try await fake.publish(parts)
            try await eventually("it was counted") { stream.statistics.malformed == UInt64(index + 1) }
        }
        try await fake.publish(SampleFrame(1).parts)
        let frame = try #require(try await collect(1, of: stream).first)
        #expect(frame.header.frameSequence == 1)
        #expect(stream.statistics.received == 1)
        await fake.stop()
    }

    @Test func `gaps are lost frames, and repeats of what came are dropped`() async throws {
        let folder = TestFolder()
        let fake = FakeWorker(folder)
        let client = try await CaptureClient.connect(try await fake.start())
        await fake.keepBeating()
        let stream = try await client.frames(rendition: "raw", delivery: .every(limit: 10))
        try await eventually("it subscribed") { await fake.subscriptions.contains(SampleFrame(1).topic) }
        let messages = [
            SampleFrame(5, status: .repeated), SampleFrame(6), SampleFrame(6, status: .repeated), SampleFrame(9),
            SampleFrame(1, bootID: String(repeating: "b", count: 32)), SampleFrame(2, bootID: String(repeating: "b", count: 32)),
        ]
        for (index, frame) in messages.enumerated() {
            try await fake.publish(frame.parts)
            try await eventually("it came") { stream.statistics.received + stream.statistics.repeated == UInt64(index + 1) }
        }
        let frames = try await collect(5, of: stream)
        #expect(frames.map(\.header.frameSequence) == [5, 6, 9, 1, 2])
        #expect(frames.map(\.lost) == [0, 0, 2, 0, 0])
        #expect(stream.statistics.lost == 2)
        #expect(stream.statistics.repeated == 1)
        #expect(stream.statistics.restarts == 1)
        await fake.stop()
    }
}
