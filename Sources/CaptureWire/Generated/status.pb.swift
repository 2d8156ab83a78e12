// swift-format-ignore-file
// Made from shutterbus/v1/status.proto by scripts/generate: change that file, not this one.

public import ProtoWire

extension Wire {
    /// What a session is doing.
    public enum SessionState: ProtoEnum {
        case unspecified
        /// Stopped by command: no camera is held.
        case stopped
        /// Nobody wants its frames: the sensor rests, and wakes with the first subscriber. Not ill.
        case idle
        /// The camera is being opened.
        case starting
        /// Frames are captured.
        case running
        /// The camera can't be used for the reason in `problem`; the worker goes on trying.
        case failed
        /// Capture is suspended for the reason in `problem` and resumes when it has passed.
        case interrupted
        /// A number that has no name in this build.
        case unrecognized(Int32)

        public init(rawValue: Int32) {
            self = switch rawValue {
                case 0: .unspecified
                case 1: .stopped
                case 2: .idle
                case 3: .starting
                case 4: .running
                case 5: .failed
                case 6: .interrupted
                default: .unrecognized(rawValue)
            }
        }

        public var rawValue: Int32 {
            switch self {
                case .unspecified: 0
                case .stopped: 1
                case .idle: 2
                case .starting: 3
                case .running: 4
                case .failed: 5
                case .interrupted: 6
                case .unrecognized(let number): number
            }
        }

        /// Every case that has a name.
        public static let allCases: [Self] = [.unspecified, .stopped, .idle, .starting, .running, .failed, .interrupted]
        public static let valueNames: [(name: String, number: Int32)] = [
            ("SESSION_STATE_UNSPECIFIED", 0),
            ("SESSION_STATE_STOPPED", 1),
            ("SESSION_STATE_IDLE", 2),
            ("SESSION_STATE_STARTING", 3),
            ("SESSION_STATE_RUNNING", 4),
            ("SESSION_STATE_FAILED", 5),
            ("SESSION_STATE_INTERRUPTED", 6),
        ]
    }

    /// What changes of a session: its retained event and the first part of its status.
    public struct SessionSummary: ProtoMessage {
        /// Its name.
        public var session: String = ""
        /// What it is doing.
        public var state: Wire.SessionState = .unspecified
        /// The id of its active camera.
        public var camera: String = ""
        /// Grows when camera or format change.
        public var generation: UInt64 = 0
        /// The format in force; absent before the first start.
        public var format: Wire.ImageLayout?
        /// The interval that the session asked for, and the one that the camera promised; absent when there is none.
        public var requestedInterval: Wire.Interval?
        public var negotiatedInterval: Wire.Interval?
        /// Why it failed or was interrupted.
        public var problem: Wire.Error?
        /// The settings in force, as far as they were asked for by command, or the camera tells them.
        public var settings: Wire.FrameSettings?
        public var unknownFields = UnknownFields()

        public init() {}

        public init(
            session: String = "",
            state: Wire.SessionState = .unspecified,
            camera: String = "",
            generation: UInt64 = 0,
            format: Wire.ImageLayout? = nil,
            requestedInterval: Wire.Interval? = nil,
            negotiatedInterval: Wire.Interval? = nil,
            problem: Wire.Error? = nil,
            settings: Wire.FrameSettings? = nil
        ) {
            self.session = session
            self.state = state
            self.camera = camera
            self.generation = generation
            self.format = format
            self.requestedInterval = requestedInterval
            self.negotiatedInterval = negotiatedInterval
            self.problem = problem
            self.settings = settings
        }

        public static let protoName = "shutterbus.v1.SessionSummary"
        public static let fieldNames = [
            ProtoFieldName(1, "session"),
            ProtoFieldName(2, "state"),
            ProtoFieldName(3, "camera"),
            ProtoFieldName(4, "generation"),
            ProtoFieldName(5, "format"),
            ProtoFieldName(6, "requestedInterval", "requested_interval"),
            ProtoFieldName(7, "negotiatedInterval", "negotiated_interval"),
            ProtoFieldName(8, "problem"),
            ProtoFieldName(9, "settings"),
        ]

