// swift-format-ignore-file
// Made from shutterbus/v1/frame.proto by scripts/generate: change that file, not this one.

public import ProtoWire

extension Wire {
    /// Is the picture what a consumer expects?
    public enum FrameStatus: ProtoEnum {
        case unspecified
        /// Whole and usable.
        case ok
        /// One of the first of a cold sensor: exposure and white balance may be off.
        case startup
        /// Damaged, passed on because the session is configured so.
        case corrupt
        /// The newest frame once more, for a subscriber that has just come; whoever has its frame_sequence drops it.
        case repeated
        /// A header without a picture; the payload is empty.
        case noPicture
        /// A number that has no name in this build.
        case unrecognized(Int32)

        public init(rawValue: Int32) {
            self = switch rawValue {
                case 0: .unspecified
                case 1: .ok
                case 2: .startup
                case 3: .corrupt
                case 4: .repeated
                case 5: .noPicture
                default: .unrecognized(rawValue)
            }
        }

        public var rawValue: Int32 {
            switch self {
                case .unspecified: 0
                case .ok: 1
                case .startup: 2
                case .corrupt: 3
                case .repeated: 4
                case .noPicture: 5
                case .unrecognized(let number): number
            }
        }

        /// Every case that has a name.
        public static let allCases: [Self] = [.unspecified, .ok, .startup, .corrupt, .repeated, .noPicture]
        public static let valueNames: [(name: String, number: Int32)] = [
            ("FRAME_STATUS_UNSPECIFIED", 0),
            ("FRAME_STATUS_OK", 1),
            ("FRAME_STATUS_STARTUP", 2),
            ("FRAME_STATUS_CORRUPT", 3),
            ("FRAME_STATUS_REPEATED", 4),
            ("FRAME_STATUS_NO_PICTURE", 5),
        ]
    }

    /// The clock behind a capture time.
    public enum TimeClock: ProtoEnum {
        /// The driver does not say.
        case unspecified
        /// CLOCK_MONOTONIC of the capturing host.
        case monotonic
        /// A number that has no name in this build.
        case unrecognized(Int32)

        public init(rawValue: Int32) {
            self = switch rawValue {
                case 0: .unspecified
                case 1: .monotonic
                default: .unrecognized(rawValue)
            }
        }

        public var rawValue: Int32 {
            switch self {
                case .unspecified: 0
                case .monotonic: 1
                case .unrecognized(let number): number
            }
        }

        /// Every case that has a name.
        public static let allCases: [Self] = [.unspecified, .monotonic]
        public static let valueNames: [(name: String, number: Int32)] = [
            ("TIME_CLOCK_UNSPECIFIED", 0),
            ("TIME_CLOCK_MONOTONIC", 1),
        ]
    }

    /// Which moment of a frame its capture time is.
    public enum CaptureMoment: ProtoEnum {
        /// The driver does not say.
        case unspecified
        /// The first line began to be exposed.
        case startOfExposure
        /// The last byte had arrived.
        case endOfFrame
        /// A number that has no name in this build.
        case unrecognized(Int32)

        public init(rawValue: Int32) {
            self = switch rawValue {
                case 0: .unspecified
                case 1: .startOfExposure
                case 2: .endOfFrame
                default: .unrecognized(rawValue)
            }
        }

        public var rawValue: Int32 {
            switch self {
                case .unspecified: 0
                case .startOfExposure: 1
                case .endOfFrame: 2
                case .unrecognized(let number): number
            }
        }

        /// Every case that has a name.
        public static let allCases: [Self] = [.unspecified, .startOfExposure, .endOfFrame]
        public static let valueNames: [(name: String, number: Int32)] = [
            ("CAPTURE_MOMENT_UNSPECIFIED", 0),
            ("CAPTURE_MOMENT_START_OF_EXPOSURE", 1),
            ("CAPTURE_MOMENT_END_OF_FRAME", 2),
        ]
    }

