import Foundation
import Testing

/// A `capture-worker` in a folder of its own, and the means to talk to it.
final class RunningWorker: Sendable {
    let name: String
    let folder: URL
    let process: ServiceProcess

    /// Starts a worker and waits until it is ready; one that `mayBeKilled` before that is no fault.
    init(
        _ arguments: [String] = [], folder: URL? = nil, name: String? = nil, environment: [String: String] = [:],
        mayBeKilled: Bool = false
    ) async throws {
        let folder = try folder ?? Self.makeFolder()
        let name = name ?? "worker-\(UInt32.random(in: 0...UInt32.max))"
        self.folder = folder
        self.name = name
        // A test may have its photos elsewhere.
        let library = arguments.contains("--library") ? [] : ["--library", Self.library(folder)]
        process = try ServiceProcess(
            "capture-worker", ["--name", name] + library + arguments,
            environment: Self.environment(folder).merging(environment) { $1 })
        let isReady = await process.waits { _, errors in errors.contains("ready") }
        if !isReady, !mayBeKilled { Issue.record("the worker did not come up: \(await process.outcome().errors)") }
    }

    /// Runs `body` with a worker that is stopped whatever comes of it: one that is left over keeps its camera from later tests.
    static func with(_ arguments: [String] = [], _ body: (RunningWorker) async throws -> Void) async throws {
        let worker = try await RunningWorker(arguments)
        do { try await body(worker) } catch {
            await worker.stop()
            throw error
        }
        await worker.stop()
    }

    /// A folder for sockets, whose path is short enough for them.
    static func makeFolder() throws -> URL {
        let folder = URL(filePath: "/tmp/sb-\(UInt32.random(in: 0...UInt32.max))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    private static func library(_ folder: URL) -> String { folder.appending(path: "photos").path }

    static func environment(_ folder: URL) -> [String: String] { ["SHUTTERBUS_RUNTIME_DIR": folder.path] }

    /// Ends it by SIGTERM and waits for it.
    @discardableResult func stop() async -> ServiceProcess.Outcome {
        process.signal(SIGTERM)
        let outcome = await process.outcome()
        try? FileManager.default.removeItem(at: folder)
        return outcome
    }

    /// Runs `capture-tap` against it.
    func tap(_ arguments: [String]) async throws -> ServiceProcess.Outcome {
        try await ServiceProcess.run("capture-tap", ["--worker", name] + arguments, environment: Self.environment(folder))
    }
}
