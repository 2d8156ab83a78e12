/// Notices that somebody has set the wall clock, by its distance from the monotonic one.
struct WallClockWatch {
    /// A clock that is slewed (500 ppm) moves less between two looks a second apart.
    private static let smallestStep: Int64 = 10_000_000
    private var offset: Int64?

    /// Compares both clocks, read at the same moment; answers the step since the last look in nanoseconds, nil when there was none.
    mutating func step(wall: Int64, monotonic: Int64) -> Int64? {
        let newest = wall - monotonic
        defer { offset = newest }
        guard let offset, abs(newest - offset) >= Self.smallestStep else { return nil }
        return newest - offset
    }
}
