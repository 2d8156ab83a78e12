package import CaptureModel

/// What a device has counted since it was opened, over all its streams.
package struct DeviceStatistics: Hashable, Sendable {
    /// Pictures passed to the sink.
    package var delivered: UInt64 = 0
    /// Of those, pictures copied out of the driver's buffers because too few were left, or a lease lasted too long.
    package var copied: UInt64 = 0
    /// Of those, JPEGs copied because they lacked Huffman tables.
    package var completed: UInt64 = 0
    /// Pictures that the driver marked as damaged.
    package var markedByDriver: UInt64 = 0
    /// Pictures that ended too early.
    package var truncated: UInt64 = 0
    /// Pictures whose structure was wrong.
    package var malformed: UInt64 = 0
    /// Frames that were not delivered.
    package var drops = DropCounts()
    /// Of the driver's buffers, those that consumers hold now.
    package var lent = 0

    /// Nothing counted yet.
    package init() {}
}
