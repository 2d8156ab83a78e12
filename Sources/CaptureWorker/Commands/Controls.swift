internal import CaptureModel
internal import CapturePipeline
internal import CaptureWire

extension CommandHandler {
    /// Lists what can be set of a session's camera.
    static let controls = CommandHandler("controls") { message, parts async throws(CaptureError) in
        guard case .controls(let request) = message.command else { return nil }
        let controls = try await parts.session(request.session).controls()
        return CommandResult(.controls(Wire.ControlsReply(controls: controls.map { Wire.Control($0) })))
    }

    /// Sets one of them.
    static let setControl = CommandHandler("setControl") { message, parts async throws(CaptureError) in
        guard case .setControl(let request) = message.command else { return nil }
        let session = try parts.session(request.session)
        let value: ControlValue
        switch request.value {
        case .integer(let number): value = .integer(number)
        case .boolean(let flag): value = .boolean(flag)
        case .text(let text): value = .text(text)
        case nil: throw CaptureError(.invalidArgument, "setControl wants one of integer, boolean, text")
        }
        let result = try await session.setControl(request.id, to: value)
        parts.eventLog.post(.control(Wire.Control(result.value, session: session.name)), session: session.name)
        return CommandResult(
            .setControl(Wire.SetControlReply(control: Wire.Control(result.value))), from: result.effectiveSequence)
    }
}
