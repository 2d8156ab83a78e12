import Arguments
import CaptureClient

/// All subcommands, in the order of the help text: a new one is a line here.
enum Subcommands {
    static let all: [any Subcommand.Type] = [
        Workers.self,
        Hello.self,
        Cameras.self,
        Status.self,
        RenditionTopic.self,
        Events.self,
        Watch.self,
        SwitchCamera.self,
        Zoom.self,
        Focus.self,
        Format.self,
        Controls.self,
        SetControl.self,
        CapturePhoto.self,
        FetchPhoto.self,
        StartSession.self,
        StopSession.self,
        Completion.self,
    ]

    static let root = Command(
        "capture-ctl", summary: "ask and steer a capture worker", version: Product.version, sections: CommonOptions.sections,
        examples: [
            .init("capture-ctl status", "how the only worker of this host is"),
            .init("capture-ctl switch --position front", "use the camera that looks at you"),
            .init("capture-ctl photo --save me.jpg", "take a photo and fetch it"),
            .init("capture-ctl --connect tcp://robot:5570 --json watch", "follow another host's events in a program"),
            .init("source <(capture-ctl completion bash)", "have bash complete it; put the line into ~/.bashrc"),
        ],
        subcommands: all.map { $0.command })

    /// The subcommand that was invoked.
    static func type(of invocation: Invocation) -> any Subcommand.Type {
        guard let type = all.first(where: { $0.command.name == invocation.path.first }) else {
            preconditionFailure("a command line without a subcommand is refused before")
        }
        return type
    }
}
