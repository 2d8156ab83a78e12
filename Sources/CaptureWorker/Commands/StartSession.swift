internal import CaptureModel
internal import CapturePipeline
internal import CaptureWire

extension CommandHandler {
    /// Has a session capture again, when somebody wants frames.
    static let startSession = CommandHandler("startSession") { message, parts async throws(CaptureError) in
        guard case .startSession(let request) = message.command else { return nil }
        let session = try parts.session(request.session)
        await session.start()
        return CommandResult(
            .startSession(Wire.StartSessionReply(session: Wire.SessionSummary(session.snapshot, session: session.name))))
    }

    /// Has a session let its camera go until it is started.
    static let stopSession = CommandHandler("stopSession") { message, parts async throws(CaptureError) in
        guard case .stopSession(let request) = message.command else { return nil }
        let session = try parts.session(request.session)
        await session.stop()
        return CommandResult(
            .stopSession(Wire.StopSessionReply(session: Wire.SessionSummary(session.snapshot, session: session.name))))
    }
}
