import CaptureModel
import Synchronization
import TestSupport
import Testing

@testable import CapturePipeline

@Suite("Settings that a session keeps")
struct WantedSettingsTests {
    /// Cameras that note what is set of them, and can break.
    private final class Cameras: CameraProvider {
        struct State {
            var calls: [String] = []
            var refuses = false
            var sink: (any FrameSink)?
        }
        let state = Mutex(State())
        let kind = "noting"

        func cameras() -> [Camera] {
            ["a", "b"].map {
                Camera(
                    id: "noting:\($0)", name: $0, source: kind,
                    capabilities: [Capability("zoom", .hardware, range: 1...4, unit: "x")])
            }
        }

        func open(_ id: String) throws(CaptureError) -> any CameraDevice {
            state.withLock { $0.calls.append("open \(id.dropFirst(7))") }
            return Device(cameras().first { $0.id == id }!, self)
        }

        func takeCalls() -> [String] {
            state.withLock { state in
                defer { state.calls = [] }
                return state.calls
            }
        }

        func breakStream() {
            state.withLock { $0.sink }?.ended(CaptureError(.cameraDisconnected, "gone"))
        }
    }

    private final class Device: CameraDevice {
        let camera: Camera
        private let cameras: Cameras

        init(_ camera: Camera, _ cameras: Cameras) {
            self.camera = camera
            self.cameras = cameras
        }

        private func note(_ call: String) throws(CaptureError) {
            let refuses = cameras.state.withLock { state in
                state.calls.append(call)
                return state.refuses
            }
            if refuses { throw CaptureError(.unsupported, "not any more") }
        }

        func start(_ request: FormatRequest, sink: any FrameSink) throws(CaptureError) -> ActiveFormat {
            cameras.state.withLock { state in
                state.calls.append("start")
                state.sink = sink
            }
            let pool = Frames.pool()
            sink.deliver(CapturedImage(buffer: pool.take()!.finish(count: 2), layout: Frames.layout, times: FrameTimes()))
            return ActiveFormat(layout: Frames.layout, interval: nil)
        }

        func stop() {}

        func setZoom(_ factor: Double) throws(CaptureError) -> SettingEffect<Double> {
            try note("zoom \(factor)")
            return SettingEffect(factor, from: nil)
        }

        func setFocus(_ focus: FocusSetting) throws(CaptureError) -> SettingEffect<FocusState> {
            try note("focus \(focus)")
            return SettingEffect(FocusState(mode: .locked, lensPosition: 0.5), from: nil)
        }

        func setControl(_ id: UInt32, to value: ControlValue) throws(CaptureError) -> SettingEffect<CameraControl> {
            try note("control \(id)")
            return SettingEffect(
                CameraControl(id: id, name: "\(id)", kind: id == 9 ? .button : .integer, value: value), from: nil)
        }
    }

    private func with(_ body: (Session, Cameras) async throws -> Void) async throws {
        let cameras = Cameras(), output = HeaderList()
        let session = Session(
            Session.Configuration(name: "main", camera: "noting:a"), catalog: CameraCatalog([cameras]),
            identity: FrameHeader(worker: "w", layout: Frames.layout)
        ) { _, _ in }
        session.add(output)
        try await eventually("it runs") { session.snapshot.state == .running }
        do { try await body(session, cameras) } catch {
            await session.shutDown()
            throw error
        }
        await session.shutDown()
    }

    private func set(_ session: Session) async throws {
        _ = try await session.setControl(2, to: .integer(20))
        _ = try await session.setZoom(2, clamps: false)
        _ = try await session.setControl(9, to: .integer(1))
        _ = try await session.setFocus(.lensPosition(0.5))
        _ = try await session.setControl(2, to: .integer(21))
    }

    @Test("A camera that comes back is set as it was: the newest wish of each kind, in their order, and no button pressed again")
    func reopened() async throws {
        try await with { session, cameras in
            try await set(session)
            _ = cameras.takeCalls()
            cameras.breakStream()
            try await eventually("it runs again") {
                session.snapshot.state == .running && session.snapshot.generation == 2
            }
            #expect(cameras.takeCalls() == ["open a", "zoom 2.0", "focus lensPosition(0.5)", "control 2", "start"])
            #expect(session.snapshot.settings.zoom == 2)
        }
    }

    @Test("A camera that comes back and takes a setting no more is used without it")
    func refused() async throws {
        try await with { session, cameras in
            try await set(session)
            cameras.state.withLock { $0.refuses = true }
            cameras.breakStream()
            try await eventually("it runs again") {
                session.snapshot.state == .running && session.snapshot.generation == 2
            }
        }
    }

    @Test("Another camera gets none of the settings, and the first one none of them when it is taken again")
    func switched() async throws {
        try await with { session, cameras in
            try await set(session)
            _ = cameras.takeCalls()
            _ = try await session.switchCamera(to: .next)
            _ = try await session.switchCamera(to: .next)
            #expect(cameras.takeCalls() == ["open b", "start", "open a", "start"])
            #expect(session.snapshot.settings == FrameSettings())
        }
    }
}
