// swift-format-ignore-file
// Made from shutterbus/v1/photo.proto by scripts/generate: change that file, not this one.

public import ProtoWire

extension Wire {
    /// A photo that is whole and in the library.
    public struct Photo: ProtoMessage {
        /// Its id.
        public var photoId: String = ""
        /// The file on the worker's host.
        public var path: String = ""
        /// Bytes of the file, and their SHA-256.
        public var size: UInt64 = 0
        public var sha256: [UInt8] = []
        /// Width and height in pixels.
        public var width: UInt32 = 0
        public var height: UInt32 = 0
        /// The capture since 1970 UTC, in nanoseconds; to the millisecond when `frame` is absent.
        public var wallClock: Int64 = 0
        /// The frame it was made from; absent when the worker that took it is gone, or took a great many since.
        public var frame: Wire.FrameHeader?
        public var unknownFields = UnknownFields()

        public init() {}

        public init(
            photoId: String = "",
            path: String = "",
            size: UInt64 = 0,
            sha256: [UInt8] = [],
            width: UInt32 = 0,
            height: UInt32 = 0,
            wallClock: Int64 = 0,
            frame: Wire.FrameHeader? = nil
        ) {
            self.photoId = photoId
            self.path = path
            self.size = size
            self.sha256 = sha256
            self.width = width
            self.height = height
            self.wallClock = wallClock
            self.frame = frame
        }

        public static let protoName = "shutterbus.v1.Photo"
        public static let fieldNames = [
            ProtoFieldName(1, "photoId", "photo_id"),
            ProtoFieldName(2, "path"),
            ProtoFieldName(3, "size"),
            ProtoFieldName(4, "sha256"),
            ProtoFieldName(5, "width"),
            ProtoFieldName(6, "height"),
            ProtoFieldName(7, "wallClock", "wall_clock"),
            ProtoFieldName(8, "frame"),
        ]

        public func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.singular(1, ProtoString.self, self.photoId)
            visitor.singular(2, ProtoString.self, self.path)
            visitor.singular(3, ProtoUInt64.self, self.size)
            visitor.singular(4, ProtoBytes.self, self.sha256)
            visitor.singular(5, ProtoUInt32.self, self.width)
            visitor.singular(6, ProtoUInt32.self, self.height)
            visitor.singular(7, ProtoInt64.self, self.wallClock)
            visitor.optional(8, MessageField<Wire.FrameHeader>.self, self.frame)
            visitor.unknown(unknownFields)
        }

        public mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.singular(ProtoString.self, &self.photoId)
                case 2: return try decoder.singular(ProtoString.self, &self.path)
                case 3: return try decoder.singular(ProtoUInt64.self, &self.size)
                case 4: return try decoder.singular(ProtoBytes.self, &self.sha256)
                case 5: return try decoder.singular(ProtoUInt32.self, &self.width)
                case 6: return try decoder.singular(ProtoUInt32.self, &self.height)
                case 7: return try decoder.singular(ProtoInt64.self, &self.wallClock)
                case 8: return try decoder.optional(MessageField<Wire.FrameHeader>.self, &self.frame)
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

    /// A step in a photo's life. Each photo has: will_begin, will_capture, did_capture, did_finish_processing, did_finish; or failed after
    /// any of them. A request that is refused at once has none.
    public struct PhotoEvent: ProtoMessage {
        /// The photo's id.
        public var photoId: String = ""
        public var step: Step?
        public var unknownFields = UnknownFields()

        public init() {}

        public init(
            photoId: String = "",
            step: Step? = nil
        ) {
            self.photoId = photoId
            self.step = step
        }

        public enum Step: Hashable, Sendable {
            /// Asked for and accepted.
            case willBegin(Wire.PhotoWillBegin)
            /// The next frame will be it.
            case willCapture(Wire.PhotoWillCapture)
            /// The frame is there.
            case didCapture(Wire.PhotoDidCapture)
            /// The JPEG is made.
            case didFinishProcessing(Wire.PhotoDidFinishProcessing)
            /// It is whole in the library.
            case didFinish(Wire.Photo)
            /// There will be no photo.
            case failed(Wire.Error)
        }

