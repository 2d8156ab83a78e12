import CaptureClient
import CaptureWorker
import ScriptedSource
import Testing

@Suite struct FollowingTests {
    /// Gives frames of both cameras while `body` runs.
    private func whileCapturing<Result: Sendable>(
        _ cameras: [ScriptedCamera], _ body: () async throws -> Result
    ) async throws -> Result {
        let pump = Task {
            while !Task.isCancelled {
                for camera in cameras { camera.emit() }
                try? await Task.sleep(for: .milliseconds(5))
            }
        }
        defer { pump.cancel() }
        return try await body()
    }

    @Test
    func `a client without an address follows to the worker of another name, with its streams; one with an address does not`()
        async throws
    {
        let first = WorkerFixture("first")
        let second = WorkerFixture("second", in: first.folder)
        try await whileCapturing([first.camera, second.camera]) {
            let old = try await first.start()
            let client = try await CaptureClient.connect(nil, in: [first.folder.runtime])
            let faithful = try await first.connect()
            #expect(client.worker == "first")
            let frames = try await client.frames(rendition: "raw")
            let events = try await client.events(topics: ["_/workerState"])
            for await frame in frames where frame.header.worker == "first" { break }
            await old.stop()
            let new = try await second.start()
            for await frame in frames where frame.header.worker == "second" { break }
            for await case .event(let event) in events where event.worker == "second" { break }
            #expect(client.worker == "second" && client.address.contains("/second/"))
            #expect(try await client.setZoom(2).result.factor == 2)
            let error = await #expect(throws: CaptureError.self) { try await faithful.hello(timeout: .milliseconds(2500)) }
            #expect(error?.code == .timedOut && faithful.worker == "first")
            await new.stop()
        }
    }

    @Test func `a question goes to the next worker; what changes something does not, and its outcome is unknown`() async throws {
        let first = WorkerFixture("first")
        let second = WorkerFixture("second", in: first.folder)
        let old = try await first.start()
        let client = try await CaptureClient.connect(nil, in: [first.folder.runtime])
        await old.stop()
        async let greeting = client.hello(timeout: .seconds(60))
        async let zoom = client.setZoom(2, timeout: .seconds(60))
        let new = try await second.start()
        _ = try await greeting
        do {
            _ = try await zoom
            Issue.record("the zoom of one worker was told to another")
        } catch let error as CaptureError {
            #expect(error.code == .outcomeUnknown && !error.isRetriable)
        }
        #expect(second.camera.settings.zoom == 1)
        await new.stop()
    }
}
