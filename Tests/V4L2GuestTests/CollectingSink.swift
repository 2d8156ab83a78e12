import CaptureModel
import CapturePipeline
import SystemThreads

/// Keeps what a device delivers, leases included, until a test takes it.
final class CollectingSink: FrameSink {
    struct Seen: Sendable {
        var images: [CapturedImage] = []
        var drops = DropCounts()
        var end: CaptureError?
    }
    private let seen = Signal(Seen())

    func deliver(_ image: CapturedImage) { seen.update { $0.images.append(image) } }
    func dropped(_ drops: DropCounts) { seen.update { $0.drops += drops } }
    func ended(_ error: CaptureError) { seen.update { $0.end = error } }

    /// Takes `count` images as soon as there are so many; all there are then are taken. They hold their leases.
    func take(_ count: Int, within seconds: Int64 = 60) async throws -> [CapturedImage] {
        try await wait("\(count) images", within: seconds) { seen in
            guard seen.images.count >= count else { return nil }
            defer { seen.images = [] }
            return seen.images
        }
    }

    /// Takes the oldest image as soon as there is one.
    func takeNext(within seconds: Int64 = 60) async throws -> CapturedImage {
        try await wait("image", within: seconds) { $0.images.isEmpty ? nil : $0.images.removeFirst() }
    }

    /// Takes what there is now.
    func takeAll() -> [CapturedImage] {
        seen.update { seen in
            defer { seen.images = [] }
            return seen.images
        }
    }

    /// Lets `count` images pass, keeping none of them.
    func skip(_ count: Int) async throws {
        for _ in 0..<count { _ = try await takeNext() }
    }

    /// The reason of the stream's end.
    func end(within seconds: Int64 = 30) async throws -> CaptureError {
        try await wait("the end of the stream", within: seconds) { $0.end }
    }

    /// What could not be delivered, once `condition` holds for it.
    func drops(_ condition: @escaping @Sendable (DropCounts) -> Bool) async throws -> DropCounts {
        try await wait("drops", within: 60) { condition($0.drops) ? $0.drops : nil }
    }

    private func wait<Value: Sendable>(
        _ what: String, within seconds: Int64, _ body: @escaping @Sendable (inout Seen) -> Value?
    ) async throws -> Value {
        try await blocking { [seen] in
            let deadline = MonotonicClock.now() + seconds * 1_000_000_000
            guard let value = seen.wait(until: deadline, for: body) else {
                let now = seen.update { $0 }
                throw TimedOut(
                    description:
                        "no \(what) in \(seconds) s; \(now.images.count) images, drops \(now.drops), end \(String(describing: now.end))"
                )
            }
            return value
        }
    }
}
