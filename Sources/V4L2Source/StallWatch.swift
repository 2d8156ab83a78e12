/// How long a stream has been silent, in time that the device's thread could run. On a machine that stands still for seconds, the
/// camera, or whoever feeds it, had no turn either: that is no stall yet. All times are nanoseconds.
struct StallWatch {
    /// The longest single wait.
    static let slice: Int64 = 250_000_000

    /// Silence after which the stream counts as stalled: 2 s, or 10 intervals of a slow camera.
    let limit: Int64
    private var silence: Int64 = 0

    /// - Parameter interval: Between two frames; nil when unknown.
    init(interval: Int64?) { limit = max(2_000_000_000, (interval ?? 0) * 10) }

    /// How long to wait next, at most.
    var wait: Int64 { min(Self.slice, limit - silence) }

    /// Is it time to give up?
    var isStalled: Bool { silence >= limit }

    /// A wait has ended after `elapsed`; it counts for no more than it was meant to last.
    mutating func waited(_ elapsed: Int64) { silence += min(max(elapsed, 0), wait) }

    /// A frame came.
    mutating func frameCame() { silence = 0 }
}