    /// Which part of the number range luma and chroma use.
    public enum ColorRange: ProtoEnum {
        case unspecified
        /// 0...255.
        case full
        /// 16...235, chroma 16...240.
        case limited
        /// A number that has no name in this build.
        case unrecognized(Int32)

        public init(rawValue: Int32) {
            self = switch rawValue {
                case 0: .unspecified
                case 1: .full
                case 2: .limited
                default: .unrecognized(rawValue)
            }
        }

        public var rawValue: Int32 {
            switch self {
                case .unspecified: 0
                case .full: 1
                case .limited: 2
                case .unrecognized(let number): number
            }
        }

        /// Every case that has a name.
        public static let allCases: [Self] = [.unspecified, .full, .limited]
        public static let valueNames: [(name: String, number: Int32)] = [
            ("COLOR_RANGE_UNSPECIFIED", 0),
            ("COLOR_RANGE_FULL", 1),
            ("COLOR_RANGE_LIMITED", 2),
        ]
    }

    /// How densely a JPEG's colour is sampled.
    public enum ChromaSubsampling: ProtoEnum {
        case unspecified
        /// Luma only.
        case grey
        case yuv444
        case yuv422
        case yuv420
        case yuv440
        case yuv411
        /// A number that has no name in this build.
        case unrecognized(Int32)

        public init(rawValue: Int32) {
            self = switch rawValue {
                case 0: .unspecified
                case 1: .grey
                case 2: .yuv444
                case 3: .yuv422
                case 4: .yuv420
                case 5: .yuv440
                case 6: .yuv411
                default: .unrecognized(rawValue)
            }
        }

        public var rawValue: Int32 {
            switch self {
                case .unspecified: 0
                case .grey: 1
                case .yuv444: 2
                case .yuv422: 3
                case .yuv420: 4
                case .yuv440: 5
                case .yuv411: 6
                case .unrecognized(let number): number
            }
        }

        /// Every case that has a name.
        public static let allCases: [Self] = [.unspecified, .grey, .yuv444, .yuv422, .yuv420, .yuv440, .yuv411]
        public static let valueNames: [(name: String, number: Int32)] = [
            ("CHROMA_SUBSAMPLING_UNSPECIFIED", 0),
            ("CHROMA_SUBSAMPLING_GREY", 1),
            ("CHROMA_SUBSAMPLING_YUV444", 2),
            ("CHROMA_SUBSAMPLING_YUV422", 3),
            ("CHROMA_SUBSAMPLING_YUV420", 4),
            ("CHROMA_SUBSAMPLING_YUV440", 5),
            ("CHROMA_SUBSAMPLING_YUV411", 6),
        ]
    }

    /// Who decides on a setting: focus, exposure or white balance.
    public enum AutomaticMode: ProtoEnum {
        case unspecified
        /// It stays as it is.
        case locked
        /// The camera once (the lens: at the middle), then it stays.
        case auto
        /// The camera, all the time.
        case continuous
        /// A number that has no name in this build.
        case unrecognized(Int32)

        public init(rawValue: Int32) {
            self = switch rawValue {
                case 0: .unspecified
                case 1: .locked
                case 2: .auto
                case 3: .continuous
                default: .unrecognized(rawValue)
            }
        }

        public var rawValue: Int32 {
            switch self {
                case .unspecified: 0
                case .locked: 1
                case .auto: 2
                case .continuous: 3
                case .unrecognized(let number): number
            }
        }

        /// Every case that has a name.
        public static let allCases: [Self] = [.unspecified, .locked, .auto, .continuous]
        public static let valueNames: [(name: String, number: Int32)] = [
            ("AUTOMATIC_MODE_UNSPECIFIED", 0),
            ("AUTOMATIC_MODE_LOCKED", 1),
            ("AUTOMATIC_MODE_AUTO", 2),
            ("AUTOMATIC_MODE_CONTINUOUS", 3),
        ]
    }

