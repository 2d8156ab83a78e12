import Arguments
import CaptureClient
import TerminalText

/// What can be set of the session's camera.
struct Controls: RequestSubcommand {
    static let command = Command(
        "controls", summary: "what can be set of a session's camera, as the camera describes it",
        examples: [.init("capture-ctl controls", "ids, names, values and ranges for 'capture-ctl set'")])

    init(_ invocation: Invocation) {}

    func request(session: String) -> Wire.Request.Command { .controls(Wire.ControlsRequest(session: session)) }

    func show(_ reply: Wire.Reply, on screen: Screen) throws(CaptureError) {
        guard case .controls(let result) = reply.result else { throw .unexpectedReply }
        typealias Column = TextTable.Column
        var table = TextTable(
            Column("ID", isNumber: true), "NAME", "VALUE", Column("TAKES", wraps: true), Column("NOT NOW", wraps: true))
        let names = Dictionary(result.controls.map { ($0.id, $0.name) }) { first, _ in first }
        for control in result.controls {
            let text = ControlText(control), obstacle = text.obstacle(names: names)
            table.add(
                "\(control.id)", "\(control.name)", "\(control.type == .button ? "" : text.value)",
                TextTable.Cell(text.choices, .faint), TextTable.Cell(obstacle, .warning))
        }
        screen.write(table)
        if table.isEmpty { screen.complain("the camera has nothing to set") }
    }
}