        public func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.singular(1, ProtoString.self, self.session)
            visitor.singular(2, EnumField<Wire.SessionState>.self, self.state)
            visitor.singular(3, ProtoString.self, self.camera)
            visitor.singular(4, ProtoUInt64.self, self.generation)
            visitor.optional(5, MessageField<Wire.ImageLayout>.self, self.format)
            visitor.optional(6, MessageField<Wire.Interval>.self, self.requestedInterval)
            visitor.optional(7, MessageField<Wire.Interval>.self, self.negotiatedInterval)
            visitor.optional(8, MessageField<Wire.Error>.self, self.problem)
            visitor.optional(9, MessageField<Wire.FrameSettings>.self, self.settings)
            visitor.unknown(unknownFields)
        }

        public mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.singular(ProtoString.self, &self.session)
                case 2: return try decoder.singular(EnumField<Wire.SessionState>.self, &self.state)
                case 3: return try decoder.singular(ProtoString.self, &self.camera)
                case 4: return try decoder.singular(ProtoUInt64.self, &self.generation)
                case 5: return try decoder.optional(MessageField<Wire.ImageLayout>.self, &self.format)
                case 6: return try decoder.optional(MessageField<Wire.Interval>.self, &self.requestedInterval)
                case 7: return try decoder.optional(MessageField<Wire.Interval>.self, &self.negotiatedInterval)
                case 8: return try decoder.optional(MessageField<Wire.Error>.self, &self.problem)
                case 9: return try decoder.optional(MessageField<Wire.FrameSettings>.self, &self.settings)
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

    /// A session, with figures.
    public struct SessionStatus: ProtoMessage {
        public var summary: Wire.SessionSummary?
        /// Captures so far, all generations together.
        public var frameSequence: UInt64 = 0
        /// Frames a second over the last seconds; 0 while it does not run.
        public var measuredRate: Double = 0
        /// Nanoseconds since the last whole frame was captured; absent before the first.
        public var lastFrameAge: Int64?
        /// Lost so far.
        public var drops: Wire.DropCounts?
        /// Frames that were copied because the driver would have been left with too few buffers.
        public var copied: UInt64 = 0
        /// Buffers of the source that consumers hold now.
        public var lent: UInt32 = 0
        /// The renditions being made.
        public var renditions: [Wire.RenditionStatus] = []
        /// Running, with a whole frame within the time that its rate promises?
        public var healthy: Bool = false
        public var unknownFields = UnknownFields()

        public init() {}

        public init(
            summary: Wire.SessionSummary? = nil,
            frameSequence: UInt64 = 0,
            measuredRate: Double = 0,
            lastFrameAge: Int64? = nil,
            drops: Wire.DropCounts? = nil,
            copied: UInt64 = 0,
            lent: UInt32 = 0,
            renditions: [Wire.RenditionStatus] = [],
            healthy: Bool = false
        ) {
            self.summary = summary
            self.frameSequence = frameSequence
            self.measuredRate = measuredRate
            self.lastFrameAge = lastFrameAge
            self.drops = drops
            self.copied = copied
            self.lent = lent
            self.renditions = renditions
            self.healthy = healthy
        }

        public static let protoName = "shutterbus.v1.SessionStatus"
        public static let fieldNames = [
            ProtoFieldName(1, "summary"),
            ProtoFieldName(2, "frameSequence", "frame_sequence"),
            ProtoFieldName(3, "measuredRate", "measured_rate"),
            ProtoFieldName(4, "lastFrameAge", "last_frame_age"),
            ProtoFieldName(5, "drops"),
            ProtoFieldName(6, "copied"),
            ProtoFieldName(7, "lent"),
            ProtoFieldName(8, "renditions"),
            ProtoFieldName(9, "healthy"),
        ]

