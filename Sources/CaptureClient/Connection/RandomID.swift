/// Ids that nobody else has.
enum RandomID {
    /// 128 random bits as 32 hexadecimal digits.
    static func make() -> String {
        var random = SystemRandomNumberGenerator()
        return (0..<2).map { _ in
            let digits = String(random.next(), radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}

extension Duration {
    /// Whole nanoseconds, at most 100 years.
    var nanoseconds: Int64 {
        let limit: Int64 = 3_153_600_000
        let (seconds, attoseconds) = components
        return min(max(seconds, 0), limit) * 1_000_000_000 + (seconds < 0 ? 0 : attoseconds / 1_000_000_000)
    }
}