    /// Second part of a frame message, between the topic and the payload. It suffices alone to decode the payload.
    public struct FrameHeader: ProtoMessage {
        /// Grows when fields are added; the major version is in the topic ("sb1").
        public var wireMinor: UInt32 = 0
        /// The worker's name.
        public var worker: String = ""
        /// 32 hexadecimal digits, new at each start of the worker.
        public var bootId: String = ""
        /// Which boot of which host the monotonic times belong to.
        public var hostBootId: String = ""
        /// The session's name.
        public var session: String = ""
        /// The id of the camera that captured the frame.
        public var camera: String = ""
        /// Grows when the session's camera or format changes.
        public var generation: UInt64 = 0
        /// Captures of the session, from 1; the same in all renditions of one capture.
        public var frameSequence: UInt64 = 0
        /// Frames offered on this topic, from 1 without gaps at the worker: a gap is this subscriber's own loss.
        public var renditionSequence: UInt64 = 0
        /// The driver's own counter; absent when it has none.
        public var driverSequence: UInt64?
        /// Frames lost since the one before on this topic; absent when none was.
        public var drops: Wire.DropCounts?
        /// When it was captured, and what happened since.
        public var times: Wire.FrameTimes?
        /// How to read the payload.
        public var layout: Wire.ImageLayout?
        /// How the pixels relate to the sensor.
        public var geometry: Wire.FrameGeometry?
        /// The settings in force at its capture.
        public var settings: Wire.FrameSettings?
        /// Is the picture whole?
        public var status: Wire.FrameStatus = .unspecified
        /// The frame of reference that a calibration is for (frame_id in ROS).
        public var frameId: String = ""
        public var unknownFields = UnknownFields()

        public init() {}

        public init(
            wireMinor: UInt32 = 0,
            worker: String = "",
            bootId: String = "",
            hostBootId: String = "",
            session: String = "",
            camera: String = "",
            generation: UInt64 = 0,
            frameSequence: UInt64 = 0,
            renditionSequence: UInt64 = 0,
            driverSequence: UInt64? = nil,
            drops: Wire.DropCounts? = nil,
            times: Wire.FrameTimes? = nil,
            layout: Wire.ImageLayout? = nil,
            geometry: Wire.FrameGeometry? = nil,
            settings: Wire.FrameSettings? = nil,
            status: Wire.FrameStatus = .unspecified,
            frameId: String = ""
        ) {
            self.wireMinor = wireMinor
            self.worker = worker
            self.bootId = bootId
            self.hostBootId = hostBootId
            self.session = session
            self.camera = camera
            self.generation = generation
            self.frameSequence = frameSequence
            self.renditionSequence = renditionSequence
            self.driverSequence = driverSequence
            self.drops = drops
            self.times = times
            self.layout = layout
            self.geometry = geometry
            self.settings = settings
            self.status = status
            self.frameId = frameId
        }

        public static let protoName = "shutterbus.v1.FrameHeader"
        public static let fieldNames = [
            ProtoFieldName(1, "wireMinor", "wire_minor"),
            ProtoFieldName(2, "worker"),
            ProtoFieldName(3, "bootId", "boot_id"),
            ProtoFieldName(4, "hostBootId", "host_boot_id"),
            ProtoFieldName(5, "session"),
            ProtoFieldName(6, "camera"),
            ProtoFieldName(7, "generation"),
            ProtoFieldName(8, "frameSequence", "frame_sequence"),
            ProtoFieldName(9, "renditionSequence", "rendition_sequence"),
            ProtoFieldName(10, "driverSequence", "driver_sequence"),
            ProtoFieldName(11, "drops"),
            ProtoFieldName(12, "times"),
            ProtoFieldName(13, "layout"),
            ProtoFieldName(14, "geometry"),
            ProtoFieldName(15, "settings"),
            ProtoFieldName(16, "status"),
            ProtoFieldName(17, "frameId", "frame_id"),
        ]

