/// Writes one message with what is nested in it.
struct MessageGenerator {
    private let message: Protoc.MessageDescriptor
    /// The full protobuf name with a leading dot.
    private let name: String
    private let types: TypeIndex
    private let options: GeneratorOptions
    private let comments: Comments
    private let path: [Int32]
    private let fields: [FieldModel]
    private let oneofs: [OneofModel]
    private var access: String { options.access }

    init(
        _ message: Protoc.MessageDescriptor, in scope: String, types: TypeIndex, options: GeneratorOptions, comments: Comments,
        path: [Int32]
    ) throws(GeneratorError) {
        let name = "\(scope).\(message.name)"
        guard message.`extension`.isEmpty else { throw GeneratorError("\(name.dropFirst()): extensions are not supported") }
        var fields: [FieldModel] = []
        for field in message.field { fields.append(try FieldModel(field, in: name, types: types)) }
        var oneofs: [OneofModel] = []
        for (index, oneof) in message.oneofDecl.enumerated() {
            let members = fields.filter { $0.oneof == index }
            // proto3's `optional` is declared as a oneof of its own, without members here.
            if members.isEmpty { continue }
            let typeName = try SwiftName.type(oneof.name)
            guard !(message.nestedType.map(\.name) + message.enumType.map(\.name)).contains(typeName) else {
                throw GeneratorError("\(name.dropFirst()): the oneof \(oneof.name) and a nested type are both called \(typeName)")
            }
            oneofs.append(
                OneofModel(
                    index: index, protoName: oneof.name, swiftName: try SwiftName.property(oneof.name), typeName: typeName,
                    members: members))
        }
        self.message = message
        self.name = name
        self.types = types
        self.options = options
        self.comments = comments
        self.path = path
        self.fields = fields
        self.oneofs = oneofs
    }

    func generate(into source: inout SourceText) throws(GeneratorError) {
        source.documentation(comments[path])
        try source.block("\(access)struct \(SwiftName.type(message.name)): ProtoMessage") { (source) throws(GeneratorError) in
            generateProperties(&source)
            try generateInitializers(&source)
            for oneof in oneofs { try generate(oneof, &source) }
            for (index, enumeration) in message.enumType.enumerated() {
                source.line()
                let nestedPath = path + [4, Int32(index)]
                try EnumGenerator(enumeration: enumeration, options: options, comments: comments, path: nestedPath)
                    .generate(into: &source)
            }
            for (index, nested) in message.nestedType.enumerated() where nested.options?.mapEntry != true {
                source.line()
                let nestedPath = path + [3, Int32(index)]
                try MessageGenerator(nested, in: name, types: types, options: options, comments: comments, path: nestedPath)
                    .generate(into: &source)
            }
            generateNames(&source)
            try MessageCoding(fields: fields, oneofs: oneofs, access: access).generate(into: &source)
        }
    }

    // MARK: properties

    private func oneof(of field: FieldModel) -> OneofModel? {
        guard let index = field.oneof else { return nil }
        return oneofs.first { $0.index == index }
    }

    /// What a generated message has a property for.
    private struct Property {
        var name: String, type: String, initialValue: String, isIndirect: Bool, comment: String
    }

    /// Properties in the file's order: a oneof stands where its first member does.
    private var properties: [Property] { fields.indices.compactMap(property) }

    /// The property that stands where field `index` does; nil where a oneof's stands for it already.
    private func property(_ index: Int) -> Property? {
        let field = fields[index]
        guard let oneof = oneof(of: field) else {
            return Property(
                name: field.swiftName, type: field.propertyType, initialValue: field.initialValue, isIndirect: field.isRecursive,
                comment: comments[path + [2, Int32(index)]])
        }
        guard oneof.members.first?.number == field.number else { return nil }
        return Property(
            name: oneof.swiftName, type: oneof.typeName + "?", initialValue: "nil", isIndirect: false,
            comment: comments[path + [8, Int32(oneof.index)]])
    }

    private func generateProperties(_ source: inout SourceText) {
        for property in properties {
            source.documentation(property.comment)
            let head = "\(property.isIndirect ? "@Indirect " : "")\(access)var \(property.name): \(property.type)"
            source.line(property.initialValue == "nil" && !property.isIndirect ? head : "\(head) = \(property.initialValue)")
        }
        source.line("\(access)var unknownFields = UnknownFields()")
    }

    private func generateInitializers(_ source: inout SourceText) throws(GeneratorError) {
        source.line()
        source.line("\(access)init() {}")
        let properties = properties
        if properties.isEmpty { return }
        source.line()
        source.line("\(access)init(")
        for (index, property) in properties.enumerated() {
            let comma = index == properties.count - 1 ? "" : ","
            source.line("    \(property.name): \(property.type) = \(property.initialValue)\(comma)")
        }
        try source.block(")") { source in
            for property in properties { source.line("self.\(property.name) = \(property.name)") }
        }
    }

    private func generate(_ oneof: OneofModel, _ source: inout SourceText) throws(GeneratorError) {
        source.line()
        source.documentation(comments[path + [8, Int32(oneof.index)]])
        let isIndirect = oneof.members.contains { $0.isRecursive }
        try source.block("\(access)\(isIndirect ? "indirect " : "")enum \(oneof.typeName): Hashable, Sendable") { source in
            for (index, field) in fields.enumerated() where field.oneof == oneof.index {
                source.documentation(comments[path + [2, Int32(index)]])
                source.line("case \(field.swiftName)(\(field.valueType))")
            }
        }
    }

    private func generateNames(_ source: inout SourceText) {
        source.line()
        source.line("\(access)static let protoName = \"\(name.dropFirst())\"")
        if fields.isEmpty { return source.line("\(access)static let fieldNames: [ProtoFieldName] = []") }
        source.line("\(access)static let fieldNames = [")
        for field in fields.sorted(by: { $0.number < $1.number }) {
            var arguments = ["\(field.number)", "\"\(field.jsonName)\""]
            if field.protoName != field.jsonName { arguments.append("\"\(field.protoName)\"") }
            if let oneof = oneof(of: field) { arguments.append("oneof: \"\(oneof.protoName)\"") }
            source.line("    ProtoFieldName(\(arguments.joined(separator: ", "))),")
        }
        source.line("]")
    }
}
