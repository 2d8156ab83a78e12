/// Frames lost before one frame, by cause.
public struct DropCounts: Hashable, Sendable {
    /// Missing from the driver's sequence.
    public var driver: UInt64
    /// Came damaged and were dropped.
    public var corrupt: UInt64
    /// This machine was too slow: a newer frame took their place.
    public var overload: UInt64

    /// Counts, zero by default.
    public init(driver: UInt64 = 0, corrupt: UInt64 = 0, overload: UInt64 = 0) {
        self.driver = driver
        self.corrupt = corrupt
        self.overload = overload
    }

    /// The three together.
    public var total: UInt64 { driver + corrupt + overload }

    /// Adds cause by cause.
    public static func += (left: inout DropCounts, right: DropCounts) {
        left.driver += right.driver
        left.corrupt += right.corrupt
        left.overload += right.overload
    }
}
