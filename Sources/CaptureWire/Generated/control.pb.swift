// swift-format-ignore-file
// Made from shutterbus/v1/control.proto by scripts/generate: change that file, not this one.

public import ProtoWire

extension Wire {
    /// A command. Field number 15 stays unused for ever: its tag could begin with '{', which marks the JSON form.
    public struct Request: ProtoMessage {
        /// Who asks: 1-64 characters of [A-Za-z0-9._-], best 128 random bits in hexadecimal. Together with request_id it makes a retry
        /// harmless. Empty: nothing is remembered, and a retry acts twice.
        public var clientId: String = ""
        /// This client's number for the request; a retry uses the same.
        public var requestId: UInt64 = 0
        /// The boot that the command is meant for; another answers `bootChanged`. Empty: any.
        public var bootId: String = ""
        /// What to do.
        public var command: Command?
        public var unknownFields = UnknownFields()

        public init() {}

        public init(
            clientId: String = "",
            requestId: UInt64 = 0,
            bootId: String = "",
            command: Command? = nil
        ) {
            self.clientId = clientId
            self.requestId = requestId
            self.bootId = bootId
            self.command = command
        }

        /// What to do.
        public enum Command: Hashable, Sendable {
            /// Who are you, and where is the rest?
            case hello(Wire.HelloRequest)
            /// Which cameras are there?
            case cameras(Wire.CamerasRequest)
            /// How are you?
            case status(Wire.StatusRequest)
            /// Under which topic do I find this rendition?
            case rendition(Wire.RenditionRequest)
            /// What did I miss?
            case events(Wire.EventsRequest)
        }

        public static let protoName = "shutterbus.v1.Request"
        public static let fieldNames = [
            ProtoFieldName(1, "clientId", "client_id"),
            ProtoFieldName(2, "requestId", "request_id"),
            ProtoFieldName(3, "bootId", "boot_id"),
            ProtoFieldName(16, "hello", oneof: "command"),
            ProtoFieldName(17, "cameras", oneof: "command"),
            ProtoFieldName(18, "status", oneof: "command"),
            ProtoFieldName(19, "rendition", oneof: "command"),
            ProtoFieldName(20, "events", oneof: "command"),
        ]

        public func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.singular(1, ProtoString.self, self.clientId)
            visitor.singular(2, ProtoUInt64.self, self.requestId)
            visitor.singular(3, ProtoString.self, self.bootId)
            switch self.command {
                case .hello(let value)?: visitor.optional(16, MessageField<Wire.HelloRequest>.self, value)
                case .cameras(let value)?: visitor.optional(17, MessageField<Wire.CamerasRequest>.self, value)
                case .status(let value)?: visitor.optional(18, MessageField<Wire.StatusRequest>.self, value)
                case .rendition(let value)?: visitor.optional(19, MessageField<Wire.RenditionRequest>.self, value)
                case .events(let value)?: visitor.optional(20, MessageField<Wire.EventsRequest>.self, value)
                case nil: break
            }
            visitor.unknown(unknownFields)
        }

