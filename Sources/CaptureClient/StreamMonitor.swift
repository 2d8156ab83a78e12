internal import Synchronization

/// A stream's state, for any thread to read, and its changes, for one task to follow.
final class StreamMonitor: Sendable {
    private let current = Mutex(StreamState.connecting)
    private let continuation: AsyncStream<StreamChange>.Continuation
    /// The changes since the stream began: the newest 64 that nobody has taken.
    let changes: AsyncStream<StreamChange>

    init() { (changes, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(64)) }

    /// The state now.
    var state: StreamState { current.withLock { $0 } }

    /// Notes a state and tells it when it is another.
    func became(_ state: StreamState) {
        let isNew = current.withLock { current in
            defer { current = state }
            return current != state
        }
        if isNew { continuation.yield(.became(state)) }
    }

    /// Tells that the worker was started anew.
    func restarted(_ bootID: String) { continuation.yield(.restarted(bootID: bootID)) }

    /// Ends `changes`.
    func finish() { continuation.finish() }
}
