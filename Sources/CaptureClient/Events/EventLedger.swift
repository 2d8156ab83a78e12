internal import CaptureWire

/// Brings live and fetched events of one stream together, so that each is told once and none is missed. It only decides: whoever
/// holds it sends `fetch` while `wantsFetch`, and tells what `receive`, `fetched` and `restart` answer.
struct EventLedger {
    /// Events kept while a fetch is on its way; more come with the next fetch.
    private static let heldLimit = 4096

    /// The boot whose numbers it counts.
    private(set) var bootID: String
    /// Every event up to this number was told, or is not wanted.
    private(set) var confirmed: UInt64
    /// Must the worker be asked for what it has after `confirmed`?
    private(set) var wantsFetch = false
    /// Is an answer on its way?
    private var isFetching = false
    private var told: Set<UInt64> = []
    private var held: [UInt64: Wire.Event] = [:]
    private var newestInTopic: [Topic: UInt64] = [:]
    private var lastBeat: UInt64 = 0
    private let isWanted: @Sendable (Topic) -> Bool

    /// A ledger that begins after event `number` of a boot. Retained states from before it are told too when they come.
    init(after number: UInt64, of bootID: String, where isWanted: @escaping @Sendable (Topic) -> Bool) {
        self.bootID = bootID
        confirmed = number
        self.isWanted = isWanted
    }

    /// Something may have been missed: fresh sockets, a fresh worker.
    mutating func suspectLoss() { wantsFetch = true }

    /// What to ask the worker for; nil when nothing, or when an answer is on its way.
    mutating func fetch(_ patterns: [String]) -> Wire.EventsRequest? {
        guard wantsFetch, !isFetching else { return nil }
        wantsFetch = false
        isFetching = true
        return Wire.EventsRequest(bootId: bootID, after: confirmed, topics: patterns)
    }

    /// Takes an event of this boot as it came; answers what to tell now.
    mutating func receive(_ event: Wire.Event) -> [EventStreamElement] {
        if case .heartbeat(let beat) = event.kind {
            // Events before the last heartbeat had time to come; those since may still be on their way.
            if lastBeat > confirmed { wantsFetch = true }
            lastBeat = beat.lastNumber
            return []
        }
        let topic = event.topic
        guard isWanted(topic) else { return [] }
        guard event.number > confirmed else {
            // A retained state from before the stream began is news once.
            guard event.repeated, event.number > newestInTopic[topic] ?? 0 else { return [] }
            newestInTopic[topic] = event.number
            return [.event(event)]
        }
        guard !told.contains(event.number), held[event.number] == nil else { return [] }
        let isNext = event.previousInTopic <= confirmed || told.contains(event.previousInTopic)
        guard isNext, !isFetching else {
            if held.count < Self.heldLimit { held[event.number] = event }
            // What is held while an answer is on its way is judged again when it has come.
            if !isFetching || held.count == Self.heldLimit { wantsFetch = true }
            return []
        }
        return [tell(event, topic)]
    }

    /// Takes the answer to `fetch`, nil when none came; answers what to tell now.
    mutating func fetched(_ reply: Wire.EventsReply?) -> [EventStreamElement] {
        isFetching = false
        guard let reply else {
            wantsFetch = true
            return []
        }
        var elements: [EventStreamElement] = []
        if reply.truncated, reply.oldest > confirmed + 1 {
            let known = told.count { $0 < reply.oldest } + held.keys.count { $0 < reply.oldest }
            let missed = reply.oldest - 1 - confirmed
            if missed > known { elements.append(.gap(missed: missed - UInt64(known))) }
        }
        for event in reply.events { held[event.number] = event }
        let end = reply.more ? reply.events.last?.number ?? confirmed : reply.newest
        for (number, event) in held.sorted(by: { $0.key < $1.key }) where number <= end {
            held[number] = nil
            let topic = event.topic
            if number > confirmed, !told.contains(number), isWanted(topic) { elements.append(tell(event, topic)) }
        }
        confirmed = max(confirmed, end)
        told = told.filter { $0 > confirmed }
        let later = held.sorted { $0.key < $1.key }
        held = [:]
        for (_, event) in later { elements += receive(event) }
        if reply.more { wantsFetch = true }
        return elements
    }

    /// Counts anew for a worker that was started anew, from its first event.
    mutating func restart(_ bootID: String) -> [EventStreamElement] {
        let isFetching = isFetching
        self = EventLedger(after: 0, of: bootID, where: isWanted)
        self.isFetching = isFetching
        wantsFetch = true
        return [.workerRestarted(bootID: bootID)]
    }

    private mutating func tell(_ event: Wire.Event, _ topic: Topic) -> EventStreamElement {
        told.insert(event.number)
        newestInTopic[topic] = max(event.number, newestInTopic[topic] ?? 0)
        while told.remove(confirmed + 1) != nil { confirmed += 1 }
        return .event(event)
    }
}