        public mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.singular(ProtoString.self, &self.clientId)
                case 2: return try decoder.singular(ProtoUInt64.self, &self.requestId)
                case 3: return try decoder.singular(ProtoString.self, &self.bootId)
                case 16:
                    let occupied = self.command != nil
                    var value: Wire.HelloRequest?
                    if case .hello(let current)? = self.command {
                        value = current
                        self.command = nil
                    }
                    let isRead = try decoder.member(MessageField<Wire.HelloRequest>.self, &value, occupied: occupied)
                    if let value { self.command = .hello(value) }
                    return isRead
                case 17:
                    let occupied = self.command != nil
                    var value: Wire.CamerasRequest?
                    if case .cameras(let current)? = self.command {
                        value = current
                        self.command = nil
                    }
                    let isRead = try decoder.member(MessageField<Wire.CamerasRequest>.self, &value, occupied: occupied)
                    if let value { self.command = .cameras(value) }
                    return isRead
                case 18:
                    let occupied = self.command != nil
                    var value: Wire.StatusRequest?
                    if case .status(let current)? = self.command {
                        value = current
                        self.command = nil
                    }
                    let isRead = try decoder.member(MessageField<Wire.StatusRequest>.self, &value, occupied: occupied)
                    if let value { self.command = .status(value) }
                    return isRead
                case 19:
                    let occupied = self.command != nil
                    var value: Wire.RenditionRequest?
                    if case .rendition(let current)? = self.command {
                        value = current
                        self.command = nil
                    }
                    let isRead = try decoder.member(MessageField<Wire.RenditionRequest>.self, &value, occupied: occupied)
                    if let value { self.command = .rendition(value) }
                    return isRead
                case 20:
                    let occupied = self.command != nil
                    var value: Wire.EventsRequest?
                    if case .events(let current)? = self.command {
                        value = current
                        self.command = nil
                    }
                    let isRead = try decoder.member(MessageField<Wire.EventsRequest>.self, &value, occupied: occupied)
                    if let value { self.command = .events(value) }
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

    /// The answer to one Request.
    public struct Reply: ProtoMessage {
        /// As in the request.
        public var requestId: UInt64 = 0
        /// Who answers.
        public var worker: String = ""
        public var bootId: String = ""
        /// Fields of the request that this worker does not know and has ignored, as paths ("hello.7", "cameras.color").
        public var ignoredFields: [String] = []
        /// The first frame of the session for which a command's change holds; absent when it changes no picture.
        public var effectiveSequence: UInt64?
        /// What came of it: an error, or the result that has the command's name.
        public var result: Result?
        public var unknownFields = UnknownFields()

        public init() {}

        public init(
            requestId: UInt64 = 0,
            worker: String = "",
            bootId: String = "",
            ignoredFields: [String] = [],
            effectiveSequence: UInt64? = nil,
            result: Result? = nil
        ) {
            self.requestId = requestId
            self.worker = worker
            self.bootId = bootId
            self.ignoredFields = ignoredFields
            self.effectiveSequence = effectiveSequence
            self.result = result
        }

        /// What came of it: an error, or the result that has the command's name.
        public enum Result: Hashable, Sendable {
            case error(Wire.Error)
            case hello(Wire.HelloReply)
            case cameras(Wire.CamerasReply)
            case status(Wire.StatusReply)
            case rendition(Wire.RenditionReply)
            case events(Wire.EventsReply)
        }

        public static let protoName = "shutterbus.v1.Reply"
        public static let fieldNames = [
            ProtoFieldName(1, "requestId", "request_id"),
            ProtoFieldName(2, "worker"),
            ProtoFieldName(3, "bootId", "boot_id"),
            ProtoFieldName(4, "ignoredFields", "ignored_fields"),
            ProtoFieldName(5, "effectiveSequence", "effective_sequence"),
            ProtoFieldName(8, "error", oneof: "result"),
            ProtoFieldName(16, "hello", oneof: "result"),
            ProtoFieldName(17, "cameras", oneof: "result"),
            ProtoFieldName(18, "status", oneof: "result"),
            ProtoFieldName(19, "rendition", oneof: "result"),
            ProtoFieldName(20, "events", oneof: "result"),
        ]

        public func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.singular(1, ProtoUInt64.self, self.requestId)
            visitor.singular(2, ProtoString.self, self.worker)
            visitor.singular(3, ProtoString.self, self.bootId)
            visitor.repeated(4, ProtoString.self, self.ignoredFields, packed: false)
            visitor.optional(5, ProtoUInt64.self, self.effectiveSequence)
            switch self.result {
                case .error(let value)?: visitor.optional(8, MessageField<Wire.Error>.self, value)
                case .hello(let value)?: visitor.optional(16, MessageField<Wire.HelloReply>.self, value)
                case .cameras(let value)?: visitor.optional(17, MessageField<Wire.CamerasReply>.self, value)
                case .status(let value)?: visitor.optional(18, MessageField<Wire.StatusReply>.self, value)
                case .rendition(let value)?: visitor.optional(19, MessageField<Wire.RenditionReply>.self, value)
                case .events(let value)?: visitor.optional(20, MessageField<Wire.EventsReply>.self, value)
                case nil: break
            }
            visitor.unknown(unknownFields)
        }

