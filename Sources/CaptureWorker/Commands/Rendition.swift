internal import CaptureModel
internal import CapturePipeline
internal import CaptureWire

extension CommandHandler {
    /// Tells the canonical topic of a rendition; starts nothing.
    static let rendition = CommandHandler("rendition") { message, parts throws(CaptureError) in
        guard case .rendition(let request) = message.command else { return nil }
        let session = try parts.session(request.session)
        let resolved = try parts.renditions.resolve(request.rendition)
        let topic = Topic(worker: parts.identity.worker, session: session.name, channel: .frame, name: resolved.name)
        return CommandResult(.rendition(Wire.RenditionReply(rendition: resolved.name, topic: topic.text)))
    }
}
