internal import CaptureModel
internal import CapturePipeline

/// Decides when a rendition's newest frame is sent once more for those who have just subscribed: only when no live frame is due
/// soon, and for all newcomers of a while together, since it goes to every subscriber.
struct Newcomers {
    /// Nanoseconds between two repeats, and within which a live frame is worth waiting for.
    static let patience: Int64 = 100_000_000

    private(set) var newest: Frame?
    private var published: Int64 = 0
    private var interval: Int64 = 0
    private var repeated: Int64 = .min / 2
    private var isAsked = false

    /// Notes a live frame, sent at `now`: who waited for one has it.
    mutating func published(_ frame: Frame, at now: Int64) {
        if newest != nil { interval = now - published }
        newest = frame
        published = now
        isAsked = false
    }

    /// Somebody subscribed at `now`: when the frame should be repeated unless a live one comes first; nil when that is known
    /// already or there is no frame.
    mutating func asked(at now: Int64) -> Int64? {
        guard newest != nil, !isAsked else { return nil }
        isAsked = true
        let next = published + interval
        let isDueSoon = interval > 0 && next >= now && next - now <= Self.patience
        return max(isDueSoon ? now + Self.patience : now, repeated + Self.patience)
    }

    /// The frame to repeat at `now`; nil when a live one came meanwhile.
    mutating func frameToRepeat(at now: Int64) -> Frame? {
        guard isAsked else { return nil }
        isAsked = false
        repeated = now
        return newest
    }
}