        public mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.singular(ProtoUInt64.self, &self.requestId)
                case 2: return try decoder.singular(ProtoString.self, &self.worker)
                case 3: return try decoder.singular(ProtoString.self, &self.bootId)
                case 4: return try decoder.repeated(ProtoString.self, &self.ignoredFields)
                case 5: return try decoder.optional(ProtoUInt64.self, &self.effectiveSequence)
                case 8:
                    let occupied = self.result != nil
                    var value: Wire.Error?
                    if case .error(let current)? = self.result {
                        value = current
                        self.result = nil
                    }
                    let isRead = try decoder.member(MessageField<Wire.Error>.self, &value, occupied: occupied)
                    if let value { self.result = .error(value) }
                    return isRead
                case 16:
                    let occupied = self.result != nil
                    var value: Wire.HelloReply?
                    if case .hello(let current)? = self.result {
                        value = current
                        self.result = nil
                    }
                    let isRead = try decoder.member(MessageField<Wire.HelloReply>.self, &value, occupied: occupied)
                    if let value { self.result = .hello(value) }
                    return isRead
                case 17:
                    let occupied = self.result != nil
                    var value: Wire.CamerasReply?
                    if case .cameras(let current)? = self.result {
                        value = current
                        self.result = nil
                    }
                    let isRead = try decoder.member(MessageField<Wire.CamerasReply>.self, &value, occupied: occupied)
                    if let value { self.result = .cameras(value) }
                    return isRead
                case 18:
                    let occupied = self.result != nil
                    var value: Wire.StatusReply?
                    if case .status(let current)? = self.result {
                        value = current
                        self.result = nil
                    }
                    let isRead = try decoder.member(MessageField<Wire.StatusReply>.self, &value, occupied: occupied)
                    if let value { self.result = .status(value) }
                    return isRead
                case 19:
                    let occupied = self.result != nil
                    var value: Wire.RenditionReply?
                    if case .rendition(let current)? = self.result {
                        value = current
                        self.result = nil
                    }
                    let isRead = try decoder.member(MessageField<Wire.RenditionReply>.self, &value, occupied: occupied)
                    if let value { self.result = .rendition(value) }
                    return isRead
                case 20:
                    let occupied = self.result != nil
                    var value: Wire.EventsReply?
                    if case .events(let current)? = self.result {
                        value = current
                        self.result = nil
                    }
                    let isRead = try decoder.member(MessageField<Wire.EventsReply>.self, &value, occupied: occupied)
                    if let value { self.result = .events(value) }
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

    /// Asks for the rest of the bus.
    public struct HelloRequest: ProtoMessage {
        public var unknownFields = UnknownFields()

        public init() {}

        public static let protoName = "shutterbus.v1.HelloRequest"
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

    /// All that a client must know to take part.
    public struct HelloReply: ProtoMessage {
        /// The product's version.
        public var version: String = ""
        /// The wire's major and minor version.
        public var wireMajor: UInt32 = 0
        public var wireMinor: UInt32 = 0
        /// Which boot of which host: equal ids share a monotonic clock.
        public var hostBootId: String = ""
        /// The worker's process.
        public var pid: UInt32 = 0
        /// Its monotonic clock now.
        public var time: Int64 = 0
        /// Where frames and events are published on the same host.
        public var framesAddress: String = ""
        public var eventsAddress: String = ""
        /// The TCP ports of frames and events; the host is the one that this reply came from. 0: not offered.
        public var framesPort: UInt32 = 0
        public var eventsPort: UInt32 = 0
        /// The sessions' names, the default first.
        public var sessions: [String] = []
        /// What can be made of frames.
        public var renditions: [Wire.RenditionFormat] = []
        /// The commands it knows, by their field names in Request.
        public var commands: [String] = []
        /// How much it takes and keeps.
        public var limits: Wire.Limits?
        public var unknownFields = UnknownFields()

