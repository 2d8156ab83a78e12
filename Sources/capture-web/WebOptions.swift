import Arguments
import CaptureClient

/// What the command line of `capture-web` asks for.
struct WebOptions: Sendable {
    private static let worker = Argument.option(
        "worker", short: "w", "NAME", .text, note: "the only one of this host", help: "the worker's name")
    private static let connect = Argument.option(
        "connect", "ADDRESS", .text, help: "the worker's control address instead: ipc:///path or tcp://HOST:PORT")
    private static let session = Argument.option(
        "session", short: "s", "NAME", .text, note: "the worker's first", help: "the session shown when a request names none")
    private static let listen = Argument.option(
        "listen", "HOST:PORT", .listenAddress, default: ListenAddress("127.0.0.1:8080")!,
        help: "where to listen; port 0 takes any free one")
    private static let insecure = Argument.flag(
        "insecure", help: "let --listen reach beyond this machine, where everybody who reaches it sees the cameras")

    static let command = Command(
        "capture-web", summary: "show the cameras of a capture worker to browsers and other HTTP clients",
        version: Product.version,
        sections: [.init("Source", worker, connect, session), .init("Server", listen, insecure)],
        examples: [
            .init("capture-web", "a page at http://127.0.0.1:8080/, of the only worker of this host"),
            .init("curl -o now.jpg 'http://127.0.0.1:8080/snapshot.jpg?session=main'", "a picture taken after the request"),
            .init(
                "ffplay 'http://127.0.0.1:8080/stream.mjpg?rendition=jpeg;fps=10;w=640'", "the live picture, smaller and slower"),
        ],
        exitStatuses: [
            .init(0, "it was told to stop by SIGTERM or SIGINT"),
            .init(1, "it could not listen, or not stop in time"),
            .init(UsageError.exitStatus, "the command line is wrong"),
        ])

    /// The worker, as `CaptureClient.connect` wants it.
    let address: String?
    let session: String
    let listen: ListenAddress

    init(_ invocation: Invocation) throws(UsageError) {
        let worker = invocation[Self.worker], connect = invocation[Self.connect]
        if let connect, worker != nil { throw .unexpectedArgument("--connect \(connect), with --worker") }
        address = connect ?? worker
        session = invocation[Self.session] ?? ""
        listen = invocation[Self.listen]
        guard listen.isLoopback || invocation[Self.insecure] else {
            throw .invalidValue(
                listen.host, of: Self.listen.declaration.label,
                expected: "127.0.0.1 or localhost: beyond this machine everybody who reaches it sees the cameras; "
                    + "add --insecure if that is what you want")
        }
    }
}
