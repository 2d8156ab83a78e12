internal import CaptureModel
internal import ZeroMQ

/// A client's socket that is watched on the client's thread and can be made anew. It is touched on that thread alone, where its
/// `receive` is called for every message.
final class ClientSocket {
    private let thread: PollingThread
    private let make: () throws(ZeroMQError) -> Socket
    private let receive: (consuming MessageParts) -> Void
    private var socket: Socket?

    /// A socket that is not open yet.
    init(
        on thread: PollingThread, make: @escaping () throws(ZeroMQError) -> Socket,
        receive: @escaping (consuming MessageParts) -> Void
    ) {
        self.thread = thread
        self.make = make
        self.receive = receive
    }

    /// Connects a fresh socket to `address` in place of the one before, and subscribes to topics that begin so.
    ///
    /// Throws `invalidAddress` for what libzmq can't connect to; no socket is open then.
    func open(_ address: String, subscribe prefixes: [String] = []) throws(CaptureError) {
        close()
        do {
            let fresh = try make()
            for prefix in prefixes { try fresh.subscribe(prefix) }
            try fresh.connect(address)
            thread.watch(fresh) { self.read() }
            socket = consume fresh
        } catch {
            throw CaptureError(.invalidAddress, "can't connect to '\(address)'", cause: error.description)
        }
    }

    /// Closes it; what is unsent or unread is dropped.
    func close() {
        guard let old = socket.take() else { return }
        thread.unwatch(old)
    }

    /// Sends a message; false when there is no socket or no room, so that it is lost.
    @discardableResult func send(_ parts: [[UInt8]]) -> Bool {
        for (index, part) in parts.enumerated() {
            guard (try? socket?.send(Message(copying: part), more: index + 1 < parts.count)) == true else { return false }
        }
        return true
    }

    private func read() {
        guard socket != nil, let parts = MessageParts(from: socket!) else { return }
        receive(parts)
    }
}