        public init() {}

        public init(
            version: String = "",
            wireMajor: UInt32 = 0,
            wireMinor: UInt32 = 0,
            hostBootId: String = "",
            pid: UInt32 = 0,
            time: Int64 = 0,
            framesAddress: String = "",
            eventsAddress: String = "",
            framesPort: UInt32 = 0,
            eventsPort: UInt32 = 0,
            sessions: [String] = [],
            renditions: [Wire.RenditionFormat] = [],
            commands: [String] = [],
            limits: Wire.Limits? = nil
        ) {
            self.version = version
            self.wireMajor = wireMajor
            self.wireMinor = wireMinor
            self.hostBootId = hostBootId
            self.pid = pid
            self.time = time
            self.framesAddress = framesAddress
            self.eventsAddress = eventsAddress
            self.framesPort = framesPort
            self.eventsPort = eventsPort
            self.sessions = sessions
            self.renditions = renditions
            self.commands = commands
            self.limits = limits
        }

        public static let protoName = "shutterbus.v1.HelloReply"
        public static let fieldNames = [
            ProtoFieldName(1, "version"),
            ProtoFieldName(2, "wireMajor", "wire_major"),
            ProtoFieldName(3, "wireMinor", "wire_minor"),
            ProtoFieldName(4, "hostBootId", "host_boot_id"),
            ProtoFieldName(5, "pid"),
            ProtoFieldName(6, "time"),
            ProtoFieldName(7, "framesAddress", "frames_address"),
            ProtoFieldName(8, "eventsAddress", "events_address"),
            ProtoFieldName(9, "framesPort", "frames_port"),
            ProtoFieldName(10, "eventsPort", "events_port"),
            ProtoFieldName(11, "sessions"),
            ProtoFieldName(12, "renditions"),
            ProtoFieldName(13, "commands"),
            ProtoFieldName(14, "limits"),
        ]

        public func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.singular(1, ProtoString.self, self.version)
            visitor.singular(2, ProtoUInt32.self, self.wireMajor)
            visitor.singular(3, ProtoUInt32.self, self.wireMinor)
            visitor.singular(4, ProtoString.self, self.hostBootId)
            visitor.singular(5, ProtoUInt32.self, self.pid)
            visitor.singular(6, ProtoInt64.self, self.time)
            visitor.singular(7, ProtoString.self, self.framesAddress)
            visitor.singular(8, ProtoString.self, self.eventsAddress)
            visitor.singular(9, ProtoUInt32.self, self.framesPort)
            visitor.singular(10, ProtoUInt32.self, self.eventsPort)
            visitor.repeated(11, ProtoString.self, self.sessions, packed: false)
            visitor.repeated(12, MessageField<Wire.RenditionFormat>.self, self.renditions, packed: false)
            visitor.repeated(13, ProtoString.self, self.commands, packed: false)
            visitor.optional(14, MessageField<Wire.Limits>.self, self.limits)
            visitor.unknown(unknownFields)
        }

        public mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.singular(ProtoString.self, &self.version)
                case 2: return try decoder.singular(ProtoUInt32.self, &self.wireMajor)
                case 3: return try decoder.singular(ProtoUInt32.self, &self.wireMinor)
                case 4: return try decoder.singular(ProtoString.self, &self.hostBootId)
                case 5: return try decoder.singular(ProtoUInt32.self, &self.pid)
                case 6: return try decoder.singular(ProtoInt64.self, &self.time)
                case 7: return try decoder.singular(ProtoString.self, &self.framesAddress)
                case 8: return try decoder.singular(ProtoString.self, &self.eventsAddress)
                case 9: return try decoder.singular(ProtoUInt32.self, &self.framesPort)
                case 10: return try decoder.singular(ProtoUInt32.self, &self.eventsPort)
                case 11: return try decoder.repeated(ProtoString.self, &self.sessions)
                case 12: return try decoder.repeated(MessageField<Wire.RenditionFormat>.self, &self.renditions)
                case 13: return try decoder.repeated(ProtoString.self, &self.commands)
                case 14: return try decoder.optional(MessageField<Wire.Limits>.self, &self.limits)
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

