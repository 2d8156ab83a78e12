import Foundation
import TestSupport
import Testing

@Suite("The generator")
struct GeneratorTests {
    /// Runs `protoc` on `files`, which are written to a folder of their own beside `imports`; returns what was generated.
    private func generate(
        _ files: [String: String], importing imports: [String: String] = [:], _ options: String
    ) async throws -> [String: String] {
        let folder = try ExternalProgram.temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let output = folder.appending(path: "out")
        try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
        for (name, text) in files.merging(imports, uniquingKeysWith: { $1 }) {
            let file = folder.appending(path: name)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        try await ExternalProgram.run(
            "/usr/bin/protoc",
            [
                "--plugin=protoc-gen-shutterbus=\(ExternalProgram.plugin)", "-I", folder.path, "--shutterbus_out=\(output.path)",
                "--shutterbus_opt=\(options)",
            ] + files.keys.sorted())
        var generated: [String: String] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: output.path) {
            generated[name] = String(decoding: try Data(contentsOf: output.appending(path: name)), as: UTF8.self)
        }
        return generated
    }

    /// What `protoc` says about a file that can't be generated.
    private func complaint(_ text: String, importing imports: [String: String] = [:], _ options: String = "") async -> String {
        do {
            _ = try await generate(["a.proto": text], importing: imports, options)
            return ""
        } catch {
            return "\(error)"
        }
    }

    /// The lines of `scripts/generate` that say what is made from what.
    private static func tables() throws -> [(protos: String, root: String, target: String, options: String)] {
        let script = try String(contentsOf: ExternalProgram.packageFolder.appending(path: "scripts/generate"), encoding: .utf8)
        return script.split(separator: "\n").compactMap { line in
            let parts = line.trimmingCharacters(in: .init(charactersIn: " \"")).components(separatedBy: "|")
            return parts.count == 4 && line.hasPrefix("    \"") ? (parts[0], parts[1], parts[2], parts[3]) : nil
        }
    }

    @Test("Makes the Swift files that are checked in")
    func isCurrent() async throws {
        let tables = try Self.tables()
        #expect(tables.count == 3)
        for table in tables {
            let root = ExternalProgram.packageFolder.appending(path: table.root)
            let protos = ExternalProgram.packageFolder.appending(path: table.protos)
            let prefix = protos.path.dropFirst(root.path.count).drop { $0 == "/" }
            var files: [String: String] = [:]
            for name in (try? FileManager.default.contentsOfDirectory(atPath: protos.path)) ?? [] where name.hasSuffix(".proto") {
                let path = prefix.isEmpty ? name : "\(prefix)/\(name)"
                files[path] = try String(contentsOf: root.appending(path: path), encoding: .utf8)
            }
            if files.isEmpty { continue }
            let target = ExternalProgram.packageFolder.appending(path: table.target)
            let generated = try await generate(files, table.options)
            #expect(try FileManager.default.contentsOfDirectory(atPath: target.path).sorted() == generated.keys.sorted())
            for (name, text) in generated {
                let current = try String(contentsOf: target.appending(path: name), encoding: .utf8)
                #expect(current == text, "\(table.target)/\(name) is stale: run scripts/generate")
            }
        }
    }

