/// Picks frames so that they come at a lower rate with an even cadence, going by capture time.
struct FrameThinner {
    private let interval: Int64
    private var due: Int64?
    private var kept: Int64 = 0

    /// At most `framesPerSecond`.
    init(framesPerSecond: Int) { interval = 1_000_000_000 / Int64(framesPerSecond) }

    /// Is the frame captured at `time` (nanoseconds) one of those to keep?
    mutating func keeps(_ time: Int64) -> Bool {
        // Another camera's clock may lie before this one's: the grid starts anew, or the rendition would stand still until then.
        guard let next = due, time >= kept else {
            due = time + interval
            kept = time
            return true
        }
        // A camera's stamps jitter: a frame that is early by less than a quarter of the interval is the one that was meant.
        guard time >= next - interval / 4 else { return false }
        kept = time
        // The next one is due by the grid, not by this frame, so that jitter does not add up; after a pause the grid starts anew.
        due = time - next > interval ? time + interval : next + interval
        return true
    }
}