    /// A kind of rendition and its parameters.
    public struct RenditionFormat: ProtoMessage {
        /// The first part of the name: "raw", "jpeg".
        public var name: String = ""
        public var parameters: [Wire.RenditionParameter] = []
        public var unknownFields = UnknownFields()

        public init() {}

        public init(
            name: String = "",
            parameters: [Wire.RenditionParameter] = []
        ) {
            self.name = name
            self.parameters = parameters
        }

        public static let protoName = "shutterbus.v1.RenditionFormat"
        public static let fieldNames = [
            ProtoFieldName(1, "name"),
            ProtoFieldName(2, "parameters"),
        ]

        public func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.singular(1, ProtoString.self, self.name)
            visitor.repeated(2, MessageField<Wire.RenditionParameter>.self, self.parameters, packed: false)
            visitor.unknown(unknownFields)
        }

        public mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.singular(ProtoString.self, &self.name)
                case 2: return try decoder.repeated(MessageField<Wire.RenditionParameter>.self, &self.parameters)
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

    /// One parameter of a rendition's name.
    public struct RenditionParameter: ProtoMessage {
        public var name: String = ""
        public var minimum: Int64 = 0
        public var maximum: Int64 = 0
        /// The value when it is left out; absent when leaving it out means something of its own.
        public var defaultValue: Int64?
        public var unknownFields = UnknownFields()

        public init() {}

        public init(
            name: String = "",
            minimum: Int64 = 0,
            maximum: Int64 = 0,
            defaultValue: Int64? = nil
        ) {
            self.name = name
            self.minimum = minimum
            self.maximum = maximum
            self.defaultValue = defaultValue
        }

        public static let protoName = "shutterbus.v1.RenditionParameter"
        public static let fieldNames = [
            ProtoFieldName(1, "name"),
            ProtoFieldName(2, "minimum"),
            ProtoFieldName(3, "maximum"),
            ProtoFieldName(4, "defaultValue", "default_value"),
        ]

        public func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.singular(1, ProtoString.self, self.name)
            visitor.singular(2, ProtoInt64.self, self.minimum)
            visitor.singular(3, ProtoInt64.self, self.maximum)
            visitor.optional(4, ProtoInt64.self, self.defaultValue)
            visitor.unknown(unknownFields)
        }

        public mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.singular(ProtoString.self, &self.name)
                case 2: return try decoder.singular(ProtoInt64.self, &self.minimum)
                case 3: return try decoder.singular(ProtoInt64.self, &self.maximum)
                case 4: return try decoder.optional(ProtoInt64.self, &self.defaultValue)
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

    /// Bounds of a worker.
    public struct Limits: ProtoMessage {
        /// Bytes of a request.
        public var requestBytes: UInt32 = 0
        /// How long (nanoseconds), and in how many bytes, replies are remembered for retries.
        public var replyMemoryTime: Int64 = 0
        public var replyMemoryBytes: UInt32 = 0
        /// Events kept for `events`.
        public var eventHistory: UInt32 = 0
        /// Renditions made at once, all sessions together.
        public var renditions: UInt32 = 0
        /// Nanoseconds between two heartbeats.
        public var heartbeatInterval: Int64 = 0
        public var unknownFields = UnknownFields()

        public init() {}

