import CaptureWire
import Foundation
import ProtoWire
import TestSupport
import Testing

@Suite("The golden vectors of proto")
struct VectorTests {
    private static let folder = ExternalProgram.packageFolder.appending(path: "proto/vectors")

    private func bytes(_ name: String) throws -> [UInt8] { Array(try Data(contentsOf: Self.folder.appending(path: name))) }

    private func check<Message: ProtoMessage>(_ message: Message, _ name: String) throws {
        let binary = try bytes(name + ".bin"), json = try bytes(name + ".json")
        #expect(message.protobuf() == binary, "\(name).bin")
        #expect(message.jsonUTF8() + [0x0A] == json, "\(name).json")
        let fromBinary = try Message(protobuf: binary), fromJSON = try Message(jsonUTF8: json, unknownKeys: .refuse)
        #expect(fromBinary == message && fromJSON == message)
        #expect(fromBinary.unknownFieldPaths().isEmpty)
        #expect(fromBinary.jsonUTF8() + [0x0A] == json && fromJSON.protobuf() == binary)
    }

    @Test("Are what is written, in both forms, and read back as the same message", arguments: SampleMessages.all.map(\.name))
    func written(_ name: String) throws {
        let sample = try #require(SampleMessages.all.first { $0.name == name })
        try check(sample.message, name)
    }

    @Test("Are all that lies there")
    func complete() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        #expect(Set(names) == Set(SampleMessages.all.flatMap { ["\($0.name).bin", "\($0.name).json"] }))
    }

    @Test("Hold every command, its result, and every kind of event")
    func everyKind() {
        let fields = [("Request", Wire.Request.fieldNames), ("Reply", Wire.Reply.fieldNames), ("Event", Wire.Event.fieldNames)]
        for (type, names) in fields {
            for field in names where field.oneof != nil {
                #expect(SampleMessages.all.contains { $0.name == "\(type)-\(field.jsonName)" }, "\(type)-\(field.jsonName)")
            }
        }
    }

    @Test("Are the same messages to Google's library")
    func google() async throws {
        let folder = try ExternalProgram.temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let protos = ExternalProgram.packageFolder.appending(path: "proto")
        let files = try FileManager.default.contentsOfDirectory(atPath: protos.appending(path: "shutterbus/v1").path)
            .filter { $0.hasSuffix(".proto") }
        try await ExternalProgram.run(
            "/usr/bin/protoc", ["-I", protos.path, "--python_out=\(folder.path)"] + files.map { "shutterbus/v1/\($0)" })
        let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Google/check_vectors.py").path
        let output = try await ExternalProgram.run(
            "/usr/bin/python3", ["-B", script, Self.folder.path], environment: ["PYTHONPATH": folder.path])
        #expect(String(decoding: output, as: UTF8.self) == "\(SampleMessages.all.count)\n")
    }
}
