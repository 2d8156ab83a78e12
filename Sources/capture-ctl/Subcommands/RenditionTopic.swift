import Arguments
import CaptureClient
import TerminalText

/// The topic of a rendition.
struct RenditionTopic: RequestSubcommand {
    private static let name = Argument.positional("RENDITION", .text, help: "any spelling, such as 'jpeg;w=640;q=60'")

    static let command = Command(
        "rendition", summary: "the canonical name and the topic of a rendition, or why it can't be made",
        sections: [.init("Rendition", name)],
        examples: [.init("capture-ctl rendition 'jpeg;w=640;q=60'", "the topic to subscribe to; quote it, for the shell's sake")])

    private let rendition: String

    init(_ invocation: Invocation) { rendition = invocation[Self.name] }

    func request(session: String) -> Wire.Request.Command {
        .rendition(Wire.RenditionRequest(session: session, rendition: rendition))
    }

    func show(_ reply: Wire.Reply, on screen: Screen) throws(CaptureError) {
        guard case .rendition(let result) = reply.result else { throw .unexpectedReply }
        var table = TextTable.record()
        table.add("rendition", "\(result.rendition)")
        table.add("topic", "\(result.topic)")
        screen.write(table)
    }
}
