extension ValueFormat where Value == Duration {
    /// A duration with its unit, such as `250ms`, `5s`, `1.5s` or `2m`, within the range.
    package static func duration(in range: ClosedRange<Duration> = .zero ... .seconds(365 * 86400)) -> Self {
        let limits = "from \(DurationText.text(range.lowerBound)) to \(DurationText.text(range.upperBound))"
        return Self(expected: "a duration such as 250ms, 5s or 2m, \(limits)", text: DurationText.text) { text in
            DurationText.duration(text).flatMap { range.contains($0) ? $0 : nil }
        }
    }
}

/// Durations as people type them: a number and a unit.
enum DurationText {
    /// Units from the largest: symbol and length in nanoseconds.
    private static let units: [(symbol: String, nanoseconds: Int64)] = [
        ("h", 3_600_000_000_000), ("m", 60_000_000_000), ("s", 1_000_000_000), ("ms", 1_000_000), ("us", 1000), ("ns", 1),
    ]

    /// The duration of a text such as `1.5s`; nil when it isn't one, is finer than a nanosecond or doesn't fit.
    static func duration(_ text: String) -> Duration? {
        let number = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
        let symbol = text.dropFirst(number.count)
        let parts = number.split(separator: ".", omittingEmptySubsequences: false)
        guard let unit = units.first(where: { $0.symbol == symbol }), (1...2).contains(parts.count),
            let whole = Int64(parts[0]),
            case let (nanoseconds, overflow) = whole.multipliedReportingOverflow(by: unit.nanoseconds),
            !overflow
        else { return nil }
        guard parts.count == 2 else { return .nanoseconds(nanoseconds) }
        // In integers, so that 0.1s is exactly 100ms.
        guard let fraction = Int64(parts[1]), parts[1].utf8.count <= 9 else { return nil }
        let scale = parts[1].utf8.reduce(Int64(1)) { scale, _ in scale * 10 }
        let (scaled, tooLong) = fraction.multipliedReportingOverflow(by: unit.nanoseconds)
        guard !tooLong, scaled.isMultiple(of: scale) else { return nil }
        return .nanoseconds(nanoseconds) + .nanoseconds(scaled / scale)
    }

    /// A duration in the largest unit that needs no fraction.
    static func text(_ duration: Duration) -> String {
        let (seconds, attoseconds) = duration.components
        let nanoseconds = Int128(seconds) * 1_000_000_000 + Int128(attoseconds / 1_000_000_000)
        let unit = units.first { nanoseconds.isMultiple(of: Int128($0.nanoseconds)) }
        guard nanoseconds != 0, let unit else { return "0s" }
        return "\(nanoseconds / Int128(unit.nanoseconds))\(unit.symbol)"
    }
}
