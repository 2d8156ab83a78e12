internal import CaptureModel
public import CaptureWire

/// Frames of one rendition as they come: an `AsyncSequence` for one consumer, made by `CaptureClient.frames`.
///
/// The client's own thread reads the socket at all times; what waits for the consumer is bounded by the `FrameDelivery`. The
/// stream never fails: when the worker is silent or was started anew it goes on by itself, and `changes` tells. It ends when it is
/// closed, its client is closed, the consuming task is cancelled or the last reference goes.
public final class FrameStream: AsyncSequence, Sendable {
    /// The topic that it reads.
    public let topic: Topic
    private let output: FrameOutput
    private let lease: ConnectionLease
    private let id: UInt64

    init(_ topic: Topic, _ output: FrameOutput, lease: ConnectionLease) async throws(CaptureError) {
        self.topic = topic
        self.output = output
        self.lease = lease
        id = try await lease.connection.addFrames(topic, to: output)
    }

    deinit { close() }

    /// What has been counted so far.
    public var statistics: FrameStatistics { output.statistics }
    /// Is the worker heard?
    public var state: StreamState { output.monitor.state }
    /// Every change of `state`, and restarts of the worker; for one task to follow. It ends with the stream.
    public var changes: AsyncStream<StreamChange> { output.monitor.changes }

    /// Ends the stream: the consumer's loop ends, the socket is closed soon after.
    public func close() {
        output.finish()
        Task { [lease, id] in await lease.connection.remove(id) }
    }

    /// An iterator; all iterators share the frames.
    public func makeAsyncIterator() -> Iterator { Iterator(stream: self) }

    /// Takes the frames of a stream.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let stream: FrameStream

        /// The next frame; nil when the stream has ended. Cancelling the task ends the stream.
        public mutating func next() async -> ReceivedFrame? {
            let stream = stream
            return await withTaskCancellationHandler {
                await stream.output.next()
            } onCancel: {
                stream.close()
            }
        }

        /// The next frame, as `next()`.
        public mutating func next(isolation actor: isolated (any Actor)?) async throws(Never) -> ReceivedFrame? {
            await next()
        }
    }
}
