internal import CapturePipeline
internal import Synchronization
internal import SystemThreads
internal import ZeroMQ

/// The socket of frames, for every thread that has made one: a frame goes out on the thread it was made on, since waking another
/// for it would cost more than the sending. A sender waits for no more than the sends of others.
///
/// libzmq lets threads use a socket in turn with a fence between them, as a mutex is.
final class FrameSocket: Sendable {
    /// Frames that follow one another within `Newcomers.patience` have their senders read subscriptions on the way: nobody else is
    /// woken for libzmq's notes of what it has sent, until so many nanoseconds after the last. Who knows that no more will come says
    /// so (`expectNothing`); only a camera that hangs keeps a newcomer waiting.
    static let attention: Int64 = 1_000_000_000
    /// Nanoseconds for which senders leave a subscription unread. To read costs trips through the kernel, and a newcomer to what is
    /// made already has its frames without our reading it.
    private static let patience: Int64 = 50_000_000
    /// libzmq looks for news before a send only if it has not done so for a millisecond or so (by the processor's counter), and then
    /// takes a pipe for full that has long been emptied.
    private static let libraryPatience: Int64 = 3_000_000

    private struct State: ~Copyable {
        var socket: Socket
        var isOpen = true
        var changes: [Subscription] = []
        var newestSend: Int64 = .min / 2
        var newestLook: Int64 = .min / 2
        /// Until when senders look for subscriptions.
        var attended: Int64 = .min / 2
    }
    private let state: Mutex<State>
    private let changed: @Sendable () -> Void
    /// What becomes readable when somebody else should look at the socket.
    let descriptor: Int32

    /// Takes a bound XPUB socket. `changed` is called when there are subscriptions to take, or when frames no longer follow closely,
    /// on whatever thread knows; it never blocks.
    init(_ socket: consuming Socket, changed: @escaping @Sendable () -> Void) {
        descriptor = socket.descriptor
        state = Mutex(State(socket: socket))
        self.changed = changed
    }

    /// Sends a frame as `[topic][header][payload]`, the payload read by libzmq in place, `now` (monotonic); on any thread.
    /// After `close` it does nothing.
    func send(_ topic: [UInt8], _ header: RawSpan, _ buffer: FrameBuffer, at now: Int64) throws(ZeroMQError) {
        let mustLook = try state.withLock { (state) throws(ZeroMQError) in
            guard state.isOpen else { return false }
            if now - state.newestSend < Self.libraryPatience { Self.readSubscriptions(&state, at: now) }
            try state.socket.send(Message(copying: topic), more: true)
            try state.socket.send(Message(copying: header), more: true)
            try state.socket.send(unsafe Message(lending: buffer.baseAddress, count: buffer.count, owner: buffer))
            let isAttended = now - state.newestSend <= Newcomers.patience
            if !isAttended || now - state.newestLook >= Self.patience { Self.readSubscriptions(&state, at: now) }
            // Who left the looking to senders must take it up again.
            let isLate = !isAttended && state.attended > now
            state.attended = isAttended ? now + Self.attention : .min / 2
            state.newestSend = now
            return isLate || !state.changes.isEmpty
        }
        if mustLook { changed() }
    }

    /// Reads subscriptions, unless senders do: is there one for `takeChanges`? On the polling thread, before it sleeps.
    func look(at now: Int64 = MonotonicClock.now()) -> PollingThread.Readiness {
        state.withLock { state in
            guard state.isOpen else { return .waiting }
            Self.readSubscriptions(&state, at: now)
            if !state.changes.isEmpty { return .ready }
            return state.attended > now ? .attended(until: state.attended) : .waiting
        }
    }

    /// What became wanted or unwanted since the last call, in order.
    func takeChanges() -> [Subscription] {
        state.withLock { state in
            defer { state.changes = [] }
            return state.changes
        }
    }

    /// There may be no next frame soon: senders must not be relied on. Any thread.
    func expectNothing() {
        state.withLock { $0.attended = .min / 2 }
        changed()
    }

    /// Closes the socket; what is unsent lingers.
    func close() {
        state.withLock { state in
            state.isOpen = false
            state.socket.close()
        }
    }

    private static func readSubscriptions(_ state: inout State, at now: Int64) {
        state.newestLook = now
        var message = Message()
        while (try? state.socket.receive(into: &message)) == true {
            if let change = Subscription(message.copyBytes()) { state.changes.append(change) }
        }
    }
}
