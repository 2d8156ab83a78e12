internal import CZeroMQ

/// libzmq's state and I/O threads (`zmq_ctx_new`). It ends when the last reference goes, after every socket made in it has
/// been closed; ending waits for lingering sockets, so that nothing in flight is lost.
@safe package final class Context: @unchecked Sendable {
    // Sendable: libzmq's contexts may be used by any thread; the pointer never changes.
    private let raw: UnsafeMutableRawPointer

    /// A context with one I/O thread.
    ///
    /// `maximumSockets` bounds what one process opens.
    package init(maximumSockets: Int32 = 4096) {
        guard let context = unsafe zmq_ctx_new() else { preconditionFailure("\(ZeroMQError("zmq_ctx_new"))") }
        unsafe raw = context
        unsafe zmq_ctx_set(raw, ZMQ_MAX_SOCKETS, maximumSockets)
    }

    deinit { unsafe zmq_ctx_term(raw) }

    /// A bare socket of libzmq's kind `kind`; the caller closes it.
    func makeSocket(_ kind: Int32) throws(ZeroMQError) -> UnsafeMutableRawPointer {
        guard let socket = unsafe zmq_socket(raw, kind) else { throw ZeroMQError("zmq_socket") }
        return unsafe socket
    }
}
