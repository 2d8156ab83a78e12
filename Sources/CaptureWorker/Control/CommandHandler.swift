internal import CaptureModel
internal import CaptureWire

/// One command: its name in `Request.command`, and what carries it out. A new command is one file and one line in the table.
struct CommandHandler: Sendable {
    /// The field's JSON name in `Request`.
    let name: String
    /// The result of a request that holds this command; nil for one that does not. It runs on the control thread and must not
    /// block it: what takes time happens on a session's own thread.
    let run: @Sendable (Wire.Request.Command, WorkerParts) async throws(CaptureError) -> Wire.Reply.Result?

    init(
        _ name: String,
        _ run: @escaping @Sendable (Wire.Request.Command, WorkerParts) async throws(CaptureError) -> Wire.Reply.Result?
    ) {
        self.name = name
        self.run = run
    }
}

extension CommandHandler {
    /// Every command that the worker knows.
    static let all: [CommandHandler] = [.hello, .cameras, .status, .rendition, .events]
}
