internal import CaptureModel
internal import Synchronization

/// The scene that each camera has drawn last, kept while the camera is closed: opened or started again it delivers at once, as a
/// real camera does, and not after drawing for some tenths of a second. Large scenes are not kept.
final class DrawnScenes: Sendable {
    /// Pixels of a picture at most: a scene has some 20 bytes for each.
    private static let pixelLimit = 1280 * 720

    private struct Kept: Sendable {
        let layout: ImageLayout
        let interval: FrameInterval
        let renderer: SceneRenderer
    }
    private let kept = Mutex<[SyntheticCamera: Kept]>([:])
    private let seed: UInt64

    init(seed: UInt64) { self.seed = seed }

    /// A renderer of a camera's frames, for its one stream: the one that it had last, if it was for such frames.
    func take(_ camera: SyntheticCamera, _ layout: ImageLayout, interval: FrameInterval) -> SceneRenderer {
        let last = kept.withLock { $0.removeValue(forKey: camera) }
        if let last, last.layout == layout, last.interval == interval { return last.renderer }
        return SceneRenderer(camera, layout, interval: interval, seed: seed)
    }

    /// Keeps a renderer that its stream needs no more.
    func put(_ renderer: SceneRenderer, _ camera: SyntheticCamera, _ layout: ImageLayout, interval: FrameInterval) {
        guard layout.size.width * layout.size.height <= Self.pixelLimit else { return }
        kept.withLock { $0[camera] = Kept(layout: layout, interval: interval, renderer: renderer) }
    }
}
