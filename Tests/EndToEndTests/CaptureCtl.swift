import Foundation

/// `capture-ctl` as a person runs it.
enum CaptureCtl {
    static let subcommands = [
        "workers", "hello", "cameras", "status", "rendition", "events", "watch", "switch", "zoom", "focus", "format", "controls",
        "set",
        "photo", "fetch", "start", "stop", "completion",
    ]

    /// Runs it where the workers of `folder` are found.
    static func run(_ arguments: [String], in folder: URL? = nil) async throws -> ServiceProcess.Outcome {
        try await ServiceProcess.run("capture-ctl", arguments, environment: folder.map(RunningWorker.environment) ?? [:])
    }
}

extension RunningWorker {
    /// A small picture at a low rate, for what is about no picture: many tests share a machine.
    static let lightSession = ["--session", "main=synthetic:back,size=640x360,rate=10"]

    /// Runs `capture-ctl` where this is the only worker.
    func ctl(_ arguments: [String]) async throws -> ServiceProcess.Outcome { try await CaptureCtl.run(arguments, in: folder) }

    /// Starts `capture-ctl` where this is the only worker.
    func startCtl(_ arguments: [String]) throws -> ServiceProcess {
        try ServiceProcess("capture-ctl", arguments, environment: Self.environment(folder))
    }
}
