import CaptureClient
import CaptureWorker
import ScriptedSource
import Testing

@Suite struct FrameStreamTests {
    @Test func `raw frames come with their bytes and consecutive sequences`() async throws {
        let began = ContinuousClock.now
        let fixture = WorkerFixture()
        let worker = try await fixture.start()
        let client = try await fixture.connect()
        let stream = try await client.frames(rendition: "raw", delivery: .every(limit: 100))
        try await eventually("the camera streams") { fixture.camera.isStreaming }
        for value in 1...20 {
            #expect(fixture.camera.emit(UInt8(value)))
            try await eventually("it came") { stream.statistics.received == UInt64(value) }
        }
        let frames = try await collect(20, of: stream)
        let first = try #require(frames.first).header.renditionSequence
        #expect(frames.map(\.header.renditionSequence) == Array(first..<first + 20))
        #expect(frames.allSatisfy { $0.lost == 0 && $0.skipped == 0 && $0.byteCount == 64 * 48 })
        for (index, frame) in frames.enumerated() {
            let isRight = frame.withBytes { bytes in
                (0..<bytes.byteCount).allSatisfy {
                    unsafe bytes.unsafeLoad(fromByteOffset: $0, as: UInt8.self) == UInt8(index + 1)
                }
            }
            #expect(isRight)
        }
        let latency = try #require(frames[19].latency)
        #expect(latency >= .zero && latency <= ContinuousClock.now - began, "captured since the test began")
        #expect(stream.state == .live)
        #expect(stream.statistics.lost == 0)
        await worker.stop()
    }

    @Test func `a slow consumer of the newest frames gets none that is more than three old`() async throws {
        let fixture = WorkerFixture(buffers: 256)
        let worker = try await fixture.start()
        let client = try await fixture.connect()
        let stream = try await client.frames(rendition: "raw")
        var iterator = stream.makeAsyncIterator()
        try await eventually("the camera streams") { fixture.camera.isStreaming }
        var emitted: UInt64 = 0
        var handed: UInt64 = 0
        for _ in 0..<5 {
            for _ in 0..<40 {
                emitted += 1
                #expect(fixture.camera.emit())
                let seen = emitted
                try await eventually("it came") { stream.statistics.received + stream.statistics.lost >= seen }
            }
            let frame = try #require(await iterator.next())
            #expect(emitted - frame.header.frameSequence <= 3)
            handed += 1 + frame.skipped + frame.lost
        }
        #expect(handed == emitted)
        #expect(stream.statistics.skipped == 5 * 39)
        await worker.stop()
    }

    @Test func `of every frame those beyond the limit are skipped and counted`() async throws {
        let fixture = WorkerFixture()
        let worker = try await fixture.start()
        let client = try await fixture.connect()
        let stream = try await client.frames(rendition: "raw", delivery: .every(limit: 4))
        try await eventually("the camera streams") { fixture.camera.isStreaming }
        for count in 1...10 as ClosedRange<UInt64> {
            fixture.camera.emit()
            try await eventually("it came") { stream.statistics.received == count }
        }
        let frames = try await collect(4, of: stream)
        #expect(frames.map(\.skipped) == [6, 0, 0, 0])
        #expect(stream.statistics.skipped == 6)
        await worker.stop()
    }

    @Test func `drops that the headers tell are added up by cause`() async throws {
        let fixture = WorkerFixture()
        let worker = try await fixture.start()
        let client = try await fixture.connect()
        let stream = try await client.frames(rendition: "raw")
        try await eventually("the camera streams") { fixture.camera.isStreaming }
        fixture.camera.emit(drops: DropCounts(driver: 2))
        fixture.camera.emit(drops: DropCounts(driver: 1, corrupt: 3))
        try await eventually("both came") { stream.statistics.drops == DropCounts(driver: 3, corrupt: 3) }
        await worker.stop()
    }

    @Test func `a stream goes on when the worker was started anew, and says so`() async throws {
        let fixture = WorkerFixture()
        var worker: Worker? = try await fixture.start()
        let client = try await fixture.connect()
        let stream = try await client.frames(rendition: "raw", delivery: .every(limit: 10))
        try await eventually("the camera streams") { fixture.camera.isStreaming }
        fixture.camera.emit()
        let first = try #require(try await collect(1, of: stream).first)
        await worker?.stop()
        worker = nil
        let next = try await fixture.start()
        try await eventually("the stream subscribes again by itself") { fixture.camera.isStreaming }
        fixture.camera.emit()
        let second = try #require(try await collect(1, of: stream).first)
        #expect(second.header.bootID != first.header.bootID)
        #expect(second.lost == 0)
        #expect(stream.statistics.restarts == 1)
        for await change in stream.changes {
            if change == .restarted(bootID: second.header.bootID) { break }
        }
        // The client's other paths found the way too.
        #expect(try await client.hello().sessions == ["main"])
        await next.stop()
    }

    @Test func `cancelling the consumer, closing the stream and closing the client each end the loop`() async throws {
        let fixture = WorkerFixture()
        let worker = try await fixture.start()
        let client = try await fixture.connect()
        let cancelled = try await client.frames(rendition: "raw")
        let task = Task { for await _ in cancelled {} }
        task.cancel()
        await task.value
        let closed = try await client.frames(rendition: "raw")
        let loop = Task { for await _ in closed {} }
        closed.close()
        await loop.value
        let last = try await client.frames(rendition: "raw")
        let other = Task { for await _ in last {} }
        await client.close()
        await other.value
        await worker.stop()
    }
}
