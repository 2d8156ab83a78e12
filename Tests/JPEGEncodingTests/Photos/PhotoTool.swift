import Foundation

/// A program that reads what we write, run on a photo.
enum PhotoTool {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// Runs the program on a file of these bytes, named after `arguments`; returns what it wrote to standard output, and fails when
    /// it fails or complains.
    static func run(_ name: String, _ arguments: [String], on photo: [UInt8]) throws -> Data {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        guard let path = folders.map({ "\($0)/\(name)" }).first(where: FileManager.default.isExecutableFile) else {
            throw Failure(description: "\(name) is missing: run scripts/setup")
        }
        let folder = FileManager.default.temporaryDirectory.appending(path: "photo-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        // Files, not pipes: nobody has to read while the program runs.
        let files = ["photo.jpg", "out", "err"].map { folder.appending(path: $0) }
        for file in files { try Data(file.lastPathComponent == "photo.jpg" ? photo : []).write(to: file) }
        let process = Process()
        process.executableURL = URL(filePath: path)
        process.arguments = arguments + [files[0].path]
        process.standardOutput = try FileHandle(forWritingTo: files[1])
        process.standardError = try FileHandle(forWritingTo: files[2])
        try process.run()
        process.waitUntilExit()
        let complaint = String(decoding: try Data(contentsOf: files[2]), as: UTF8.self)
        guard process.terminationStatus == 0, complaint.isEmpty else {
            throw Failure(description: "\(name) ended with \(process.terminationStatus): \(complaint)")
        }
        return try Data(contentsOf: files[1])
    }

    /// What exiftool reads, numbers as they are stored, with its verdict under `Validate`.
    static func metadata(_ photo: [UInt8]) throws -> [String: Any] {
        let output = try run("exiftool", ["-j", "-n", "-validate", "-warning", "-a", "-all"], on: photo)
        guard let list = try JSONSerialization.jsonObject(with: output) as? [[String: Any]], let first = list.first else {
            throw Failure(description: "exiftool wrote no list")
        }
        return first
    }

    /// The planes that djpeg decodes, as a portable pixmap.
    static func pixmap(_ photo: [UInt8]) throws -> [UInt8] { Array(try run("djpeg", ["-strict", "-pnm"], on: photo)) }
}
