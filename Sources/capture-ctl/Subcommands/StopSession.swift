import Arguments
import CaptureClient

/// Has a session let its camera go.
struct StopSession: RequestSubcommand {
    static let command = Command(
        "stop", summary: "have a session let its camera go, whoever wants frames",
        examples: [.init("capture-ctl stop -s rear", "until 'capture-ctl start'")])
    static let patience = Duration.seconds(15)

    init(_ invocation: Invocation) {}

    func request(session: String) -> Wire.Request.Command { .stopSession(Wire.StopSessionRequest(session: session)) }

    func show(_ reply: Wire.Reply, on screen: Screen) throws(CaptureError) {
        guard case .stopSession(let result) = reply.result, let session = result.session else { throw .unexpectedReply }
        screen.write("session \(session.session) is \(screen.styled("\(session.state)", session.state.style))")
        if let problem = session.problem { screen.complain(problem.text) }
    }
}
