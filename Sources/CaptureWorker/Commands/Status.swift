internal import CaptureModel
internal import CapturePipeline
internal import CaptureWire
internal import SystemThreads

extension CommandHandler {
    /// Tells how the worker and its sessions are, with figures.
    static let status = CommandHandler("status") { message, parts async throws(CaptureError) in
        guard case .status(let request) = message.command else { return nil }
        for name in request.sessions { _ = try parts.session(name) }
        var reply = Wire.StatusReply(
            uptime: MonotonicClock.now() - parts.startTime, residentMemory: ProcessMemory.resident,
            subscriptions: UInt32(await parts.frames.subscriptionCount + parts.events.subscriptionCount))
        for session in parts.sessions where request.sessions.isEmpty || request.sessions.contains(session.name) {
            reply.sessions.append(Wire.SessionStatus(session, renditions: await parts.frames.status(of: session.name)))
        }
        return CommandResult(.status(reply))
    }
}

extension Wire.SessionStatus {
    /// A session with figures, as it travels.
    init(_ session: Session, renditions: [Wire.RenditionStatus]) {
        let snapshot = session.snapshot
        let now = MonotonicClock.now()
        self.init(
            summary: Wire.SessionSummary(snapshot, session: session.name), frameSequence: snapshot.frameSequence,
            measuredRate: snapshot.measuredRate, lastFrameAge: snapshot.lastCapture.map { now - $0 },
            drops: Wire.DropCounts(snapshot.drops), copied: snapshot.device.copied, lent: UInt32(clamping: snapshot.device.lent),
            renditions: renditions, healthy: snapshot.isHealthy(at: now))
    }
}