        public func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.optional(1, MessageField<Wire.SessionSummary>.self, self.summary)
            visitor.singular(2, ProtoUInt64.self, self.frameSequence)
            visitor.singular(3, ProtoDouble.self, self.measuredRate)
            visitor.optional(4, ProtoInt64.self, self.lastFrameAge)
            visitor.optional(5, MessageField<Wire.DropCounts>.self, self.drops)
            visitor.singular(6, ProtoUInt64.self, self.copied)
            visitor.singular(7, ProtoUInt32.self, self.lent)
            visitor.repeated(8, MessageField<Wire.RenditionStatus>.self, self.renditions, packed: false)
            visitor.singular(9, ProtoBool.self, self.healthy)
            visitor.unknown(unknownFields)
        }

        public mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.optional(MessageField<Wire.SessionSummary>.self, &self.summary)
                case 2: return try decoder.singular(ProtoUInt64.self, &self.frameSequence)
                case 3: return try decoder.singular(ProtoDouble.self, &self.measuredRate)
                case 4: return try decoder.optional(ProtoInt64.self, &self.lastFrameAge)
                case 5: return try decoder.optional(MessageField<Wire.DropCounts>.self, &self.drops)
                case 6: return try decoder.singular(ProtoUInt64.self, &self.copied)
                case 7: return try decoder.singular(ProtoUInt32.self, &self.lent)
                case 8: return try decoder.repeated(MessageField<Wire.RenditionStatus>.self, &self.renditions)
                case 9: return try decoder.singular(ProtoBool.self, &self.healthy)
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

    /// A rendition that somebody subscribed to.
    public struct RenditionStatus: ProtoMessage {
        /// Its canonical name.
        public var rendition: String = ""
        /// The topic it is published under.
        public var topic: String = ""
        /// Frames offered so far.
        public var renditionSequence: UInt64 = 0
        /// Frames replaced by newer ones before they were encoded or sent.
        public var overload: UInt64 = 0
        /// Frames that could not be encoded, and the newest reason.
        public var failed: UInt64 = 0
        public var problem: Wire.Error?
        public var unknownFields = UnknownFields()

        public init() {}

        public init(
            rendition: String = "",
            topic: String = "",
            renditionSequence: UInt64 = 0,
            overload: UInt64 = 0,
            failed: UInt64 = 0,
            problem: Wire.Error? = nil
        ) {
            self.rendition = rendition
            self.topic = topic
            self.renditionSequence = renditionSequence
            self.overload = overload
            self.failed = failed
            self.problem = problem
        }

        public static let protoName = "shutterbus.v1.RenditionStatus"
        public static let fieldNames = [
            ProtoFieldName(1, "rendition"),
            ProtoFieldName(2, "topic"),
            ProtoFieldName(3, "renditionSequence", "rendition_sequence"),
            ProtoFieldName(4, "overload"),
            ProtoFieldName(5, "failed"),
            ProtoFieldName(6, "problem"),
        ]

        public func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.singular(1, ProtoString.self, self.rendition)
            visitor.singular(2, ProtoString.self, self.topic)
            visitor.singular(3, ProtoUInt64.self, self.renditionSequence)
            visitor.singular(4, ProtoUInt64.self, self.overload)
            visitor.singular(5, ProtoUInt64.self, self.failed)
            visitor.optional(6, MessageField<Wire.Error>.self, self.problem)
            visitor.unknown(unknownFields)
        }

        public mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.singular(ProtoString.self, &self.rendition)
                case 2: return try decoder.singular(ProtoString.self, &self.topic)
                case 3: return try decoder.singular(ProtoUInt64.self, &self.renditionSequence)
                case 4: return try decoder.singular(ProtoUInt64.self, &self.overload)
                case 5: return try decoder.singular(ProtoUInt64.self, &self.failed)
                case 6: return try decoder.optional(MessageField<Wire.Error>.self, &self.problem)
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
