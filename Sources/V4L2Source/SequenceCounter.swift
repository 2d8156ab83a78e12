/// Finds what is missing in a driver's frame counter.
struct SequenceCounter {
    private var last: UInt32?
    /// Does the driver count? Not one that gives two frames the same number.
    private(set) var isCounting = true

    /// Frames missing between the one before and this one. A counter that stands still or goes back was started anew, or is none:
    /// nothing is missing then.
    mutating func gap(before sequence: UInt32) -> UInt64 {
        defer { last = sequence }
        guard let last else { return 0 }
        let step = sequence &- last  // the counter wraps
        isCounting = step != 0
        return (1...UInt32(Int32.max)).contains(step) ? UInt64(step - 1) : 0
    }
}
