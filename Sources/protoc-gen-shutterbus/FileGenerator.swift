/// Writes the Swift file of one `.proto` file.
struct FileGenerator {
    let file: Protoc.FileDescriptor
    let types: TypeIndex
    let options: GeneratorOptions

    /// `shutterbus/v1/control.proto` becomes `control.pb.swift`.
    var outputName: String {
        let name = file.name.split(separator: "/").last.map { String($0) } ?? file.name
        return (name.hasSuffix(".proto") ? String(name.dropLast(6)) : name) + ".pb.swift"
    }

    func generate() throws(GeneratorError) -> String {
        guard file.syntax == "proto3" else { throw GeneratorError("only proto3 is supported") }
        guard file.`extension`.isEmpty else { throw GeneratorError("extensions are not supported") }
        var source = SourceText()
        source.line("// swift-format-ignore-file")
        source.line("// Made from \(file.name) by scripts/generate: change that file, not this one.")
        if file.messageType.isEmpty && file.enumType.isEmpty { return source.text }
        source.line()
        source.line("\(options.access)import ProtoWire")
        source.line()
        if let namespace = options.namespace {
            try source.block("extension \(namespace)") { (source) throws(GeneratorError) in try generateTypes(&source) }
        } else {
            try generateTypes(&source)
        }
        return source.text
    }

    private func generateTypes(_ source: inout SourceText) throws(GeneratorError) {
        let comments = Comments(file.sourceCodeInfo)
        let scope = file.package.isEmpty ? "" : "." + file.package
        var isFirst = true
        for (index, enumeration) in file.enumType.enumerated() {
            if !isFirst { source.line() }
            isFirst = false
            try EnumGenerator(enumeration: enumeration, options: options, comments: comments, path: [5, Int32(index)])
                .generate(into: &source)
        }
        for (index, message) in file.messageType.enumerated() {
            if !isFirst { source.line() }
            isFirst = false
            try MessageGenerator(message, in: scope, types: types, options: options, comments: comments, path: [4, Int32(index)])
                .generate(into: &source)
        }
    }
}
