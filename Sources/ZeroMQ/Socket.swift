internal import CZeroMQ
internal import Glibc

/// A libzmq socket. It belongs to one thread, or to one actor whose executor is one thread; it never blocks.
@safe package struct Socket: ~Copyable, @unchecked Sendable {
    // Sendable: it has one owner, and libzmq lets a socket move to another thread behind a fence, which handing it over is. What
    // keeps it after that is one actor or thread.

    /// The kinds that a bus is made of.
    package enum Kind: Sendable {
        /// Publishes, and hears who subscribes (`ZMQ_XPUB`).
        case extendedPublisher
        /// Receives what it subscribed to (`ZMQ_SUB`).
        case subscriber
        /// Answers many peers (`ZMQ_ROUTER`).
        case router
        /// Asks one peer, without turns (`ZMQ_DEALER`).
        case dealer
        /// Asks one peer, in turns (`ZMQ_REQ`).
        case request

        var number: Int32 {
            switch self {
            case .extendedPublisher: ZMQ_XPUB
            case .subscriber: ZMQ_SUB
            case .router: ZMQ_ROUTER
            case .dealer: ZMQ_DEALER
            case .request: ZMQ_REQ
            }
        }
    }

    private(set) var raw: UnsafeMutableRawPointer?
    private let context: Context
    /// Marked by every use: it may have taken in what the descriptor told (`ZMQ_FD`), which says nothing of it any more then.
    let use = SocketUse()

    /// A socket that is neither bound nor connected.
    package init(_ kind: Kind, in context: Context, options: SocketOptions) throws(ZeroMQError) {
        let socket = unsafe try context.makeSocket(kind.number)
        do {
            unsafe try Self.configure(socket, options)
        } catch {
            unsafe zmq_close(socket)
            throw error
        }
        unsafe raw = socket
        self.context = context
    }

    private static func configure(_ socket: UnsafeMutableRawPointer, _ options: SocketOptions) throws(ZeroMQError) {
        func set<Value: BitwiseCopyable>(_ option: Int32, _ value: Value?) throws(ZeroMQError) {
            guard var value else { return }
            guard unsafe zmq_setsockopt(socket, option, &value, MemoryLayout<Value>.size) == 0 else {
                throw ZeroMQError("zmq_setsockopt")
            }
        }
        try set(ZMQ_LINGER, options.linger)
        try set(ZMQ_SNDHWM, options.sendHighWaterMark)
        try set(ZMQ_RCVHWM, options.receiveHighWaterMark)
        try set(ZMQ_CONNECT_TIMEOUT, options.connectTimeout)
        try set(ZMQ_HANDSHAKE_IVL, options.handshakeInterval)
        try set(ZMQ_RECONNECT_IVL, options.reconnectInterval)
        try set(ZMQ_RECONNECT_IVL_MAX, options.longestReconnectInterval)
        try set(ZMQ_MAXMSGSIZE, options.maximumPartSize)
        if options.announcesEverySubscription { try set(ZMQ_XPUB_VERBOSE, Int32(1)) }
        if options.usesIPv6 { try set(ZMQ_IPV6, Int32(1)) }
        if options.relaxesRequests {
            try set(ZMQ_REQ_RELAXED, Int32(1))
            try set(ZMQ_REQ_CORRELATE, Int32(1))
        }
    }

    deinit { if let raw = unsafe raw { unsafe zmq_close(raw) } }

    /// Closes it; what is unsent lingers. Calls after it fail.
    package mutating func close() {
        if let raw = unsafe raw { unsafe zmq_close(raw) }
        unsafe raw = nil
    }

    /// What becomes readable when the socket's state changes (`ZMQ_FD`).
    package var descriptor: Int32 {
        var descriptor: Int32 = -1, size = MemoryLayout<Int32>.size
        _ = unsafe zmq_getsockopt(raw, ZMQ_FD, &descriptor, &size)
        return descriptor
    }

    /// Binds, and answers the address as libzmq understood it (`tcp://…:*` has a port then).
    @discardableResult package func bind(_ address: String) throws(ZeroMQError) -> String {
        use.mark()
        guard unsafe zmq_bind(raw, address) == 0 else { throw ZeroMQError("zmq_bind") }
        var text = [CChar](repeating: 0, count: 512)
        var size = text.count
        guard unsafe zmq_getsockopt(raw, ZMQ_LAST_ENDPOINT, &text, &size) == 0 else { throw ZeroMQError("zmq_getsockopt") }
        return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// Unbinds, so that no new peer comes.
    package func unbind(_ address: String) {
        use.mark()
        unsafe zmq_unbind(raw, address)
    }

    /// Connects; it succeeds before anybody is there.
    package func connect(_ address: String) throws(ZeroMQError) {
        use.mark()
        guard unsafe zmq_connect(raw, address) == 0 else { throw ZeroMQError("zmq_connect") }
    }

    /// Asks for messages whose first part begins with `prefix`.
    package func subscribe(_ prefix: String) throws(ZeroMQError) {
        use.mark()
        guard unsafe zmq_setsockopt(raw, ZMQ_SUBSCRIBE, prefix, prefix.utf8.count) == 0 else {
            throw ZeroMQError("zmq_setsockopt")
        }
    }

    /// Takes a `subscribe` back.
    package func unsubscribe(_ prefix: String) throws(ZeroMQError) {
        use.mark()
        guard unsafe zmq_setsockopt(raw, ZMQ_UNSUBSCRIBE, prefix, prefix.utf8.count) == 0 else {
            throw ZeroMQError("zmq_setsockopt")
        }
    }

    /// Sends a part; `more` follow. False when it would block, or when the peer is gone: the part is lost then.
    @discardableResult package func send(_ message: consuming Message, more: Bool = false) throws(ZeroMQError) -> Bool {
        let flags = ZMQ_DONTWAIT | (more ? ZMQ_SNDMORE : 0)
        use.mark()
        while unsafe zmq_msg_send(&message.raw, raw, flags) < 0 {
            switch zmq_errno() {
            case EINTR: continue
            case EAGAIN, EHOSTUNREACH: return false
            default: throw ZeroMQError("zmq_msg_send")
            }
        }
        return true
    }

    /// Receives the next part over `message`, whose old content is closed; false when there is none.
    package func receive(into message: inout Message) throws(ZeroMQError) -> Bool {
        use.mark()
        while unsafe zmq_msg_recv(&message.raw, raw, ZMQ_DONTWAIT) < 0 {
            switch zmq_errno() {
            case EINTR: continue
            case EAGAIN: return false
            default: throw ZeroMQError("zmq_msg_recv")
            }
        }
        return true
    }
}
