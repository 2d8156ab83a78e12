/// Where each driver buffer is, and whether the next picture may travel in its own. Pure bookkeeping of the device's thread.
struct LendingPolicy {
    /// Buffers that stay with the driver whatever consumers do: one that is being filled and one to go on with. With fewer the
    /// driver drops frames.
    static let driverShare = 2
    /// Intervals after which a lease counts as stuck. A healthy consumer holds a picture in its mailbox, in its encoder, and in
    /// three messages of ZeroMQ's queue: five intervals. One that keeps a picture for longer keeps whatever else it gets, too:
    /// from then on it gets copies, so that the driver's buffers, its reserve against a busy machine, do not run out.
    static let patience: Int64 = 8

    /// A buffer's place.
    private enum Place {
        case driver
        case here
        case lent(since: Int64)
    }

    private var places: [Place]
    private let mayLend: Bool
    private let longestLease: Int64

    /// - Parameters:
    ///   - count: Buffers of the queue; all of them are here at first.
    ///   - mayLend: Can the driver's memory outlive its queue?
    ///   - interval: Nanoseconds between two frames.
    init(count: Int, mayLend: Bool, interval: Int64) {
        places = [Place](repeating: .here, count: count)
        self.mayLend = mayLend
        longestLease = interval * Self.patience
    }

    /// Buffers that the driver has.
    var queued: Int { places.count { if case .driver = $0 { true } else { false } } }

    /// Buffers that consumers hold.
    var lent: Int { places.count { if case .lent = $0 { true } else { false } } }

    /// The driver was given buffer `slot`.
    mutating func queued(_ slot: Int) { places[slot] = .driver }

    /// The driver handed over buffer `slot`, or its lease ended.
    mutating func returned(_ slot: Int) { places[slot] = .here }

    /// May the picture in buffer `slot`, which is here, travel in it? From then on it counts as lent.
    ///
    /// - Parameter now: Nanoseconds of `CLOCK_MONOTONIC`.
    mutating func lend(_ slot: Int, now: Int64) -> Bool {
        let isStuck = places.contains { if case .lent(let since) = $0 { now - since > longestLease } else { false } }
        guard mayLend, queued >= Self.driverShare, !isStuck else { return false }
        places[slot] = .lent(since: now)
        return true
    }
}
