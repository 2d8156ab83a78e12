internal import CaptureBus
internal import CaptureModel
internal import CaptureWire
internal import ProtoWire
internal import SystemThreads
internal import ZeroMQ

/// Asks a worker over a DEALER: sends requests, matches replies by request id, and sends the same bytes again on a fresh socket
/// when none comes. It is touched on the client's thread alone.
final class ControlChannel {
    typealias Answer = (Result<Wire.Reply, CaptureError>) -> Void

    private struct Pending {
        let body: [UInt8]
        let deadline: Int64
        var sentAt: Int64
        /// May it be asked of another worker when this one has gone?
        let isQuestion: Bool
        let answer: Answer
    }
    /// Nanoseconds after which a request is sent again.
    private static let tryTime: Int64 = 1_000_000_000

    private let thread: PollingThread
    private var address: ControlAddress
    /// Called before requests that were not answered are sent again.
    var onSilence: (() -> Void)?
    private var socket: ClientSocket?
    private var pending: [UInt64: Pending] = [:]
    private var timer: UInt64?

    init(on thread: PollingThread, to address: ControlAddress) {
        self.thread = thread
        self.address = address
    }

    /// Opens its socket.
    ///
    /// Throws `invalidAddress` for an address that libzmq does not take.
    func open(in context: Context) throws(CaptureError) {
        let fresh = ClientSocket(on: thread) { () throws(ZeroMQError) in
            try BusSocket.controlDealer(in: context)
        } receive: { parts in
            self.receive(parts)
        }
        socket = fresh
        try fresh.open(address.text)
    }

    /// Closes its socket and fails what waits.
    func close() {
        socket?.close()
        socket = nil
        onSilence = nil
        if let timer { thread.cancelTimer(timer) }
        let all = pending.values
        pending = [:]
        for request in all { request.answer(.failure(.closed)) }
    }

    /// Sends a request whose `body` holds the number `id`; `answer` is called once, `timedOut` at `deadline`.
    func send(_ id: UInt64, _ body: [UInt8], isQuestion: Bool, deadline: Int64, answer: @escaping Answer) {
        pending[id] = Pending(
            body: body, deadline: deadline, sentAt: MonotonicClock.now(), isQuestion: isQuestion, answer: answer)
        transmit(body)
        schedule()
    }

    /// Waits no more for a request.
    func cancel(_ id: UInt64) {
        guard let request = pending.removeValue(forKey: id) else { return }
        request.answer(.failure(CaptureError(.cancelled, "the request was cancelled before its reply came")))
        schedule()
    }

    /// Asks another worker from now on. What the old one was told to do is not told to the new one: it may have been done.
    func redirect(to address: ControlAddress) {
        self.address = address
        try? socket?.open(address.text)
        for (id, request) in pending {
            if request.isQuestion {
                pending[id]?.sentAt = MonotonicClock.now()
                transmit(request.body)
            } else {
                pending[id] = nil
                request.answer(
                    .failure(
                        CaptureError(
                            .outcomeUnknown,
                            "the worker ended before it answered, and nobody can say whether it did what it was told; there is another one now"
                        )))
            }
        }
        schedule()
    }

    private func transmit(_ body: [UInt8]) { socket?.send([[], body]) }

    private func receive(_ parts: consuming MessageParts) {
        // An empty delimiter, then the body; whatever else comes is no worker's.
        guard parts.count == 2, let reply = parts.second.withBytes({ try? Wire.Reply(protobuf: $0) }) else { return }
        // A worker that can't read a request does not know its number either: it was the only one.
        let id = reply.requestId == 0 && pending.count == 1 ? pending.keys.first ?? 0 : reply.requestId
        guard let request = pending.removeValue(forKey: id) else { return }
        schedule()
        if case .error(let error) = reply.result {
            request.answer(.failure(CaptureError(error)))
        } else {
            request.answer(.success(reply))
        }
    }

    private func schedule() {
        if let timer { thread.cancelTimer(timer) }
        timer = nil
        guard let next = pending.values.map({ min($0.deadline, $0.sentAt + Self.tryTime) }).min() else { return }
        timer = thread.setTimer(at: next) { self.tick() }
    }

    private func tick() {
        timer = nil
        let now = MonotonicClock.now()
        for (id, request) in pending where request.deadline <= now {
            pending[id] = nil
            request.answer(
                .failure(
                    CaptureError(.timedOut, "no answer from \(address.text) in time: does the worker run, and is it reachable?")))
        }
        if pending.values.contains(where: { $0.sentAt + Self.tryTime <= now }) { onSilence?() }
        if pending.values.contains(where: { $0.sentAt + Self.tryTime <= now }) {
            // What the old socket still holds may never arrive, or arrive late: a fresh one starts clean, and takes all with it.
            try? socket?.open(address.text)
            for id in pending.keys.sorted() {
                pending[id]?.sentAt = now
                if let request = pending[id] { transmit(request.body) }
            }
        }
        schedule()
    }
}
