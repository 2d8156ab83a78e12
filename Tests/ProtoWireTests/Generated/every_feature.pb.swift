// swift-format-ignore-file
// Made from every_feature.proto by scripts/generate: change that file, not this one.

import ProtoWire

extension Sample {
    /// A mode with a negative value, an alias and a gap.
    enum PixelKind: ProtoEnum {
        /// Nobody said.
        case unspecified
        case raw
        /// Compressed.
        case jpeg
        case negative
        case pixelKind420
        /// A number that has no name in this build.
        case unrecognized(Int32)

        init(rawValue: Int32) {
            self = switch rawValue {
                case 0: .unspecified
                case 1: .raw
                case 5: .jpeg
                case -1: .negative
                case 7: .pixelKind420
                default: .unrecognized(rawValue)
            }
        }

        var rawValue: Int32 {
            switch self {
                case .unspecified: 0
                case .raw: 1
                case .jpeg: 5
                case .negative: -1
                case .pixelKind420: 7
                case .unrecognized(let number): number
            }
        }

        /// Every case that has a name.
        static let allCases: [Self] = [.unspecified, .raw, .jpeg, .negative, .pixelKind420]
        static let valueNames: [(name: String, number: Int32)] = [
            ("PIXEL_KIND_UNSPECIFIED", 0),
            ("PIXEL_KIND_RAW", 1),
            ("PIXEL_KIND_PLAIN", 1),
            ("PIXEL_KIND_JPEG", 5),
            ("PIXEL_KIND_NEGATIVE", -1),
            ("PIXEL_KIND_420", 7),
        ]
    }

    /// One field of every kind.
    ///
    /// With "quotes" and \ in a comment.
    struct EveryFeature: ProtoMessage {
        var aDouble: Double = 0
        var aFloat: Float = 0
        var anInt32: Int32 = 0
        var anInt64: Int64 = 0
        var aUint32: UInt32 = 0
        var aUint64: UInt64 = 0
        var aSint32: Int32 = 0
        var aSint64: Int64 = 0
        var aFixed32: UInt32 = 0
        var aFixed64: UInt64 = 0
        var aSfixed32: Int32 = 0
        var aSfixed64: Int64 = 0
        var aBool: Bool = false
        /// Text after the field.
        var aString: String = ""
        var someBytes: [UInt8] = []
        var aKind: Sample.PixelKind = .unspecified
        var aSize: Sample.Size?
        var doubles: [Double] = []
        var floats: [Float] = []
        var int32s: [Int32] = []
        var sint64s: [Int64] = []
        var fixed32s: [UInt32] = []
        var bools: [Bool] = []
        var strings: [String] = []
        var byteStrings: [[UInt8]] = []
        var kinds: [Sample.PixelKind] = []
        var sizes: [Sample.Size] = []
        var unpacked: [Int32] = []
        var uint64s: [UInt64] = []
        var maybeInt32: Int32?
        var maybeString: String?
        var maybeKind: Sample.PixelKind?
        var maybeBytes: [UInt8]?
        var maybeDouble: Double?
        var maybeBool: Bool?
        /// One of several.
        var choice: Choice?
        var between: Bool = false
        var secondChoice: SecondChoice?
        var textByText: [String: String] = [:]
        var sizeByInt32: [Int32: Sample.Size] = [:]
        var kindByText: [String: Sample.PixelKind] = [:]
        var bytesByBool: [Bool: [UInt8]] = [:]
        var doubleBySint64: [Int64: Double] = [:]
        var treeByUint64: [UInt64: Sample.Tree] = [:]
        var boolByFixed32: [UInt32: Bool] = [:]
        /// Keywords and names of the generated code's own variables.
        var `default`: Int32 = 0
        var self_: Int32 = 0
        var number: Int32 = 0
        var value: Int32 = 0
        var decoder: String = ""
        var fooBarBaz: Bool = false
        var renamed: String = ""
        @Indirect var itself: Sample.EveryFeature? = nil
        var nothing: Sample.EveryFeature.Nothing?
        var unknownFields = UnknownFields()

