import CaptureModel
import ScriptedSource
import Synchronization
import SystemThreads
import TestSupport
import Testing

@testable import CapturePipeline

@Suite("A session")
struct SessionTests {
    /// A session of a scripted camera, and every state that it told.
    private final class Stage: Sendable {
        let camera = ScriptedCamera("one")
        let output = HeaderList()
        let session: Session
        private let told: Told

        private final class Told: Sendable {
            let snapshots = Mutex<[SessionSnapshot]>([])
        }

        init(camera id: String = "scripted:one", linger: Duration = .zero) {
            let told = Told()
            self.told = told
            session = Session(
                Session.Configuration(name: "main", camera: id, linger: linger),
                catalog: CameraCatalog([ScriptedProvider(camera)]),
                identity: FrameHeader(worker: "w", layout: Frames.layout)
            ) { snapshot, _ in told.snapshots.withLock { $0.append(snapshot) } }
        }

        var states: [SessionState] { told.snapshots.withLock { $0.map(\.state) } }
        var codes: [ErrorCode] {
            states.compactMap { if case .failed(let error) = $0 { error.code } else { nil } }
        }

        func until(_ state: SessionState) async throws {
            try await eventually("the session is \(state)") { session.snapshot.state == state }
        }
    }

    private func with(_ stage: Stage, _ body: (Stage) async throws -> Void) async throws {
        do { try await body(stage) } catch {
            await stage.session.shutDown()
            throw error
        }
        await stage.session.shutDown()
        #expect(stage.session.snapshot.state == .stopped)
        #expect(!stage.camera.isStreaming)
    }

    @Test("Rests until it has an output, runs while it has one, and tells each state once")
    func demand() async throws {
        try await with(Stage()) { stage in
            #expect(stage.camera.counts.attempts == 0)
            stage.session.add(stage.output)
            try await stage.until(.running)
            stage.camera.emit()
            #expect(stage.output.headers.map(\.frameSequence) == [1])
            #expect(stage.output.headers[0].frameID == "main")
            stage.session.remove(stage.output)
            try await stage.until(.idle)
            stage.session.add(stage.output)
            try await stage.until(.running)
            #expect(stage.session.snapshot.generation == 1)
            #expect(stage.states == [.starting, .running, .idle, .starting, .running])
            #expect(stage.camera.counts == (1, 1, 2, 1))
        }
    }

    @Test("An output that goes and comes within the linger finds the camera running")
    func linger() async throws {
        try await with(Stage(linger: .seconds(3600))) { stage in
            stage.session.add(stage.output)
            try await stage.until(.running)
            for _ in 0..<20 {
                stage.session.remove(stage.output)
                stage.session.add(stage.output)
            }
            stage.camera.emit()
            #expect(stage.camera.counts.starts == 1)
            #expect(stage.states == [.starting, .running])
        }
    }

    @Test("A camera that there is not is a failure with the ids that there are, and is looked for again")
    func unknown() async throws {
        try await with(Stage(camera: "attic:9")) { stage in
            stage.session.add(stage.output)
            try await eventually("the failure") { stage.codes == [.cameraNotFound] }
            guard case .failed(let error) = stage.session.snapshot.state else { return }
            #expect(error.message.contains("scripted:one"))
        }
    }

    @Test("A camera that can't be opened is tried until it can, told of once, and keeps the first generation")
    func openFails() async throws {
        try await with(Stage()) { stage in
            stage.camera.fail(CaptureError(.cameraBusy, "held by another"))
            stage.session.add(stage.output)
            try await eventually("three attempts") { stage.camera.counts.attempts >= 3 }
            #expect(stage.codes == [.cameraBusy])
            stage.camera.fail(nil)
            try await stage.until(.running)
            #expect(stage.session.snapshot.generation == 1)
            #expect(stage.states.count == 3)
        }
    }

