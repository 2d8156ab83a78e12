import Arguments
import CaptureClient

/// A subcommand: what it takes, and what it does with it. A new one is a type in a file of its own and a line in `Subcommands`.
protocol Subcommand: Sendable {
    /// Its declaration.
    static var command: Command { get }
    /// Is it about a session? If not, `--session` is refused.
    static var usesSession: Bool { get }

    /// Reads what was asked for.
    init(_ invocation: Invocation) throws(UsageError)

    /// Does it, on a thread that may block.
    func run(_ console: Console) async throws(CaptureError) -> ExitStatus
}

extension Subcommand {
    static var usesSession: Bool { true }
}

/// A subcommand that is one command to the worker, and shows its reply.
protocol RequestSubcommand: Subcommand {
    /// How long an answer may take when nobody says otherwise.
    static var patience: Duration { get }

    /// What to ask of the worker; the empty session is its default one.
    func request(session: String) -> Wire.Request.Command
    /// The reply for people. Throws `unexpectedReply` when it is one to another command.
    func show(_ reply: Wire.Reply, on screen: Screen) throws(CaptureError)
    /// What the reply means, when it is no error.
    func status(of reply: Wire.Reply, on screen: Screen) -> ExitStatus
}

extension RequestSubcommand {
    static var patience: Duration { .seconds(5) }

    func status(of reply: Wire.Reply, on screen: Screen) -> ExitStatus { .success }

    func run(_ console: Console) async throws(CaptureError) -> ExitStatus {
        let client = try await console.connect()
        let reply = try await console.request(client, request(session: console.session), patience: Self.patience)
        if console.isJSON { console.screen.write(reply) } else { try show(reply, on: console.screen) }
        return status(of: reply, on: console.screen)
    }
}

extension CaptureError {
    /// The reply is not one to the command that was sent.
    static let unexpectedReply = CaptureError(.internalError, "the worker answered another command than the one that was sent")
}
