internal import CaptureModel
internal import CaptureWire
internal import ProtoWire
internal import ServiceLog
internal import SystemThreads
internal import ZeroMQ

/// Answers requests, on the control thread. The last part of a message is the request's body; all before it goes back as it
/// came, so that REQ, REQ with correlation and DEALER are all answered.
actor ControlServer {
    /// Bytes and nanoseconds for which replies are remembered.
    static let replyMemoryBytes = 4 << 20
    static let replyMemoryTime: Int64 = 120_000_000_000
    /// Parts before the body at most: more is no client of ours.
    private static let envelopeLimit = 8
    /// Requests carried out at once at most.
    private static let inFlightLimit = 256

    private typealias Envelope = [[UInt8]]
    private typealias Memory = ReplyMemory<Envelope>

    private nonisolated let thread: PollingThread
    nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe thread.asUnownedSerialExecutor() }
    private var socket: Socket
    private let parts: WorkerParts
    private let log: ServiceLog
    private var memory = Memory(byteLimit: replyMemoryBytes, timeLimit: replyMemoryTime)
    private var inFlight = 0
    private var isPaused = false
    private var isClosed = false

    init(_ socket: consuming Socket, thread: PollingThread, parts: WorkerParts, log: ServiceLog) {
        self.socket = socket
        self.thread = thread
        self.parts = parts
        self.log = log
    }

    /// Begins to answer.
    func start() { thread.watch(socket) { self.receiveAll() } }

    /// Returns when the control thread had time for it.
    func answer() {}

    /// Takes no more requests; those that are being carried out are still answered.
    func pause() {
        guard !isPaused else { return }
        isPaused = true
        thread.unwatch(socket)
    }

    /// Answers no more, closes the socket and lets go of the thread.
    func stop() {
        pause()
        isClosed = true
        socket.close()
    }

    private func receiveAll() {
        // A bounded number, so that one eager client does not keep events and others waiting; the rest comes next time round.
        for _ in 0..<64 {
            guard let message = receive() else { return }
            guard let body = message.last, message.count > 1, message.count <= Self.envelopeLimit + 1 else { continue }
            serve(RequestBody(bytes: body), from: Array(message.dropLast()))
        }
    }

    /// The parts of the next message; those past the limit are read and dropped.
    private func receive() -> [[UInt8]]? {
        var parts: [[UInt8]] = []
        var part = Message()
        while (try? socket.receive(into: &part)) == true {
            if parts.count <= Self.envelopeLimit + 1 { parts.append(part.copyBytes()) }
            if !part.hasMore { return parts }
        }
        return nil
    }

    private func serve(_ body: RequestBody, from envelope: Envelope) {
        var request: Wire.Request?
        do throws(CaptureError) {
            let decoded = try body.decode()
            request = decoded
            try check(decoded)
            guard !decoded.clientId.isEmpty else { return carryOut(decoded, body, from: envelope, as: nil) }
            let key = Memory.Key(client: decoded.clientId, request: decoded.requestId)
            switch memory.receive(key, body: body.bytes, from: envelope, at: MonotonicClock.now()) {
            case .carryOut: carryOut(decoded, body, from: envelope, as: key)
            case .answer(let reply): send(reply, to: envelope)
            case .wait: break
            case .idReused:
                throw CaptureError(
                    .idReused,
                    "request \(decoded.requestId) was sent before with another body: give each request an id of its own")
            }
        } catch {
            send(body.encode(reply(to: request, .error(Wire.Error(error)))), to: envelope)
        }
    }

    private func check(_ request: Wire.Request) throws(CaptureError) {
        guard request.clientId.isEmpty || Topic.isSegment(request.clientId) else {
            throw CaptureError(.invalidArgument, "client_id has 1 to 64 characters of A-Z a-z 0-9 . _ -")
        }
        // A capture of an earlier boot may be answered from the library.
        if case .capturePhoto = request.command { return }
        guard parts.identity.isMeant(by: request) else {
            throw CaptureError(.bootChanged, "the worker was started anew: its boot id is \(parts.identity.bootID)")
        }
    }

    private func carryOut(_ request: Wire.Request, _ body: RequestBody, from envelope: Envelope, as key: Memory.Key?) {
        inFlight += 1
        Task {
            let result = await self.result(of: request)
            let bytes = body.encode(self.reply(to: request, result.result, from: result.effectiveSequence))
            self.inFlight -= 1
            self.send(bytes, to: envelope)
            guard let key else { return }
            var mayChange = !result.isRemembered
            if case .error(let error) = result.result { mayChange = error.retriable }
            let others = self.memory.finish(key, reply: bytes, mayChange: mayChange, at: MonotonicClock.now())
            for other in others { self.send(bytes, to: other) }
        }
    }

    private func result(of request: Wire.Request) async -> CommandResult {
        do throws(CaptureError) {
            guard inFlight <= Self.inFlightLimit else {
                throw CaptureError(.overloaded, "\(Self.inFlightLimit) requests are being carried out: ask again later")
            }
            guard request.command != nil else {
                let names = CommandHandler.all.map(\.name).joined(separator: ", ")
                let unknown =
                    request.unknownFieldPaths(limit: 1).first.map { "no command '\($0)'" } ?? "the request holds no command"
                throw CaptureError(.unknownCommand, "\(unknown): there are \(names)")
            }
            for handler in CommandHandler.all {
                guard var result = try await handler.run(request, parts) else { continue }
                result.isRemembered = handler.isRemembered
                return result
            }
            throw CaptureError(.internalError, "no handler took the command")
        } catch {
            return CommandResult(.error(Wire.Error(error)))
        }
    }

    private func reply(
        to request: Wire.Request?, _ result: Wire.Reply.Result, from effectiveSequence: UInt64? = nil
    ) -> Wire.Reply {
        Wire.Reply(
            requestId: request?.requestId ?? 0, worker: parts.identity.worker, bootId: parts.identity.bootID,
            ignoredFields: request?.unknownFieldPaths() ?? [], effectiveSequence: effectiveSequence, result: result)
    }

    private func send(_ bytes: [UInt8], to envelope: Envelope) {
        guard !isClosed else { return }
        do {
            for part in envelope {
                // False: the client has gone, and with it all that would follow.
                guard try socket.send(Message(copying: part), more: true) else { return }
            }
            try socket.send(Message(copying: bytes))
        } catch {
            log.warning("reply not sent", ["reason": error.description])
        }
    }
}