        init() {}

        init(
            aDouble: Double = 0,
            aFloat: Float = 0,
            anInt32: Int32 = 0,
            anInt64: Int64 = 0,
            aUint32: UInt32 = 0,
            aUint64: UInt64 = 0,
            aSint32: Int32 = 0,
            aSint64: Int64 = 0,
            aFixed32: UInt32 = 0,
            aFixed64: UInt64 = 0,
            aSfixed32: Int32 = 0,
            aSfixed64: Int64 = 0,
            aBool: Bool = false,
            aString: String = "",
            someBytes: [UInt8] = [],
            aKind: Sample.PixelKind = .unspecified,
            aSize: Sample.Size? = nil,
            doubles: [Double] = [],
            floats: [Float] = [],
            int32s: [Int32] = [],
            sint64s: [Int64] = [],
            fixed32s: [UInt32] = [],
            bools: [Bool] = [],
            strings: [String] = [],
            byteStrings: [[UInt8]] = [],
            kinds: [Sample.PixelKind] = [],
            sizes: [Sample.Size] = [],
            unpacked: [Int32] = [],
            uint64s: [UInt64] = [],
            maybeInt32: Int32? = nil,
            maybeString: String? = nil,
            maybeKind: Sample.PixelKind? = nil,
            maybeBytes: [UInt8]? = nil,
            maybeDouble: Double? = nil,
            maybeBool: Bool? = nil,
            choice: Choice? = nil,
            between: Bool = false,
            secondChoice: SecondChoice? = nil,
            textByText: [String: String] = [:],
            sizeByInt32: [Int32: Sample.Size] = [:],
            kindByText: [String: Sample.PixelKind] = [:],
            bytesByBool: [Bool: [UInt8]] = [:],
            doubleBySint64: [Int64: Double] = [:],
            treeByUint64: [UInt64: Sample.Tree] = [:],
            boolByFixed32: [UInt32: Bool] = [:],
            `default`: Int32 = 0,
            self_: Int32 = 0,
            number: Int32 = 0,
            value: Int32 = 0,
            decoder: String = "",
            fooBarBaz: Bool = false,
            renamed: String = "",
            itself: Sample.EveryFeature? = nil,
            nothing: Sample.EveryFeature.Nothing? = nil
        ) {
            self.aDouble = aDouble
            self.aFloat = aFloat
            self.anInt32 = anInt32
            self.anInt64 = anInt64
            self.aUint32 = aUint32
            self.aUint64 = aUint64
            self.aSint32 = aSint32
            self.aSint64 = aSint64
            self.aFixed32 = aFixed32
            self.aFixed64 = aFixed64
            self.aSfixed32 = aSfixed32
            self.aSfixed64 = aSfixed64
            self.aBool = aBool
            self.aString = aString
            self.someBytes = someBytes
            self.aKind = aKind
            self.aSize = aSize
            self.doubles = doubles
            self.floats = floats
            self.int32s = int32s
            self.sint64s = sint64s
            self.fixed32s = fixed32s
            self.bools = bools
            self.strings = strings
            self.byteStrings = byteStrings
            self.kinds = kinds
            self.sizes = sizes
            self.unpacked = unpacked
            self.uint64s = uint64s
            self.maybeInt32 = maybeInt32
            self.maybeString = maybeString
            self.maybeKind = maybeKind
            self.maybeBytes = maybeBytes
            self.maybeDouble = maybeDouble
            self.maybeBool = maybeBool
            self.choice = choice
            self.between = between
            self.secondChoice = secondChoice
            self.textByText = textByText
            self.sizeByInt32 = sizeByInt32
            self.kindByText = kindByText
            self.bytesByBool = bytesByBool
            self.doubleBySint64 = doubleBySint64
            self.treeByUint64 = treeByUint64
            self.boolByFixed32 = boolByFixed32
            self.`default` = `default`
            self.self_ = self_
            self.number = number
            self.value = value
            self.decoder = decoder
            self.fooBarBaz = fooBarBaz
            self.renamed = renamed
            self.itself = itself
            self.nothing = nothing
        }

