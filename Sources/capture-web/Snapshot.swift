import CaptureClient
import SystemThreads

/// One picture that is not older than the request for it.
enum Snapshot {
    /// How long a camera may take to wake up, in nanoseconds.
    static let patience: Int64 = 8_000_000_000

    /// Waits until `deadline` for a frame that was captured at `request` or later (nanoseconds of `CLOCK_MONOTONIC`); nil when
    /// none came. It blocks.
    ///
    /// Capture times of another host can't be compared with ours. There the second frame that comes is taken: its capture began
    /// when the first one had been received, or nearly so.
    static func take(_ frames: SharedFrames, since request: Int64, until deadline: Int64) -> ReceivedFrame? {
        let before = frames.live
        // A cold sensor's first pictures may be dark; they are better than none.
        var cold: ReceivedFrame?
        let answer = frames.wait(until: deadline) { view -> ReceivedFrame?? in
            if view.isEnded { return .some(nil) }
            guard let frame = view.newest, isNew(frame, view, since: request, before) else { return nil }
            if frame.header.status == .startup { cold = frame }
            return frame.header.status == .ok ? .some(frame) : nil
        }
        return answer ?? cold
    }

    private static func isNew(_ frame: ReceivedFrame, _ view: SharedFrames.View, since request: Int64, _ before: UInt64) -> Bool {
        frame.latency == nil ? view.live >= before + 2 : frame.header.times.capture >= request
    }
}
