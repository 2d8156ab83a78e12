import Arguments
import CaptureClient

/// What the command line of `capture-tap` asks for.
struct TapOptions: Sendable {
    private static let worker = Argument.option(
        "worker", short: "w", "NAME", .text, note: "the only one of this host", help: "the worker's name")
    private static let connect = Argument.option(
        "connect", "ADDRESS", .text, help: "the worker's control address instead: ipc:///path or tcp://HOST:PORT")
    private static let session = Argument.option(
        "session", short: "s", "NAME", .text, note: "the worker's first", help: "the session whose frames are wanted")
    private static let rendition = Argument.option(
        "rendition", short: "r", "NAME", .text, default: "jpeg",
        help: "how they are encoded: raw, jpeg, or with parameters as in 'jpeg;fps=10;q=60;w=640'")
    private static let every = Argument.flag("every", help: "every frame in order, instead of the newest when it can't keep up")
    private static let count = Argument.option(
        "count", short: "n", "N", .integer(in: 1...Int.max),
        help: "take N frames, every one of them, then end; the exit status tells whether one was missing")
    private static let duration = Argument.option(
        "duration", short: "d", "TIME", .duration(in: .milliseconds(1) ... .seconds(365 * 86400)), help: "end after this time")
    private static let save = Argument.option(
        "save", "DIR", .text,
        help:
            "save each frame in this folder: .jpg, .pgm or .ppm, raw formats that no viewer knows as .yuv; each with its header as .json"
    )
    private static let stdout = Argument.flag(
        "stdout", help: "write the frames' bytes to standard output, and all text to standard error")
    private static let json = Argument.flag("json", help: "report in JSON, an object a line")

    static let command = Command(
        "capture-tap", summary: "watch, check or save the frames that a capture worker publishes", version: Product.version,
        sections: [
            .init("Source", worker, connect, session, rendition),
            .init("Frames", every, count, duration),
            .init("Output", save, stdout, json),
        ],
        examples: [
            .init("capture-tap", "rate, latency and losses, a line a second, of the only worker of this host"),
            .init("capture-tap --rendition raw --count 300", "300 raw frames; exit status 2 if one was missing"),
            .init("capture-tap --stdout | ffplay -f mjpeg -", "the live picture"),
            .init("capture-tap --connect tcp://robot:5570 --count 1 --save .", "one picture of another host"),
        ],
        exitStatuses: [
            .init(0, "all went well; with --count: so many frames came and none was missing"),
            .init(1, "it failed, or ended before the frames asked for had come"),
            .init(2, "frames were missing"),
            .init(UsageError.exitStatus, "the command line is wrong"),
            .init(69, "no worker was found, or none answered"),
        ])

    /// The worker, as `CaptureClient.connect` wants it.
    let address: String?
    let session: String
    let rendition: String
    let delivery: FrameDelivery
    /// Frames to take; nil: no end.
    let count: Int?
    let duration: Duration?
    let folder: String?
    let writesFrames: Bool
    let isJSON: Bool

    init(_ invocation: Invocation) throws(UsageError) {
        let worker = invocation[Self.worker], connect = invocation[Self.connect]
        if let connect, worker != nil { throw .unexpectedArgument("--connect \(connect), with --worker") }
        address = connect ?? worker
        session = invocation[Self.session] ?? ""
        rendition = invocation[Self.rendition]
        count = invocation[Self.count]
        duration = invocation[Self.duration]
        folder = invocation[Self.save]
        writesFrames = invocation[Self.stdout]
        isJSON = invocation[Self.json]
        delivery = count != nil || invocation[Self.every] ? .every(limit: 64) : .newest
    }
}