        /// One of several.
        enum Choice: Hashable, Sendable {
            case chosenInt32(Int32)
            case chosenString(String)
            /// A member that is a message.
            case chosenSize(Sample.Size)
            case chosenKind(Sample.PixelKind)
            case chosenBytes([UInt8])
            case chosenDouble(Double)
        }

        enum SecondChoice: Hashable, Sendable {
            case tree(Sample.Tree)
        }

        struct Nothing: ProtoMessage {
            var unknownFields = UnknownFields()

            init() {}

            static let protoName = "sample.EveryFeature.Nothing"
            static let fieldNames: [ProtoFieldName] = []

            func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
                visitor.unknown(unknownFields)
            }

            mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
                field number: Int, from decoder: inout Decoder
            ) throws(Decoder.Failure) -> Bool {
                false
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

        static let protoName = "sample.EveryFeature"
        static let fieldNames = [
            ProtoFieldName(1, "aDouble", "a_double"),
            ProtoFieldName(2, "aFloat", "a_float"),
            ProtoFieldName(3, "anInt32", "an_int32"),
            ProtoFieldName(4, "anInt64", "an_int64"),
            ProtoFieldName(5, "aUint32", "a_uint32"),
            ProtoFieldName(6, "aUint64", "a_uint64"),
            ProtoFieldName(7, "aSint32", "a_sint32"),
            ProtoFieldName(8, "aSint64", "a_sint64"),
            ProtoFieldName(9, "aFixed32", "a_fixed32"),
            ProtoFieldName(10, "aFixed64", "a_fixed64"),
            ProtoFieldName(11, "aSfixed32", "a_sfixed32"),
            ProtoFieldName(12, "aSfixed64", "a_sfixed64"),
            ProtoFieldName(13, "aBool", "a_bool"),
            ProtoFieldName(14, "aString", "a_string"),
            ProtoFieldName(15, "someBytes", "some_bytes"),
            ProtoFieldName(16, "aKind", "a_kind"),
            ProtoFieldName(17, "aSize", "a_size"),
            ProtoFieldName(20, "doubles"),
            ProtoFieldName(21, "floats"),
            ProtoFieldName(22, "int32s"),
            ProtoFieldName(23, "sint64s"),
            ProtoFieldName(24, "fixed32s"),
            ProtoFieldName(25, "bools"),
            ProtoFieldName(26, "strings"),
            ProtoFieldName(27, "byteStrings", "byte_strings"),
            ProtoFieldName(28, "kinds"),
            ProtoFieldName(29, "sizes"),
            ProtoFieldName(30, "unpacked"),
            ProtoFieldName(31, "uint64s"),
            ProtoFieldName(40, "maybeInt32", "maybe_int32"),
            ProtoFieldName(41, "maybeString", "maybe_string"),
            ProtoFieldName(42, "maybeKind", "maybe_kind"),
            ProtoFieldName(43, "maybeBytes", "maybe_bytes"),
            ProtoFieldName(44, "maybeDouble", "maybe_double"),
            ProtoFieldName(45, "maybeBool", "maybe_bool"),
            ProtoFieldName(50, "chosenInt32", "chosen_int32", oneof: "choice"),
            ProtoFieldName(51, "chosenString", "chosen_string", oneof: "choice"),
            ProtoFieldName(52, "chosenSize", "chosen_size", oneof: "choice"),
            ProtoFieldName(53, "chosenKind", "chosen_kind", oneof: "choice"),
            ProtoFieldName(54, "chosenBytes", "chosen_bytes", oneof: "choice"),
            ProtoFieldName(55, "between"),
            ProtoFieldName(56, "tree", oneof: "second_choice"),
            ProtoFieldName(57, "chosenDouble", "chosen_double", oneof: "choice"),
            ProtoFieldName(60, "textByText", "text_by_text"),
            ProtoFieldName(61, "sizeByInt32", "size_by_int32"),
            ProtoFieldName(62, "kindByText", "kind_by_text"),
            ProtoFieldName(63, "bytesByBool", "bytes_by_bool"),
            ProtoFieldName(64, "doubleBySint64", "double_by_sint64"),
            ProtoFieldName(65, "treeByUint64", "tree_by_uint64"),
            ProtoFieldName(66, "boolByFixed32", "bool_by_fixed32"),
            ProtoFieldName(70, "default"),
            ProtoFieldName(71, "self"),
            ProtoFieldName(72, "number"),
            ProtoFieldName(73, "value"),
            ProtoFieldName(74, "decoder"),
            ProtoFieldName(75, "fooBarBaz", "fooBar_baz"),
            ProtoFieldName(76, "@other", "renamed"),
            ProtoFieldName(77, "nothing"),
            ProtoFieldName(536870911, "itself"),
        ]

        func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.singular(1, ProtoDouble.self, self.aDouble)
            visitor.singular(2, ProtoFloat.self, self.aFloat)
            visitor.singular(3, ProtoInt32.self, self.anInt32)
            visitor.singular(4, ProtoInt64.self, self.anInt64)
            visitor.singular(5, ProtoUInt32.self, self.aUint32)
            visitor.singular(6, ProtoUInt64.self, self.aUint64)
            visitor.singular(7, ProtoSInt32.self, self.aSint32)
            visitor.singular(8, ProtoSInt64.self, self.aSint64)
            visitor.singular(9, ProtoFixed32.self, self.aFixed32)
            visitor.singular(10, ProtoFixed64.self, self.aFixed64)
            visitor.singular(11, ProtoSFixed32.self, self.aSfixed32)
            visitor.singular(12, ProtoSFixed64.self, self.aSfixed64)
            visitor.singular(13, ProtoBool.self, self.aBool)
            visitor.singular(14, ProtoString.self, self.aString)
            visitor.singular(15, ProtoBytes.self, self.someBytes)
            visitor.singular(16, EnumField<Sample.PixelKind>.self, self.aKind)
            visitor.optional(17, MessageField<Sample.Size>.self, self.aSize)
            visitor.repeated(20, ProtoDouble.self, self.doubles, packed: true)
            visitor.repeated(21, ProtoFloat.self, self.floats, packed: true)
            visitor.repeated(22, ProtoInt32.self, self.int32s, packed: true)
            visitor.repeated(23, ProtoSInt64.self, self.sint64s, packed: true)
            visitor.repeated(24, ProtoFixed32.self, self.fixed32s, packed: true)
            visitor.repeated(25, ProtoBool.self, self.bools, packed: true)
            visitor.repeated(26, ProtoString.self, self.strings, packed: false)
            visitor.repeated(27, ProtoBytes.self, self.byteStrings, packed: false)
            visitor.repeated(28, EnumField<Sample.PixelKind>.self, self.kinds, packed: true)
            visitor.repeated(29, MessageField<Sample.Size>.self, self.sizes, packed: false)
            visitor.repeated(30, ProtoInt32.self, self.unpacked, packed: false)
            visitor.repeated(31, ProtoUInt64.self, self.uint64s, packed: true)
            visitor.optional(40, ProtoInt32.self, self.maybeInt32)
            visitor.optional(41, ProtoString.self, self.maybeString)
            visitor.optional(42, EnumField<Sample.PixelKind>.self, self.maybeKind)
            visitor.optional(43, ProtoBytes.self, self.maybeBytes)
            visitor.optional(44, ProtoDouble.self, self.maybeDouble)
            visitor.optional(45, ProtoBool.self, self.maybeBool)
            switch self.choice {
                case .chosenInt32(let value)?: visitor.optional(50, ProtoInt32.self, value)
                case .chosenString(let value)?: visitor.optional(51, ProtoString.self, value)
                case .chosenSize(let value)?: visitor.optional(52, MessageField<Sample.Size>.self, value)
                case .chosenKind(let value)?: visitor.optional(53, EnumField<Sample.PixelKind>.self, value)
                case .chosenBytes(let value)?: visitor.optional(54, ProtoBytes.self, value)
                default: break
            }
            visitor.singular(55, ProtoBool.self, self.between)
            switch self.secondChoice {
                case .tree(let value)?: visitor.optional(56, MessageField<Sample.Tree>.self, value)
                case nil: break
            }
            switch self.choice {
                case .chosenDouble(let value)?: visitor.optional(57, ProtoDouble.self, value)
                default: break
            }
            visitor.map(60, ProtoString.self, ProtoString.self, self.textByText)
            visitor.map(61, ProtoInt32.self, MessageField<Sample.Size>.self, self.sizeByInt32)
            visitor.map(62, ProtoString.self, EnumField<Sample.PixelKind>.self, self.kindByText)
            visitor.map(63, ProtoBool.self, ProtoBytes.self, self.bytesByBool)
            visitor.map(64, ProtoSInt64.self, ProtoDouble.self, self.doubleBySint64)
            visitor.map(65, ProtoUInt64.self, MessageField<Sample.Tree>.self, self.treeByUint64)
            visitor.map(66, ProtoFixed32.self, ProtoBool.self, self.boolByFixed32)
            visitor.singular(70, ProtoInt32.self, self.`default`)
            visitor.singular(71, ProtoInt32.self, self.self_)
            visitor.singular(72, ProtoInt32.self, self.number)
            visitor.singular(73, ProtoInt32.self, self.value)
            visitor.singular(74, ProtoString.self, self.decoder)
            visitor.singular(75, ProtoBool.self, self.fooBarBaz)
            visitor.singular(76, ProtoString.self, self.renamed)
            visitor.optional(77, MessageField<Sample.EveryFeature.Nothing>.self, self.nothing)
            visitor.optional(536870911, MessageField<Sample.EveryFeature>.self, self.itself)
            visitor.unknown(unknownFields)
        }

        mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.singular(ProtoDouble.self, &self.aDouble)
                case 2: return try decoder.singular(ProtoFloat.self, &self.aFloat)
                case 3: return try decoder.singular(ProtoInt32.self, &self.anInt32)
                case 4: return try decoder.singular(ProtoInt64.self, &self.anInt64)
                case 5: return try decoder.singular(ProtoUInt32.self, &self.aUint32)
                case 6: return try decoder.singular(ProtoUInt64.self, &self.aUint64)
                case 7: return try decoder.singular(ProtoSInt32.self, &self.aSint32)
                case 8: return try decoder.singular(ProtoSInt64.self, &self.aSint64)
                case 9: return try decoder.singular(ProtoFixed32.self, &self.aFixed32)
                case 10: return try decoder.singular(ProtoFixed64.self, &self.aFixed64)
                case 11: return try decoder.singular(ProtoSFixed32.self, &self.aSfixed32)
                case 12: return try decoder.singular(ProtoSFixed64.self, &self.aSfixed64)
                case 13: return try decoder.singular(ProtoBool.self, &self.aBool)
                case 14: return try decoder.singular(ProtoString.self, &self.aString)
                case 15: return try decoder.singular(ProtoBytes.self, &self.someBytes)
                case 16: return try decoder.singular(EnumField<Sample.PixelKind>.self, &self.aKind)
                case 17: return try decoder.optional(MessageField<Sample.Size>.self, &self.aSize)
                case 20: return try decoder.repeated(ProtoDouble.self, &self.doubles)
                case 21: return try decoder.repeated(ProtoFloat.self, &self.floats)
                case 22: return try decoder.repeated(ProtoInt32.self, &self.int32s)
                case 23: return try decoder.repeated(ProtoSInt64.self, &self.sint64s)
                case 24: return try decoder.repeated(ProtoFixed32.self, &self.fixed32s)
                case 25: return try decoder.repeated(ProtoBool.self, &self.bools)
                case 26: return try decoder.repeated(ProtoString.self, &self.strings)
                case 27: return try decoder.repeated(ProtoBytes.self, &self.byteStrings)
                case 28: return try decoder.repeated(EnumField<Sample.PixelKind>.self, &self.kinds)
                case 29: return try decoder.repeated(MessageField<Sample.Size>.self, &self.sizes)
                case 30: return try decoder.repeated(ProtoInt32.self, &self.unpacked)
                case 31: return try decoder.repeated(ProtoUInt64.self, &self.uint64s)
                case 40: return try decoder.optional(ProtoInt32.self, &self.maybeInt32)
                case 41: return try decoder.optional(ProtoString.self, &self.maybeString)
                case 42: return try decoder.optional(EnumField<Sample.PixelKind>.self, &self.maybeKind)
                case 43: return try decoder.optional(ProtoBytes.self, &self.maybeBytes)
                case 44: return try decoder.optional(ProtoDouble.self, &self.maybeDouble)
                case 45: return try decoder.optional(ProtoBool.self, &self.maybeBool)
                case 50:
                    let occupied = self.choice != nil
                    var value: Int32?
                    let isRead = try decoder.member(ProtoInt32.self, &value, occupied: occupied)
                    if let value { self.choice = .chosenInt32(value) }
                    return isRead
                case 51:
                    let occupied = self.choice != nil
                    var value: String?
                    let isRead = try decoder.member(ProtoString.self, &value, occupied: occupied)
                    if let value { self.choice = .chosenString(value) }
                    return isRead
                case 52:
                    let occupied = self.choice != nil
                    var value: Sample.Size?
                    if case .chosenSize(let current)? = self.choice {
                        value = current
                        self.choice = nil
                    }
                    let isRead = try decoder.member(MessageField<Sample.Size>.self, &value, occupied: occupied)
                    if let value { self.choice = .chosenSize(value) }
                    return isRead
                case 53:
                    let occupied = self.choice != nil
                    var value: Sample.PixelKind?
                    let isRead = try decoder.member(EnumField<Sample.PixelKind>.self, &value, occupied: occupied)
                    if let value { self.choice = .chosenKind(value) }
                    return isRead
                case 54:
                    let occupied = self.choice != nil
                    var value: [UInt8]?
                    let isRead = try decoder.member(ProtoBytes.self, &value, occupied: occupied)
                    if let value { self.choice = .chosenBytes(value) }
                    return isRead
                case 55: return try decoder.singular(ProtoBool.self, &self.between)
                case 56:
                    let occupied = self.secondChoice != nil
                    var value: Sample.Tree?
                    if case .tree(let current)? = self.secondChoice {
                        value = current
                        self.secondChoice = nil
                    }
                    let isRead = try decoder.member(MessageField<Sample.Tree>.self, &value, occupied: occupied)
                    if let value { self.secondChoice = .tree(value) }
                    return isRead
                case 57:
                    let occupied = self.choice != nil
                    var value: Double?
                    let isRead = try decoder.member(ProtoDouble.self, &value, occupied: occupied)
                    if let value { self.choice = .chosenDouble(value) }
                    return isRead
                case 60: return try decoder.map(ProtoString.self, ProtoString.self, &self.textByText)
                case 61: return try decoder.map(ProtoInt32.self, MessageField<Sample.Size>.self, &self.sizeByInt32)
                case 62: return try decoder.map(ProtoString.self, EnumField<Sample.PixelKind>.self, &self.kindByText)
                case 63: return try decoder.map(ProtoBool.self, ProtoBytes.self, &self.bytesByBool)
                case 64: return try decoder.map(ProtoSInt64.self, ProtoDouble.self, &self.doubleBySint64)
                case 65: return try decoder.map(ProtoUInt64.self, MessageField<Sample.Tree>.self, &self.treeByUint64)
                case 66: return try decoder.map(ProtoFixed32.self, ProtoBool.self, &self.boolByFixed32)
                case 70: return try decoder.singular(ProtoInt32.self, &self.`default`)
                case 71: return try decoder.singular(ProtoInt32.self, &self.self_)
                case 72: return try decoder.singular(ProtoInt32.self, &self.number)
                case 73: return try decoder.singular(ProtoInt32.self, &self.value)
                case 74: return try decoder.singular(ProtoString.self, &self.decoder)
                case 75: return try decoder.singular(ProtoBool.self, &self.fooBarBaz)
                case 76: return try decoder.singular(ProtoString.self, &self.renamed)
                case 77: return try decoder.optional(MessageField<Sample.EveryFeature.Nothing>.self, &self.nothing)
                case 536870911: return try decoder.optional(MessageField<Sample.EveryFeature>.self, &self.itself)
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

