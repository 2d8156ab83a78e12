import Arguments
import CaptureClient

/// What the command line of `capture-tour` asks for.
struct TourOptions: Sendable {
    private static let worker = Argument.option(
        "worker", short: "w", "NAME", .text, note: "the only one of this host", help: "the worker's name")
    private static let connect = Argument.option(
        "connect", "ADDRESS", .text, help: "the worker's control address instead: ipc:///path or tcp://HOST:PORT")
    private static let session = Argument.option(
        "session", short: "s", "NAME", .text, note: "the worker's first", help: "the session to go through")
    static let command = Command(
        "capture-tour", summary: "switch, zoom, focus and capture, and check each in the pixels", version: Product.version,
        sections: [.init("Source", worker, connect, session)],
        examples: [
            .init("capture-tour", "the only worker of this host; a line a step, exit status 0 only if all held")
        ])

    /// The worker, as `CaptureClient.connect` wants it.
    let address: String?
    let session: String

    init(_ invocation: Invocation) throws(UsageError) {
        let worker = invocation[Self.worker], connect = invocation[Self.connect]
        if let connect, worker != nil { throw .unexpectedArgument("--connect \(connect), with --worker") }
        address = connect ?? worker
        session = invocation[Self.session] ?? ""
    }
}
