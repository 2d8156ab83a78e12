import CaptureClient
import CaptureWorker
import ProtoWire
import Testing

@Suite struct RequestTests {
    @Test func `a request that the worker lost goes out again with the same number and the same bytes`() async throws {
        let folder = TestFolder()
        let fake = FakeWorker(folder)
        let address = try await fake.start()
        let client = try await CaptureClient.connect(address)
        let before = await fake.requests.count
        await fake.swallow(1)
        _ = try await client.hello()
        let sent = await fake.requests.dropFirst(before).map { $0 }
        #expect(sent.count == 2)
        #expect(sent.first == sent.last)
        let request = try Wire.Request(protobuf: sent[0])
        #expect(request.clientId == client.id)
        #expect(request.clientId.utf8.count == 32)
        #expect(request.requestId == 2)
        await fake.stop()
    }

    @Test func `a worker that never answers costs the time-out, after which the request has failed`() async throws {
        let folder = TestFolder()
        let fake = FakeWorker(folder)
        let client = try await CaptureClient.connect(try await fake.start())
        await fake.answerNothing()
        let clock = ContinuousClock()
        let start = clock.now
        let error = await #expect(throws: CaptureError.self) { _ = try await client.status(timeout: .milliseconds(300)) }
        #expect(error?.code == .timedOut)
        #expect(error?.isRetriable == true)
        #expect(clock.now - start >= .milliseconds(300))
        await fake.stop()
    }

    @Test func `an address where nobody is says so`() async throws {
        let folder = TestFolder()
        let error = await #expect(throws: CaptureError.self) {
            _ = try await CaptureClient.connect("ipc://\(folder.path)/control", timeout: .milliseconds(200))
        }
        #expect(error?.code == .noWorker)
    }

    @Test func `what the worker refuses is thrown with its own words`() async throws {
        let fixture = WorkerFixture()
        let worker = try await fixture.start()
        let client = try await fixture.connect()
        let error = await #expect(throws: CaptureError.self) { _ = try await client.frames(rendition: "png") }
        #expect(error?.code == .invalidRendition)
        #expect(error?.message.contains("raw") == true)
        let other = await #expect(throws: CaptureError.self) {
            _ = try await client.request(.hello(Wire.HelloRequest()), expecting: "another boot")
        }
        #expect(other?.code == .bootChanged)
        await worker.stop()
    }

    @Test func `cancelling the task ends the wait`() async throws {
        let folder = TestFolder()
        let fake = FakeWorker(folder)
        let client = try await CaptureClient.connect(try await fake.start())
        await fake.answerNothing()
        let before = await fake.requests.count
        let task = Task { try await client.status(timeout: .seconds(60)) }
        try await eventually("the request came") { await fake.requests.count > before }
        task.cancel()
        let error = await #expect(throws: CaptureError.self) { _ = try await task.value }
        #expect(error?.code == .cancelled)
        await fake.stop()
    }

    @Test func `requests after close, and those that wait then, fail`() async throws {
        let folder = TestFolder()
        let fake = FakeWorker(folder)
        let client = try await CaptureClient.connect(try await fake.start())
        await fake.answerNothing()
        let before = await fake.requests.count
        let task = Task { try await client.status(timeout: .seconds(60)) }
        try await eventually("the request came") { await fake.requests.count > before }
        await client.close()
        let waiting = await #expect(throws: CaptureError.self) { _ = try await task.value }
        #expect(waiting?.code == .cancelled)
        let later = await #expect(throws: CaptureError.self) { _ = try await client.hello() }
        #expect(later?.code == .cancelled)
        await fake.stop()
    }

    @Test func `the commands answer what the worker is`() async throws {
        let fixture = WorkerFixture()
        let worker = try await fixture.start()
        let client = try await fixture.connect()
        #expect(client.worker == "w")
        #expect(client.address == worker.address)
        #expect(try await client.hello().sessions == ["main"])
        #expect(try await client.cameras().map(\.id) == ["scripted:one"])
        #expect(try await client.cameras(types: [.telephoto]).isEmpty)
        #expect(try await client.status().sessions.map(\.summary?.session) == ["main"])
        #expect(try await client.rendition("raw;fps=05").rendition == "raw;fps=5")
        #expect(try await client.events(after: 0).events.first?.number == 1)
        await worker.stop()
    }
}
