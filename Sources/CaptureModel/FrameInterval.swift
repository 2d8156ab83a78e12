/// The time between two frames as the exact fraction of a second that drivers speak (1001/30000, 2/15).
public struct FrameInterval: Hashable, Sendable {
    /// Seconds, above the line.
    public var numerator: UInt32
    /// Below the line; never zero.
    public var denominator: UInt32

    /// `numerator / denominator` seconds; nil when either is zero.
    public init?(_ numerator: UInt32, _ denominator: UInt32) {
        guard numerator > 0, denominator > 0 else { return nil }
        self.numerator = numerator
        self.denominator = denominator
    }

    /// The interval of `rate` frames a second; whole rates stay exact, others are kept to a thousandth.
    public init?(rate: Double) {
        guard rate.isFinite, rate > 0, rate <= 100_000 else { return nil }
        if rate == rate.rounded() {
            self.init(1, UInt32(rate))
        } else {
            self.init(1000, UInt32((rate * 1000).rounded()))
        }
    }

    /// Frames a second.
    public var rate: Double { Double(denominator) / Double(numerator) }
    /// Length in nanoseconds, rounded down.
    public var nanoseconds: Int64 { Int64(numerator) * 1_000_000_000 / Int64(denominator) }
}

extension FrameInterval: Comparable, CustomStringConvertible {
    /// Shorter before longer.
    public static func < (left: FrameInterval, right: FrameInterval) -> Bool {
        UInt64(left.numerator) * UInt64(right.denominator) < UInt64(right.numerator) * UInt64(left.denominator)
    }

    /// `1001/30000`.
    public var description: String { "\(numerator)/\(denominator)" }
}
