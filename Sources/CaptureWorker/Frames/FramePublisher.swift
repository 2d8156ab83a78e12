internal import CaptureModel
internal import CapturePipeline
internal import CaptureWire
internal import ServiceLog
internal import SystemThreads
internal import ZeroMQ

/// Publishes frames: makes a rendition while somebody subscribes to its complete topic. What is subscribed it decides on a thread of
/// its own; frames are sent by the threads that make them.
actor FramePublisher {
    /// Renditions made at once at most: each costs an encoder and a thread.
    static let renditionLimit = 16
    private static let rememberedTopics = 1024

    private nonisolated let thread: PollingThread
    nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe thread.asUnownedSerialExecutor() }
    private let socket: FrameSocket
    private let worker: String
    private let sessions: [String: Session]
    private let catalog: RenditionCatalog
    private let events: EventLog
    private let log: ServiceLog

    private struct Active {
        let series: FrameSeries
        let rendition: Rendition
        let session: Session
    }
    private var active: [String: Active] = [:]
    /// The newest `rendition_sequence` of topics that ended, so that one that comes back goes on counting.
    private var sequences: [String: UInt64] = [:]
    /// Topics that wait until another ends, in the order they came.
    private var waiting: [String] = []
    private var refusals = RefusalLimit()

    init(
        _ socket: consuming Socket, thread: PollingThread, worker: String, sessions: [Session], catalog: RenditionCatalog,
        events: EventLog, log: ServiceLog
    ) {
        self.socket = FrameSocket(socket) { thread.wake() }
        self.thread = thread
        self.worker = worker
        self.sessions = Dictionary(uniqueKeysWithValues: sessions.map { ($0.name, $0) })
        self.catalog = catalog
        self.events = events
        self.log = log
    }

    /// Begins to listen for subscriptions.
    func start() {
        thread.watch(socket.descriptor) { [socket] _ in
            socket.look()
        } _: {
            self.applySubscriptions()
        }
        thread.onWake { self.applySubscriptions() }
    }

    /// Returns when the frames' thread had time for it.
    func answer() {}

    /// Ends every rendition, closes the socket and lets go of the thread.
    func stop() {
        for key in active.keys { end(key) }
        thread.onWake {}
        thread.unwatch(socket.descriptor)
        socket.close()
    }

    /// The renditions of a session that are being made, by name.
    func status(of session: String) -> [Wire.RenditionStatus] {
        active.values.filter { $0.series.topic.session == session }.map { entry in
            let topic = entry.series.topic, failed = entry.rendition.failed
            return Wire.RenditionStatus(
                rendition: topic.name, topic: topic.text, renditionSequence: entry.series.sequence,
                overload: entry.rendition.overload, failed: failed.count, problem: failed.newest.map(Wire.Error.init))
        }.sorted { $0.rendition < $1.rendition }
    }

    /// Topics that somebody subscribes to and that are made.
    var subscriptionCount: Int { active.count }

    // MARK: Subscriptions

    private func applySubscriptions() {
        for change in socket.takeChanges() {
            if change.isWanted { subscribed(change.topic) } else { unsubscribed(change.topic) }
        }
    }

    private func subscribed(_ text: String) {
        // A shorter prefix starts nothing, but its subscriber too wants to see what there is. What begins now has no newest frame that
        // its subscriber missed, though the first may have gone out before this returns.
        for key in active.keys where key.hasPrefix(text) { welcome(key) }
        if active[text] == nil, let topic = Topic(text), topic.channel == .frame, topic.worker == worker { open(topic) }
    }

    private func unsubscribed(_ text: String) {
        waiting.removeAll { $0 == text }
        guard end(text) else { return }
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
            if sequences.count > Self.rememberedTopics { sequences = [:] }
            let series = FrameSeries(
                topic, after: sequences[topic.text] ?? 0, isThinned: resolved.framesPerSecond != nil, to: socket, log: log)
            let rendition = Rendition(resolved, session: session.name, paused: socket.expectNothing, deliver: series.publish)
            active[topic.text] = Active(series: series, rendition: rendition, session: session)
            session.add(rendition)
            log.debug("rendition begun", ["topic": topic.text])
        } catch {
            // One peer's bad subscriptions must not push everything else out of the history.
            guard refusals.admits(at: MonotonicClock.now()) else { return }
            log.warning("subscription refused", ["topic": topic.text, "reason": error.message])
            events.post(.error(Wire.Error(error)), session: sessions[topic.session]?.name)
        }
    }

    /// Ends a rendition; false when there is none of that topic.
    @discardableResult private func end(_ key: String) -> Bool {
        guard let entry = active.removeValue(forKey: key) else { return false }
        entry.session.remove(entry.rendition)
        entry.rendition.close()
        entry.series.close()
        socket.expectNothing()
        sequences[key] = entry.series.sequence
        return true
    }

    private func welcome(_ key: String) {
        guard let series = active[key]?.series, let due = series.welcome() else { return }
        thread.setTimer(at: due) { series.repeatNewest() }
    }
}
