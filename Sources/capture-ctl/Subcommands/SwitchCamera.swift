import Arguments
import CaptureClient

/// Uses another camera.
struct SwitchCamera: RequestSubcommand {
    private static let camera = Argument.optionalPositional(
        "CAMERA", .text, help: "the camera's id; without it, and without --position, the next one that can be used")
    private static let position = Argument.option(
        "position", "POSITION", ValueFormat<Wire.CameraPosition>.word, help: "the first camera that looks there")

    static let command = Command(
        "switch", summary: "use another camera; the old one is back when that fails",
        sections: [.init("Camera", camera, position)],
        examples: [
            .init("capture-ctl switch", "the next camera"),
            .init("capture-ctl switch --position front", "the one that looks at you"),
            .init("capture-ctl switch v4l2:usb-046d-0825 || capture-ctl status", "exit status 2 when it can't be used"),
        ])
    static let patience = Duration.seconds(15)

    private let target: Wire.SwitchCameraRequest.Target?

    init(_ invocation: Invocation) throws(UsageError) {
        let camera = invocation[Self.camera], position = invocation[Self.position]
        if let camera, position != nil { throw .unexpectedArgument("\(camera), with --position") }
        target = camera.map { .camera($0) } ?? position.map { .position($0) }
    }

    func request(session: String) -> Wire.Request.Command {
        .switchCamera(Wire.SwitchCameraRequest(session: session, target: target))
    }

    func show(_ reply: Wire.Reply, on screen: Screen) throws(CaptureError) {
        guard case .switchCamera(let result) = reply.result else { throw .unexpectedReply }
        switch result.outcome {
        case .switched: screen.write("\(result.camera) is used, generation \(result.generation)\(reply.effectText)")
        case .rolledBack: screen.write("\(result.camera) is used as before")
        default: screen.write("no camera can be used; the session tries \(result.camera) on")
        }
    }

    func status(of reply: Wire.Reply, on screen: Screen) -> ExitStatus {
        guard case .switchCamera(let result) = reply.result, result.outcome != .switched else { return .success }
        screen.complain("the camera was not switched: \(result.reason?.text ?? "\(result.outcome)")")
        return .partial
    }
}
