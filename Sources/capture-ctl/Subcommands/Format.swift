import Arguments
import CaptureClient

/// Captures in another format.
struct Format: RequestSubcommand {
    private static let pixelFormat = Argument.option(
        "pixel-format", short: "f", "FOURCC",
        ValueFormat<PixelFormat>(expected: "a four-character code such as NV12 or MJPG") { PixelFormat($0) },
        note: "the camera's choice", help: "how pixels are laid out")
    private static let size = Argument.option(
        "size", "WxH", .dimensions, note: "the camera's choice", help: "width and height in pixels")
    private static let rate = Argument.option(
        "rate", short: "r", "FPS", .number(in: 0.001...100_000), note: "the camera's choice", help: "frames a second")

    static let command = Command(
        "format", summary: "capture in another size, pixel format or rate", sections: [.init("Format", pixelFormat, size, rate)],
        examples: [
            .init("capture-ctl format --size 1920x1080 --rate 30", "full HD"),
            .init("capture-ctl format", "what the camera likes best"),
        ])
    static let patience = Duration.seconds(15)

    private let pixelFormat: String
    private let size: Dimensions?
    private let rate: Double

    init(_ invocation: Invocation) {
        pixelFormat = invocation[Self.pixelFormat]?.description ?? ""
        size = invocation[Self.size]
        rate = invocation[Self.rate] ?? 0
    }

    func request(session: String) -> Wire.Request.Command {
        .setFormat(
            Wire.SetFormatRequest(
                session: session, pixelFormat: pixelFormat, width: UInt32(size?.width ?? 0), height: UInt32(size?.height ?? 0),
                rate: rate))
    }

    func show(_ reply: Wire.Reply, on screen: Screen) throws(CaptureError) {
        guard case .setFormat(let result) = reply.result else { throw .unexpectedReply }
        let rate = result.interval.map { " at \($0.rateText) fps" } ?? ""
        screen.write("format is \(result.format?.text ?? "unknown")\(rate), generation \(result.generation)\(reply.effectText)")
    }
}
