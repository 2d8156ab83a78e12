import Arguments

/// The declarations that the tests read command lines with.
enum Camera {
    enum Encoding: String, CaseIterable, Sendable { case raw, jpeg }

    static let session = Argument.options(
        "session", short: "s", "NAME=CAMERA[,…]", .text, note: "main=synthetic", help: "Run a capture session on a camera.")
    static let port = Argument.option(
        "port", short: "p", "N", .integer(in: 1...65535), default: 5555, help: "Listen on this port.")
    static let encoding = Argument<Encoding>.option("encoding", "NAME", .choice, default: .raw, help: "Encode the frames.")
    static let linger = Argument.option("linger", "TIME", .duration(), default: .milliseconds(1500), help: "Wait at the end.")
    static let size = Argument.option("size", "WxH", .dimensions, help: "Take the format of this size.")
    static let zoom = Argument.option("zoom", "FACTOR", .number(in: 0.5...8), help: "Zoom.")
    static let verbose = Argument.flag("verbose", short: "v", help: "Say more.")
    static let quiet = Argument.flag("quiet", short: "q", help: "Say less.")
    static let file = Argument.positional("FILE", .text, help: "The file to write.")
    static let others = Argument.remainingPositionals("OTHER", .text, help: "More files.")

    static let record = Command(
        "record", summary: "writes frames to files", version: "1.2.3",
        sections: [
            Command.Section("Files", file, others),
            Command.Section("Capture", session, port, encoding, linger, size, zoom),
            Command.Section("Output", verbose, quiet),
        ],
        examples: [Command.Example("record --session main=front out.raw", "writes the front camera's frames")])

    static let worker = Argument.option("worker", "NAME", .text, note: "this host", help: "Command this worker.")
    static let factor = Argument.positional("FACTOR", .number(in: -8...8), help: "The zoom factor.")
    static let at = Argument.requiredOption("at", "TIME", .duration(in: .zero ... .seconds(60)), help: "When.")

    static let control = Command(
        "control", summary: "commands a worker", sections: [Command.Section("Worker", worker)],
        subcommands: [
            Command("zoom", summary: "zooms to a factor", sections: [Command.Section("Zoom", factor)]),
            Command("capture", summary: "takes a photo", sections: [Command.Section("Photo", at)]),
        ])

    static func run(_ line: String, as command: Command = record) throws -> Invocation {
        let outcome = try command.parse(line.split(separator: " ").map(String.init))
        guard case .run(let invocation) = outcome else { throw PrintedInstead() }
        return invocation
    }

    static func printed(_ line: String, as command: Command = record) throws -> String {
        let outcome = try command.parse(line.split(separator: " ").map(String.init))
        guard case .print(let text) = outcome else { throw RanInstead() }
        return text
    }

    private struct PrintedInstead: Error {}
    private struct RanInstead: Error {}
}
