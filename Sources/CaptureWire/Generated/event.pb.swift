// swift-format-ignore-file
// Made from shutterbus/v1/event.proto by scripts/generate: change that file, not this one.

public import ProtoWire

extension Wire {
    /// Second part of an event message, after the topic "sb1/<worker>/<session or _>/event/<kind>/".
    public struct Event: ProtoMessage {
        /// The worker's name.
        public var worker: String = ""
        /// The boot that `number` counts in.
        public var bootId: String = ""
        /// The session, or "_" for the whole worker.
        public var session: String = ""
        /// From 1 without gaps per worker and boot, over all topics. 0 for a heartbeat, which is no change of state.
        public var number: UInt64 = 0
        /// The number of the event before it on the same topic; 0 for the first.
        public var previousInTopic: UInt64 = 0
        /// When it happened: monotonic, and since 1970 UTC, in nanoseconds.
        public var time: Int64 = 0
        public var wallClock: Int64 = 0
        /// A retained state, sent again for a subscriber that has just come; its number is the original one.
        public var repeated: Bool = false
        /// What happened. The topic's <kind> is the field's name in lowerCamelCase.
        public var kind: Kind?
        public var unknownFields = UnknownFields()

        public init() {}

        public init(
            worker: String = "",
            bootId: String = "",
            session: String = "",
            number: UInt64 = 0,
            previousInTopic: UInt64 = 0,
            time: Int64 = 0,
            wallClock: Int64 = 0,
            repeated: Bool = false,
            kind: Kind? = nil
        ) {
            self.worker = worker
            self.bootId = bootId
            self.session = session
            self.number = number
            self.previousInTopic = previousInTopic
            self.time = time
            self.wallClock = wallClock
            self.repeated = repeated
            self.kind = kind
        }

        /// What happened. The topic's <kind> is the field's name in lowerCamelCase.
        public enum Kind: Hashable, Sendable {
            /// Every second.
            case heartbeat(Wire.Heartbeat)
            /// A session's state. Retained.
            case sessionState(Wire.SessionSummary)
            /// The cameras that there are now. Retained.
            case cameras(Wire.CameraList)
            /// Something failed that no reply tells: a subscription to a rendition that can't be made, a frame that can't be encoded.
            case error(Wire.Error)
            /// Somebody set the wall clock.
            case clockStep(Wire.ClockStep)
            /// The worker came up or goes down. Retained.
            case workerState(Wire.WorkerState)
            /// A step in a photo's life.
            case photo(Wire.PhotoEvent)
            /// A control was set by command; or, while the session runs, one that can be set changed otherwise: another program set it,
            /// or the camera by itself.
            case control(Wire.Control)
        }

        public static let protoName = "shutterbus.v1.Event"
        public static let fieldNames = [
            ProtoFieldName(1, "worker"),
            ProtoFieldName(2, "bootId", "boot_id"),
            ProtoFieldName(3, "session"),
            ProtoFieldName(4, "number"),
            ProtoFieldName(5, "previousInTopic", "previous_in_topic"),
            ProtoFieldName(6, "time"),
            ProtoFieldName(7, "wallClock", "wall_clock"),
            ProtoFieldName(8, "repeated"),
            ProtoFieldName(16, "heartbeat", oneof: "kind"),
            ProtoFieldName(17, "sessionState", "session_state", oneof: "kind"),
            ProtoFieldName(18, "cameras", oneof: "kind"),
            ProtoFieldName(19, "error", oneof: "kind"),
            ProtoFieldName(20, "clockStep", "clock_step", oneof: "kind"),
            ProtoFieldName(21, "workerState", "worker_state", oneof: "kind"),
            ProtoFieldName(22, "photo", oneof: "kind"),
            ProtoFieldName(23, "control", oneof: "kind"),
        ]

        public func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.singular(1, ProtoString.self, self.worker)
            visitor.singular(2, ProtoString.self, self.bootId)
            visitor.singular(3, ProtoString.self, self.session)
            visitor.singular(4, ProtoUInt64.self, self.number)
            visitor.singular(5, ProtoUInt64.self, self.previousInTopic)
            visitor.singular(6, ProtoInt64.self, self.time)
            visitor.singular(7, ProtoInt64.self, self.wallClock)
            visitor.singular(8, ProtoBool.self, self.repeated)
            switch self.kind {
                case .heartbeat(let value)?: visitor.optional(16, MessageField<Wire.Heartbeat>.self, value)
                case .sessionState(let value)?: visitor.optional(17, MessageField<Wire.SessionSummary>.self, value)
                case .cameras(let value)?: visitor.optional(18, MessageField<Wire.CameraList>.self, value)
                case .error(let value)?: visitor.optional(19, MessageField<Wire.Error>.self, value)
                case .clockStep(let value)?: visitor.optional(20, MessageField<Wire.ClockStep>.self, value)
                case .workerState(let value)?: visitor.optional(21, MessageField<Wire.WorkerState>.self, value)
                case .photo(let value)?: visitor.optional(22, MessageField<Wire.PhotoEvent>.self, value)
                case .control(let value)?: visitor.optional(23, MessageField<Wire.Control>.self, value)
                case nil: break
            }
            visitor.unknown(unknownFields)
        }

