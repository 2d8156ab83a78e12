import Arguments
import CaptureClient
import TerminalText

/// Zooms.
struct Zoom: RequestSubcommand {
    private static let factor = Argument.positional(
        "FACTOR", .number(in: 0...1_000_000), help: "1 is the whole field of view, 2 shows half its width")
    private static let refuse = Argument.flag(
        "refuse", help: "fail when the camera does not reach it, instead of taking the nearest that it does")

    static let command = Command(
        "zoom", summary: "zoom nearer or farther", sections: [.init("Zoom", factor, refuse)],
        examples: [
            .init("capture-ctl zoom 2", "twice as near"),
            .init("capture-ctl zoom --refuse 8", "exit status 1 when 8 is too much"),
        ])

    private let factor: Double
    private let outOfRange: Wire.OutOfRange

    init(_ invocation: Invocation) {
        factor = invocation[Self.factor]
        outOfRange = invocation[Self.refuse] ? .refuse : .clamp
    }

    func request(session: String) -> Wire.Request.Command {
        .setZoom(Wire.SetZoomRequest(session: session, factor: factor, outOfRange: outOfRange))
    }

    func show(_ reply: Wire.Reply, on screen: Screen) throws(CaptureError) {
        guard case .setZoom(let zoom) = reply.result else { throw .unexpectedReply }
        let range = "\(NumberText.short(zoom.minimum, 3))…\(NumberText.short(zoom.maximum, 3))"
        let note =
            zoom.clamped ? "the nearest to \(NumberText.short(factor, 3)) that the camera reaches (\(range))" : "of \(range)"
        screen.write("zoom is \(NumberText.short(zoom.factor, 3)), \(note)\(reply.effectText)")
    }
}
