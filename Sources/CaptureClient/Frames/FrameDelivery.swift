/// Which frames a stream hands over when its consumer is slower than they come.
public enum FrameDelivery: Hashable, Sendable {
    /// The newest: one frame waits, and a newer one takes its place.
    case newest
    /// Every frame, in order: at most `limit` wait, then the oldest is dropped and counted as skipped.
    case every(limit: Int)

    /// Frames that wait at most.
    var limit: Int {
        switch self {
        case .newest: 1
        case .every(let limit): max(limit, 1)
        }
    }
}
