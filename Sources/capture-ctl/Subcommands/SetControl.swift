import Arguments
import CaptureClient

/// Sets one control.
struct SetControl: Subcommand {
    private static let setting = Argument.positional(
        "CONTROL=VALUE",
        ValueFormat<ControlSetting>(expected: "ID=VALUE or NAME=VALUE") { ControlSetting($0) },
        help: """
            the control by its id or its name (its beginning will do; case and punctuation don't matter), and an integer, \
            on or off, a menu's entry or a text; a button needs no value
            """)

    static let command = Command(
        "set", summary: "set a control of a session's camera", sections: [.init("Control", setting)],
        examples: [
            .init("capture-ctl set gain=200", "by name"),
            .init("capture-ctl set exp=5000", "by the beginning of a name that no other control has"),
            .init("capture-ctl set 9963788=0", "by id, as 'capture-ctl controls' lists it"),
        ])

    private let setting: ControlSetting

    init(_ invocation: Invocation) { setting = invocation[Self.setting] }

    func run(_ console: Console) async throws(CaptureError) -> ExitStatus {
        let client = try await console.connect()
        let query = Wire.ControlsRequest(session: console.session)
        guard case .controls(let controls) = try await console.request(client, .controls(query)).result else {
            throw .unexpectedReply
        }
        let control = try setting.control(among: controls.controls)
        let command = Wire.SetControlRequest(
            session: console.session, id: control.id, value: try setting.value(for: control))
        let reply = try await console.request(client, .setControl(command))
        guard case .setControl(let result) = reply.result, let control = result.control else { throw .unexpectedReply }
        if console.isJSON {
            console.screen.write(reply)
        } else {
            console.screen.write("\(control.name) is \(ControlText(control).value)\(reply.effectText)")
        }
        return .success
    }
}
