import CaptureClient
import CaptureWorker
import ScriptedSource
import Testing

@Suite struct EventStreamTests {
    @Test func `states that hold come first, then what happens, each once`() async throws {
        let fixture = WorkerFixture()
        let worker = try await fixture.start()
        let client = try await fixture.connect()
        let stream = try await client.events()
        var kinds: Set<String> = []
        var told: [UInt64] = []
        for await element in stream {
            guard case .event(let event) = element else { continue }
            kinds.insert(event.kind?.name ?? "")
            told.append(event.number)
            if kinds.isSuperset(of: ["workerState", "cameras", "sessionState"]) { break }
        }
        fixture.camera.setPresent(false)
        for await element in stream {
            guard case .event(let event) = element else { continue }
            told.append(event.number)
            if case .cameras(let list) = event.kind, list.lost == ["scripted:one"] { break }
        }
        #expect(Set(told).count == told.count)
        await worker.stop()
    }

    @Test func `what happened between subscription and fetch, or on neither way, is told once`() async throws {
        let folder = TestFolder()
        let fake = FakeWorker(folder)
        let client = try await CaptureClient.connect(try await fake.start())
        let stream = try await client.events(topics: ["main/error"])
        let topic = sampleEvent(1).topic.text
        try await eventually("it subscribed") { await fake.subscriptions.contains(topic) }
        // 1 and 2 never came: the subscription was late. 3 comes live and is in the history too.
        await fake.set(history: (1...3).map { sampleEvent($0) })
        try await fake.publish(sampleEvent(3))
        #expect(numbers(try await collect(3, of: stream)) == [1, 2, 3])
        // 4 is lost on the way, and nothing follows it in its topic: the heartbeats tell.
        await fake.set(history: (1...4).map { sampleEvent($0) })
        try await fake.beat(last: 4)
        try await fake.beat(last: 4)
        #expect(numbers(try await collect(1, of: stream)) == [4])
        await fake.stop()
    }

    @Test func `events that the worker has no more are told as a gap`() async throws {
        let folder = TestFolder()
        let fake = FakeWorker(folder)
        let client = try await CaptureClient.connect(try await fake.start())
        await fake.set(history: (8...9).map { sampleEvent($0) }, truncates: true)
        let stream = try await client.events(from: EventPosition(bootID: await fake.bootID, number: 3))
        #expect(try await collect(3, of: stream) == [.gap(missed: 4), .event(sampleEvent(8)), .event(sampleEvent(9))])
        await fake.stop()
    }

    @Test func `a position of an earlier boot begins with the restart`() async throws {
        let fixture = WorkerFixture()
        let worker = try await fixture.start()
        let client = try await fixture.connect()
        let stream = try await client.events(from: EventPosition(bootID: "earlier", number: 1000))
        let elements = try await collect(2, of: stream)
        let boot = try await client.request(.hello(Wire.HelloRequest())).bootId
        #expect(elements[0] == .workerRestarted(bootID: boot))
        #expect(numbers(elements) == [1])
        await worker.stop()
    }

    @Test func `a worker that was started anew is told, and its events from the first`() async throws {
        let fixture = WorkerFixture()
        var worker: Worker? = try await fixture.start()
        let client = try await fixture.connect()
        let stream = try await client.events(topics: ["_/workerState"])
        _ = try await collect(1, of: stream)
        await worker?.stop()
        worker = nil
        let next = try await fixture.start()
        let boot = try await client.hello().version
        #expect(boot == "test")
        var hasRestarted = false
        for await element in stream {
            if case .workerRestarted = element { hasRestarted = true }
            if hasRestarted, case .event(let event) = element {
                #expect(event.number == 1)
                break
            }
        }
        await next.stop()
    }

    @Test func `heartbeats come when they are asked for`() async throws {
        let fixture = WorkerFixture()
        let worker = try await fixture.start()
        let client = try await fixture.connect()
        let stream = try await client.events(topics: ["_/heartbeat"], includingHeartbeats: true)
        guard case .event(let event) = try await collect(1, of: stream).first, case .heartbeat = event.kind else {
            Issue.record("no heartbeat")
            return
        }
        await worker.stop()
    }

    @Test func `a choice that is none is refused`() async throws {
        let fixture = WorkerFixture()
        let worker = try await fixture.start()
        let client = try await fixture.connect()
        let error = await #expect(throws: CaptureError.self) { _ = try await client.events(topics: ["main"]) }
        #expect(error?.code == .invalidArgument)
        await worker.stop()
    }
}
