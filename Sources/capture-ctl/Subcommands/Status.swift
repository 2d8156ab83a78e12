import Arguments
import CaptureClient
import TerminalText

/// How the worker and its sessions are.
struct Status: RequestSubcommand {
    static let command = Command(
        "status", summary: "how the worker and its sessions are: state, rate, losses, renditions, health",
        examples: [
            .init("capture-ctl status", "all sessions"),
            .init("capture-ctl status -s rear --json", "one session, for a program"),
        ])

    init(_ invocation: Invocation) {}

    func request(session: String) -> Wire.Request.Command {
        .status(Wire.StatusRequest(sessions: session.isEmpty ? [] : [session]))
    }

    func show(_ reply: Wire.Reply, on screen: Screen) throws(CaptureError) {
        guard case .status(let status) = reply.result else { throw .unexpectedReply }
        let figures = [
            "up \(NumberText.duration(nanoseconds: status.uptime))", NumberText.bytes(status.residentMemory),
            "\(status.subscriptions) \(status.subscriptions == 1 ? "topic" : "topics") subscribed to",
        ]
        screen.write(
            screen.styled("worker \(TextWidth.printable(reply.worker))", .strong) + "  " + figures.joined(separator: ", "))
        for session in status.sessions {
            screen.write("")
            SessionText(session).write(on: screen)
        }
    }
}
