package import Foundation
internal import SystemThreads

/// A program that a test runs and waits for.
package enum ExternalProgram {
    /// Why it could not be used.
    package struct Failure: Error, CustomStringConvertible {
        /// For people.
        package let description: String

        package init(description: String) { self.description = description }
    }

    /// The folder of this package.
    package static let packageFolder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Runs the program to its end; returns what it wrote. Throws if it is missing or fails. It waits on a thread of its own: the
    /// shared pool has few, and other tests need them.
    @discardableResult
    package static func run(
        _ path: String, _ arguments: [String], environment: [String: String] = [:], input: [UInt8] = []
    ) async throws -> [UInt8] {
        try await withCheckedThrowingContinuation { continuation in
            _ = NamedThread("external-program") {
                continuation.resume(with: Result { try runHere(path, arguments, environment, input) })
            }
        }
    }

    private static func runHere(
        _ path: String, _ arguments: [String], _ environment: [String: String], _ input: [UInt8]
    ) throws -> [UInt8] {
        guard FileManager.default.isExecutableFile(atPath: path) else {
            throw Failure(description: "\(path) is missing: run scripts/setup")
        }
        // Files, not pipes: nobody has to read while the program runs.
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = ["in", "out", "err"].map { folder.appending(path: $0) }
        for file in files { try Data(file.lastPathComponent == "in" ? input : []).write(to: file) }

        let process = Process()
        process.executableURL = URL(filePath: path)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = try FileHandle(forReadingFrom: files[0])
        process.standardOutput = try FileHandle(forWritingTo: files[1])
        process.standardError = try FileHandle(forWritingTo: files[2])
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            let complaint = String(decoding: try Data(contentsOf: files[2]), as: UTF8.self)
            throw Failure(description: "\(path) \(arguments.joined(separator: " ")): \(complaint)")
        }
        return Array(try Data(contentsOf: files[1]))
    }

    /// A fresh folder; the caller removes it.
    package static func temporaryFolder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: "proto-wire-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }
}