        public init(
            requestBytes: UInt32 = 0,
            replyMemoryTime: Int64 = 0,
            replyMemoryBytes: UInt32 = 0,
            eventHistory: UInt32 = 0,
            renditions: UInt32 = 0,
            heartbeatInterval: Int64 = 0
        ) {
            self.requestBytes = requestBytes
            self.replyMemoryTime = replyMemoryTime
            self.replyMemoryBytes = replyMemoryBytes
            self.eventHistory = eventHistory
            self.renditions = renditions
            self.heartbeatInterval = heartbeatInterval
        }

        public static let protoName = "shutterbus.v1.Limits"
        public static let fieldNames = [
            ProtoFieldName(1, "requestBytes", "request_bytes"),
            ProtoFieldName(2, "replyMemoryTime", "reply_memory_time"),
            ProtoFieldName(3, "replyMemoryBytes", "reply_memory_bytes"),
            ProtoFieldName(4, "eventHistory", "event_history"),
            ProtoFieldName(5, "renditions"),
            ProtoFieldName(6, "heartbeatInterval", "heartbeat_interval"),
        ]

        public func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.singular(1, ProtoUInt32.self, self.requestBytes)
            visitor.singular(2, ProtoInt64.self, self.replyMemoryTime)
            visitor.singular(3, ProtoUInt32.self, self.replyMemoryBytes)
            visitor.singular(4, ProtoUInt32.self, self.eventHistory)
            visitor.singular(5, ProtoUInt32.self, self.renditions)
            visitor.singular(6, ProtoInt64.self, self.heartbeatInterval)
            visitor.unknown(unknownFields)
        }

        public mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.singular(ProtoUInt32.self, &self.requestBytes)
                case 2: return try decoder.singular(ProtoInt64.self, &self.replyMemoryTime)
                case 3: return try decoder.singular(ProtoUInt32.self, &self.replyMemoryBytes)
                case 4: return try decoder.singular(ProtoUInt32.self, &self.eventHistory)
                case 5: return try decoder.singular(ProtoUInt32.self, &self.renditions)
                case 6: return try decoder.singular(ProtoInt64.self, &self.heartbeatInterval)
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

    /// Asks for cameras.
    public struct CamerasRequest: ProtoMessage {
        /// Only these kinds, in order of preference; none: all, in the worker's order.
        public var types: [Wire.CameraType] = []
        /// Only those that look there; unspecified: all.
        public var position: Wire.CameraPosition = .unspecified
        public var unknownFields = UnknownFields()

        public init() {}

        public init(
            types: [Wire.CameraType] = [],
            position: Wire.CameraPosition = .unspecified
        ) {
            self.types = types
            self.position = position
        }

        public static let protoName = "shutterbus.v1.CamerasRequest"
        public static let fieldNames = [
            ProtoFieldName(1, "types"),
            ProtoFieldName(2, "position"),
        ]

        public func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.repeated(1, EnumField<Wire.CameraType>.self, self.types, packed: true)
            visitor.singular(2, EnumField<Wire.CameraPosition>.self, self.position)
            visitor.unknown(unknownFields)
        }

        public mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.repeated(EnumField<Wire.CameraType>.self, &self.types)
                case 2: return try decoder.singular(EnumField<Wire.CameraPosition>.self, &self.position)
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

    /// The cameras that there are now, those that can't be used included.
    public struct CamerasReply: ProtoMessage {
        public var cameras: [Wire.Camera] = []
        public var unknownFields = UnknownFields()

        public init() {}

        public init(
            cameras: [Wire.Camera] = []
        ) {
            self.cameras = cameras
        }

        public static let protoName = "shutterbus.v1.CamerasReply"
        public static let fieldNames = [
            ProtoFieldName(1, "cameras"),
        ]

        public func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.repeated(1, MessageField<Wire.Camera>.self, self.cameras, packed: false)
            visitor.unknown(unknownFields)
        }

        public mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.repeated(MessageField<Wire.Camera>.self, &self.cameras)
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

    /// Asks how the worker is.
    public struct StatusRequest: ProtoMessage {
        /// Only these sessions; none: all.
        public var sessions: [String] = []
        public var unknownFields = UnknownFields()