    /// A message that contains itself.
    struct Tree: ProtoMessage {
        var name: String = ""
        @Indirect var child: Sample.Tree? = nil
        var children: [Sample.Tree] = []
        var origin: Sample.Tree.Origin = .unspecified
        var numbers: [Int32] = []
        var link: Link?
        var unknownFields = UnknownFields()

        init() {}

        init(
            name: String = "",
            child: Sample.Tree? = nil,
            children: [Sample.Tree] = [],
            origin: Sample.Tree.Origin = .unspecified,
            numbers: [Int32] = [],
            link: Link? = nil
        ) {
            self.name = name
            self.child = child
            self.children = children
            self.origin = origin
            self.numbers = numbers
            self.link = link
        }

        indirect enum Link: Hashable, Sendable {
            case linked(Sample.Tree)
        }

        /// How it came to be.
        enum Origin: ProtoEnum {
            case unspecified
            case grown
            /// A number that has no name in this build.
            case unrecognized(Int32)

            init(rawValue: Int32) {
                self = switch rawValue {
                    case 0: .unspecified
                    case 1: .grown
                    default: .unrecognized(rawValue)
                }
            }

            var rawValue: Int32 {
                switch self {
                    case .unspecified: 0
                    case .grown: 1
                    case .unrecognized(let number): number
                }
            }