        public func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.singular(1, ProtoUInt32.self, self.wireMinor)
            visitor.singular(2, ProtoString.self, self.worker)
            visitor.singular(3, ProtoString.self, self.bootId)
            visitor.singular(4, ProtoString.self, self.hostBootId)
            visitor.singular(5, ProtoString.self, self.session)
            visitor.singular(6, ProtoString.self, self.camera)
            visitor.singular(7, ProtoUInt64.self, self.generation)
            visitor.singular(8, ProtoUInt64.self, self.frameSequence)
            visitor.singular(9, ProtoUInt64.self, self.renditionSequence)
            visitor.optional(10, ProtoUInt64.self, self.driverSequence)
            visitor.optional(11, MessageField<Wire.DropCounts>.self, self.drops)
            visitor.optional(12, MessageField<Wire.FrameTimes>.self, self.times)
            visitor.optional(13, MessageField<Wire.ImageLayout>.self, self.layout)
            visitor.optional(14, MessageField<Wire.FrameGeometry>.self, self.geometry)
            visitor.optional(15, MessageField<Wire.FrameSettings>.self, self.settings)
            visitor.singular(16, EnumField<Wire.FrameStatus>.self, self.status)
            visitor.singular(17, ProtoString.self, self.frameId)
            visitor.unknown(unknownFields)
        }

        public mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.singular(ProtoUInt32.self, &self.wireMinor)
                case 2: return try decoder.singular(ProtoString.self, &self.worker)
                case 3: return try decoder.singular(ProtoString.self, &self.bootId)
                case 4: return try decoder.singular(ProtoString.self, &self.hostBootId)
                case 5: return try decoder.singular(ProtoString.self, &self.session)
                case 6: return try decoder.singular(ProtoString.self, &self.camera)
                case 7: return try decoder.singular(ProtoUInt64.self, &self.generation)
                case 8: return try decoder.singular(ProtoUInt64.self, &self.frameSequence)
                case 9: return try decoder.singular(ProtoUInt64.self, &self.renditionSequence)
                case 10: return try decoder.optional(ProtoUInt64.self, &self.driverSequence)
                case 11: return try decoder.optional(MessageField<Wire.DropCounts>.self, &self.drops)
                case 12: return try decoder.optional(MessageField<Wire.FrameTimes>.self, &self.times)
                case 13: return try decoder.optional(MessageField<Wire.ImageLayout>.self, &self.layout)
                case 14: return try decoder.optional(MessageField<Wire.FrameGeometry>.self, &self.geometry)
                case 15: return try decoder.optional(MessageField<Wire.FrameSettings>.self, &self.settings)
                case 16: return try decoder.singular(EnumField<Wire.FrameStatus>.self, &self.status)
                case 17: return try decoder.singular(ProtoString.self, &self.frameId)
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

    /// Frames lost, by cause. What a subscriber loses itself shows as a gap in rendition_sequence.
    public struct DropCounts: ProtoMessage {
        /// Missing from the driver's sequence.
        public var driver: UInt64 = 0
        /// Came damaged and were dropped.
        public var corrupt: UInt64 = 0
        /// The worker's machine was too slow: a newer frame took their place.
        public var overload: UInt64 = 0
        public var unknownFields = UnknownFields()

        public init() {}

        public init(
            driver: UInt64 = 0,
            corrupt: UInt64 = 0,
            overload: UInt64 = 0
        ) {
            self.driver = driver
            self.corrupt = corrupt
            self.overload = overload
        }

        public static let protoName = "shutterbus.v1.DropCounts"
        public static let fieldNames = [
            ProtoFieldName(1, "driver"),
            ProtoFieldName(2, "corrupt"),
            ProtoFieldName(3, "overload"),
        ]

        public func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.singular(1, ProtoUInt64.self, self.driver)
            visitor.singular(2, ProtoUInt64.self, self.corrupt)
            visitor.singular(3, ProtoUInt64.self, self.overload)
            visitor.unknown(unknownFields)
        }

        public mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.singular(ProtoUInt64.self, &self.driver)
                case 2: return try decoder.singular(ProtoUInt64.self, &self.corrupt)
                case 3: return try decoder.singular(ProtoUInt64.self, &self.overload)
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

