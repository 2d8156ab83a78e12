internal import CaptureBus
internal import CaptureModel
internal import CaptureWire
internal import ProtoWire
internal import ZeroMQ

/// Reads events on the client's thread, and fetches those that did not come.
final class EventReceiver: StreamReceiver {
    typealias Fetch = (Wire.EventsRequest, @escaping ControlChannel.Answer) -> Void

    private let choice: EventChoice
    private let output: EventOutput
    private let heard: (String) -> Void
    private let fetch: Fetch
    private var ledger: EventLedger
    private var worker = ""
    private var socket: ClientSocket?
    /// Has the socket that is open now brought nothing yet?
    private var isFresh = true
    private let includesHeartbeats: Bool

    /// Reads what `choice` names into `output`, from where `ledger` stands; `heard` is called with the boot id of each event
    /// before it is handed on.
    init(
        _ choice: EventChoice, from ledger: EventLedger, to output: EventOutput, includesHeartbeats: Bool,
        on thread: PollingThread, in context: Context, heard: @escaping (String) -> Void, fetch: @escaping Fetch
    ) {
        self.choice = choice
        self.output = output
        self.heard = heard
        self.fetch = fetch
        self.ledger = ledger
        self.includesHeartbeats = includesHeartbeats
        socket = ClientSocket(on: thread) { () throws(ZeroMQError) in
            try BusSocket.eventSubscriber(in: context)
        } receive: { [unowned self] parts in
            self.receive(parts)
        }
    }

    func open(_ greeting: Greeting) {
        worker = greeting.worker
        isFresh = true
        try? socket?.open(greeting.eventsAddress, subscribe: choice.prefixes(worker: worker))
        ledger.suspectLoss()
        fetchIfNeeded()
    }

    func became(_ state: StreamState) { output.monitor.became(state) }

    func restarted(_ bootID: String) {
        tell(ledger.restart(bootID))
        output.monitor.restarted(bootID)
        fetchIfNeeded()
    }

    func close() {
        socket?.close()
        socket = nil
        output.finish()
    }

    private func receive(_ parts: consuming MessageParts) {
        guard let event = parts.event, event.worker == worker else { return }
        heard(event.bootId)
        // A boot that has ended says nothing new.
        guard event.bootId == ledger.bootID else { return }
        // From now on the subscription holds: what came before it took effect must be fetched.
        if isFresh { ledger.suspectLoss() }
        isFresh = false
        if includesHeartbeats, case .heartbeat = event.kind { output.put(.event(event)) }
        tell(ledger.receive(event))
        fetchIfNeeded()
    }

    private func fetchIfNeeded() {
        guard let request = ledger.fetch(choice.patterns) else { return }
        fetch(request) { [weak self] result in self?.fetched(result) }
    }

    private func fetched(_ result: Result<Wire.Reply, CaptureError>) {
        guard socket != nil else { return }
        guard case .success(let reply) = result, case .events(let events) = reply.result else {
            // The next heartbeat asks again.
            return tell(ledger.fetched(nil))
        }
        heard(reply.bootId)
        tell(ledger.fetched(reply.bootId == ledger.bootID && worker == reply.worker ? events : nil))
        fetchIfNeeded()
    }

    private func tell(_ elements: [EventStreamElement]) { for element in elements { output.put(element) } }
}

extension MessageParts {
    /// The event that the message is; nil for anything else.
    var event: Wire.Event? {
        guard count == 2 else { return nil }
        return second.withBytes { try? Wire.Event(protobuf: $0) }
    }
}
