internal import CaptureModel
internal import CapturePipeline
internal import CaptureWire

extension CommandHandler {
    /// Has a session use another camera; the old one is back when that fails.
    static let switchCamera = CommandHandler("switchCamera") { message, parts async throws(CaptureError) in
        guard case .switchCamera(let request) = message.command else { return nil }
        let session = try parts.session(request.session)
        let target: CameraTarget =
            switch request.target {
            case nil: .next
            case .camera(let id): .camera(id)
            case .position(let position): .position(try CameraPosition(asked: position))
            }
        let result = try await session.switchCamera(to: target)
        var reply = Wire.SwitchCameraReply(camera: result.camera, generation: result.generation)
        switch result.outcome {
        case .switched: reply.outcome = .switched
        case .rolledBack(let error):
            reply.outcome = .rolledBack
            reply.reason = Wire.Error(error)
        case .lost(let error):
            reply.outcome = .lost
            reply.reason = Wire.Error(error)
        }
        return CommandResult(.switchCamera(reply), from: result.effectiveSequence)
    }
}

extension CameraPosition {
    /// The position that a request names.
    ///
    /// Throws `invalidArgument` for none, or one that this build does not know.
    fileprivate init(asked position: Wire.CameraPosition) throws(CaptureError) {
        switch position {
        case .front: self = .front
        case .back: self = .back
        case .external: self = .external
        default: throw CaptureError(.invalidArgument, "position: one of front, back, external")
        }
    }
}