        public mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.singular(ProtoString.self, &self.worker)
                case 2: return try decoder.singular(ProtoString.self, &self.bootId)
                case 3: return try decoder.singular(ProtoString.self, &self.session)
                case 4: return try decoder.singular(ProtoUInt64.self, &self.number)
                case 5: return try decoder.singular(ProtoUInt64.self, &self.previousInTopic)
                case 6: return try decoder.singular(ProtoInt64.self, &self.time)
                case 7: return try decoder.singular(ProtoInt64.self, &self.wallClock)
                case 8: return try decoder.singular(ProtoBool.self, &self.repeated)
                case 16:
                    let occupied = self.kind != nil
                    var value: Wire.Heartbeat?
                    if case .heartbeat(let current)? = self.kind {
                        value = current
                        self.kind = nil
                    }
                    let isRead = try decoder.member(MessageField<Wire.Heartbeat>.self, &value, occupied: occupied)
                    if let value { self.kind = .heartbeat(value) }
                    return isRead
                case 17:
                    let occupied = self.kind != nil
                    var value: Wire.SessionSummary?
                    if case .sessionState(let current)? = self.kind {
                        value = current
                        self.kind = nil
                    }
                    let isRead = try decoder.member(MessageField<Wire.SessionSummary>.self, &value, occupied: occupied)
                    if let value { self.kind = .sessionState(value) }
                    return isRead
                case 18:
                    let occupied = self.kind != nil
                    var value: Wire.CameraList?
                    if case .cameras(let current)? = self.kind {
                        value = current
                        self.kind = nil
                    }
                    let isRead = try decoder.member(MessageField<Wire.CameraList>.self, &value, occupied: occupied)
                    if let value { self.kind = .cameras(value) }
                    return isRead
                case 19:
                    let occupied = self.kind != nil
                    var value: Wire.Error?
                    if case .error(let current)? = self.kind {
                        value = current
                        self.kind = nil
                    }
                    let isRead = try decoder.member(MessageField<Wire.Error>.self, &value, occupied: occupied)
                    if let value { self.kind = .error(value) }
                    return isRead
                case 20:
                    let occupied = self.kind != nil
                    var value: Wire.ClockStep?
                    if case .clockStep(let current)? = self.kind {
                        value = current
                        self.kind = nil
                    }
                    let isRead = try decoder.member(MessageField<Wire.ClockStep>.self, &value, occupied: occupied)
                    if let value { self.kind = .clockStep(value) }
                    return isRead
                case 21:
                    let occupied = self.kind != nil
                    var value: Wire.WorkerState?
                    if case .workerState(let current)? = self.kind {
                        value = current
                        self.kind = nil
                    }
                    let isRead = try decoder.member(MessageField<Wire.WorkerState>.self, &value, occupied: occupied)
                    if let value { self.kind = .workerState(value) }
                    return isRead
                case 22:
                    let occupied = self.kind != nil
                    var value: Wire.PhotoEvent?
                    if case .photo(let current)? = self.kind {
                        value = current
                        self.kind = nil
                    }
                    let isRead = try decoder.member(MessageField<Wire.PhotoEvent>.self, &value, occupied: occupied)
                    if let value { self.kind = .photo(value) }
                    return isRead
                case 23:
                    let occupied = self.kind != nil
                    var value: Wire.Control?
                    if case .control(let current)? = self.kind {
                        value = current
                        self.kind = nil
                    }
                    let isRead = try decoder.member(MessageField<Wire.Control>.self, &value, occupied: occupied)
                    if let value { self.kind = .control(value) }
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

    /// Sent every second, so that silence means something.
    public struct Heartbeat: ProtoMessage {
        /// The newest event's number.
        public var lastNumber: UInt64 = 0
        /// Each session's state and newest frame.
        public var sessions: [Wire.SessionBeat] = []
        public var unknownFields = UnknownFields()

        public init() {}

        public init(
            lastNumber: UInt64 = 0,
            sessions: [Wire.SessionBeat] = []
        ) {
            self.lastNumber = lastNumber
            self.sessions = sessions
        }

