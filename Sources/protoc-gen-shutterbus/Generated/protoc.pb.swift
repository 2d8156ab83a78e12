// swift-format-ignore-file
// Made from protoc.proto by scripts/generate: change that file, not this one.

import ProtoWire

extension Protoc {
    struct CodeGeneratorRequest: ProtoMessage {
        var fileToGenerate: [String] = []
        var parameter: String = ""
        var protoFile: [Protoc.FileDescriptor] = []
        var unknownFields = UnknownFields()

        init() {}

        init(
            fileToGenerate: [String] = [],
            parameter: String = "",
            protoFile: [Protoc.FileDescriptor] = []
        ) {
            self.fileToGenerate = fileToGenerate
            self.parameter = parameter
            self.protoFile = protoFile
        }

        static let protoName = "protoc.CodeGeneratorRequest"
        static let fieldNames = [
            ProtoFieldName(1, "fileToGenerate", "file_to_generate"),
            ProtoFieldName(2, "parameter"),
            ProtoFieldName(15, "protoFile", "proto_file"),
        ]

        func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.repeated(1, ProtoString.self, self.fileToGenerate, packed: false)
            visitor.singular(2, ProtoString.self, self.parameter)
            visitor.repeated(15, MessageField<Protoc.FileDescriptor>.self, self.protoFile, packed: false)
            visitor.unknown(unknownFields)
        }

        mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.repeated(ProtoString.self, &self.fileToGenerate)
                case 2: return try decoder.singular(ProtoString.self, &self.parameter)
                case 15: return try decoder.repeated(MessageField<Protoc.FileDescriptor>.self, &self.protoFile)
                default: return false
            }
        }

        func encode(into writer: inout ProtoWriter) {
            visit(with: &writer)
        }

        mutating func decode(from reader: inout ProtoReader) throws(ProtoError) {
            while let number = try reader.nextField() {
                if !(try decode(field: number, from: &reader)) { try reader.keep(in: &unknownFields) }
            }
        }
    }

    struct CodeGeneratorResponse: ProtoMessage {
        var error: String?
        /// Bit 0: the generator knows proto3's `optional`.
        var supportedFeatures: UInt64 = 0
        var file: [Protoc.CodeGeneratorResponse.File] = []
        var unknownFields = UnknownFields()

        init() {}

        init(
            error: String? = nil,
            supportedFeatures: UInt64 = 0,
            file: [Protoc.CodeGeneratorResponse.File] = []
        ) {
            self.error = error
            self.supportedFeatures = supportedFeatures
            self.file = file
        }

        struct File: ProtoMessage {
            var name: String = ""
            var content: String = ""
            var unknownFields = UnknownFields()

            init() {}

            init(
                name: String = "",
                content: String = ""
            ) {
                self.name = name
                self.content = content
            }

            static let protoName = "protoc.CodeGeneratorResponse.File"
            static let fieldNames = [
                ProtoFieldName(1, "name"),
                ProtoFieldName(15, "content"),
            ]

            func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
                visitor.singular(1, ProtoString.self, self.name)
                visitor.singular(15, ProtoString.self, self.content)
                visitor.unknown(unknownFields)
            }

            mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
                field number: Int, from decoder: inout Decoder
            ) throws(Decoder.Failure) -> Bool {
                switch number {
                    case 1: return try decoder.singular(ProtoString.self, &self.name)
                    case 15: return try decoder.singular(ProtoString.self, &self.content)
                    default: return false
                }
            }

            func encode(into writer: inout ProtoWriter) {
                visit(with: &writer)
            }

            mutating func decode(from reader: inout ProtoReader) throws(ProtoError) {
                while let number = try reader.nextField() {
                    if !(try decode(field: number, from: &reader)) { try reader.keep(in: &unknownFields) }
                }
            }
        }

        static let protoName = "protoc.CodeGeneratorResponse"
        static let fieldNames = [
            ProtoFieldName(1, "error"),
            ProtoFieldName(2, "supportedFeatures", "supported_features"),
            ProtoFieldName(15, "file"),
        ]

        func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.optional(1, ProtoString.self, self.error)
            visitor.singular(2, ProtoUInt64.self, self.supportedFeatures)
            visitor.repeated(15, MessageField<Protoc.CodeGeneratorResponse.File>.self, self.file, packed: false)
            visitor.unknown(unknownFields)
        }

        mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.optional(ProtoString.self, &self.error)
                case 2: return try decoder.singular(ProtoUInt64.self, &self.supportedFeatures)
                case 15: return try decoder.repeated(MessageField<Protoc.CodeGeneratorResponse.File>.self, &self.file)
                default: return false
            }
        }

        func encode(into writer: inout ProtoWriter) {
            visit(with: &writer)
        }

        mutating func decode(from reader: inout ProtoReader) throws(ProtoError) {
            while let number = try reader.nextField() {
                if !(try decode(field: number, from: &reader)) { try reader.keep(in: &unknownFields) }
            }
        }
    }

    struct FileDescriptor: ProtoMessage {
        var name: String = ""
        var package: String = ""
        var messageType: [Protoc.MessageDescriptor] = []
        var enumType: [Protoc.EnumDescriptor] = []
        var `extension`: [Protoc.FieldDescriptor] = []
        var sourceCodeInfo: Protoc.SourceCodeInfo?
        /// Empty for proto2.
        var syntax: String = ""
        var unknownFields = UnknownFields()

        init() {}

        init(
            name: String = "",
            package: String = "",
            messageType: [Protoc.MessageDescriptor] = [],
            enumType: [Protoc.EnumDescriptor] = [],
            `extension`: [Protoc.FieldDescriptor] = [],
            sourceCodeInfo: Protoc.SourceCodeInfo? = nil,
            syntax: String = ""
        ) {
            self.name = name
            self.package = package
            self.messageType = messageType
            self.enumType = enumType
            self.`extension` = `extension`
            self.sourceCodeInfo = sourceCodeInfo
            self.syntax = syntax
        }

        static let protoName = "protoc.FileDescriptor"
        static let fieldNames = [
            ProtoFieldName(1, "name"),
            ProtoFieldName(2, "package"),
            ProtoFieldName(4, "messageType", "message_type"),
            ProtoFieldName(5, "enumType", "enum_type"),
            ProtoFieldName(7, "extension"),
            ProtoFieldName(9, "sourceCodeInfo", "source_code_info"),
            ProtoFieldName(12, "syntax"),
        ]

        func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.singular(1, ProtoString.self, self.name)
            visitor.singular(2, ProtoString.self, self.package)
            visitor.repeated(4, MessageField<Protoc.MessageDescriptor>.self, self.messageType, packed: false)
            visitor.repeated(5, MessageField<Protoc.EnumDescriptor>.self, self.enumType, packed: false)
            visitor.repeated(7, MessageField<Protoc.FieldDescriptor>.self, self.`extension`, packed: false)
            visitor.optional(9, MessageField<Protoc.SourceCodeInfo>.self, self.sourceCodeInfo)
            visitor.singular(12, ProtoString.self, self.syntax)
            visitor.unknown(unknownFields)
        }

        mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.singular(ProtoString.self, &self.name)
                case 2: return try decoder.singular(ProtoString.self, &self.package)
                case 4: return try decoder.repeated(MessageField<Protoc.MessageDescriptor>.self, &self.messageType)
                case 5: return try decoder.repeated(MessageField<Protoc.EnumDescriptor>.self, &self.enumType)
                case 7: return try decoder.repeated(MessageField<Protoc.FieldDescriptor>.self, &self.`extension`)
                case 9: return try decoder.optional(MessageField<Protoc.SourceCodeInfo>.self, &self.sourceCodeInfo)
                case 12: return try decoder.singular(ProtoString.self, &self.syntax)
                default: return false
            }
        }

        func encode(into writer: inout ProtoWriter) {
            visit(with: &writer)
        }

        mutating func decode(from reader: inout ProtoReader) throws(ProtoError) {
            while let number = try reader.nextField() {
                if !(try decode(field: number, from: &reader)) { try reader.keep(in: &unknownFields) }
            }
        }
    }

    struct MessageDescriptor: ProtoMessage {
        var name: String = ""
        var field: [Protoc.FieldDescriptor] = []
        var nestedType: [Protoc.MessageDescriptor] = []
        var enumType: [Protoc.EnumDescriptor] = []
        var `extension`: [Protoc.FieldDescriptor] = []
        var options: Protoc.MessageDescriptor.Options?
        var oneofDecl: [Protoc.MessageDescriptor.Oneof] = []
        var unknownFields = UnknownFields()

        init() {}

        init(
            name: String = "",
            field: [Protoc.FieldDescriptor] = [],
            nestedType: [Protoc.MessageDescriptor] = [],
            enumType: [Protoc.EnumDescriptor] = [],
            `extension`: [Protoc.FieldDescriptor] = [],
            options: Protoc.MessageDescriptor.Options? = nil,
            oneofDecl: [Protoc.MessageDescriptor.Oneof] = []
        ) {
            self.name = name
            self.field = field
            self.nestedType = nestedType
            self.enumType = enumType
            self.`extension` = `extension`
            self.options = options
            self.oneofDecl = oneofDecl
        }

        struct Options: ProtoMessage {
            var mapEntry: Bool = false
            var unknownFields = UnknownFields()

            init() {}

            init(
                mapEntry: Bool = false
            ) {
                self.mapEntry = mapEntry
            }

            static let protoName = "protoc.MessageDescriptor.Options"
            static let fieldNames = [
                ProtoFieldName(7, "mapEntry", "map_entry"),
            ]

            func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
                visitor.singular(7, ProtoBool.self, self.mapEntry)
                visitor.unknown(unknownFields)
            }

            mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
                field number: Int, from decoder: inout Decoder
            ) throws(Decoder.Failure) -> Bool {
                switch number {
                    case 7: return try decoder.singular(ProtoBool.self, &self.mapEntry)
                    default: return false
                }
            }

            func encode(into writer: inout ProtoWriter) {
                visit(with: &writer)
            }

            mutating func decode(from reader: inout ProtoReader) throws(ProtoError) {
                while let number = try reader.nextField() {
                    if !(try decode(field: number, from: &reader)) { try reader.keep(in: &unknownFields) }
                }
            }
        }

        struct Oneof: ProtoMessage {
            var name: String = ""
            var unknownFields = UnknownFields()

            init() {}

            init(
                name: String = ""
            ) {
                self.name = name
            }

            static let protoName = "protoc.MessageDescriptor.Oneof"
            static let fieldNames = [
                ProtoFieldName(1, "name"),
            ]

            func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
                visitor.singular(1, ProtoString.self, self.name)
                visitor.unknown(unknownFields)
            }

            mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
                field number: Int, from decoder: inout Decoder
            ) throws(Decoder.Failure) -> Bool {
                switch number {
                    case 1: return try decoder.singular(ProtoString.self, &self.name)
                    default: return false
                }
            }

            func encode(into writer: inout ProtoWriter) {
                visit(with: &writer)
            }

            mutating func decode(from reader: inout ProtoReader) throws(ProtoError) {
                while let number = try reader.nextField() {
                    if !(try decode(field: number, from: &reader)) { try reader.keep(in: &unknownFields) }
                }
            }
        }

        static let protoName = "protoc.MessageDescriptor"
        static let fieldNames = [
            ProtoFieldName(1, "name"),
            ProtoFieldName(2, "field"),
            ProtoFieldName(3, "nestedType", "nested_type"),
            ProtoFieldName(4, "enumType", "enum_type"),
            ProtoFieldName(6, "extension"),
            ProtoFieldName(7, "options"),
            ProtoFieldName(8, "oneofDecl", "oneof_decl"),
        ]

        func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.singular(1, ProtoString.self, self.name)
            visitor.repeated(2, MessageField<Protoc.FieldDescriptor>.self, self.field, packed: false)
            visitor.repeated(3, MessageField<Protoc.MessageDescriptor>.self, self.nestedType, packed: false)
            visitor.repeated(4, MessageField<Protoc.EnumDescriptor>.self, self.enumType, packed: false)
            visitor.repeated(6, MessageField<Protoc.FieldDescriptor>.self, self.`extension`, packed: false)
            visitor.optional(7, MessageField<Protoc.MessageDescriptor.Options>.self, self.options)
            visitor.repeated(8, MessageField<Protoc.MessageDescriptor.Oneof>.self, self.oneofDecl, packed: false)
            visitor.unknown(unknownFields)
        }

        mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.singular(ProtoString.self, &self.name)
                case 2: return try decoder.repeated(MessageField<Protoc.FieldDescriptor>.self, &self.field)
                case 3: return try decoder.repeated(MessageField<Protoc.MessageDescriptor>.self, &self.nestedType)
                case 4: return try decoder.repeated(MessageField<Protoc.EnumDescriptor>.self, &self.enumType)
                case 6: return try decoder.repeated(MessageField<Protoc.FieldDescriptor>.self, &self.`extension`)
                case 7: return try decoder.optional(MessageField<Protoc.MessageDescriptor.Options>.self, &self.options)
                case 8: return try decoder.repeated(MessageField<Protoc.MessageDescriptor.Oneof>.self, &self.oneofDecl)
                default: return false
            }
        }

        func encode(into writer: inout ProtoWriter) {
            visit(with: &writer)
        }

        mutating func decode(from reader: inout ProtoReader) throws(ProtoError) {
            while let number = try reader.nextField() {
                if !(try decode(field: number, from: &reader)) { try reader.keep(in: &unknownFields) }
            }
        }
    }

    struct FieldDescriptor: ProtoMessage {
        var name: String = ""
        var number: Int32 = 0
        var label: Protoc.FieldDescriptor.Label = .unspecified
        var kind: Protoc.FieldDescriptor.Kind = .unspecified
        /// With a leading dot.
        var typeName: String = ""
        var options: Protoc.FieldDescriptor.Options?
        var oneofIndex: Int32?
        var jsonName: String = ""
        var proto3Optional: Bool = false
        var unknownFields = UnknownFields()

        init() {}

        init(
            name: String = "",
            number: Int32 = 0,
            label: Protoc.FieldDescriptor.Label = .unspecified,
            kind: Protoc.FieldDescriptor.Kind = .unspecified,
            typeName: String = "",
            options: Protoc.FieldDescriptor.Options? = nil,
            oneofIndex: Int32? = nil,
            jsonName: String = "",
            proto3Optional: Bool = false
        ) {
            self.name = name
            self.number = number
            self.label = label
            self.kind = kind
            self.typeName = typeName
            self.options = options
            self.oneofIndex = oneofIndex
            self.jsonName = jsonName
            self.proto3Optional = proto3Optional
        }

        enum Label: ProtoEnum {
            case unspecified
            case optional
            case required
            case repeated
            /// A number that has no name in this build.
            case unrecognized(Int32)

            init(rawValue: Int32) {
                self = switch rawValue {
                    case 0: .unspecified
                    case 1: .optional
                    case 2: .required
                    case 3: .repeated
                    default: .unrecognized(rawValue)
                }
            }

            var rawValue: Int32 {
                switch self {
                    case .unspecified: 0
                    case .optional: 1
                    case .required: 2
                    case .repeated: 3
                    case .unrecognized(let number): number
                }
            }

            /// Every case that has a name.
            static let allCases: [Self] = [.unspecified, .optional, .required, .repeated]
            static let valueNames: [(name: String, number: Int32)] = [
                ("LABEL_UNSPECIFIED", 0),
                ("LABEL_OPTIONAL", 1),
                ("LABEL_REQUIRED", 2),
                ("LABEL_REPEATED", 3),
            ]
        }

        enum Kind: ProtoEnum {
            case unspecified
            case double
            case float
            case int64
            case uint64
            case int32
            case fixed64
            case fixed32
            case bool
            case string
            case group
            case message
            case bytes
            case uint32
            case `enum`
            case sfixed32
            case sfixed64
            case sint32
            case sint64
            /// A number that has no name in this build.
            case unrecognized(Int32)

            init(rawValue: Int32) {
                self = switch rawValue {
                    case 0: .unspecified
                    case 1: .double
                    case 2: .float
                    case 3: .int64
                    case 4: .uint64
                    case 5: .int32
                    case 6: .fixed64
                    case 7: .fixed32
                    case 8: .bool
                    case 9: .string
                    case 10: .group
                    case 11: .message
                    case 12: .bytes
                    case 13: .uint32
                    case 14: .`enum`
                    case 15: .sfixed32
                    case 16: .sfixed64
                    case 17: .sint32
                    case 18: .sint64
                    default: .unrecognized(rawValue)
                }
            }

            var rawValue: Int32 {
                switch self {
                    case .unspecified: 0
                    case .double: 1
                    case .float: 2
                    case .int64: 3
                    case .uint64: 4
                    case .int32: 5
                    case .fixed64: 6
                    case .fixed32: 7
                    case .bool: 8
                    case .string: 9
                    case .group: 10
                    case .message: 11
                    case .bytes: 12
                    case .uint32: 13
                    case .`enum`: 14
                    case .sfixed32: 15
                    case .sfixed64: 16
                    case .sint32: 17
                    case .sint64: 18
                    case .unrecognized(let number): number
                }
            }

            /// Every case that has a name.
            static let allCases: [Self] = [.unspecified, .double, .float, .int64, .uint64, .int32, .fixed64, .fixed32, .bool, .string, .group, .message, .bytes, .uint32, .`enum`, .sfixed32, .sfixed64, .sint32, .sint64]
            static let valueNames: [(name: String, number: Int32)] = [
                ("KIND_UNSPECIFIED", 0),
                ("KIND_DOUBLE", 1),
                ("KIND_FLOAT", 2),
                ("KIND_INT64", 3),
                ("KIND_UINT64", 4),
                ("KIND_INT32", 5),
                ("KIND_FIXED64", 6),
                ("KIND_FIXED32", 7),
                ("KIND_BOOL", 8),
                ("KIND_STRING", 9),
                ("KIND_GROUP", 10),
                ("KIND_MESSAGE", 11),
                ("KIND_BYTES", 12),
                ("KIND_UINT32", 13),
                ("KIND_ENUM", 14),
                ("KIND_SFIXED32", 15),
                ("KIND_SFIXED64", 16),
                ("KIND_SINT32", 17),
                ("KIND_SINT64", 18),
            ]
        }

        struct Options: ProtoMessage {
            var packed: Bool?
            var unknownFields = UnknownFields()

            init() {}

            init(
                packed: Bool? = nil
            ) {
                self.packed = packed
            }

            static let protoName = "protoc.FieldDescriptor.Options"
            static let fieldNames = [
                ProtoFieldName(2, "packed"),
            ]

            func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
                visitor.optional(2, ProtoBool.self, self.packed)
                visitor.unknown(unknownFields)
            }

            mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
                field number: Int, from decoder: inout Decoder
            ) throws(Decoder.Failure) -> Bool {
                switch number {
                    case 2: return try decoder.optional(ProtoBool.self, &self.packed)
                    default: return false
                }
            }

            func encode(into writer: inout ProtoWriter) {
                visit(with: &writer)
            }

            mutating func decode(from reader: inout ProtoReader) throws(ProtoError) {
                while let number = try reader.nextField() {
                    if !(try decode(field: number, from: &reader)) { try reader.keep(in: &unknownFields) }
                }
            }
        }

        static let protoName = "protoc.FieldDescriptor"
        static let fieldNames = [
            ProtoFieldName(1, "name"),
            ProtoFieldName(3, "number"),
            ProtoFieldName(4, "label"),
            ProtoFieldName(5, "kind"),
            ProtoFieldName(6, "typeName", "type_name"),
            ProtoFieldName(8, "options"),
            ProtoFieldName(9, "oneofIndex", "oneof_index"),
            ProtoFieldName(10, "jsonName", "json_name"),
            ProtoFieldName(17, "proto3Optional", "proto3_optional"),
        ]

        func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.singular(1, ProtoString.self, self.name)
            visitor.singular(3, ProtoInt32.self, self.number)
            visitor.singular(4, EnumField<Protoc.FieldDescriptor.Label>.self, self.label)
            visitor.singular(5, EnumField<Protoc.FieldDescriptor.Kind>.self, self.kind)
            visitor.singular(6, ProtoString.self, self.typeName)
            visitor.optional(8, MessageField<Protoc.FieldDescriptor.Options>.self, self.options)
            visitor.optional(9, ProtoInt32.self, self.oneofIndex)
            visitor.singular(10, ProtoString.self, self.jsonName)
            visitor.singular(17, ProtoBool.self, self.proto3Optional)
            visitor.unknown(unknownFields)
        }

        mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.singular(ProtoString.self, &self.name)
                case 3: return try decoder.singular(ProtoInt32.self, &self.number)
                case 4: return try decoder.singular(EnumField<Protoc.FieldDescriptor.Label>.self, &self.label)
                case 5: return try decoder.singular(EnumField<Protoc.FieldDescriptor.Kind>.self, &self.kind)
                case 6: return try decoder.singular(ProtoString.self, &self.typeName)
                case 8: return try decoder.optional(MessageField<Protoc.FieldDescriptor.Options>.self, &self.options)
                case 9: return try decoder.optional(ProtoInt32.self, &self.oneofIndex)
                case 10: return try decoder.singular(ProtoString.self, &self.jsonName)
                case 17: return try decoder.singular(ProtoBool.self, &self.proto3Optional)
                default: return false
            }
        }

        func encode(into writer: inout ProtoWriter) {
            visit(with: &writer)
        }

        mutating func decode(from reader: inout ProtoReader) throws(ProtoError) {
            while let number = try reader.nextField() {
                if !(try decode(field: number, from: &reader)) { try reader.keep(in: &unknownFields) }
            }
        }
    }

    struct EnumDescriptor: ProtoMessage {
        var name: String = ""
        var value: [Protoc.EnumDescriptor.Value] = []
        var unknownFields = UnknownFields()

        init() {}

        init(
            name: String = "",
            value: [Protoc.EnumDescriptor.Value] = []
        ) {
            self.name = name
            self.value = value
        }

        struct Value: ProtoMessage {
            var name: String = ""
            var number: Int32 = 0
            var unknownFields = UnknownFields()

            init() {}

            init(
                name: String = "",
                number: Int32 = 0
            ) {
                self.name = name
                self.number = number
            }

            static let protoName = "protoc.EnumDescriptor.Value"
            static let fieldNames = [
                ProtoFieldName(1, "name"),
                ProtoFieldName(2, "number"),
            ]

            func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
                visitor.singular(1, ProtoString.self, self.name)
                visitor.singular(2, ProtoInt32.self, self.number)
                visitor.unknown(unknownFields)
            }

            mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
                field number: Int, from decoder: inout Decoder
            ) throws(Decoder.Failure) -> Bool {
                switch number {
                    case 1: return try decoder.singular(ProtoString.self, &self.name)
                    case 2: return try decoder.singular(ProtoInt32.self, &self.number)
                    default: return false
                }
            }

            func encode(into writer: inout ProtoWriter) {
                visit(with: &writer)
            }

            mutating func decode(from reader: inout ProtoReader) throws(ProtoError) {
                while let number = try reader.nextField() {
                    if !(try decode(field: number, from: &reader)) { try reader.keep(in: &unknownFields) }
                }
            }
        }

        static let protoName = "protoc.EnumDescriptor"
        static let fieldNames = [
            ProtoFieldName(1, "name"),
            ProtoFieldName(2, "value"),
        ]

        func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.singular(1, ProtoString.self, self.name)
            visitor.repeated(2, MessageField<Protoc.EnumDescriptor.Value>.self, self.value, packed: false)
            visitor.unknown(unknownFields)
        }

        mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.singular(ProtoString.self, &self.name)
                case 2: return try decoder.repeated(MessageField<Protoc.EnumDescriptor.Value>.self, &self.value)
                default: return false
            }
        }

        func encode(into writer: inout ProtoWriter) {
            visit(with: &writer)
        }

        mutating func decode(from reader: inout ProtoReader) throws(ProtoError) {
            while let number = try reader.nextField() {
                if !(try decode(field: number, from: &reader)) { try reader.keep(in: &unknownFields) }
            }
        }
    }

    struct SourceCodeInfo: ProtoMessage {
        var location: [Protoc.SourceCodeInfo.Location] = []
        var unknownFields = UnknownFields()

        init() {}

        init(
            location: [Protoc.SourceCodeInfo.Location] = []
        ) {
            self.location = location
        }

        struct Location: ProtoMessage {
            var path: [Int32] = []
            var leadingComments: String = ""
            var trailingComments: String = ""
            var unknownFields = UnknownFields()

            init() {}

            init(
                path: [Int32] = [],
                leadingComments: String = "",
                trailingComments: String = ""
            ) {
                self.path = path
                self.leadingComments = leadingComments
                self.trailingComments = trailingComments
            }

            static let protoName = "protoc.SourceCodeInfo.Location"
            static let fieldNames = [
                ProtoFieldName(1, "path"),
                ProtoFieldName(3, "leadingComments", "leading_comments"),
                ProtoFieldName(4, "trailingComments", "trailing_comments"),
            ]

            func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
                visitor.repeated(1, ProtoInt32.self, self.path, packed: true)
                visitor.singular(3, ProtoString.self, self.leadingComments)
                visitor.singular(4, ProtoString.self, self.trailingComments)
                visitor.unknown(unknownFields)
            }

            mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
                field number: Int, from decoder: inout Decoder
            ) throws(Decoder.Failure) -> Bool {
                switch number {
                    case 1: return try decoder.repeated(ProtoInt32.self, &self.path)
                    case 3: return try decoder.singular(ProtoString.self, &self.leadingComments)
                    case 4: return try decoder.singular(ProtoString.self, &self.trailingComments)
                    default: return false
                }
            }

            func encode(into writer: inout ProtoWriter) {
                visit(with: &writer)
            }

            mutating func decode(from reader: inout ProtoReader) throws(ProtoError) {
                while let number = try reader.nextField() {
                    if !(try decode(field: number, from: &reader)) { try reader.keep(in: &unknownFields) }
                }
            }
        }

        static let protoName = "protoc.SourceCodeInfo"
        static let fieldNames = [
            ProtoFieldName(1, "location"),
        ]

        func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.repeated(1, MessageField<Protoc.SourceCodeInfo.Location>.self, self.location, packed: false)
            visitor.unknown(unknownFields)
        }

        mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.repeated(MessageField<Protoc.SourceCodeInfo.Location>.self, &self.location)
                default: return false
            }
        }

        func encode(into writer: inout ProtoWriter) {
            visit(with: &writer)
        }

        mutating func decode(from reader: inout ProtoReader) throws(ProtoError) {
            while let number = try reader.nextField() {
                if !(try decode(field: number, from: &reader)) { try reader.keep(in: &unknownFields) }
            }
        }
    }
}
