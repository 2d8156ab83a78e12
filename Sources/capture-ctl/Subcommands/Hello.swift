import Arguments
import CaptureClient
import TerminalText

/// Who the worker is.
struct Hello: RequestSubcommand {
    static let command = Command(
        "hello", summary: "who the worker is, where it publishes, what it knows and how much it takes",
        examples: [
            .init("capture-ctl hello", "the only worker of this host"),
            .init("capture-ctl --connect tcp://robot:5570 hello", "a worker of another host"),
        ])
    static let usesSession = false

    init(_ invocation: Invocation) {}

    func request(session: String) -> Wire.Request.Command { .hello(Wire.HelloRequest()) }

    func show(_ reply: Wire.Reply, on screen: Screen) throws(CaptureError) {
        guard case .hello(let hello) = reply.result else { throw .unexpectedReply }
        var table = TextTable.record()
        table.add("worker", TextTable.Cell(reply.worker, .strong))
        table.add("version", "\(hello.version), wire \(hello.wireMajor).\(hello.wireMinor), process \(hello.pid)")
        table.add("boot", "\(reply.bootId)")
        table.add("host boot", "\(hello.hostBootId)")
        table.add("frames", "\(address(hello.framesAddress, hello.framesPort))")
        table.add("events", "\(address(hello.eventsAddress, hello.eventsPort))")
        table.add("sessions", "\(hello.sessions.joined(separator: ", "))")
        for format in hello.renditions {
            let parameters = format.parameters.map(parameter).joined(separator: ", ")
            table.add("rendition", "\(format.name)\(parameters.isEmpty ? "" : ": \(parameters)")")
        }
        table.add("commands", "\(hello.commands.joined(separator: ", "))")
        if let limits = hello.limits { table.add("limits", "\(text(limits))") }
        screen.write(table)
    }

    private func address(_ path: String, _ port: UInt32) -> String {
        [path, port > 0 ? "TCP port \(port)" : ""].filter { !$0.isEmpty }.joined(separator: ", ")
    }

    private func parameter(_ parameter: Wire.RenditionParameter) -> String {
        "\(parameter.name)=\(parameter.minimum)…\(parameter.maximum)" + (parameter.defaultValue.map { " (\($0))" } ?? "")
    }

    private func text(_ limits: Wire.Limits) -> String {
        [
            "requests of \(NumberText.bytes(UInt64(limits.requestBytes)))",
            "replies kept \(NumberText.duration(nanoseconds: limits.replyMemoryTime))"
                + " in \(NumberText.bytes(UInt64(limits.replyMemoryBytes)))",
            "\(limits.eventHistory) events kept", "\(limits.renditions) renditions",
            "a heartbeat every \(NumberText.duration(nanoseconds: limits.heartbeatInterval))",
        ].joined(separator: ", ")
    }
}
