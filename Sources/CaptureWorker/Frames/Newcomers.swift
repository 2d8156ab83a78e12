internal import CaptureModel
internal import CapturePipeline

/// Decides when a rendition's newest frame is sent once more for those who have just subscribed: only when no live frame is due
/// soon, and for all newcomers of a while together, since it goes to every subscriber.
struct Newcomers {
    /// Nanoseconds between two repeats, and within which a live frame is worth waiting for.
    static let patience: Int64 = 100_000_000

    private(set) var newest: Frame?
    /// When it was sent.
    private(set) var published: Int64 = 0
    private var interval: Int64 = 0
    private var repeated: Int64 = .min / 2
    /// When the newest frame is to be repeated; nil when nobody waits for it.
    private var due: Int64?

    /// Notes a live frame, sent at `now`: who waited for one has it.
    mutating func published(_ frame: Frame, at now: Int64) {
        if newest != nil { interval = now - published }
        newest = frame
        published = now
        due = nil
    }

    /// Somebody subscribed at `now`: when the frame should be repeated unless a live one comes first; nil when that is known
    /// already or there is no frame.
    mutating func asked(at now: Int64) -> Int64? {
        guard newest != nil, due == nil else { return nil }
        let next = published + interval
        let isDueSoon = interval > 0 && next >= now && next - now <= Self.patience
        due = max(isDueSoon ? now + Self.patience : now, repeated + Self.patience)
        return due
    }

    /// The frame to repeat at `now`; nil when a live one came meanwhile, and before its time.
    mutating func frameToRepeat(at now: Int64) -> Frame? {
        guard let due, due <= now else { return nil }
        self.due = nil
        repeated = now
        return newest
    }
}