    /// When a frame was captured, and what happened to it since; 0 where a step did not happen.
    public struct FrameTimes: ProtoMessage {
        /// The capture, as the driver stamped it; monotonic when clock says so.
        public var capture: Int64 = 0
        /// The clock of capture.
        public var clock: Wire.TimeClock = .unspecified
        /// The moment that capture names.
        public var moment: Wire.CaptureMoment = .unspecified
        /// The source took the frame from its driver. Monotonic.
        public var dequeue: Int64 = 0
        /// The rendition's encoding ended. Monotonic; 0 for a frame that is passed on as it came.
        public var encode: Int64 = 0
        /// The frame was handed to ZeroMQ. Monotonic.
        public var publish: Int64 = 0
        /// The capture since 1970 UTC, converted anew for every frame: it follows a clock that somebody sets.
        public var wallClock: Int64 = 0
        public var unknownFields = UnknownFields()

        public init() {}

        public init(
            capture: Int64 = 0,
            clock: Wire.TimeClock = .unspecified,
            moment: Wire.CaptureMoment = .unspecified,
            dequeue: Int64 = 0,
            encode: Int64 = 0,
            publish: Int64 = 0,
            wallClock: Int64 = 0
        ) {
            self.capture = capture
            self.clock = clock
            self.moment = moment
            self.dequeue = dequeue
            self.encode = encode
            self.publish = publish
            self.wallClock = wallClock
        }

        public static let protoName = "shutterbus.v1.FrameTimes"
        public static let fieldNames = [
            ProtoFieldName(1, "capture"),
            ProtoFieldName(2, "clock"),
            ProtoFieldName(3, "moment"),
            ProtoFieldName(4, "dequeue"),
            ProtoFieldName(5, "encode"),
            ProtoFieldName(6, "publish"),
            ProtoFieldName(7, "wallClock", "wall_clock"),
        ]

        public func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.singular(1, ProtoInt64.self, self.capture)
            visitor.singular(2, EnumField<Wire.TimeClock>.self, self.clock)
            visitor.singular(3, EnumField<Wire.CaptureMoment>.self, self.moment)
            visitor.singular(4, ProtoInt64.self, self.dequeue)
            visitor.singular(5, ProtoInt64.self, self.encode)
            visitor.singular(6, ProtoInt64.self, self.publish)
            visitor.singular(7, ProtoInt64.self, self.wallClock)
            visitor.unknown(unknownFields)
        }

        public mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.singular(ProtoInt64.self, &self.capture)
                case 2: return try decoder.singular(EnumField<Wire.TimeClock>.self, &self.clock)
                case 3: return try decoder.singular(EnumField<Wire.CaptureMoment>.self, &self.moment)
                case 4: return try decoder.singular(ProtoInt64.self, &self.dequeue)
                case 5: return try decoder.singular(ProtoInt64.self, &self.encode)
                case 6: return try decoder.singular(ProtoInt64.self, &self.publish)
                case 7: return try decoder.singular(ProtoInt64.self, &self.wallClock)
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

    /// How to read a payload.
    public struct ImageLayout: ProtoMessage {
        /// V4L2's four-character code without trailing spaces: "MJPG" (one JPEG), "NV12", "YU12", "YUYV", "UYVY", "RGB3", "BGR3", "GREY",
        /// "Y16", ... The set is open.
        public var pixelFormat: String = ""
        /// Pixels in a row.
        public var width: UInt32 = 0
        /// Rows.
        public var height: UInt32 = 0
        /// The planes of a raw format, in the format's order; none when compressed.
        public var planes: [Wire.Plane] = []
        /// Which part of the number range is used.
        public var colorRange: Wire.ColorRange = .unspecified
        /// A JPEG's colour sampling.
        public var subsampling: Wire.ChromaSubsampling = .unspecified
        public var unknownFields = UnknownFields()

        public init() {}

