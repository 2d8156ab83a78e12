internal import CaptureModel
internal import V4L2

extension FrameTimes {
    /// Stamps older than this, or this far ahead, are no capture times of a frame that has just come: drivers that derive them
    /// from the camera's own clock err, and some count from another start.
    private static let plausible: ClosedRange<Int64> = -100_000_000...10_000_000_000

    /// The times of a frame that the driver handed over.
    ///
    /// - Parameters:
    ///   - buffer: With the driver's stamp.
    ///   - dequeue: Nanoseconds of `CLOCK_MONOTONIC` when it was taken.
    ///   - wallClock: Nanoseconds since 1970 UTC at that same moment: read for each frame, because somebody may set the clock.
    init(_ buffer: DriverBuffer, dequeue: Int64, wallClock: Int64) {
        let age = dequeue - buffer.timestamp
        guard case .monotonic = buffer.clock, Self.plausible.contains(age) else {
            self.init(capture: dequeue, clock: .monotonic, moment: .unknown, dequeue: dequeue, wallClock: wallClock)
            return
        }
        // Drivers that stamp frames by an ideal beat (vivid) are at times ahead of the frame itself, which can't be.
        let capture = min(buffer.timestamp, dequeue)
        let moment: CaptureMoment =
            switch buffer.source {
            case .startOfExposure: .startOfExposure
            case .endOfFrame: .endOfFrame
            }
        self.init(
            capture: capture, clock: .monotonic, moment: moment, dequeue: dequeue,
            wallClock: wallClock - (dequeue - capture))
    }
}
