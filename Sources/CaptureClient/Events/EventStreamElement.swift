public import CaptureWire

/// What a stream of events tells.
public enum EventStreamElement: Hashable, Sendable {
    /// An event. Each comes once, in the order of numbers within its topic.
    case event(Wire.Event)
    /// Events are gone for good: the worker's history did not reach back far enough, or the consumer took none for too long. At
    /// most so many of them would have been in this stream.
    case gap(missed: UInt64)
    /// The worker was started anew and has this boot id: numbers begin again from 1.
    case workerRestarted(bootID: String)
}