            /// Every case that has a name.
            static let allCases: [Self] = [.unspecified, .grown]
            static let valueNames: [(name: String, number: Int32)] = [
                ("ORIGIN_UNSPECIFIED", 0),
                ("ORIGIN_GROWN", 1),
            ]
        }

        static let protoName = "sample.Tree"
        static let fieldNames = [
            ProtoFieldName(1, "name"),
            ProtoFieldName(2, "child"),
            ProtoFieldName(3, "children"),
            ProtoFieldName(4, "origin"),
            ProtoFieldName(5, "numbers"),
            ProtoFieldName(6, "linked", oneof: "link"),
        ]

        func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.singular(1, ProtoString.self, self.name)
            visitor.optional(2, MessageField<Sample.Tree>.self, self.child)
            visitor.repeated(3, MessageField<Sample.Tree>.self, self.children, packed: false)
            visitor.singular(4, EnumField<Sample.Tree.Origin>.self, self.origin)
            visitor.repeated(5, ProtoInt32.self, self.numbers, packed: true)
            switch self.link {
                case .linked(let value)?: visitor.optional(6, MessageField<Sample.Tree>.self, value)
                case nil: break
            }
            visitor.unknown(unknownFields)
        }

        mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.singular(ProtoString.self, &self.name)
                case 2: return try decoder.optional(MessageField<Sample.Tree>.self, &self.child)
                case 3: return try decoder.repeated(MessageField<Sample.Tree>.self, &self.children)
                case 4: return try decoder.singular(EnumField<Sample.Tree.Origin>.self, &self.origin)
                case 5: return try decoder.repeated(ProtoInt32.self, &self.numbers)
                case 6:
                    let occupied = self.link != nil
                    var value: Sample.Tree?
                    if case .linked(let current)? = self.link {
                        value = current
                        self.link = nil
                    }
                    let isRead = try decoder.member(MessageField<Sample.Tree>.self, &value, occupied: occupied)
                    if let value { self.link = .linked(value) }
                    return isRead
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
