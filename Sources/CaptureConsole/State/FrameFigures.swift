import CaptureClient

/// Rate and latency over the last seconds, and how latency went.
struct FrameFigures: Sendable {
    /// Nanoseconds that figures are taken over.
    static let window: Int64 = 3_000_000_000
    /// Seconds of history.
    static let historyLimit = 120

    private var frames: [(at: Int64, latency: Int64?)] = []
    private var second: [Int64] = []
    private var secondStart: Int64 = 0
    /// The latency that half of a second's frames stayed below, in milliseconds, oldest first; nil: no frame in that second.
    private(set) var history: [Double?] = []
    private(set) var drops = DropCounts()
    private(set) var lost: UInt64 = 0
    private var hasFrame = false

    /// Counts a frame. What is missing before the very first one was never meant for this client.
    mutating func add(_ note: FrameNote) {
        if hasFrame { drops += note.header.drops }
        hasFrame = true
        lost += note.lost
        // A repeat shows what holds, and says nothing of how fast frames come.
        guard note.header.status != .repeated else { return }
        frames.append((note.receivedAt, note.latency))
        if let latency = note.latency { second.append(latency) }
    }

    /// Lets go what is too old at `now`.
    mutating func advance(to now: Int64) {
        frames.removeAll { $0.at < now - Self.window }
        if secondStart == 0 { secondStart = now }
        guard now - secondStart >= 1_000_000_000 else { return }
        secondStart = now
        second.sort()
        history.append(second.isEmpty ? nil : Double(second[second.count / 2]) / 1e6)
        second = []
        if history.count > Self.historyLimit { history.removeFirst() }
    }

    /// Frames a second; nil while there are too few to tell.
    var rate: Double? {
        guard let first = frames.first, let last = frames.last, last.at > first.at else { return nil }
        return Double(frames.count - 1) * 1e9 / Double(last.at - first.at)
    }

    /// Milliseconds that `share` of the frames stay below; nil when none is known.
    func latency(_ share: Double) -> Double? {
        let sorted = frames.compactMap(\.latency).sorted()
        guard !sorted.isEmpty else { return nil }
        return Double(sorted[min(Int(share * Double(sorted.count)), sorted.count - 1)]) / 1e6
    }
}
