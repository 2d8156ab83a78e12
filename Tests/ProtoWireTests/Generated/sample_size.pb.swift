// swift-format-ignore-file
// Made from sample_size.proto by scripts/generate: change that file, not this one.

import ProtoWire

extension Sample {
    struct Size: ProtoMessage {
        var width: UInt32 = 0
        var height: UInt32 = 0
        var unknownFields = UnknownFields()

        init() {}

        init(
            width: UInt32 = 0,
            height: UInt32 = 0
        ) {
            self.width = width
            self.height = height
        }

        static let protoName = "sample.Size"
        static let fieldNames = [
            ProtoFieldName(1, "width"),
            ProtoFieldName(2, "height"),
        ]

        func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.singular(1, ProtoUInt32.self, self.width)
            visitor.singular(2, ProtoUInt32.self, self.height)
            visitor.unknown(unknownFields)
        }

        mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.singular(ProtoUInt32.self, &self.width)
                case 2: return try decoder.singular(ProtoUInt32.self, &self.height)
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

    /// The older and the newer build of one message: the older lacks what was added.
    struct Older: ProtoMessage {
        var name: String = ""
        var unknownFields = UnknownFields()

        init() {}

        init(
            name: String = ""
        ) {
            self.name = name
        }

        static let protoName = "sample.Older"
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

    struct Newer: ProtoMessage {
        var name: String = ""
        var count: Int32 = 0
        var size: Sample.Size?
        var marks: [UInt32] = []
        var unknownFields = UnknownFields()

        init() {}

        init(
            name: String = "",
            count: Int32 = 0,
            size: Sample.Size? = nil,
            marks: [UInt32] = []
        ) {
            self.name = name
            self.count = count
            self.size = size
            self.marks = marks
        }

        static let protoName = "sample.Newer"
        static let fieldNames = [
            ProtoFieldName(1, "name"),
            ProtoFieldName(2, "count"),
            ProtoFieldName(3, "size"),
            ProtoFieldName(4, "marks"),
        ]

        func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.singular(1, ProtoString.self, self.name)
            visitor.singular(2, ProtoInt32.self, self.count)
            visitor.optional(3, MessageField<Sample.Size>.self, self.size)
            visitor.repeated(4, ProtoFixed32.self, self.marks, packed: true)
            visitor.unknown(unknownFields)
        }

        mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.singular(ProtoString.self, &self.name)
                case 2: return try decoder.singular(ProtoInt32.self, &self.count)
                case 3: return try decoder.optional(MessageField<Sample.Size>.self, &self.size)
                case 4: return try decoder.repeated(ProtoFixed32.self, &self.marks)
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

    /// Twelve fields, as every frame carries them.
    struct Header: ProtoMessage {
        var camera: String = ""
        var stream: String = ""
        var sequence: UInt64 = 0
        var capturedNs: UInt64 = 0
        var publishedNs: UInt64 = 0
        var format: Int32 = 0
        var size: Sample.Size?
        var byteCount: UInt32 = 0
        var exposure: Int32 = 0
        var gain: Double = 0
        var key: Bool = false
        var trace: String = ""
        var unknownFields = UnknownFields()

        init() {}

        init(
            camera: String = "",
            stream: String = "",
            sequence: UInt64 = 0,
            capturedNs: UInt64 = 0,
            publishedNs: UInt64 = 0,
            format: Int32 = 0,
            size: Sample.Size? = nil,
            byteCount: UInt32 = 0,
            exposure: Int32 = 0,
            gain: Double = 0,
            key: Bool = false,
            trace: String = ""
        ) {
            self.camera = camera
            self.stream = stream
            self.sequence = sequence
            self.capturedNs = capturedNs
            self.publishedNs = publishedNs
            self.format = format
            self.size = size
            self.byteCount = byteCount
            self.exposure = exposure
            self.gain = gain
            self.key = key
            self.trace = trace
        }

        static let protoName = "sample.Header"
        static let fieldNames = [
            ProtoFieldName(1, "camera"),
            ProtoFieldName(2, "stream"),
            ProtoFieldName(3, "sequence"),
            ProtoFieldName(4, "capturedNs", "captured_ns"),
            ProtoFieldName(5, "publishedNs", "published_ns"),
            ProtoFieldName(6, "format"),
            ProtoFieldName(7, "size"),
            ProtoFieldName(8, "byteCount", "byte_count"),
            ProtoFieldName(9, "exposure"),
            ProtoFieldName(10, "gain"),
            ProtoFieldName(11, "key"),
            ProtoFieldName(12, "trace"),
        ]

        func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.singular(1, ProtoString.self, self.camera)
            visitor.singular(2, ProtoString.self, self.stream)
            visitor.singular(3, ProtoUInt64.self, self.sequence)
            visitor.singular(4, ProtoFixed64.self, self.capturedNs)
            visitor.singular(5, ProtoFixed64.self, self.publishedNs)
            visitor.singular(6, ProtoInt32.self, self.format)
            visitor.optional(7, MessageField<Sample.Size>.self, self.size)
            visitor.singular(8, ProtoUInt32.self, self.byteCount)
            visitor.singular(9, ProtoSInt32.self, self.exposure)
            visitor.singular(10, ProtoDouble.self, self.gain)
            visitor.singular(11, ProtoBool.self, self.key)
            visitor.singular(12, ProtoString.self, self.trace)
            visitor.unknown(unknownFields)
        }

        mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.singular(ProtoString.self, &self.camera)
                case 2: return try decoder.singular(ProtoString.self, &self.stream)
                case 3: return try decoder.singular(ProtoUInt64.self, &self.sequence)
                case 4: return try decoder.singular(ProtoFixed64.self, &self.capturedNs)
                case 5: return try decoder.singular(ProtoFixed64.self, &self.publishedNs)
                case 6: return try decoder.singular(ProtoInt32.self, &self.format)
                case 7: return try decoder.optional(MessageField<Sample.Size>.self, &self.size)
                case 8: return try decoder.singular(ProtoUInt32.self, &self.byteCount)
                case 9: return try decoder.singular(ProtoSInt32.self, &self.exposure)
                case 10: return try decoder.singular(ProtoDouble.self, &self.gain)
                case 11: return try decoder.singular(ProtoBool.self, &self.key)
                case 12: return try decoder.singular(ProtoString.self, &self.trace)
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
