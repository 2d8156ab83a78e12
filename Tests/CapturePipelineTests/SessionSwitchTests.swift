import CaptureModel
import ScriptedSource
import TestSupport
import Testing

@testable import CapturePipeline

@Suite("A session's switch to another camera")
struct SessionSwitchTests {
    @Test("Of a resting session it names the generation that the frames then have, and tells no format that nobody has agreed on")
    func resting() async throws {
        let one = ScriptedCamera("one"), two = ScriptedCamera("two", size: FrameSize(width: 32, height: 32))
        let output = HeaderList()
        let session = Session(
            Session.Configuration(name: "main", camera: "scripted:one", linger: .zero),
            catalog: CameraCatalog([ScriptedProvider(one, two)]), identity: FrameHeader(worker: "w", layout: Frames.layout)
        ) { _, _ in }
        session.add(output)
        try await eventually("the first camera runs") { session.snapshot.state == .running }
        session.remove(output)
        try await eventually("it rests") { session.snapshot.state == .idle }

        let result = try await session.switchCamera(to: .next)
        #expect(result.camera == "scripted:two" && session.snapshot.state == .idle)
        #expect(session.snapshot.format == nil)
        session.add(output)
        try await eventually("the second camera runs") { session.snapshot.state == .running }
        two.emit()
        #expect(output.headers.map(\.generation) == [result.generation])
        #expect(session.snapshot.format?.layout.size == FrameSize(width: 32, height: 32))
        #expect(two.counts.starts == 1)
        await session.shutDown()
    }
}
