internal import CaptureModel
internal import CaptureWire

extension CommandHandler {
    /// Hands out events that a client missed.
    static let events = CommandHandler("events") { message, parts throws(CaptureError) in
        guard case .events(let request) = message.command else { return nil }
        let choice = try EventChoice(request.topics)
        let isSameBoot = request.bootId.isEmpty || request.bootId == parts.identity.bootID
        let reply = parts.eventLog.events(
            after: isSameBoot ? request.after : 0, limit: request.limit == 0 ? .max : Int(request.limit), bytes: 512 << 10,
            where: choice.matches)
        return CommandResult(.events(reply))
    }
}
