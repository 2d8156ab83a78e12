import CaptureModel
import ScriptedSource
import Synchronization
import TestSupport

@testable import CapturePipeline

/// A session with three scripted cameras, of which two look back, and what it told.
final class SwitchStage: Sendable {
    let one = ScriptedCamera("one")
    let two = ScriptedCamera("two")
    let three = ScriptedCamera("three", position: .front)
    let output = HeaderList()
    let session: Session
    private let told: Told

    private final class Told: Sendable {
        let snapshots = Mutex<[SessionSnapshot]>([])
        let controls = Mutex<[CameraControl]>([])
    }

    init() {
        let told = Told()
        self.told = told
        session = Session(
            Session.Configuration(name: "main", camera: "scripted:one", linger: .zero),
            catalog: CameraCatalog([ScriptedProvider(one, two, three)]),
            identity: FrameHeader(worker: "w", layout: Frames.layout)
        ) { control in
            told.controls.withLock { $0.append(control) }
        } onChange: { snapshot, _ in
            told.snapshots.withLock { $0.append(snapshot) }
        }
    }

    /// Every change that was told.
    var snapshots: [SessionSnapshot] { told.snapshots.withLock { $0 } }

    /// Every control that was told.
    var controls: [CameraControl] { told.controls.withLock { $0 } }

    /// Runs `body` with a stage whose cameras give frames by themselves, and shuts it down whatever comes of it.
    static func with(isWanted: Bool = true, _ body: (SwitchStage) async throws -> Void) async throws {
        let stage = SwitchStage()
        // A switch waits for a frame on the session's thread: somebody must give it.
        let pump = Task {
            while !Task.isCancelled {
                for camera in [stage.one, stage.two, stage.three] { camera.emit() }
                try? await Task.sleep(for: .milliseconds(1))
            }
        }
        do {
            if isWanted {
                stage.session.add(stage.output)
                try await stage.until(.running)
            }
            try await body(stage)
        } catch {
            pump.cancel()
            await stage.session.shutDown()
            throw error
        }
        pump.cancel()
        await stage.session.shutDown()
    }

    func until(_ state: SessionState) async throws {
        try await eventually("the session is \(state)") { session.snapshot.state == state }
    }

    /// The header of the newest frame with at least this sequence.
    func frame(from sequence: UInt64) async throws -> FrameHeader {
        try await eventually("frame \(sequence)") { output.headers.first { $0.frameSequence >= sequence } }
    }
}

extension SwitchResult {
    /// Why the wanted camera is not used; nil when it is.
    var reason: CaptureError? {
        switch outcome {
        case .switched: nil
        case .rolledBack(let error), .lost(let error): error
        }
    }

    var isLost: Bool { if case .lost = outcome { true } else { false } }
}
