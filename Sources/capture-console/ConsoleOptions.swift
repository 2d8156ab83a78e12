import Arguments
import CaptureClient

/// What the command line of `capture-console` asks for.
struct ConsoleOptions: Sendable {
    private static let worker = Argument.option(
        "worker", short: "w", "NAME", .text, note: "the only one of this host", help: "the worker's name")
    private static let connect = Argument.option(
        "connect", "ADDRESS", .text, help: "the worker's control address instead: ipc:///path or tcp://HOST:PORT")
    private static let session = Argument.option(
        "session", short: "s", "NAME", .text, note: "the worker's first", help: "the session to watch and to command")
    private static let rendition = Argument.option(
        "rendition", short: "r", "NAME", .text, default: "jpeg",
        help: "the frames whose rate, latency and losses are measured: raw, jpeg, or with parameters as in 'jpeg;w=640'")

    static let command = Command(
        "capture-console", summary: "watch and command a capture worker from a terminal", version: Product.version,
        sections: [.init("Source", worker, connect, session, rendition)],
        examples: [
            .init("capture-console", "the only worker of this host"),
            .init("capture-console --worker robot --session rear", "one session of one worker"),
            .init("capture-console --connect tcp://robot:5570", "a worker of another host"),
        ])

    /// The worker, as `CaptureClient.connect` wants it.
    let address: String?
    let session: String
    let rendition: String

    init(_ invocation: Invocation) throws(UsageError) {
        let worker = invocation[Self.worker], connect = invocation[Self.connect]
        if let connect, worker != nil { throw .unexpectedArgument("--connect \(connect), with --worker") }
        address = connect ?? worker
        session = invocation[Self.session] ?? ""
        rendition = invocation[Self.rendition]
    }
}
