internal import CaptureModel
internal import CaptureWire

/// One command: its name in `Request.command`, and what carries it out. A new command is one file and one line in the table.
struct CommandHandler: Sendable {
    /// The body of a handler. It runs on the control thread and must not block it: what takes time happens on a session's own
    /// thread. It answers nil for a request that holds another command.
    typealias Body = @Sendable (Wire.Request, WorkerParts) async throws(CaptureError) -> CommandResult?

    /// The field's JSON name in `Request`.
    let name: String
    /// Is its reply kept for retries? Not when it is large and asking again costs little.
    let isRemembered: Bool
    /// Carries the command out.
    let run: Body

    init(_ name: String, isRemembered: Bool = true, _ run: @escaping Body) {
        self.name = name
        self.isRemembered = isRemembered
        self.run = run
    }
}

/// What came of a command.
struct CommandResult: Sendable {
    /// The result, of the command's own kind.
    let result: Wire.Reply.Result
    /// The session's first frame for which a change holds; nil when there is none.
    let effectiveSequence: UInt64?
    /// May the reply be kept for retries?
    var isRemembered = true

    init(_ result: Wire.Reply.Result, from effectiveSequence: UInt64? = nil) {
        self.result = result
        self.effectiveSequence = effectiveSequence
    }
}

extension CommandHandler {
    /// Every command that the worker knows.
    static let all: [CommandHandler] = [
        .hello, .cameras, .status, .rendition, .events, .switchCamera, .setZoom, .setFocus, .setFormat, .controls, .setControl,
        .capturePhoto, .photo, .startSession, .stopSession,
    ]
}
