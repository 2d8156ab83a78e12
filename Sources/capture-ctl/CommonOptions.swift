import Arguments
import CaptureClient

/// What every subcommand understands.
struct CommonOptions: Sendable {
    private static let worker = Argument.option(
        "worker", short: "w", "WORKER", .text, note: "the only one of this host", help: "the worker's name")
    private static let connect = Argument.option(
        "connect", "ADDRESS", .text, help: "the worker's control address instead: ipc:///path or tcp://HOST:PORT")
    private static let session = Argument.option(
        "session", short: "s", "SESSION", .text, note: "the worker's first; for status, events and watch all",
        help: "the session that it is about")
    private static let timeout = Argument.option(
        "timeout", "TIME", .duration(in: .milliseconds(1) ... .seconds(3600)),
        note: "5s; 15s and 20s for what takes a camera longer",
        help: "how long to wait for an answer")
    private static let json = Argument.flag("json", help: "print the worker's replies as JSON, one a line (proto/README.md)")

    static let sections: [Command.Section] = [
        .init("Worker", worker, connect, session, timeout),
        .init("Output", json),
    ]

    /// The worker, as `CaptureClient.connect` wants it.
    let address: String?
    /// The session, if one was named.
    let session: String?
    let timeout: Duration?
    let isJSON: Bool

    init(_ invocation: Invocation, for subcommand: any Subcommand.Type) throws(UsageError) {
        let worker = invocation[Self.worker], connect = invocation[Self.connect]
        if let connect, worker != nil { throw .unexpectedArgument("--connect \(connect), with --worker") }
        address = connect ?? worker
        session = invocation[Self.session]
        if let session, !subcommand.usesSession {
            throw .unexpectedArgument("--session \(session), for '\(subcommand.command.name)'")
        }
        timeout = invocation[Self.timeout]
        isJSON = invocation[Self.json]
    }
}