        public static let protoName = "shutterbus.v1.Heartbeat"
        public static let fieldNames = [
            ProtoFieldName(1, "lastNumber", "last_number"),
            ProtoFieldName(2, "sessions"),
        ]

        public func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.singular(1, ProtoUInt64.self, self.lastNumber)
            visitor.repeated(2, MessageField<Wire.SessionBeat>.self, self.sessions, packed: false)
            visitor.unknown(unknownFields)
        }

        public mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.singular(ProtoUInt64.self, &self.lastNumber)
                case 2: return try decoder.repeated(MessageField<Wire.SessionBeat>.self, &self.sessions)
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

    /// A session in a heartbeat.
    public struct SessionBeat: ProtoMessage {
        public var session: String = ""
        public var state: Wire.SessionState = .unspecified
        public var frameSequence: UInt64 = 0
        public var unknownFields = UnknownFields()

        public init() {}

        public init(
            session: String = "",
            state: Wire.SessionState = .unspecified,
            frameSequence: UInt64 = 0
        ) {
            self.session = session
            self.state = state
            self.frameSequence = frameSequence
        }

        public static let protoName = "shutterbus.v1.SessionBeat"
        public static let fieldNames = [
            ProtoFieldName(1, "session"),
            ProtoFieldName(2, "state"),
            ProtoFieldName(3, "frameSequence", "frame_sequence"),
        ]

        public func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.singular(1, ProtoString.self, self.session)
            visitor.singular(2, EnumField<Wire.SessionState>.self, self.state)
            visitor.singular(3, ProtoUInt64.self, self.frameSequence)
            visitor.unknown(unknownFields)
        }

        public mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.singular(ProtoString.self, &self.session)
                case 2: return try decoder.singular(EnumField<Wire.SessionState>.self, &self.state)
                case 3: return try decoder.singular(ProtoUInt64.self, &self.frameSequence)
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

    /// All cameras, and what has changed since the event before.
    public struct CameraList: ProtoMessage {
        public var cameras: [Wire.Camera] = []
        /// Ids that came, and ids that went.
        public var arrived: [String] = []
        public var lost: [String] = []
        public var unknownFields = UnknownFields()

        public init() {}

        public init(
            cameras: [Wire.Camera] = [],
            arrived: [String] = [],
            lost: [String] = []
        ) {
            self.cameras = cameras
            self.arrived = arrived
            self.lost = lost
        }

        public static let protoName = "shutterbus.v1.CameraList"
        public static let fieldNames = [
            ProtoFieldName(1, "cameras"),
            ProtoFieldName(2, "arrived"),
            ProtoFieldName(3, "lost"),
        ]

        public func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.repeated(1, MessageField<Wire.Camera>.self, self.cameras, packed: false)
            visitor.repeated(2, ProtoString.self, self.arrived, packed: false)
            visitor.repeated(3, ProtoString.self, self.lost, packed: false)
            visitor.unknown(unknownFields)
        }

        public mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.repeated(MessageField<Wire.Camera>.self, &self.cameras)
                case 2: return try decoder.repeated(ProtoString.self, &self.arrived)
                case 3: return try decoder.repeated(ProtoString.self, &self.lost)
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

    /// The wall clock moved against the monotonic one.
    public struct ClockStep: ProtoMessage {
        /// Nanoseconds forward (negative: back).
        public var step: Int64 = 0
        public var unknownFields = UnknownFields()

        public init() {}

        public init(
            step: Int64 = 0
        ) {
            self.step = step
        }

        public static let protoName = "shutterbus.v1.ClockStep"
        public static let fieldNames = [
            ProtoFieldName(1, "step"),
        ]

        public func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.singular(1, ProtoInt64.self, self.step)
            visitor.unknown(unknownFields)
        }

        public mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.singular(ProtoInt64.self, &self.step)
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

    /// The worker's own life.
    public struct WorkerState: ProtoMessage {
        /// Going down? It will not answer any more.
        public var stopping: Bool = false
        /// Its version.
        public var version: String = ""
        public var unknownFields = UnknownFields()

        public init() {}

        public init(
            stopping: Bool = false,
            version: String = ""
        ) {
            self.stopping = stopping
            self.version = version
        }

        public static let protoName = "shutterbus.v1.WorkerState"
        public static let fieldNames = [
            ProtoFieldName(1, "stopping"),
            ProtoFieldName(2, "version"),
        ]

        public func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.singular(1, ProtoBool.self, self.stopping)
            visitor.singular(2, ProtoString.self, self.version)
            visitor.unknown(unknownFields)
        }

        public mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.singular(ProtoBool.self, &self.stopping)
                case 2: return try decoder.singular(ProtoString.self, &self.version)
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
