/// One protobuf type in Swift.
struct ValueModel {
    /// The `ProtoFieldKind`.
    let kind: String
    let type: String
    let zero: String
    /// Whether many can be written in one run.
    let isPackable: Bool

    private init(_ kind: String, _ type: String, _ zero: String, isPackable: Bool = true) {
        self.kind = kind
        self.type = type
        self.zero = zero
        self.isPackable = isPackable
    }

    init(_ field: Protoc.FieldDescriptor, types: TypeIndex) throws(GeneratorError) {
        switch field.kind {
        case .double: self.init("ProtoDouble", "Double", "0")
        case .float: self.init("ProtoFloat", "Float", "0")
        case .int32: self.init("ProtoInt32", "Int32", "0")
        case .int64: self.init("ProtoInt64", "Int64", "0")
        case .uint32: self.init("ProtoUInt32", "UInt32", "0")
        case .uint64: self.init("ProtoUInt64", "UInt64", "0")
        case .sint32: self.init("ProtoSInt32", "Int32", "0")
        case .sint64: self.init("ProtoSInt64", "Int64", "0")
        case .fixed32: self.init("ProtoFixed32", "UInt32", "0")
        case .fixed64: self.init("ProtoFixed64", "UInt64", "0")
        case .sfixed32: self.init("ProtoSFixed32", "Int32", "0")
        case .sfixed64: self.init("ProtoSFixed64", "Int64", "0")
        case .bool: self.init("ProtoBool", "Bool", "false")
        case .string: self.init("ProtoString", "String", "\"\"", isPackable: false)
        case .bytes: self.init("ProtoBytes", "[UInt8]", "[]", isPackable: false)
        case .enum:
            let name = try types.swiftName(of: field.typeName)
            guard let enumeration = types.enums[field.typeName], let first = enumeration.value.first else {
                throw GeneratorError("\(field.typeName.dropFirst()) has no values")
            }
            self.init("EnumField<\(name)>", name, "." + SwiftName.enumCase(first.name, of: enumeration.name))
        case .message:
            let name = try types.swiftName(of: field.typeName)
            self.init("MessageField<\(name)>", name, "\(name)()", isPackable: false)
        case .group: throw GeneratorError("\(field.name) is a group; only proto3 is supported")
        case .unspecified, .unrecognized: throw GeneratorError("\(field.name) has a type that is not supported")
        }
    }
}
