public import CaptureWire

/// A place in a worker's events, from which a stream can go on.
public struct EventPosition: Hashable, Sendable {
    /// The boot that `number` counts in.
    public var bootID: String
    /// The newest event that is known.
    public var number: UInt64

    /// After event `number` of boot `bootID`.
    public init(bootID: String, number: UInt64) {
        self.bootID = bootID
        self.number = number
    }

    /// After `event`.
    public init(_ event: Wire.Event) { self.init(bootID: event.bootId, number: event.number) }
}