        public init(
            pixelFormat: String = "",
            width: UInt32 = 0,
            height: UInt32 = 0,
            planes: [Wire.Plane] = [],
            colorRange: Wire.ColorRange = .unspecified,
            subsampling: Wire.ChromaSubsampling = .unspecified
        ) {
            self.pixelFormat = pixelFormat
            self.width = width
            self.height = height
            self.planes = planes
            self.colorRange = colorRange
            self.subsampling = subsampling
        }

        public static let protoName = "shutterbus.v1.ImageLayout"
        public static let fieldNames = [
            ProtoFieldName(1, "pixelFormat", "pixel_format"),
            ProtoFieldName(2, "width"),
            ProtoFieldName(3, "height"),
            ProtoFieldName(4, "planes"),
            ProtoFieldName(5, "colorRange", "color_range"),
            ProtoFieldName(6, "subsampling"),
        ]

        public func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.singular(1, ProtoString.self, self.pixelFormat)
            visitor.singular(2, ProtoUInt32.self, self.width)
            visitor.singular(3, ProtoUInt32.self, self.height)
            visitor.repeated(4, MessageField<Wire.Plane>.self, self.planes, packed: false)
            visitor.singular(5, EnumField<Wire.ColorRange>.self, self.colorRange)
            visitor.singular(6, EnumField<Wire.ChromaSubsampling>.self, self.subsampling)
            visitor.unknown(unknownFields)
        }

        public mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.singular(ProtoString.self, &self.pixelFormat)
                case 2: return try decoder.singular(ProtoUInt32.self, &self.width)
                case 3: return try decoder.singular(ProtoUInt32.self, &self.height)
                case 4: return try decoder.repeated(MessageField<Wire.Plane>.self, &self.planes)
                case 5: return try decoder.singular(EnumField<Wire.ColorRange>.self, &self.colorRange)
                case 6: return try decoder.singular(EnumField<Wire.ChromaSubsampling>.self, &self.subsampling)
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

    /// One plane of a raw picture.
    public struct Plane: ProtoMessage {
        /// Bytes from the payload's start to the first row.
        public var offset: UInt32 = 0
        /// Bytes from one row to the next.
        public var stride: UInt32 = 0
        /// Bytes of the plane.
        public var length: UInt32 = 0
        public var unknownFields = UnknownFields()

        public init() {}

        public init(
            offset: UInt32 = 0,
            stride: UInt32 = 0,
            length: UInt32 = 0
        ) {
            self.offset = offset
            self.stride = stride
            self.length = length
        }

        public static let protoName = "shutterbus.v1.Plane"
        public static let fieldNames = [
            ProtoFieldName(1, "offset"),
            ProtoFieldName(2, "stride"),
            ProtoFieldName(3, "length"),
        ]

        public func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.singular(1, ProtoUInt32.self, self.offset)
            visitor.singular(2, ProtoUInt32.self, self.stride)
            visitor.singular(3, ProtoUInt32.self, self.length)
            visitor.unknown(unknownFields)
        }

        public mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.singular(ProtoUInt32.self, &self.offset)
                case 2: return try decoder.singular(ProtoUInt32.self, &self.stride)
                case 3: return try decoder.singular(ProtoUInt32.self, &self.length)
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

    /// How pixels relate to the sensor: the part that is shown, then turned, then mirrored.
    public struct FrameGeometry: ProtoMessage {
        /// Clockwise turn already applied, in degrees: 0, 90, 180 or 270.
        public var rotation: UInt32 = 0
        /// Mirrored left to right?
        public var mirrored: Bool = false
        /// Width and height of the sensor's picture; 0 when unknown.
        public var sensorWidth: UInt32 = 0
        public var sensorHeight: UInt32 = 0
        /// The part of the sensor's picture that the frame shows; absent when unknown.
        public var crop: Wire.Rect?
        public var unknownFields = UnknownFields()

        public init() {}

        public init(
            rotation: UInt32 = 0,
            mirrored: Bool = false,
            sensorWidth: UInt32 = 0,
            sensorHeight: UInt32 = 0,
            crop: Wire.Rect? = nil
        ) {
            self.rotation = rotation
            self.mirrored = mirrored
            self.sensorWidth = sensorWidth
            self.sensorHeight = sensorHeight
            self.crop = crop
        }

