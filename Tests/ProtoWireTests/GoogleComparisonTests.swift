import Foundation
import ProtoWire
import TestSupport
import Testing

@Suite("Google's protobuf library for Python")
struct GoogleComparisonTests {
    private static let python = "/usr/bin/python3"

    /// Parts with their lengths before them, as `compare.py` describes them.
    private func record(_ parts: [UInt8]...) -> [UInt8] {
        parts.flatMap { part in lengthBytes(part.count) + part }
    }

    private func lengthBytes(_ length: Int) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) }
    }

    private func parts(_ bytes: [UInt8]) -> [[UInt8]] {
        var parts: [[UInt8]] = []
        var position = 0
        while position < bytes.count {
            let length = (0..<4).reduce(0) { $0 | Int(bytes[position + $1]) << (8 * $1) }
            parts.append(Array(bytes[position + 4..<position + 4 + length]))
            position += 4 + length
        }
        return parts
    }

    /// Hands `records` to Google's library; returns what it made itself.
    private func compare(_ records: [UInt8], making count: Int, with implementation: String = "cpp") async throws -> [[UInt8]] {
        let folder = try ExternalProgram.temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let protos = ExternalProgram.testFolder.appending(path: "Protos").path
        try await ExternalProgram.run(
            "/usr/bin/protoc", ["-I", protos, "--python_out=\(folder.path)", "every_feature.proto", "sample_size.proto"])
        let input = folder.appending(path: "in")
        let output = folder.appending(path: "out")
        try Data(records).write(to: input)
        do {
            try await ExternalProgram.run(Self.python, ["-c", "import google.protobuf"])
        } catch {
            throw ExternalProgram.Failure(description: "python3-protobuf is missing: run scripts/setup (\(error))")
        }
        let script = ExternalProgram.testFolder.appending(path: "Google/compare.py").path
        try await ExternalProgram.run(
            Self.python, ["-B", script, input.path, output.path, String(count)],
            environment: ["PYTHONPATH": folder.path, "PROTOCOL_BUFFERS_PYTHON_IMPLEMENTATION": implementation])
        return parts(Array(try Data(contentsOf: output)))
    }

    @Test("Writes the same bytes and the same JSON for the same messages, and reads ours")
    func ours() async throws {
        var random = RandomMessages(seed: 1)
        var records: [UInt8] = []
        let messages = Samples.all + (0..<300).map { _ in random.everyFeature() }
        for message in messages { records += record(message.protobuf(), message.jsonUTF8(), Array("EveryFeature".utf8)) }
        for depth in 0..<100 {
            let tree = random.tree(depth: depth % 5)
            records += record(tree.protobuf(), tree.jsonUTF8(), Array("Tree".utf8))
        }
        _ = try await compare(records, making: 0)
    }

    @Test("Is read by us in both forms, which we write back to the bit")
    func theirs() async throws {
        let parts = try await compare([], making: 600)
        try #require(parts.count == 1800)
        for index in stride(from: 0, to: parts.count, by: 3) {
            let (binary, json) = (parts[index], parts[index + 1])
            switch String(decoding: parts[index + 2], as: UTF8.self) {
            case "EveryFeature": try check(Sample.EveryFeature.self, binary, json)
            case "Tree": try check(Sample.Tree.self, binary, json)
            default: try check(Sample.Header.self, binary, json)
            }
        }
    }

    private func check<Message: ProtoMessage>(_ type: Message.Type, _ binary: [UInt8], _ json: [UInt8]) throws {
        let message = try Message(protobuf: binary)
        #expect(message.protobuf() == binary)
        #expect(try Message(jsonUTF8: json, unknownKeys: .refuse) == message)
        #expect(message.unknownFieldPaths().isEmpty)
    }

    @Test("Agrees on which damaged bytes are a message")
    func damaged() async throws {
        var random = RandomMessages(seed: 2)
        var records: [UInt8] = []
        for round in 0..<3000 {
            var bytes = round % 2 == 0 ? random.everyFeature(depth: 0).protobuf() : random.tree(depth: 2).protobuf()
            for _ in 0...Int.random(in: 0...2, using: &random) where !bytes.isEmpty {
                let index = Int.random(in: bytes.indices, using: &random)
                switch Int.random(in: 0...2, using: &random) {
                case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
                case 1: bytes.removeSubrange(index...)
                default: bytes.insert(UInt8.random(in: 0...255, using: &random), at: index)
                }
            }
            let isAccepted =
                round % 2 == 0 ? (try? Sample.EveryFeature(protobuf: bytes)) != nil : (try? Sample.Tree(protobuf: bytes)) != nil
            let name = (round % 2 == 0 ? "EveryFeature?" : "Tree?") + (isAccepted ? "+" : "-")
            records += record(bytes, [], Array(name.utf8))
        }
        // Google's C++ takes a key of 0 for the end of the message; its pure Python is as strict as we are.
        _ = try await compare(records, making: 0, with: "python")
    }
}
