internal import CaptureModel
internal import CaptureWire

extension CommandHandler {
    /// Lists cameras: all, or those of some kinds in order of preference, or those that look somewhere.
    static let cameras = CommandHandler("cameras") { message, parts in
        guard case .cameras(let request) = message.command else { return nil }
        let known = parts.cameras.known.map(Wire.Camera.init)
        let chosen = request.types.isEmpty ? known : request.types.flatMap { type in known.filter { $0.type == type } }
        let wanted = chosen.filter { request.position == .unspecified || $0.position == request.position }
        return CommandResult(.cameras(Wire.CamerasReply(cameras: wanted)))
    }
}
