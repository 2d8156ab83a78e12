internal import CaptureBus
internal import CaptureModel
internal import CapturePipeline
internal import CaptureWire
internal import ProtoWire
internal import ServiceLog
internal import SystemThreads
internal import ZeroMQ

/// Publishes frames, on a thread of its own: makes a rendition while somebody subscribes to its complete topic, and sends each
/// frame as `[topic][FrameHeader][payload]`, the payload read by libzmq in place.
actor FramePublisher {
    /// Renditions made at once at most: each costs an encoder and a thread.
    static let renditionLimit = 16
    private static let rememberedTopics = 1024

    private nonisolated let thread: PollingThread
    nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe thread.asUnownedSerialExecutor() }
    private var socket: Socket
    private let worker: String
    private let sessions: [String: Session]
    private let catalog: RenditionCatalog
    private let events: EventLog
    private let log: ServiceLog

    private struct Active {
        var published: PublishedRendition
        var newcomers = Newcomers()
    }
    private var active: [String: Active] = [:]
    /// The newest `rendition_sequence` of each topic, so that one that comes back goes on counting.
    private var sequences: [String: UInt64] = [:]
    /// Topics that wait until another ends, in the order they came.
    private var waiting: [String] = []
    private var refusals = RefusalLimit()

    init(
        _ socket: consuming Socket, thread: PollingThread, worker: String, sessions: [Session], catalog: RenditionCatalog,
        events: EventLog, log: ServiceLog
    ) {
        self.socket = socket
        self.thread = thread
        self.worker = worker
        self.sessions = Dictionary(uniqueKeysWithValues: sessions.map { ($0.name, $0) })
        self.catalog = catalog
        self.events = events
        self.log = log
    }

    /// Begins to listen for subscriptions.
    func start() {
        thread.watch(socket) { self.readSubscriptions() }
        thread.onWake { self.sendWaiting() }
    }

    /// Returns when the frames' thread had time for it.
    func answer() {}

    /// Ends every rendition, closes the socket and lets go of the thread.
    func stop() {
        for entry in active.values { entry.published.close() }
        active = [:]
        thread.onWake {}
        thread.unwatch(socket)
        socket.close()
    }

    /// The renditions of a session that are being made, by name.
    func status(of session: String) -> [Wire.RenditionStatus] {
        active.values.filter { $0.published.topic.session == session }.map { entry in
            let published = entry.published
            let failed = published.rendition.failed
            return Wire.RenditionStatus(
                rendition: published.topic.name, topic: published.topic.text,
                renditionSequence: sequences[published.topic.text] ?? 0,
                overload: published.rendition.overload + published.mailbox.overload, failed: failed.count,
                problem: failed.newest.map(Wire.Error.init))
        }.sorted { $0.rendition < $1.rendition }
    }

    /// Topics that somebody subscribes to and that are made.
    var subscriptionCount: Int { active.count }

    // MARK: Subscriptions

    private func readSubscriptions() {
        var message = Message()
        while (try? socket.receive(into: &message)) == true {
            guard let change = Subscription(message.copyBytes()) else { continue }
            if change.isWanted { subscribed(change.topic) } else { unsubscribed(change.topic) }
        }
    }

    private func subscribed(_ text: String) {
        if active[text] == nil, let topic = Topic(text), topic.channel == .frame, topic.worker == worker { open(topic) }
        // A shorter prefix starts nothing, but its subscriber too wants to see what there is.
        for key in active.keys where key.hasPrefix(text) { welcome(key) }
    }

    private func unsubscribed(_ text: String) {
        waiting.removeAll { $0 == text }
        guard let entry = active.removeValue(forKey: text) else { return }
        entry.published.close()
        log.debug("rendition ended", ["topic": text])
        if !waiting.isEmpty, let topic = Topic(waiting.removeFirst()) { open(topic) }
    }

    private func open(_ topic: Topic) {
        do throws(CaptureError) {
            guard let session = sessions[topic.session] else {
                let names = sessions.keys.sorted().joined(separator: ", ")
                throw CaptureError(.unknownSession, "no session '\(topic.session)': there are \(names)")
            }
            let resolved = try catalog.resolve(topic.name)
            guard resolved.name == topic.name else {
                throw CaptureError(.invalidRendition, "'\(topic.name)' is not canonical: subscribe to '\(resolved.name)'")
            }
            guard active.count < Self.renditionLimit else {
                if waiting.count < Self.rememberedTopics, !waiting.contains(topic.text) { waiting.append(topic.text) }
                throw CaptureError(
                    .tooManyRenditions,
                    "'\(topic.text)' waits: \(Self.renditionLimit) renditions are being made and no more at once")
            }
            let published = PublishedRendition(resolved, topic: topic, session: session) { [thread] in thread.wake() }
            if sequences.count > Self.rememberedTopics { sequences = sequences.filter { active[$0.key] != nil } }
            active[topic.text] = Active(published: published)
            published.open()
            log.debug("rendition begun", ["topic": topic.text])
        } catch {
            // One peer's bad subscriptions must not push everything else out of the history.
            guard refusals.admits(at: MonotonicClock.now()) else { return }
            log.warning("subscription refused", ["topic": topic.text, "reason": error.message])
            events.post(.error(Wire.Error(error)), session: sessions[topic.session]?.name)
        }
    }

    private func welcome(_ key: String) {
        guard let due = active[key]?.newcomers.asked(at: MonotonicClock.now()) else { return }
        thread.setTimer(at: due) { self.repeatNewest(key) }
    }

    private func repeatNewest(_ key: String) {
        guard let published = active[key]?.published,
            let frame = active[key]?.newcomers.frameToRepeat(at: MonotonicClock.now())
        else { return }
        var header = frame.header
        header.status = .repeated
        header.drops = DropCounts()
        send(header, frame.buffer, as: published)
    }

    // MARK: Frames

    private func sendWaiting() {
        for (key, entry) in active {
            while let (frame, drops) = entry.published.mailbox.take() {
                let sequence = (sequences[key] ?? 0) + 1
                sequences[key] = sequence
                let now = MonotonicClock.now()
                var header = frame.header
                header.renditionSequence = sequence
                header.drops = drops
                header.times.publish = now
                send(header, frame.buffer, as: entry.published)
                // A thinned rendition's newest frame stays for long: not in a buffer that its camera needs.
                let kept = entry.published.isThinned ? FrameBuffer(copying: frame.buffer) : frame.buffer
                active[key]?.newcomers.published(Frame(header: header, buffer: kept), at: now)
            }
        }
    }

    private func send(_ header: FrameHeader, _ buffer: FrameBuffer, as published: PublishedRendition) {
        do {
            try socket.send(Message(copying: published.topicBytes), more: true)
            try socket.send(Message(copying: Wire.FrameHeader(header).protobuf()), more: true)
            try socket.send(unsafe Message(lending: buffer.baseAddress, count: buffer.count, owner: buffer))
        } catch {
            log.error("frame not sent", ["topic": published.topic.text, "reason": error.description])
        }
    }
}
