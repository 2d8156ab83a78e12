import CaptureModel
import ScriptedSource
import TestSupport
import Testing

@testable import CapturePipeline

@Suite("The format that a session wishes")
struct WishedFormatTests {
    private let small = FrameSize(width: 32, height: 24), large = FrameSize(width: 64, height: 48)

    /// Camera one has the small size alone, camera two the large one.
    private func with(_ format: FormatRequest, _ body: (Session, ScriptedCamera) async throws -> Void) async throws {
        let one = ScriptedCamera("one", size: small), two = ScriptedCamera("two", size: large)
        let session = Session(
            Session.Configuration(name: "main", camera: "scripted:one", format: format, linger: .zero),
            catalog: CameraCatalog([ScriptedProvider(one, two)]), identity: FrameHeader(worker: "w", layout: Frames.layout)
        ) { _, _ in }
        let output = HeaderList()
        let pump = Task {
            while !Task.isCancelled {
                for camera in [one, two] { camera.emit() }
                try? await Task.sleep(for: .milliseconds(1))
            }
        }
        session.add(output)
        do {
            try await eventually("it runs") { session.snapshot.state == .running }
            try await body(session, two)
        } catch {
            pump.cancel()
            await session.shutDown()
            throw error
        }
        pump.cancel()
        await session.shutDown()
    }

    private func next(_ session: Session) async throws {
        let result = try await session.switchCamera(to: .next)
        #expect(result.reason == nil)
    }

    @Test("There and back it is as it was asked for; the camera between gives what it has of it")
    func thereAndBack() async throws {
        try await with(FormatRequest(pixelFormat: .grey, size: small, interval: FrameInterval(1, 12))) { session, _ in
            try await next(session)
            #expect(session.snapshot.format?.layout.size == large && session.snapshot.requestedInterval == FrameInterval(1, 12))
            try await next(session)
            #expect(session.snapshot.format?.layout.size == small && session.snapshot.format?.interval == FrameInterval(1, 12))
            #expect(await session.choice.format == FormatRequest(pixelFormat: .grey, size: small, interval: FrameInterval(1, 12)))
        }
    }

    @Test("setFormat replaces it, one that is refused does not")
    func replaced() async throws {
        try await with(FormatRequest(interval: FrameInterval(1, 12))) { session, _ in
            await #expect(throws: CaptureError.self) { try await session.setFormat(FormatRequest(size: large)) }
            try await next(session)
            #expect(session.snapshot.requestedInterval == FrameInterval(1, 12))
            _ = try await session.setFormat(FormatRequest(size: large, interval: FrameInterval(1, 9)))
            try await next(session)
            #expect(session.snapshot.requestedInterval == FrameInterval(1, 9))
        }
    }

    @Test("A session that is stopped keeps it through switches")
    func stopped() async throws {
        try await with(FormatRequest(size: small, interval: FrameInterval(1, 12))) { session, _ in
            await session.stop()
            for _ in 0..<2 { _ = try await session.switchCamera(to: .next) }
            await session.start()
            try await eventually("it runs") { session.snapshot.state == .running }
            #expect(session.snapshot.format?.layout.size == small)
            #expect(await session.choice.format.size == small)
        }
    }
}
