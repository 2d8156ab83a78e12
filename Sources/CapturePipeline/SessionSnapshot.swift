package import CaptureModel

/// What a session is doing.
package enum SessionState: Hashable, Sendable {
    /// Stopped by command.
    case stopped
    /// Nobody wants its frames; the sensor rests.
    case idle
    /// The camera is being opened.
    case starting
    /// Frames are captured.
    case running
    /// The camera can't be used; the session goes on trying.
    case failed(CaptureError)
}

/// A session at one moment.
package struct SessionSnapshot: Sendable {
    /// What it is doing.
    package var state = SessionState.idle
    /// Since when; 0 before the first change.
    package var stateTime: Int64 = 0
    /// Its camera's id; nil before one was chosen.
    package var camera: String?
    /// Grows when camera or format change.
    package var generation: UInt64 = 0
    /// The format in force; nil before the first start.
    package var format: ActiveFormat?
    /// The interval that was asked for.
    package var requestedInterval: FrameInterval?
    /// Captures so far.
    package var frameSequence: UInt64 = 0
    /// Lost so far.
    package var drops = DropCounts()
    /// When the newest whole frame was captured; nil before the first.
    package var lastCapture: Int64?
    /// Frames a second, measured.
    package var measuredRate = 0.0
    /// The settings in force, as far as the device tells them or they were asked for.
    package var settings = FrameSettings()
    /// The device's own figures.
    package var device = DeviceStatistics()

    /// Does it differ from `before` in more than figures?
    func isChange(from before: SessionSnapshot) -> Bool {
        state != before.state || camera != before.camera || generation != before.generation || format != before.format
            || settings != before.settings || requestedInterval != before.requestedInterval
    }

    /// Does it do what is wanted of it: rest, or deliver whole frames in time? `now` is monotonic.
    package func isHealthy(at now: Int64) -> Bool {
        switch state {
        case .idle, .stopped, .starting: return true
        case .failed: return false
        case .running:
            // A camera that has just started, or woken, has not been silent for long.
            return now - max(lastCapture ?? 0, stateTime) < max(2_000_000_000, 10 * (format?.interval?.nanoseconds ?? 0))
        }
    }
}