        public static let protoName = "shutterbus.v1.FrameGeometry"
        public static let fieldNames = [
            ProtoFieldName(1, "rotation"),
            ProtoFieldName(2, "mirrored"),
            ProtoFieldName(3, "sensorWidth", "sensor_width"),
            ProtoFieldName(4, "sensorHeight", "sensor_height"),
            ProtoFieldName(5, "crop"),
        ]

        public func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.singular(1, ProtoUInt32.self, self.rotation)
            visitor.singular(2, ProtoBool.self, self.mirrored)
            visitor.singular(3, ProtoUInt32.self, self.sensorWidth)
            visitor.singular(4, ProtoUInt32.self, self.sensorHeight)
            visitor.optional(5, MessageField<Wire.Rect>.self, self.crop)
            visitor.unknown(unknownFields)
        }

        public mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.singular(ProtoUInt32.self, &self.rotation)
                case 2: return try decoder.singular(ProtoBool.self, &self.mirrored)
                case 3: return try decoder.singular(ProtoUInt32.self, &self.sensorWidth)
                case 4: return try decoder.singular(ProtoUInt32.self, &self.sensorHeight)
                case 5: return try decoder.optional(MessageField<Wire.Rect>.self, &self.crop)
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

    /// A rectangle of sensor pixels.
    public struct Rect: ProtoMessage {
        public var x: Double = 0
        public var y: Double = 0
        public var width: Double = 0
        public var height: Double = 0
        public var unknownFields = UnknownFields()

        public init() {}

        public init(
            x: Double = 0,
            y: Double = 0,
            width: Double = 0,
            height: Double = 0
        ) {
            self.x = x
            self.y = y
            self.width = width
            self.height = height
        }

        public static let protoName = "shutterbus.v1.Rect"
        public static let fieldNames = [
            ProtoFieldName(1, "x"),
            ProtoFieldName(2, "y"),
            ProtoFieldName(3, "width"),
            ProtoFieldName(4, "height"),
        ]

        public func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.singular(1, ProtoDouble.self, self.x)
            visitor.singular(2, ProtoDouble.self, self.y)
            visitor.singular(3, ProtoDouble.self, self.width)
            visitor.singular(4, ProtoDouble.self, self.height)
            visitor.unknown(unknownFields)
        }

        public mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.singular(ProtoDouble.self, &self.x)
                case 2: return try decoder.singular(ProtoDouble.self, &self.y)
                case 3: return try decoder.singular(ProtoDouble.self, &self.width)
                case 4: return try decoder.singular(ProtoDouble.self, &self.height)
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

    /// The settings in force when a frame was captured; absent where the camera does not tell.
    public struct FrameSettings: ProtoMessage {
        /// Multiplier, 1.0 = the whole field of view.
        public var zoom: Double?
        /// 0.0 nearest ... 1.0 farthest.
        public var lensPosition: Double?
        /// Exposure time in nanoseconds.
        public var exposure: Int64?
        /// Multiplier, 1.0 = none.
        public var gain: Double?
        /// White balance.
        public var whiteBalance: Wire.WhiteBalance?
        /// Did the flash fire?
        public var flash: Bool?
        /// 0 (off) ... 1.
        public var torch: Double?
        /// What the lens does of itself; unspecified when the camera does not tell, or has a fixed focus.
        public var focusMode: Wire.AutomaticMode = .unspecified
        /// Who decides on exposure and white balance; unspecified when the camera does not tell.
        public var exposureMode: Wire.AutomaticMode = .unspecified
        public var whiteBalanceMode: Wire.AutomaticMode = .unspecified
        public var unknownFields = UnknownFields()

        public init() {}

