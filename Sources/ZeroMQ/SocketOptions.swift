/// What is set on a socket before it binds or connects; nil leaves libzmq's default. Times are in milliseconds.
package struct SocketOptions: Sendable {
    /// Messages kept for one peer that does not read (`ZMQ_SNDHWM`).
    package var sendHighWaterMark: Int32?
    /// Messages kept from one peer until this side reads (`ZMQ_RCVHWM`).
    package var receiveHighWaterMark: Int32?
    /// How long unsent messages outlive their socket (`ZMQ_LINGER`).
    package var linger: Int32 = 0
    /// A connection attempt is given up after it (`ZMQ_CONNECT_TIMEOUT`).
    package var connectTimeout: Int32?
    /// A handshake is given up after it (`ZMQ_HANDSHAKE_IVL`).
    package var handshakeInterval: Int32?
    /// The first wait before another attempt (`ZMQ_RECONNECT_IVL`).
    package var reconnectInterval: Int32?
    /// The longest wait between two attempts (`ZMQ_RECONNECT_IVL_MAX`).
    package var longestReconnectInterval: Int32?
    /// Bytes of one part at most; a peer that sends more is disconnected (`ZMQ_MAXMSGSIZE`).
    package var maximumPartSize: Int64?
    /// Announce every subscription, also those that another peer has already (`ZMQ_XPUB_VERBOSE`).
    package var announcesEverySubscription = false
    /// IPv6 as well as IPv4 (`ZMQ_IPV6`).
    package var usesIPv6 = false
    /// A request that the peer lost may be followed by another (`ZMQ_REQ_RELAXED`, `ZMQ_REQ_CORRELATE`).
    package var relaxesRequests = false

    /// libzmq's defaults, with no linger.
    package init() {}
}
