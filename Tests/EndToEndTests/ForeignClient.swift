import Foundation
import Testing

/// A Python client of `Foreign`, and the modules that Google's protoc makes for it.
struct ForeignClient: Sendable {
    private let modules: URL
    private let worker: RunningWorker
    private let script: String

    /// A client of `worker`: `Foreign/<script>.py`.
    init(of worker: RunningWorker, script: String = "foreign_client") async throws {
        self.worker = worker
        self.script = script
        modules = try await Self.makeModules(in: worker.folder)
    }

    /// Has Google's protoc make the messages' Python modules; answers their folder.
    static func makeModules(in folder: URL) async throws -> URL {
        let modules = folder.appending(path: "python")
        try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
        let proto = ServiceProcess.checkout.appending(path: "proto").path
        let sources = try FileManager.default.contentsOfDirectory(atPath: "\(proto)/shutterbus/v1").filter {
            $0.hasSuffix(".proto")
        }
        let outcome = try await ServiceProcess.run(
            "/usr/bin/env",
            ["protoc", "-I", proto, "--python_out=\(modules.path)"] + sources.map { "\(proto)/shutterbus/v1/\($0)" })
        try #require(outcome.status == 0, "protoc failed (missing? run scripts/setup): \(outcome.errors)")
        return modules
    }

    private func arguments(_ command: [String]) -> [String] {
        let script = ServiceProcess.checkout.appending(path: "Tests/EndToEndTests/Foreign/\(script).py").path
        return ["-B", script, modules.path, worker.folder.path, worker.name] + command
    }

    /// Runs one command of the client and answers the JSON that it printed.
    func run(_ command: String...) async throws -> [String: Any] { try await run(command) }

    /// Runs one command of the client and answers the JSON that it printed.
    func run(_ command: [String]) async throws -> [String: Any] {
        let outcome = try await ServiceProcess.run("/usr/bin/python3", arguments(command))
        try #require(
            outcome.status == 0, "the Python client failed (pyzmq or protobuf missing? run scripts/setup): \(outcome.errors)")
        let answer = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
        return try #require(answer as? [String: Any])
    }

    /// Starts one command of the client.
    func start(_ command: [String]) throws -> ServiceProcess { try ServiceProcess("/usr/bin/python3", arguments(command)) }

    /// Starts a subscriber that never reads, and waits until it has subscribed.
    func startStuckSubscriber(session: String, rendition: String) async throws -> ServiceProcess {
        let process = try ServiceProcess("/usr/bin/python3", arguments(["stuck", session, rendition]))
        let isStuck = await process.waits { output, _ in output.contains("stuck") }
        try #require(isStuck, "the Python client did not start")
        return process
    }
}
