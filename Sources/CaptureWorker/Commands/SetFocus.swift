internal import CaptureModel
internal import CapturePipeline
internal import CaptureWire

extension CommandHandler {
    /// Focuses a session's camera: at a point of the picture, by itself, or at a lens position.
    static let setFocus = CommandHandler("setFocus") { message, parts async throws(CaptureError) in
        guard case .setFocus(let request) = message.command else { return nil }
        let session = try parts.session(request.session)
        let result = try await session.setFocus(try FocusSetting(asked: request.focus))
        return CommandResult(
            .setFocus(
                Wire.SetFocusReply(
                    mode: Wire.AutomaticMode(result.value.state.mode), lensPosition: result.value.state.lensPosition,
                    sensorPoint: result.value.point.map { Wire.Point(x: $0.x, y: $0.y) })),
            from: result.effectiveSequence)
    }
}

extension FocusSetting {
    /// The setting that a request names.
    ///
    /// Throws `invalidArgument` for none, a point outside the picture, or a mode that this build does not know.
    fileprivate init(asked focus: Wire.SetFocusRequest.Focus?) throws(CaptureError) {
        switch focus {
        case .point(let point):
            guard let place = NormalizedPoint(x: point.x, y: point.y) else {
                throw CaptureError(.invalidArgument, "point \(point.x), \(point.y): both from 0 to 1, 0, 0 being top left")
            }
            self = .point(place)
        case .lensPosition(let position): self = .lensPosition(position)
        case .mode(.locked): self = .locked
        case .mode(.auto): self = .auto
        case .mode(.continuous): self = .continuous
        case .mode: throw CaptureError(.invalidArgument, "mode: one of locked, auto, continuous")
        case nil: throw CaptureError(.invalidArgument, "setFocus wants one of point, mode, lens_position")
        }
    }
}
