import Arguments
import CaptureClient
import TerminalText

/// The cameras that there are.
struct Cameras: RequestSubcommand {
    private static let type = Argument.options(
        "type", "TYPE", ValueFormat<Wire.CameraType>.word, help: "only cameras of this type; several in order of preference")
    private static let position = Argument.option(
        "position", "POSITION", ValueFormat<Wire.CameraPosition>.word, help: "only cameras that look there")

    static let command = Command(
        "cameras", summary: "the cameras, their formats and abilities", sections: [.init("Cameras", type, position)],
        examples: [
            .init("capture-ctl cameras", "all, those that can't be used with the reason"),
            .init("capture-ctl cameras --position back --type ultraWide --type wide", "the best ones to look ahead, best first"),
        ])
    static let usesSession = false

    private let query: Wire.CamerasRequest

    init(_ invocation: Invocation) {
        query = Wire.CamerasRequest(types: invocation[Self.type], position: invocation[Self.position] ?? .unspecified)
    }

    func request(session: String) -> Wire.Request.Command { .cameras(query) }

    func show(_ reply: Wire.Reply, on screen: Screen) throws(CaptureError) {
        guard case .cameras(let cameras) = reply.result else { throw .unexpectedReply }
        for (index, camera) in cameras.cameras.enumerated() {
            if index > 0 { screen.write("") }
            CameraText(camera).write(on: screen)
        }
        if cameras.cameras.isEmpty { screen.complain("the worker has no such camera") }
    }
}
