// swift-format-ignore-file
// Made from shutterbus/v1/error.proto by scripts/generate: change that file, not this one.

public import ProtoWire

extension Wire {
    /// A failure, for programs and for people.
    public struct Error: ProtoMessage {
        /// A word that programs compare ("cameraBusy"); proto/README.md lists them. The set is open: go by `retriable` for one that you do
        /// not know.
        public var code: String = ""
        /// One line that says what is wrong and what to do.
        public var message: String = ""
        /// What the layer below said; may be empty.
        public var cause: String = ""
        /// May the same request succeed later without a change?
        public var retriable: Bool = false
        public var unknownFields = UnknownFields()

        public init() {}

        public init(
            code: String = "",
            message: String = "",
            cause: String = "",
            retriable: Bool = false
        ) {
            self.code = code
            self.message = message
            self.cause = cause
            self.retriable = retriable
        }

        public static let protoName = "shutterbus.v1.Error"
        public static let fieldNames = [
            ProtoFieldName(1, "code"),
            ProtoFieldName(2, "message"),
            ProtoFieldName(3, "cause"),
            ProtoFieldName(4, "retriable"),
        ]

        public func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.singular(1, ProtoString.self, self.code)
            visitor.singular(2, ProtoString.self, self.message)
            visitor.singular(3, ProtoString.self, self.cause)
            visitor.singular(4, ProtoBool.self, self.retriable)
            visitor.unknown(unknownFields)
        }

        public mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.singular(ProtoString.self, &self.code)
                case 2: return try decoder.singular(ProtoString.self, &self.message)
                case 3: return try decoder.singular(ProtoString.self, &self.cause)
                case 4: return try decoder.singular(ProtoBool.self, &self.retriable)
                default: return false
            }
        }

        public func encode(into writer: inout ProtoWriter) {
            visit(with: &writer)
        }

        public mutating func decode(from reader: inout ProtoReader) throws(ProtoError) {
            while let number = try reader.nextField() {
                if !(try decode(field: number, from: &reader)) { try reader.keep(in: &unknownFields) }
            }
        }
    }
}