        public static let protoName = "shutterbus.v1.PhotoEvent"
        public static let fieldNames = [
            ProtoFieldName(1, "photoId", "photo_id"),
            ProtoFieldName(2, "willBegin", "will_begin", oneof: "step"),
            ProtoFieldName(3, "willCapture", "will_capture", oneof: "step"),
            ProtoFieldName(4, "didCapture", "did_capture", oneof: "step"),
            ProtoFieldName(5, "didFinishProcessing", "did_finish_processing", oneof: "step"),
            ProtoFieldName(6, "didFinish", "did_finish", oneof: "step"),
            ProtoFieldName(7, "failed", oneof: "step"),
        ]

        public func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.singular(1, ProtoString.self, self.photoId)
            switch self.step {
                case .willBegin(let value)?: visitor.optional(2, MessageField<Wire.PhotoWillBegin>.self, value)
                case .willCapture(let value)?: visitor.optional(3, MessageField<Wire.PhotoWillCapture>.self, value)
                case .didCapture(let value)?: visitor.optional(4, MessageField<Wire.PhotoDidCapture>.self, value)
                case .didFinishProcessing(let value)?: visitor.optional(5, MessageField<Wire.PhotoDidFinishProcessing>.self, value)
                case .didFinish(let value)?: visitor.optional(6, MessageField<Wire.Photo>.self, value)
                case .failed(let value)?: visitor.optional(7, MessageField<Wire.Error>.self, value)
                case nil: break
            }
            visitor.unknown(unknownFields)
        }

        public mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.singular(ProtoString.self, &self.photoId)
                case 2:
                    let occupied = self.step != nil
                    var value: Wire.PhotoWillBegin?
                    if case .willBegin(let current)? = self.step {
                        value = current
                        self.step = nil
                    }
                    let isRead = try decoder.member(MessageField<Wire.PhotoWillBegin>.self, &value, occupied: occupied)
                    if let value { self.step = .willBegin(value) }
                    return isRead
                case 3:
                    let occupied = self.step != nil
                    var value: Wire.PhotoWillCapture?
                    if case .willCapture(let current)? = self.step {
                        value = current
                        self.step = nil
                    }
                    let isRead = try decoder.member(MessageField<Wire.PhotoWillCapture>.self, &value, occupied: occupied)
                    if let value { self.step = .willCapture(value) }
                    return isRead
                case 4:
                    let occupied = self.step != nil
                    var value: Wire.PhotoDidCapture?
                    if case .didCapture(let current)? = self.step {
                        value = current
                        self.step = nil
                    }
                    let isRead = try decoder.member(MessageField<Wire.PhotoDidCapture>.self, &value, occupied: occupied)
                    if let value { self.step = .didCapture(value) }
                    return isRead
                case 5:
                    let occupied = self.step != nil
                    var value: Wire.PhotoDidFinishProcessing?
                    if case .didFinishProcessing(let current)? = self.step {
                        value = current
                        self.step = nil
                    }
                    let isRead = try decoder.member(MessageField<Wire.PhotoDidFinishProcessing>.self, &value, occupied: occupied)
                    if let value { self.step = .didFinishProcessing(value) }
                    return isRead
                case 6:
                    let occupied = self.step != nil
                    var value: Wire.Photo?
                    if case .didFinish(let current)? = self.step {
                        value = current
                        self.step = nil
                    }
                    let isRead = try decoder.member(MessageField<Wire.Photo>.self, &value, occupied: occupied)
                    if let value { self.step = .didFinish(value) }
                    return isRead
                case 7:
                    let occupied = self.step != nil
                    var value: Wire.Error?
                    if case .failed(let current)? = self.step {
                        value = current
                        self.step = nil
                    }
                    let isRead = try decoder.member(MessageField<Wire.Error>.self, &value, occupied: occupied)
                    if let value { self.step = .failed(value) }
                    return isRead
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

