import Foundation
import Testing

/// A `capture-web` and a client of it, curl.
final class RunningWeb: Sendable {
    /// What curl was told.
    struct Answer: Sendable {
        let status: Int
        let headers: [String: String]
        let body: Data
        var text: String { String(decoding: body, as: UTF8.self) }
    }

    let process: ServiceProcess
    let url: String
    private let folder: URL

    /// Starts one for the worker of a folder, on a free port, and waits until it listens.
    init(_ folder: URL, _ arguments: [String] = []) async throws {
        self.folder = folder
        process = try ServiceProcess(
            "capture-web", ["--listen", "127.0.0.1:0"] + arguments, environment: RunningWorker.environment(folder))
        _ = await process.waits { _, errors in errors.contains("listening url=") }
        let address = process.seen { $1.firstMatch(of: /url=(http:\S+)\//).map { String($0.1) } }
        url = try #require(address, "capture-web did not come up")
    }

    /// Ends it by SIGTERM and waits for it.
    @discardableResult func stop() async -> ServiceProcess.Outcome {
        process.signal(SIGTERM)
        return await process.outcome()
    }

    /// A client that goes on, writing what it gets to `file`.
    func start(_ path: String, to file: URL, _ arguments: [String] = []) throws -> ServiceProcess {
        try ServiceProcess("/usr/bin/env", ["curl", "-sS", "-N", "-o", file.path, url + path] + arguments)
    }

    /// A file of one's own.
    func file() -> URL { folder.appending(path: "web-\(UInt32.random(in: 0 ... .max))") }

    /// Asks for something and waits for all of it.
    func get(_ path: String, _ arguments: [String] = []) async throws -> Answer {
        let body = file(), head = file()
        let outcome = try await ServiceProcess.run(
            "/usr/bin/env", ["curl", "-sS", "--max-time", "30", "-D", head.path, "-o", body.path, url + path] + arguments)
        try #require(outcome.status == 0, "curl failed (missing? run scripts/setup): \(outcome.errors)")
        let lines = try String(contentsOf: head, encoding: .utf8).split(separator: "\r\n")
        let headers = lines.dropFirst().compactMap { line -> (String, String)? in
            let parts = line.split(separator: ": ", maxSplits: 1)
            return parts.count == 2 ? (parts[0].lowercased(), String(parts[1])) : nil
        }
        return Answer(
            status: Int(lines.first?.split(separator: " ")[1] ?? "") ?? 0, headers: Dictionary(headers) { $1 },
            body: (try? Data(contentsOf: body)) ?? Data())
    }
}

/// The parts of a Motion JPEG stream as far as they came whole.
struct StreamParts {
    private(set) var pictures: [Data] = []
    private(set) var frames: [Int] = []

    init(_ file: URL) throws {
        var rest = try Data(contentsOf: file)[...]
        let boundary = Data("--frame\r\n".utf8), gap = Data("\r\n\r\n".utf8)
        while rest.starts(with: boundary), let end = rest.range(of: gap) {
            let head = String(decoding: rest[..<end.lowerBound], as: UTF8.self)
            guard let length = head.firstMatch(of: /Content-Length: (\d+)/).flatMap({ Int($0.1) }),
                let frame = head.firstMatch(of: /X-Frame: (\d+)/).flatMap({ Int($0.1) }),
                rest.endIndex - end.upperBound >= length + 2
            else { return }
            pictures.append(rest[end.upperBound..<(end.upperBound + length)])
            frames.append(frame)
            rest = rest[(end.upperBound + length + 2)...]
        }
    }
}

extension Data {
    /// Does it begin and end as a JPEG does?
    var isWholeJPEG: Bool { starts(with: [0xff, 0xd8]) && suffix(2).elementsEqual([0xff, 0xd9]) }
}
