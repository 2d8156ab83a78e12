/// All messages and enums that the files of a request declare, by their full protobuf names with a leading dot.
struct TypeIndex {
    private var swiftNames: [String: String] = [:]
    private(set) var messages: [String: Protoc.MessageDescriptor] = [:]
    private(set) var enums: [String: Protoc.EnumDescriptor] = [:]

    /// Only files of the packages that are being generated are entered: other types have no Swift counterpart.
    init(_ files: [Protoc.FileDescriptor], options: GeneratorOptions) throws(GeneratorError) {
        let root = options.namespace.map { $0 + "." } ?? ""
        for file in files {
            let scope = file.package.isEmpty ? "" : "." + file.package
            for enumeration in file.enumType { try add(enumeration, in: scope, swiftScope: root) }
            for message in file.messageType { try add(message, in: scope, swiftScope: root) }
        }
    }

    private mutating func add(_ enumeration: Protoc.EnumDescriptor, in scope: String, swiftScope: String) throws(GeneratorError) {
        let name = "\(scope).\(enumeration.name)"
        swiftNames[name] = swiftScope + (try SwiftName.type(enumeration.name))
        enums[name] = enumeration
    }

    private mutating func add(_ message: Protoc.MessageDescriptor, in scope: String, swiftScope: String) throws(GeneratorError) {
        let name = "\(scope).\(message.name)"
        let swiftName = swiftScope + (try SwiftName.type(message.name))
        swiftNames[name] = swiftName
        messages[name] = message
        for enumeration in message.enumType { try add(enumeration, in: name, swiftScope: swiftName + ".") }
        for nested in message.nestedType { try add(nested, in: name, swiftScope: swiftName + ".") }
    }

    /// The Swift type of a message or enum.
    func swiftName(of name: String) throws(GeneratorError) -> String {
        guard let swiftName = swiftNames[name] else {
            throw GeneratorError("\(name.dropFirst()) is declared in a package that is not being generated")
        }
        return swiftName
    }

    /// The two fields of a map's entry; nil if the field is no map.
    func mapEntry(of field: Protoc.FieldDescriptor) -> (key: Protoc.FieldDescriptor, value: Protoc.FieldDescriptor)? {
        guard field.kind == .message, let entry = messages[field.typeName], entry.options?.mapEntry == true,
            let key = entry.field.first(where: { $0.number == 1 }), let value = entry.field.first(where: { $0.number == 2 })
        else { return nil }
        return (key, value)
    }

    /// Whether a value of the field would contain a value of `owner` in place, which Swift can't lay out.
    func isRecursive(_ field: Protoc.FieldDescriptor, in owner: String) -> Bool {
        var seen: Set<String> = []
        return reaches(field, owner, &seen)
    }

    private func reaches(_ field: Protoc.FieldDescriptor, _ owner: String, _ seen: inout Set<String>) -> Bool {
        guard field.kind == .message, field.label != .repeated else { return false }
        if field.typeName == owner { return true }
        guard seen.insert(field.typeName).inserted, let message = messages[field.typeName] else { return false }
        for inner in message.field where reaches(inner, owner, &seen) { return true }
        return false
    }
}
