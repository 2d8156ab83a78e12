/// Writes one enum.
struct EnumGenerator {
    let enumeration: Protoc.EnumDescriptor
    let options: GeneratorOptions
    let comments: Comments
    let path: [Int32]

    func generate(into source: inout SourceText) throws(GeneratorError) {
        let access = options.access
        // Under `allow_alias` several names share a number: the first makes the case.
        var numbers: Set<Int32> = []
        var names: Set<String> = ["unrecognized"]
        var cases: [(name: String, number: Int32, comment: String)] = []
        for (index, value) in enumeration.value.enumerated() where numbers.insert(value.number).inserted {
            let name = SwiftName.enumCase(value.name, of: enumeration.name)
            guard names.insert(name).inserted else { throw GeneratorError("\(value.name): the case name \(name) is taken") }
            cases.append((name, value.number, comments[path + [2, Int32(index)]]))
        }

        let typeName = try SwiftName.type(enumeration.name)
        source.documentation(comments[path])
        try source.block("\(access)enum \(typeName): ProtoEnum") { (source) throws(GeneratorError) in
            for value in cases {
                source.documentation(value.comment)
                source.line("case \(value.name)")
            }
            source.line("/// A number that has no name in this build.")
            source.line("case unrecognized(Int32)")
            source.line()
            try source.block("\(access)init(rawValue: Int32)") { (source) throws(GeneratorError) in
                try source.block("self = switch rawValue") { source in
                    for value in cases { source.line("case \(value.number): .\(value.name)") }
                    source.line("default: .unrecognized(rawValue)")
                }
            }
            source.line()
            try source.block("\(access)var rawValue: Int32") { (source) throws(GeneratorError) in
                try source.block("switch self") { source in
                    for value in cases { source.line("case .\(value.name): \(value.number)") }
                    source.line("case .unrecognized(let number): number")
                }
            }
            source.line()
            source.line("/// Every case that has a name.")
            source.line("\(access)static let allCases: [Self] = [\(cases.map { "." + $0.name }.joined(separator: ", "))]")
            source.line("\(access)static let valueNames: [(name: String, number: Int32)] = [")
            for value in enumeration.value { source.line("    (\"\(value.name)\", \(value.number)),") }
            source.line("]")
        }
    }
}
