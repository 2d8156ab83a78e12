package import ZeroMQ

/// Makes every socket of the bus, so that limits and time-outs are set in one place. Times are in milliseconds.
package enum BusSocket {
    /// Bytes of a part that the worker takes: requests are smaller, and an envelope's parts are a few bytes.
    package static let requestBytes = 256 << 10
    /// Bytes of a part that a client takes: the largest replies hold a mebibyte, in JSON a third more.
    package static let replyBytes = 4 << 20

    /// The worker's socket for frames. Two frames wait for a slow subscriber, then newer ones pass it by.
    package static func framePublisher(in context: Context) throws(ZeroMQError) -> Socket {
        var options = SocketOptions()
        options.sendHighWaterMark = 2
        options.maximumPartSize = 1024  // what subscribers send are subscriptions
        options.announcesEverySubscription = true
        options.linger = 1000
        options.handshakeInterval = 2000
        options.usesIPv6 = true
        return try Socket(.extendedPublisher, in: context, options: options)
    }

    /// The worker's socket for events.
    package static func eventPublisher(in context: Context) throws(ZeroMQError) -> Socket {
        var options = SocketOptions()
        options.sendHighWaterMark = 1000
        options.maximumPartSize = 1024
        options.announcesEverySubscription = true
        options.linger = 1000
        options.handshakeInterval = 2000
        options.usesIPv6 = true
        return try Socket(.extendedPublisher, in: context, options: options)
    }

    /// The worker's socket for commands.
    package static func controlRouter(in context: Context) throws(ZeroMQError) -> Socket {
        var options = SocketOptions()
        options.sendHighWaterMark = 100
        options.receiveHighWaterMark = 100
        options.maximumPartSize = Int64(requestBytes)
        options.linger = 1000
        options.handshakeInterval = 2000
        options.usesIPv6 = true
        return try Socket(.router, in: context, options: options)
    }

    /// A client's socket for frames; few wait in it, since its thread always reads.
    package static func frameSubscriber(in context: Context) throws(ZeroMQError) -> Socket {
        var options = clientOptions()
        options.receiveHighWaterMark = 2
        return try Socket(.subscriber, in: context, options: options)
    }

    /// A client's socket for events.
    package static func eventSubscriber(in context: Context) throws(ZeroMQError) -> Socket {
        var options = clientOptions()
        options.receiveHighWaterMark = 1000
        return try Socket(.subscriber, in: context, options: options)
    }

    /// A client's socket for commands. A DEALER: answers are matched by request id, so that a lost one blocks nothing.
    package static func controlDealer(in context: Context) throws(ZeroMQError) -> Socket {
        var options = clientOptions()
        options.maximumPartSize = Int64(replyBytes)
        return try Socket(.dealer, in: context, options: options)
    }

    /// No ZMTP heartbeat on a subscriber: it aborts libzmq 4.3.4 when the reader is slow, and starves slow links. Silence is
    /// noticed by heartbeat events instead.
    private static func clientOptions() -> SocketOptions {
        var options = SocketOptions()
        options.connectTimeout = 1000
        options.handshakeInterval = 2000
        options.reconnectInterval = 100
        options.longestReconnectInterval = 1000
        options.usesIPv6 = true
        return options
    }
}
