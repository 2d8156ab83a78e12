internal import CaptureModel
internal import CapturePipeline
internal import Synchronization

/// Waits for the first frame that may become a photo: captured after the request, whole, and not of a cold sensor.
final class PhotoTap: FrameOutput {
    /// What came of waiting.
    enum Outcome: Sendable {
        case frame(Frame)
        /// No frame came in time.
        case nothing
        /// The session was stopped meanwhile.
        case stopped
        /// The session's camera can't be used.
        case failed(CaptureError)
    }
    private struct State {
        var continuation: CheckedContinuation<Outcome, Never>?
        /// What the first `finish` said; nil before.
        var outcome: Outcome?
    }
    private let state = Mutex(State())
    private let asked: Int64
    private let sequence: UInt64
    private let interval: Int64

    /// - Parameters:
    ///   - asked: When the photo was asked for, in nanoseconds of `CLOCK_MONOTONIC`.
    ///   - sequence: The first frame of the session that has what was commanded before the photo.
    ///   - interval: Nanoseconds between two frames, as far as it is known.
    init(asked: Int64, sequence: UInt64, interval: Int64) {
        self.asked = asked
        self.sequence = sequence
        self.interval = interval
    }

    func offer(_ frame: Frame) {
        if isPhoto(frame.header) { finish(.frame(frame)) }
    }

    func sessionStopped() { finish(.stopped) }

    func sessionFailed(_ error: CaptureError) { finish(.failed(error)) }

    /// Waits until there is an outcome.
    func outcome() async -> Outcome {
        await withCheckedContinuation { continuation in
            let outcome: Outcome? = state.withLock { state in
                if state.outcome == nil { state.continuation = continuation }
                return state.outcome
            }
            if let outcome { continuation.resume(returning: outcome) }
        }
    }

    /// Ends the waiting; the first call counts.
    func finish(_ outcome: Outcome) {
        let continuation: CheckedContinuation<Outcome, Never>? = state.withLock { state in
            if state.outcome == nil { state.outcome = outcome }
            defer { state.continuation = nil }
            return state.continuation
        }
        continuation?.resume(returning: outcome)
    }

    private func isPhoto(_ header: FrameHeader) -> Bool {
        guard header.status == .ok, header.frameSequence >= sequence else { return false }
        // A stamp of the frame's end says nothing of its beginning, but that it was an interval before at the most.
        return header.times.moment == .startOfExposure && header.times.clock == .monotonic
            ? header.times.capture >= asked
            : (header.times.clock == .monotonic ? header.times.capture : header.times.dequeue) - interval >= asked
    }
}