        public init() {}

        public init(
            sessions: [String] = []
        ) {
            self.sessions = sessions
        }

        public static let protoName = "shutterbus.v1.StatusRequest"
        public static let fieldNames = [
            ProtoFieldName(1, "sessions"),
        ]

        public func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.repeated(1, ProtoString.self, self.sessions, packed: false)
            visitor.unknown(unknownFields)
        }

        public mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.repeated(ProtoString.self, &self.sessions)
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

    /// How the worker is.
    public struct StatusReply: ProtoMessage {
        public var sessions: [Wire.SessionStatus] = []
        /// Nanoseconds since its start.
        public var uptime: Int64 = 0
        /// Its resident memory in bytes.
        public var residentMemory: UInt64 = 0
        /// Topics that somebody subscribes to now.
        public var subscriptions: UInt32 = 0
        public var unknownFields = UnknownFields()

        public init() {}

        public init(
            sessions: [Wire.SessionStatus] = [],
            uptime: Int64 = 0,
            residentMemory: UInt64 = 0,
            subscriptions: UInt32 = 0
        ) {
            self.sessions = sessions
            self.uptime = uptime
            self.residentMemory = residentMemory
            self.subscriptions = subscriptions
        }

        public static let protoName = "shutterbus.v1.StatusReply"
        public static let fieldNames = [
            ProtoFieldName(1, "sessions"),
            ProtoFieldName(2, "uptime"),
            ProtoFieldName(3, "residentMemory", "resident_memory"),
            ProtoFieldName(4, "subscriptions"),
        ]

        public func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.repeated(1, MessageField<Wire.SessionStatus>.self, self.sessions, packed: false)
            visitor.singular(2, ProtoInt64.self, self.uptime)
            visitor.singular(3, ProtoUInt64.self, self.residentMemory)
            visitor.singular(4, ProtoUInt32.self, self.subscriptions)
            visitor.unknown(unknownFields)
        }

        public mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.repeated(MessageField<Wire.SessionStatus>.self, &self.sessions)
                case 2: return try decoder.singular(ProtoInt64.self, &self.uptime)
                case 3: return try decoder.singular(ProtoUInt64.self, &self.residentMemory)
                case 4: return try decoder.singular(ProtoUInt32.self, &self.subscriptions)
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

    /// Asks for the canonical topic of a rendition; it starts nothing.
    public struct RenditionRequest: ProtoMessage {
        /// The session; empty: the default.
        public var session: String = ""
        /// Any spelling: "jpeg;w=640;q=60".
        public var rendition: String = ""
        public var unknownFields = UnknownFields()

        public init() {}

        public init(
            session: String = "",
            rendition: String = ""
        ) {
            self.session = session
            self.rendition = rendition
        }

        public static let protoName = "shutterbus.v1.RenditionRequest"
        public static let fieldNames = [
            ProtoFieldName(1, "session"),
            ProtoFieldName(2, "rendition"),
        ]

        public func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.singular(1, ProtoString.self, self.session)
            visitor.singular(2, ProtoString.self, self.rendition)
            visitor.unknown(unknownFields)
        }

        public mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.singular(ProtoString.self, &self.session)
                case 2: return try decoder.singular(ProtoString.self, &self.rendition)
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

    /// Where a rendition is published.
    public struct RenditionReply: ProtoMessage {
        /// Its canonical name: "jpeg;q=60;w=640".
        public var rendition: String = ""
        /// The topic to subscribe to.
        public var topic: String = ""
        public var unknownFields = UnknownFields()

        public init() {}

        public init(
            rendition: String = "",
            topic: String = ""
        ) {
            self.rendition = rendition
            self.topic = topic
        }

        public static let protoName = "shutterbus.v1.RenditionReply"
        public static let fieldNames = [
            ProtoFieldName(1, "rendition"),
            ProtoFieldName(2, "topic"),
        ]

