/// Answers one request of `protoc`.
enum Generator {
    static func respond(to request: Protoc.CodeGeneratorRequest) -> Protoc.CodeGeneratorResponse {
        var response = Protoc.CodeGeneratorResponse(supportedFeatures: 1)
        do throws(GeneratorError) {
            let options = try GeneratorOptions(request.parameter)
            let files = request.protoFile.filter { request.fileToGenerate.contains($0.name) }
            let packages = Set(files.map(\.package))
            let types = try TypeIndex(request.protoFile.filter { packages.contains($0.package) }, options: options)
            for file in files {
                let generator = FileGenerator(file: file, types: types, options: options)
                do throws(GeneratorError) {
                    response.file.append(.init(name: generator.outputName, content: try generator.generate()))
                } catch {
                    throw GeneratorError("\(file.name): \(error.text)")
                }
            }
        } catch {
            response.file = []
            response.error = error.text
        }
        return response
    }
}
