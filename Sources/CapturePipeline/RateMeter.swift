/// The rate of the newest events, from their times.
struct RateMeter {
    private var times: [Int64] = []
    private static let window: Int64 = 3_000_000_000

    /// Notes an event at `time` (nanoseconds).
    mutating func note(_ time: Int64) {
        times.append(time)
        if times.count > 512 { times.removeFirst(256) }
    }

    /// Events a second over the three seconds before `now`; 0 with fewer than two.
    func rate(at now: Int64) -> Double {
        let recent = times.drop { $0 < now - Self.window }
        guard recent.count > 1, let first = recent.first, let last = recent.last, last > first else { return 0 }
        return Double(recent.count - 1) * 1e9 / Double(last - first)
    }
}