        public init(
            zoom: Double? = nil,
            lensPosition: Double? = nil,
            exposure: Int64? = nil,
            gain: Double? = nil,
            whiteBalance: Wire.WhiteBalance? = nil,
            flash: Bool? = nil,
            torch: Double? = nil,
            focusMode: Wire.AutomaticMode = .unspecified,
            exposureMode: Wire.AutomaticMode = .unspecified,
            whiteBalanceMode: Wire.AutomaticMode = .unspecified
        ) {
            self.zoom = zoom
            self.lensPosition = lensPosition
            self.exposure = exposure
            self.gain = gain
            self.whiteBalance = whiteBalance
            self.flash = flash
            self.torch = torch
            self.focusMode = focusMode
            self.exposureMode = exposureMode
            self.whiteBalanceMode = whiteBalanceMode
        }

        public static let protoName = "shutterbus.v1.FrameSettings"
        public static let fieldNames = [
            ProtoFieldName(1, "zoom"),
            ProtoFieldName(2, "lensPosition", "lens_position"),
            ProtoFieldName(3, "exposure"),
            ProtoFieldName(4, "gain"),
            ProtoFieldName(5, "whiteBalance", "white_balance"),
            ProtoFieldName(6, "flash"),
            ProtoFieldName(7, "torch"),
            ProtoFieldName(8, "focusMode", "focus_mode"),
            ProtoFieldName(9, "exposureMode", "exposure_mode"),
            ProtoFieldName(10, "whiteBalanceMode", "white_balance_mode"),
        ]

        public func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.optional(1, ProtoDouble.self, self.zoom)
            visitor.optional(2, ProtoDouble.self, self.lensPosition)
            visitor.optional(3, ProtoInt64.self, self.exposure)
            visitor.optional(4, ProtoDouble.self, self.gain)
            visitor.optional(5, MessageField<Wire.WhiteBalance>.self, self.whiteBalance)
            visitor.optional(6, ProtoBool.self, self.flash)
            visitor.optional(7, ProtoDouble.self, self.torch)
            visitor.singular(8, EnumField<Wire.AutomaticMode>.self, self.focusMode)
            visitor.singular(9, EnumField<Wire.AutomaticMode>.self, self.exposureMode)
            visitor.singular(10, EnumField<Wire.AutomaticMode>.self, self.whiteBalanceMode)
            visitor.unknown(unknownFields)
        }

        public mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.optional(ProtoDouble.self, &self.zoom)
                case 2: return try decoder.optional(ProtoDouble.self, &self.lensPosition)
                case 3: return try decoder.optional(ProtoInt64.self, &self.exposure)
                case 4: return try decoder.optional(ProtoDouble.self, &self.gain)
                case 5: return try decoder.optional(MessageField<Wire.WhiteBalance>.self, &self.whiteBalance)
                case 6: return try decoder.optional(ProtoBool.self, &self.flash)
                case 7: return try decoder.optional(ProtoDouble.self, &self.torch)
                case 8: return try decoder.singular(EnumField<Wire.AutomaticMode>.self, &self.focusMode)
                case 9: return try decoder.singular(EnumField<Wire.AutomaticMode>.self, &self.exposureMode)
                case 10: return try decoder.singular(EnumField<Wire.AutomaticMode>.self, &self.whiteBalanceMode)
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

    /// White balance as the colour of the light.
    public struct WhiteBalance: ProtoMessage {
        /// Kelvin.
        public var temperature: Double = 0
        /// -150 (green) ... 150 (magenta).
        public var tint: Double = 0
        public var unknownFields = UnknownFields()

        public init() {}

        public init(
            temperature: Double = 0,
            tint: Double = 0
        ) {
            self.temperature = temperature
            self.tint = tint
        }

        public static let protoName = "shutterbus.v1.WhiteBalance"
        public static let fieldNames = [
            ProtoFieldName(1, "temperature"),
            ProtoFieldName(2, "tint"),
        ]

        public func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.singular(1, ProtoDouble.self, self.temperature)
            visitor.singular(2, ProtoDouble.self, self.tint)
            visitor.unknown(unknownFields)
        }

        public mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.singular(ProtoDouble.self, &self.temperature)
                case 2: return try decoder.singular(ProtoDouble.self, &self.tint)
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
