import CaptureModel
import CapturePipeline
import SystemThreads

/// Keeps what a camera delivers.
final class TestSink: FrameSink {
    struct Seen: Sendable {
        var images: [CapturedImage] = []
        var count = 0
        var drops = DropCounts()
    }
    private let seen = Signal(Seen())
    private let kept: Int
    private let busy: @Sendable (CapturedImage) -> Void

    /// Keeps the first `kept` images; `busy` is what its reader does with each before it takes the next.
    init(kept: Int = .max, busy: @escaping @Sendable (CapturedImage) -> Void = { _ in }) {
        self.kept = kept
        self.busy = busy
    }

    func deliver(_ image: CapturedImage) {
        busy(image)
        seen.update { seen in
            if seen.images.count < kept { seen.images.append(image) }
            seen.count += 1
            seen.drops += image.drops
        }
    }

    func dropped(_ drops: DropCounts) { seen.update { $0.drops += drops } }

    func ended(_ error: CaptureError) {}

    /// The first `count` images, once there are so many.
    func images(_ count: Int) -> [CapturedImage] {
        seen.wait { $0.images.count >= count ? Array($0.images.prefix(count)) : nil } ?? []
    }

    /// What there is, once it fulfils a condition.
    func seen(when condition: (Seen) -> Bool) -> Seen { seen.wait { condition($0) ? $0 : nil }! }

    /// Lets go of all images.
    func clear() { seen.update { $0.images = [] } }

    /// Images that came.
    var count: Int { seen.update { $0.count } }
}