    @Test("Gives declarations and import the access that was asked for")
    func visibility() async throws {
        let file = ["a.proto": "syntax = \"proto3\"; message Size { int32 width = 1; }"]
        let open = try #require(try await generate(file, "Namespace=Wire,Visibility=public")["a.pb.swift"])
        #expect(open.contains("\npublic import ProtoWire\n"))
        #expect(
            open.contains("\nextension Wire {\n    public struct Size: ProtoMessage {\n        public var width: Int32 = 0\n"))
        let shared = try #require(try await generate(file, "Visibility=package")["a.pb.swift"])
        #expect(shared.contains("\npackage import ProtoWire\n\npackage struct Size: ProtoMessage {\n"))
    }

    @Test("Turns comments into documentation")
    func comments() async throws {
        let text = """
            syntax = "proto3";
            // A size.
            message Size {
              // In pixels.
              int32 width = 1;  // Never 0.
              // One of two.
              oneof unit {
                // Inches.
                int32 inch = 2;
              }
            }
            """
        let swift = try #require(try await generate(["a.proto": text], "")["a.pb.swift"])
        #expect(swift.contains("/// A size.\nstruct Size"))
        #expect(swift.contains("    /// In pixels.\n    /// Never 0.\n    var width"))
        #expect(swift.contains("    /// One of two.\n    var unit: Unit?"))
        #expect(swift.contains("        /// Inches.\n        case inch(Int32)"))
    }

    @Test("Strips an enum's name from its values, where a name is left")
    func enumCases() async throws {
        let text = """
            syntax = "proto3";
            enum JPEGMode { JPEG_MODE_UNSPECIFIED = 0; JPEG_MODE_DEFAULT = 1; JPEG_MODE_422 = 2; OTHER_VALUE = 3; JPEG_MODE_SELF = 4; }
            """
        let swift = try #require(try await generate(["a.proto": text], "")["a.pb.swift"])
        for name in ["unspecified", "`default`", "jpegMode422", "otherValue", "self_"] {
            #expect(swift.contains("    case \(name)\n"))
        }
    }

    @Test("A file without types needs no import")
    func emptyFile() async throws {
        #expect(try await generate(["a.proto": "syntax = \"proto3\";"], "")["a.pb.swift"]?.contains("import") == false)
    }

    @Test("Says what it does not support")
    func unsupported() async {
        #expect(
            await complaint("syntax = \"proto2\"; message A { required int32 a = 1; }").contains(
                "a.proto: only proto3 is supported"))
        #expect(
            await complaint(
                "syntax = \"proto3\"; import \"b.proto\"; message A { other.B b = 1; }",
                importing: ["b.proto": "syntax = \"proto3\"; package other; message B {}"]
            ).contains("a.proto: other.B is declared in a package that is not being generated"))
        #expect(
            await complaint(
                "syntax = \"proto3\"; import \"google/protobuf/descriptor.proto\"; extend google.protobuf.FileOptions { string s = 50000; }",
                importing: [
                    "google/protobuf/descriptor.proto":
                        "syntax = \"proto2\"; package google.protobuf; message FileOptions { extensions 1000 to max; }"
                ]
            ).contains("a.proto: extensions are not supported"))
        #expect(await complaint("syntax = \"proto3\";", "Colour=red").contains("unknown option Colour=red"))
        #expect(await complaint("syntax = \"proto3\";", "Visibility=open").contains("unknown option Visibility=open"))
    }

    @Test("Refuses names that clash with those of Swift or ProtoWire")
    func clashes() async {
        #expect(await complaint("syntax = \"proto3\"; message String {}").contains("the type name String is taken"))
        #expect(
            await complaint("syntax = \"proto3\"; message A { oneof type { int32 b = 1; } }").contains(
                "the type name Type is taken"))
        #expect(
            await complaint("syntax = \"proto3\"; message A { int32 hash_value = 1; }").contains(
                "the field name hash_value is taken"))
        #expect(
            await complaint("syntax = \"proto3\"; message A { message Kind {} oneof kind { int32 b = 1; } }")
                .contains("the oneof kind and a nested type are both called Kind"))
        #expect(
            await complaint("syntax = \"proto3\"; enum E { E_A = 0; UNRECOGNIZED = 1; }").contains(
                "the case name unrecognized is taken"))
    }

    @Test("Refuses input that is no request of protoc")
    func noRequest() async {
        let error = await #expect(throws: ExternalProgram.Failure.self) {
            try await ExternalProgram.run(ExternalProgram.plugin, [], input: [0xFF])
        }
        #expect(error?.description.contains("standard input holds no request of protoc") == true)
    }
}