        public func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.singular(1, ProtoString.self, self.rendition)
            visitor.singular(2, ProtoString.self, self.topic)
            visitor.unknown(unknownFields)
        }

        public mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.singular(ProtoString.self, &self.rendition)
                case 2: return try decoder.singular(ProtoString.self, &self.topic)
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

    /// Asks for events that were missed.
    public struct EventsRequest: ProtoMessage {
        /// The boot that `after` belongs to; another than the worker's: all that it still has.
        public var bootId: String = ""
        /// The newest number that the client has; 0: from the first.
        public var after: UInt64 = 0
        /// At most so many; 0: as many as fit.
        public var limit: UInt32 = 0
        /// Only these topics' events (any of "<session>/<kind>" with "*" for either); none: all.
        public var topics: [String] = []
        public var unknownFields = UnknownFields()

        public init() {}

        public init(
            bootId: String = "",
            after: UInt64 = 0,
            limit: UInt32 = 0,
            topics: [String] = []
        ) {
            self.bootId = bootId
            self.after = after
            self.limit = limit
            self.topics = topics
        }

        public static let protoName = "shutterbus.v1.EventsRequest"
        public static let fieldNames = [
            ProtoFieldName(1, "bootId", "boot_id"),
            ProtoFieldName(2, "after"),
            ProtoFieldName(3, "limit"),
            ProtoFieldName(4, "topics"),
        ]

        public func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.singular(1, ProtoString.self, self.bootId)
            visitor.singular(2, ProtoUInt64.self, self.after)
            visitor.singular(3, ProtoUInt32.self, self.limit)
            visitor.repeated(4, ProtoString.self, self.topics, packed: false)
            visitor.unknown(unknownFields)
        }

        public mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.singular(ProtoString.self, &self.bootId)
                case 2: return try decoder.singular(ProtoUInt64.self, &self.after)
                case 3: return try decoder.singular(ProtoUInt32.self, &self.limit)
                case 4: return try decoder.repeated(ProtoString.self, &self.topics)
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

    /// Events in the order of their numbers.
    public struct EventsReply: ProtoMessage {
        public var events: [Wire.Event] = []
        /// The oldest number that the worker still has, and the newest; 0 when there was none yet.
        public var oldest: UInt64 = 0
        public var newest: UInt64 = 0
        /// Some after `after` are gone for good.
        public var truncated: Bool = false
        /// There are more: ask again after the last of these.
        public var more: Bool = false
        public var unknownFields = UnknownFields()

        public init() {}

        public init(
            events: [Wire.Event] = [],
            oldest: UInt64 = 0,
            newest: UInt64 = 0,
            truncated: Bool = false,
            more: Bool = false
        ) {
            self.events = events
            self.oldest = oldest
            self.newest = newest
            self.truncated = truncated
            self.more = more
        }

        public static let protoName = "shutterbus.v1.EventsReply"
        public static let fieldNames = [
            ProtoFieldName(1, "events"),
            ProtoFieldName(2, "oldest"),
            ProtoFieldName(3, "newest"),
            ProtoFieldName(4, "truncated"),
            ProtoFieldName(5, "more"),
        ]

        public func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.repeated(1, MessageField<Wire.Event>.self, self.events, packed: false)
            visitor.singular(2, ProtoUInt64.self, self.oldest)
            visitor.singular(3, ProtoUInt64.self, self.newest)
            visitor.singular(4, ProtoBool.self, self.truncated)
            visitor.singular(5, ProtoBool.self, self.more)
            visitor.unknown(unknownFields)
        }

        public mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.repeated(MessageField<Wire.Event>.self, &self.events)
                case 2: return try decoder.singular(ProtoUInt64.self, &self.oldest)
                case 3: return try decoder.singular(ProtoUInt64.self, &self.newest)
                case 4: return try decoder.singular(ProtoBool.self, &self.truncated)
                case 5: return try decoder.singular(ProtoBool.self, &self.more)
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