    @Test("A camera that opens and does not start is told of once too")
    func startFails() async throws {
        try await with(Stage()) { stage in
            stage.camera.failStart(CaptureError(.noBandwidth, "no room on the bus"))
            stage.session.add(stage.output)
            try await eventually("three attempts") { stage.camera.counts.attempts >= 3 }
            #expect(stage.codes == [.noBandwidth])
            stage.camera.failStart(nil)
            try await stage.until(.running)
            stage.camera.emit()
            #expect(stage.output.headers.map(\.generation) == [1])
            #expect(stage.session.snapshot.generation == 1)
        }
    }

    @Test("A stream that ends is a failure with its reason, and resumes in the next generation")
    func ends() async throws {
        try await with(Stage()) { stage in
            stage.session.add(stage.output)
            try await stage.until(.running)
            stage.camera.emit()
            stage.camera.end(CaptureError(.cameraStalled, "nothing came"))
            try await eventually("it runs again") { stage.camera.counts.starts == 2 && stage.session.snapshot.state == .running }
            #expect(stage.codes == [.cameraStalled])
            stage.camera.emit()
            #expect(stage.output.headers.map(\.frameSequence) == [1, 2])
            #expect(stage.output.headers.map(\.generation) == [1, 2])
        }
    }

    @Test("A failed session that nobody wants any more rests, and tries no further")
    func failedRests() async throws {
        try await with(Stage()) { stage in
            stage.camera.fail(CaptureError(.cameraBusy, "held by another"))
            stage.session.add(stage.output)
            try await eventually("the failure") { stage.codes == [.cameraBusy] }
            stage.session.remove(stage.output)
            try await stage.until(.idle)
        }
    }

    @Test("It can be shut down at any moment of its start, and then holds nothing")
    func shutDownWhileStarting() async throws {
        for round in 0..<50 {
            let stage = Stage()
            stage.session.add(stage.output)
            if round % 2 == 0 { await Task.yield() }
            await stage.session.shutDown()
            stage.session.remove(stage.output)
            #expect(!stage.camera.isStreaming)
            #expect(stage.session.snapshot.state == .stopped)
        }
    }

    @Test("Stopped by command it lets the camera go, whoever wants frames, until it is started")
    func stopAndStart() async throws {
        try await with(Stage()) { stage in
            stage.session.add(stage.output)
            try await stage.until(.running)
            await stage.session.stop()
            #expect(stage.session.snapshot.state == .stopped && !stage.camera.isStreaming)
            stage.session.remove(stage.output)
            stage.session.add(stage.output)
            #expect(!stage.camera.isStreaming)
            await stage.session.start()
            try await stage.until(.running)
        }
    }

    @Test("Health is the age of the newest whole frame while it runs, counted from the start at the earliest")
    func health() {
        var snapshot = SessionSnapshot()
        #expect(snapshot.isHealthy(at: 1 << 60))
        snapshot.state = .running
        snapshot.stateTime = 100_000_000_000
        snapshot.lastCapture = 1_000_000_000
        #expect(snapshot.isHealthy(at: 101_000_000_000))
        #expect(!snapshot.isHealthy(at: 103_000_000_000))
        snapshot.lastCapture = nil
        #expect(!snapshot.isHealthy(at: 103_000_000_000))
        snapshot.lastCapture = 102_500_000_000
        #expect(snapshot.isHealthy(at: 103_000_000_000))
        snapshot.format = ActiveFormat(layout: Frames.layout, interval: FrameInterval(5, 1))
        #expect(snapshot.isHealthy(at: 150_000_000_000))
        snapshot.state = .failed(CaptureError(.cameraBusy, ""))
        #expect(!snapshot.isHealthy(at: 102_500_000_000))
    }

    @Test("A wall-clock time is made for each frame; one of an unknown clock has none")
    func wallClock() async throws {
        try await with(Stage()) { stage in
            stage.session.add(stage.output)
            try await stage.until(.running)
            let now = MonotonicClock.now()
            stage.camera.emit(capture: now - 5_000_000_000)
            let time = try #require(stage.output.headers.first?.times)
            #expect(abs(time.wallClock - MonotonicClock.wallClock() + 5_000_000_000) < 60_000_000_000)
        }
    }
}
