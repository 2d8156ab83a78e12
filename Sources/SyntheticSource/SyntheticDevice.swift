package import CaptureModel
package import CapturePipeline
internal import Synchronization
internal import SystemThreads

/// An open synthetic camera. While it runs, a thread of its own renders and delivers.
package final class SyntheticDevice: CameraDevice {
    let model: SyntheticCamera
    let seed: UInt64
    private let scenes: DrawnScenes
    let mode: SyntheticProvider.Mode
    private let open: OpenCameras
    let wanted: SettingsInForce
    private let running = Mutex<Running?>(nil)

    private struct Running: ~Copyable {
        let isStopping: Signal<Bool>
        let thread: NamedThread
    }

    init(
        _ model: SyntheticCamera, seed: UInt64, scenes: DrawnScenes, mode: SyntheticProvider.Mode, open: OpenCameras
    ) {
        self.model = model
        self.seed = seed
        self.scenes = scenes
        self.mode = mode
        self.open = open
        wanted = SettingsInForce(model.initialSettings)
    }

    deinit {
        stop()
        open.release(model.rawValue)
    }

    /// What it is and can do.
    package var camera: Camera { model.camera(mode) }

    /// What the next frame is rendered with; values out of range become the nearest in it. Any thread may set it.
    package var settings: SceneSettings {
        get { wanted.value }
        set { wanted.value = newValue.clamped }
    }

    /// See `CameraDevice`.
    package var settingsInForce: FrameSettings { settings.frameSettings }

    /// Starts the thread, which draws the scene (up to some tenths of a second for the largest size) and then delivers its first
    /// frame. See `CameraDevice`.
    package func start(_ request: FormatRequest, sink: any FrameSink) throws(CaptureError) -> ActiveFormat {
        let (layout, interval) = try model.format(for: request, in: mode)
        let isStopping = Signal(false)
        let isFree = running.withLock { running in
            guard running == nil else { return false }
            // Here, not on the thread: what is set from now on is for this stream.
            wanted.begin()
            // The thread holds what it needs and not the device, which stops it when it is dropped.
            let stream = SyntheticStream(
                camera: model, layout: layout, interval: interval, scenes: scenes, mode: mode, settings: wanted, sink: sink)
            running = Running(isStopping: isStopping, thread: NamedThread("camera") { stream.run(until: isStopping) })
            return true
        }
        guard isFree else { throw CaptureError(.cameraBusy, "\(model.rawValue) is running already") }
        return ActiveFormat(layout: layout, interval: interval)
    }

    /// Stops the thread and waits until it has ended, at most for one frame's rendering. See `CameraDevice`.
    package func stop() {
        guard let running = running.withLock({ $0.take() }) else { return }
        running.isStopping.update { $0 = true }
        running.thread.join()
    }
}
