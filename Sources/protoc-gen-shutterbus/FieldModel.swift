/// What generated code needs to know about one field.
struct FieldModel {
    /// How the field is held by its message.
    enum Shape: Equatable {
        case singular
        case optional
        case repeated(isPacked: Bool)
        case map(keyKind: String)
        case member(oneof: Int)
    }

    let number: Int
    let protoName: String
    let jsonName: String
    let swiftName: String
    let shape: Shape
    /// The `ProtoFieldKind` of a value, of an element, or of a map's value.
    let kind: String
    /// The Swift type of what `kind` describes.
    let valueType: String
    /// The Swift type of the property.
    let propertyType: String
    let initialValue: String
    /// Whether the message would contain itself without a box.
    let isRecursive: Bool
    let isMessage: Bool

    init(_ field: Protoc.FieldDescriptor, in owner: String, types: TypeIndex) throws(GeneratorError) {
        number = Int(field.number)
        protoName = field.name
        jsonName = field.jsonName
        swiftName = try SwiftName.property(field.name)
        isRecursive = types.isRecursive(field, in: owner)
        let entry = field.label == .repeated ? types.mapEntry(of: field) : nil
        let value = entry?.value ?? field
        let element = try ValueModel(value, types: types)
        kind = element.kind
        valueType = element.type
        isMessage = value.kind == .message
        if let entry {
            let key = try ValueModel(entry.key, types: types)
            shape = .map(keyKind: key.kind)
            propertyType = "[\(key.type): \(element.type)]"
            initialValue = "[:]"
        } else if field.label == .repeated {
            shape = .repeated(isPacked: element.isPackable && field.options?.packed ?? true)
            propertyType = "[\(element.type)]"
            initialValue = "[]"
        } else if let oneof = field.oneofIndex, !field.proto3Optional {
            shape = .member(oneof: Int(oneof))
            propertyType = "\(element.type)?"
            initialValue = "nil"
        } else if field.proto3Optional || isMessage {
            shape = .optional
            propertyType = "\(element.type)?"
            initialValue = "nil"
        } else {
            shape = .singular
            propertyType = element.type
            initialValue = element.zero
        }
    }

    var oneof: Int? { if case .member(let oneof) = shape { oneof } else { nil } }
}
