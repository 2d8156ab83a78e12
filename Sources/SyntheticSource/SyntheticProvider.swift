package import CaptureModel
package import CapturePipeline
internal import Synchronization

/// Cameras that need no hardware: scenes with depth, light and motion, a frame's number and time in its pixels.
package final class SyntheticProvider: CameraProvider {
    /// How frames come about.
    package enum Mode: Hashable, Sendable {
        /// Every frame shows its moment and the settings in force.
        case live
        /// The same few frames again and again, only their patches anew; settings change nothing. For benchmarks, which should
        /// not measure the scene.
        case prepared
    }
    private let seed: UInt64
    private let mode: Mode
    private let open = OpenCameras()
    private let scenes: DrawnScenes

    /// Cameras whose scenes follow from `seed`.
    package init(seed: UInt64 = 1, mode: Mode = .live) {
        self.seed = seed
        scenes = DrawnScenes(seed: seed)
        self.mode = mode
    }

    /// `synthetic`.
    package var kind: String { "synthetic" }

    /// The back camera, which is the default, the ultra-wide one beside it, and the front camera.
    package func cameras() -> [Camera] { SyntheticCamera.allCases.map { $0.camera(mode) } }

    /// Opens a camera.
    ///
    /// Throws `cameraNotFound`, and `cameraBusy` when it is open already.
    package func open(_ id: String) throws(CaptureError) -> any CameraDevice { try openSynthetic(id) }

    /// Opens a camera whose settings can be changed.
    ///
    /// Throws `cameraNotFound`, and `cameraBusy` when it is open already.
    package func openSynthetic(_ id: String) throws(CaptureError) -> SyntheticDevice {
        guard let camera = SyntheticCamera(rawValue: id) else {
            throw CaptureError(.cameraNotFound, "there is no synthetic camera \(id)")
        }
        guard open.take(id) else { throw CaptureError(.cameraBusy, "\(id) is open already") }
        return SyntheticDevice(camera, seed: seed, scenes: scenes, mode: mode, open: open)
    }
}

/// The ids of cameras that somebody has open.
final class OpenCameras: Sendable {
    private let ids = Mutex<Set<String>>([])

    /// Was it free, and is now taken?
    func take(_ id: String) -> Bool { ids.withLock { $0.insert(id).inserted } }

    /// Sets it free.
    func release(_ id: String) { _ = ids.withLock { $0.remove(id) } }
}
