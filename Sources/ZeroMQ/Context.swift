internal import CZeroMQ
internal import Synchronization

/// libzmq's state and I/O threads (`zmq_ctx_new`). It ends by `terminate()`, or when the last reference goes.
@safe package final class Context: @unchecked Sendable {
    // Sendable: libzmq's contexts may be used by any thread; the pointer never changes.
    private let raw: UnsafeMutableRawPointer
    private let isTerminated = Atomic(false)

    /// A context with one I/O thread.
    ///
    /// `maximumSockets` bounds what one process opens.
    package init(maximumSockets: Int32 = 4096) {
        guard let context = unsafe zmq_ctx_new() else { preconditionFailure("\(ZeroMQError("zmq_ctx_new"))") }
        unsafe raw = context
        unsafe zmq_ctx_set(raw, ZMQ_MAX_SOCKETS, maximumSockets)
    }

    deinit { terminate() }

    /// Ends it (`zmq_ctx_term`): waits until every socket made in it is closed and what lingers is sent or given up, so that
    /// nothing in flight is lost. It blocks. Nothing else may use the context then.
    package func terminate() {
        guard !isTerminated.exchange(true, ordering: .acquiringAndReleasing) else { return }
        unsafe zmq_ctx_term(raw)
    }

    /// A bare socket of libzmq's kind `kind`; the caller closes it.
    func makeSocket(_ kind: Int32) throws(ZeroMQError) -> UnsafeMutableRawPointer {
        guard let socket = unsafe zmq_socket(raw, kind) else { throw ZeroMQError("zmq_socket") }
        return unsafe socket
    }
}
