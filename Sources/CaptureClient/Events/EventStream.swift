internal import CaptureModel

/// Events of a worker as they happen, none missed and none twice: an `AsyncSequence` for one consumer, made by
/// `CaptureClient.events`.
///
/// What the subscription did not bring is fetched from the worker's history; what that no longer has is told as a gap. The stream
/// never fails: it goes on by itself when the worker is silent or was started anew. It ends when it is closed, its client is
/// closed, the consuming task is cancelled or the last reference goes.
public final class EventStream: AsyncSequence, Sendable {
    private let output: EventOutput
    private let lease: ConnectionLease
    private let id: UInt64

    init(
        _ choice: EventChoice, from ledger: EventLedger, includesHeartbeats: Bool, _ output: EventOutput, lease: ConnectionLease
    ) async throws(CaptureError) {
        self.output = output
        self.lease = lease
        id = try await lease.connection.addEvents(choice, from: ledger, includesHeartbeats: includesHeartbeats, to: output)
    }

    deinit { close() }

    /// Is the worker heard?
    public var state: StreamState { output.monitor.state }
    /// Every change of `state`, and restarts of the worker; for one task to follow. It ends with the stream.
    public var changes: AsyncStream<StreamChange> { output.monitor.changes }

    /// Ends the stream: the consumer's loop ends, the socket is closed soon after.
    public func close() {
        output.finish()
        Task { [lease, id] in await lease.connection.remove(id) }
    }

    /// An iterator; all iterators share the events.
    public func makeAsyncIterator() -> Iterator { Iterator(stream: self) }

    /// Takes the events of a stream.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let stream: EventStream

        /// The next element; nil when the stream has ended. Cancelling the task ends the stream.
        public mutating func next() async -> EventStreamElement? {
            let stream = stream
            return await withTaskCancellationHandler {
                await stream.output.next()
            } onCancel: {
                stream.close()
            }
        }

        /// The next element, as `next()`.
        public mutating func next(isolation actor: isolated (any Actor)?) async throws(Never) -> EventStreamElement? {
            await next()
        }
    }
}
