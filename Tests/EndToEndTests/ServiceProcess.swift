import Foundation
import SystemThreads

/// An executable of this package, or any other, that runs beside a test.
final class ServiceProcess: Sendable {
    /// How it ended.
    struct Outcome: Sendable {
        /// Its exit status; 128 + the signal that ended it.
        var status: Int32
        /// What it wrote to each stream.
        var output: String
        var errors: String
    }

    private struct State: Sendable {
        var output = Data()
        var errors = Data()
        var openStreams = 2
        var status: Int32?
    }
    private let state = Signal(State())
    private let input = Pipe()
    let processID: Int32

    /// The folder that holds this package's executables: the test binary's own.
    static let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    /// This package's folder.
    static let checkout = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Starts `command` (a name of this package's executables, or a path) with more of an environment.
    init(_ command: String, _ arguments: [String], environment: [String: String] = [:]) throws {
        let process = Process()
        process.executableURL = command.hasPrefix("/") ? URL(filePath: command) : Self.products.appending(path: command)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = input
        let output = Pipe(), errors = Pipe()
        process.standardOutput = output
        process.standardError = errors
        Self.read(output, into: state) { $0.output += $1 }
        Self.read(errors, into: state) { $0.errors += $1 }
        process.terminationHandler = { [state] process in
            let status = process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
            state.update { $0.status = status }
        }
        try process.run()
        processID = process.processIdentifier
    }

    private static func read(
        _ pipe: Pipe, into state: Signal<State>, _ take: @escaping @Sendable (inout State, Data) -> Void
    ) {
        let file = pipe.fileHandleForReading
        _ = NamedThread("read") {
            while case let data = file.availableData, !data.isEmpty { state.update { take(&$0, data) } }
            state.update { $0.openStreams -= 1 }
        }
    }

    /// Sends a signal.
    func signal(_ number: Int32) { kill(processID, number) }

    /// Ends its standard input.
    func closeInput() { try? input.fileHandleForWriting.close() }

    /// Waits until its output or errors satisfy `isSeen`; false when it ended, or two minutes passed, without that.
    func waits(until isSeen: @escaping @Sendable (_ output: String, _ errors: String) -> Bool) async -> Bool {
        await onThread { state in
            state.wait(until: MonotonicClock.now() + 120_000_000_000) { state -> Bool? in
                if isSeen(String(decoding: state.output, as: UTF8.self), String(decoding: state.errors, as: UTF8.self)) {
                    return true
                }
                return state.status != nil && state.openStreams == 0 ? false : nil
            } ?? false
        }
    }

    /// What `body` finds in its output and errors so far.
    func seen<Found>(_ body: (_ output: String, _ errors: String) -> Found) -> Found {
        state.update { body(String(decoding: $0.output, as: UTF8.self), String(decoding: $0.errors, as: UTF8.self)) }
    }

    /// Waits until it has ended.
    func outcome() async -> Outcome {
        await onThread { state in
            state.wait { state -> Outcome? in
                guard let status = state.status, state.openStreams == 0 else { return nil }
                return Outcome(
                    status: status, output: String(decoding: state.output, as: UTF8.self),
                    errors: String(decoding: state.errors, as: UTF8.self))
            }!
        }
    }

    private func onThread<Result: Sendable>(_ body: @escaping @Sendable (Signal<State>) -> Result) async -> Result {
        await withCheckedContinuation { continuation in
            _ = NamedThread("wait") { [state] in continuation.resume(returning: body(state)) }
        }
    }

    /// Runs `command` to its end.
    static func run(_ command: String, _ arguments: [String], environment: [String: String] = [:]) async throws -> Outcome {
        let process = try ServiceProcess(command, arguments, environment: environment)
        process.closeInput()
        return await process.outcome()
    }
}