    /// What is settled about a photo before it is taken.
    public struct PhotoWillBegin: ProtoMessage {
        /// Width and height in pixels; 0 when the camera has to be started first.
        public var width: UInt32 = 0
        public var height: UInt32 = 0
        /// Will the flash fire?
        public var flash: Bool = false
        public var unknownFields = UnknownFields()

        public init() {}

        public init(
            width: UInt32 = 0,
            height: UInt32 = 0,
            flash: Bool = false
        ) {
            self.width = width
            self.height = height
            self.flash = flash
        }

        public static let protoName = "shutterbus.v1.PhotoWillBegin"
        public static let fieldNames = [
            ProtoFieldName(1, "width"),
            ProtoFieldName(2, "height"),
            ProtoFieldName(3, "flash"),
        ]

        public func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.singular(1, ProtoUInt32.self, self.width)
            visitor.singular(2, ProtoUInt32.self, self.height)
            visitor.singular(3, ProtoBool.self, self.flash)
            visitor.unknown(unknownFields)
        }

        public mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.singular(ProtoUInt32.self, &self.width)
                case 2: return try decoder.singular(ProtoUInt32.self, &self.height)
                case 3: return try decoder.singular(ProtoBool.self, &self.flash)
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

    /// Exposure is about to start.
    public struct PhotoWillCapture: ProtoMessage {
        public var unknownFields = UnknownFields()

        public init() {}

        public static let protoName = "shutterbus.v1.PhotoWillCapture"
        public static let fieldNames: [ProtoFieldName] = []

        public func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.unknown(unknownFields)
        }

        public mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            false
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

    /// Exposure has ended.
    public struct PhotoDidCapture: ProtoMessage {
        /// The frame.
        public var frameSequence: UInt64 = 0
        /// When it was captured: monotonic, and since 1970 UTC, in nanoseconds.
        public var time: Int64 = 0
        public var wallClock: Int64 = 0
        public var unknownFields = UnknownFields()

        public init() {}

        public init(
            frameSequence: UInt64 = 0,
            time: Int64 = 0,
            wallClock: Int64 = 0
        ) {
            self.frameSequence = frameSequence
            self.time = time
            self.wallClock = wallClock
        }

        public static let protoName = "shutterbus.v1.PhotoDidCapture"
        public static let fieldNames = [
            ProtoFieldName(1, "frameSequence", "frame_sequence"),
            ProtoFieldName(2, "time"),
            ProtoFieldName(3, "wallClock", "wall_clock"),
        ]

        public func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.singular(1, ProtoUInt64.self, self.frameSequence)
            visitor.singular(2, ProtoInt64.self, self.time)
            visitor.singular(3, ProtoInt64.self, self.wallClock)
            visitor.unknown(unknownFields)
        }

        public mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.singular(ProtoUInt64.self, &self.frameSequence)
                case 2: return try decoder.singular(ProtoInt64.self, &self.time)
                case 3: return try decoder.singular(ProtoInt64.self, &self.wallClock)
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

    /// The picture is there, the file not yet.
    public struct PhotoDidFinishProcessing: ProtoMessage {
        /// A small JPEG of at most 32 KiB.
        public var thumbnail: [UInt8] = []
        /// Bytes of the photo.
        public var size: UInt64 = 0
        public var unknownFields = UnknownFields()

        public init() {}

        public init(
            thumbnail: [UInt8] = [],
            size: UInt64 = 0
        ) {
            self.thumbnail = thumbnail
            self.size = size
        }

        public static let protoName = "shutterbus.v1.PhotoDidFinishProcessing"
        public static let fieldNames = [
            ProtoFieldName(1, "thumbnail"),
            ProtoFieldName(2, "size"),
        ]

        public func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.singular(1, ProtoBytes.self, self.thumbnail)
            visitor.singular(2, ProtoUInt64.self, self.size)
            visitor.unknown(unknownFields)
        }

        public mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.singular(ProtoBytes.self, &self.thumbnail)
                case 2: return try decoder.singular(ProtoUInt64.self, &self.size)
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
