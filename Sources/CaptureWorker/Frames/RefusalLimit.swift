/// Lets ten refusals through each second.
struct RefusalLimit {
    private var second: Int64 = 0
    private var count = 0

    /// May one more be told at `now` (nanoseconds)?
    mutating func admits(at now: Int64) -> Bool {
        if now / 1_000_000_000 != second {
            second = now / 1_000_000_000
            count = 0
        }
        count += 1
        return count <= 10
    }
}
