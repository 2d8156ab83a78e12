import Arguments
import CaptureClient

/// Has a session capture again.
struct StartSession: RequestSubcommand {
    static let command = Command(
        "start", summary: "have a session capture again, when somebody wants frames",
        examples: [.init("capture-ctl start -s rear", "undoes 'capture-ctl stop'")])
    static let patience = Duration.seconds(15)

    init(_ invocation: Invocation) {}

    func request(session: String) -> Wire.Request.Command { .startSession(Wire.StartSessionRequest(session: session)) }

    func show(_ reply: Wire.Reply, on screen: Screen) throws(CaptureError) {
        guard case .startSession(let result) = reply.result, let session = result.session else { throw .unexpectedReply }
        screen.write("session \(session.session) is \(screen.styled("\(session.state)", session.state.style))")
        if let problem = session.problem { screen.complain(problem.text) }
    }
}
