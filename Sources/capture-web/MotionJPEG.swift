import CaptureClient
import MicroHTTPD
import Synchronization
import SystemThreads

/// A session's frames as `multipart/x-mixed-replace`, for one client: always the newest, and none twice.
final class MotionJPEG: HTTPStream {
    static let contentType = "multipart/x-mixed-replace; boundary=frame"
    /// How long the server waits before it looks whether the client is still there.
    private static let patience: Int64 = 500_000_000

    private let frames: SharedFrames
    private let onClose: @Sendable () -> Void
    /// Frames of `frames` that were there when the last one was taken; nil before the first.
    private let taken = Mutex<UInt64?>(nil)

    init(_ frames: SharedFrames, onClose: @escaping @Sendable () -> Void) {
        self.frames = frames
        self.onClose = onClose
    }

    func next() -> [any HTTPPiece]? {
        let last = taken.withLock { $0 }
        let deadline = MonotonicClock.now() + Self.patience
        let view = frames.wait(until: deadline) { $0.isEnded || $0.count > last ?? 0 ? $0 : nil }
        guard let view else { return [] }
        guard !view.isEnded, let frame = view.newest else { return nil }
        taken.withLock { $0 = view.count }
        // Browsers show a picture when the next boundary has come, so that it follows at once.
        return [
            HTTPBytes((last == nil ? "--frame\r\n" : "") + Self.head(frame)), FramePiece(frame), HTTPBytes("\r\n--frame\r\n"),
        ]
    }

    func close() { onClose() }

    private static func head(_ frame: ReceivedFrame) -> String {
        """
        Content-Type: image/jpeg\r
        Content-Length: \(frame.byteCount)\r
        X-Timestamp: \(WallTime(frame).seconds)\r
        X-Frame: \(frame.header.frameSequence)\r
        \r\n
        """
    }
}

/// A frame's bytes, where they are.
struct FramePiece: HTTPPiece {
    private let frame: ReceivedFrame

    init(_ frame: ReceivedFrame) { self.frame = frame }

    var byteCount: Int { frame.byteCount }
    func withBytes(_ body: (RawSpan) -> Void) { frame.withBytes { body($0) } }
}
