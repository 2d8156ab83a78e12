internal import CaptureModel
internal import CapturePipeline
internal import Synchronization

/// Waits for the first frame that may become a photo: captured after the request, whole, and not of a cold sensor.
final class PhotoTap: FrameOutput {
    private struct State {
        var continuation: CheckedContinuation<Frame?, Never>?
        /// What the first `finish` said; nil before.
        var outcome: Frame??
    }
    private let state = Mutex(State())
    private let asked: Int64
    private let interval: Int64

    /// - Parameters:
    ///   - asked: When the photo was asked for, in nanoseconds of `CLOCK_MONOTONIC`.
    ///   - interval: Nanoseconds between two frames, as far as it is known.
    init(asked: Int64, interval: Int64) {
        self.asked = asked
        self.interval = interval
    }

    func offer(_ frame: Frame) {
        if isPhoto(frame.header) { finish(frame) }
    }

    /// The frame; nil when `finish(nil)` came first.
    func frame() async -> Frame? {
        await withCheckedContinuation { continuation in
            let outcome: Frame?? = state.withLock { state in
                if state.outcome == nil { state.continuation = continuation }
                return state.outcome
            }
            if let outcome { continuation.resume(returning: outcome) }
        }
    }

    /// Ends the waiting; the first call counts.
    func finish(_ frame: Frame?) {
        let continuation: CheckedContinuation<Frame?, Never>? = state.withLock { state in
            if state.outcome == nil { state.outcome = .some(frame) }
            defer { state.continuation = nil }
            return state.continuation
        }
        continuation?.resume(returning: frame)
    }

    private func isPhoto(_ header: FrameHeader) -> Bool {
        guard header.status == .ok else { return false }
        // A stamp of the frame's end says nothing of its beginning, but that it was an interval before at the most.
        return header.times.moment == .startOfExposure && header.times.clock == .monotonic
            ? header.times.capture >= asked
            : (header.times.clock == .monotonic ? header.times.capture : header.times.dequeue) - interval >= asked
    }
}
