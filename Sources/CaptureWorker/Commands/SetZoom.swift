internal import CaptureModel
internal import CapturePipeline
internal import CaptureWire

extension CommandHandler {
    /// Zooms a session's camera.
    static let setZoom = CommandHandler("setZoom") { message, parts async throws(CaptureError) in
        guard case .setZoom(let request) = message.command else { return nil }
        let session = try parts.session(request.session)
        let clamps: Bool
        switch request.outOfRange {
        case .clamp: clamps = true
        case .refuse: clamps = false
        case .unrecognized: throw CaptureError(.invalidArgument, "out_of_range: clamp or refuse")
        }
        let result = try await session.setZoom(request.factor, clamps: clamps)
        return CommandResult(
            .setZoom(
                Wire.SetZoomReply(
                    factor: result.value.factor, minimum: result.value.range.lowerBound, maximum: result.value.range.upperBound,
                    clamped: result.value.isClamped)),
            from: result.effectiveSequence)
    }
}
