// swift-format-ignore-file
// Made from shutterbus/v1/control.proto by scripts/generate: change that file, not this one.

public import ProtoWire

extension Wire {
    /// What became of a switch.
    public enum SwitchOutcome: ProtoEnum {
        case unspecified
        /// The wanted camera is used.
        case switched
        /// The wanted camera can't be used, for `reason`; the old one is used as before.
        case rolledBack
        /// Neither can be used; the session tries the old one on.
        case lost
        /// A number that has no name in this build.
        case unrecognized(Int32)

        public init(rawValue: Int32) {
            self = switch rawValue {
                case 0: .unspecified
                case 1: .switched
                case 2: .rolledBack
                case 3: .lost
                default: .unrecognized(rawValue)
            }
        }

        public var rawValue: Int32 {
            switch self {
                case .unspecified: 0
                case .switched: 1
                case .rolledBack: 2
                case .lost: 3
                case .unrecognized(let number): number
            }
        }

        /// Every case that has a name.
        public static let allCases: [Self] = [.unspecified, .switched, .rolledBack, .lost]
        public static let valueNames: [(name: String, number: Int32)] = [
            ("SWITCH_OUTCOME_UNSPECIFIED", 0),
            ("SWITCH_OUTCOME_SWITCHED", 1),
            ("SWITCH_OUTCOME_ROLLED_BACK", 2),
            ("SWITCH_OUTCOME_LOST", 3),
        ]
    }

    /// What to do with a value outside what a camera can do.
    public enum OutOfRange: ProtoEnum {
        /// Take the nearest value that it can; the reply says which.
        case clamp
        /// Answer `invalidArgument`; nothing changes.
        case refuse
        /// A number that has no name in this build.
        case unrecognized(Int32)

        public init(rawValue: Int32) {
            self = switch rawValue {
                case 0: .clamp
                case 1: .refuse
                default: .unrecognized(rawValue)
            }
        }

        public var rawValue: Int32 {
            switch self {
                case .clamp: 0
                case .refuse: 1
                case .unrecognized(let number): number
            }
        }

        /// Every case that has a name.
        public static let allCases: [Self] = [.clamp, .refuse]
        public static let valueNames: [(name: String, number: Int32)] = [
            ("OUT_OF_RANGE_CLAMP", 0),
            ("OUT_OF_RANGE_REFUSE", 1),
        ]
    }

    /// A command. Field number 15 stays unused for ever: its tag could begin with '{', which marks the JSON form.
    public struct Request: ProtoMessage {
        /// Who asks: 1-64 characters of [A-Za-z0-9._-], best 128 random bits in hexadecimal. Together with request_id it makes a retry
        /// harmless. Empty: nothing is remembered, and a retry acts twice.
        public var clientId: String = ""
        /// This client's number for the request; a retry uses the same.
        public var requestId: UInt64 = 0
        /// The boot that the command is meant for; another answers `bootChanged`, and capturePhoto the photo if it is in the library, else
        /// `outcomeUnknown`. Empty: any.
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
            /// Another camera for a session.
            case switchCamera(Wire.SwitchCameraRequest)
            /// Nearer, or farther away.
            case setZoom(Wire.SetZoomRequest)
            /// Sharp there, from now on.
            case setFocus(Wire.SetFocusRequest)
            /// Another size, pixel format or rate.
            case setFormat(Wire.SetFormatRequest)
            /// What can be set?
            case controls(Wire.ControlsRequest)
            /// Set one control.
            case setControl(Wire.SetControlRequest)
            /// A photo of this moment.
            case capturePhoto(Wire.CapturePhotoRequest)
            /// A piece of a photo's bytes.
            case photo(Wire.PhotoRequest)
            /// Capture again.
            case startSession(Wire.StartSessionRequest)
            /// Let the camera go.
            case stopSession(Wire.StopSessionRequest)
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
            ProtoFieldName(21, "switchCamera", "switch_camera", oneof: "command"),
            ProtoFieldName(22, "setZoom", "set_zoom", oneof: "command"),
            ProtoFieldName(23, "setFocus", "set_focus", oneof: "command"),
            ProtoFieldName(24, "setFormat", "set_format", oneof: "command"),
            ProtoFieldName(25, "controls", oneof: "command"),
            ProtoFieldName(26, "setControl", "set_control", oneof: "command"),
            ProtoFieldName(27, "capturePhoto", "capture_photo", oneof: "command"),
            ProtoFieldName(28, "photo", oneof: "command"),
            ProtoFieldName(29, "startSession", "start_session", oneof: "command"),
            ProtoFieldName(30, "stopSession", "stop_session", oneof: "command"),
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
                case .switchCamera(let value)?: visitor.optional(21, MessageField<Wire.SwitchCameraRequest>.self, value)
                case .setZoom(let value)?: visitor.optional(22, MessageField<Wire.SetZoomRequest>.self, value)
                case .setFocus(let value)?: visitor.optional(23, MessageField<Wire.SetFocusRequest>.self, value)
                case .setFormat(let value)?: visitor.optional(24, MessageField<Wire.SetFormatRequest>.self, value)
                case .controls(let value)?: visitor.optional(25, MessageField<Wire.ControlsRequest>.self, value)
                case .setControl(let value)?: visitor.optional(26, MessageField<Wire.SetControlRequest>.self, value)
                case .capturePhoto(let value)?: visitor.optional(27, MessageField<Wire.CapturePhotoRequest>.self, value)
                case .photo(let value)?: visitor.optional(28, MessageField<Wire.PhotoRequest>.self, value)
                case .startSession(let value)?: visitor.optional(29, MessageField<Wire.StartSessionRequest>.self, value)
                case .stopSession(let value)?: visitor.optional(30, MessageField<Wire.StopSessionRequest>.self, value)
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
                case 21:
                    let occupied = self.command != nil
                    var value: Wire.SwitchCameraRequest?
                    if case .switchCamera(let current)? = self.command {
                        value = current
                        self.command = nil
                    }
                    let isRead = try decoder.member(MessageField<Wire.SwitchCameraRequest>.self, &value, occupied: occupied)
                    if let value { self.command = .switchCamera(value) }
                    return isRead
                case 22:
                    let occupied = self.command != nil
                    var value: Wire.SetZoomRequest?
                    if case .setZoom(let current)? = self.command {
                        value = current
                        self.command = nil
                    }
                    let isRead = try decoder.member(MessageField<Wire.SetZoomRequest>.self, &value, occupied: occupied)
                    if let value { self.command = .setZoom(value) }
                    return isRead
                case 23:
                    let occupied = self.command != nil
                    var value: Wire.SetFocusRequest?
                    if case .setFocus(let current)? = self.command {
                        value = current
                        self.command = nil
                    }
                    let isRead = try decoder.member(MessageField<Wire.SetFocusRequest>.self, &value, occupied: occupied)
                    if let value { self.command = .setFocus(value) }
                    return isRead
                case 24:
                    let occupied = self.command != nil
                    var value: Wire.SetFormatRequest?
                    if case .setFormat(let current)? = self.command {
                        value = current
                        self.command = nil
                    }
                    let isRead = try decoder.member(MessageField<Wire.SetFormatRequest>.self, &value, occupied: occupied)
                    if let value { self.command = .setFormat(value) }
                    return isRead
                case 25:
                    let occupied = self.command != nil
                    var value: Wire.ControlsRequest?
                    if case .controls(let current)? = self.command {
                        value = current
                        self.command = nil
                    }
                    let isRead = try decoder.member(MessageField<Wire.ControlsRequest>.self, &value, occupied: occupied)
                    if let value { self.command = .controls(value) }
                    return isRead
                case 26:
                    let occupied = self.command != nil
                    var value: Wire.SetControlRequest?
                    if case .setControl(let current)? = self.command {
                        value = current
                        self.command = nil
                    }
                    let isRead = try decoder.member(MessageField<Wire.SetControlRequest>.self, &value, occupied: occupied)
                    if let value { self.command = .setControl(value) }
                    return isRead
                case 27:
                    let occupied = self.command != nil
                    var value: Wire.CapturePhotoRequest?
                    if case .capturePhoto(let current)? = self.command {
                        value = current
                        self.command = nil
                    }
                    let isRead = try decoder.member(MessageField<Wire.CapturePhotoRequest>.self, &value, occupied: occupied)
                    if let value { self.command = .capturePhoto(value) }
                    return isRead
                case 28:
                    let occupied = self.command != nil
                    var value: Wire.PhotoRequest?
                    if case .photo(let current)? = self.command {
                        value = current
                        self.command = nil
                    }
                    let isRead = try decoder.member(MessageField<Wire.PhotoRequest>.self, &value, occupied: occupied)
                    if let value { self.command = .photo(value) }
                    return isRead
                case 29:
                    let occupied = self.command != nil
                    var value: Wire.StartSessionRequest?
                    if case .startSession(let current)? = self.command {
                        value = current
                        self.command = nil
                    }
                    let isRead = try decoder.member(MessageField<Wire.StartSessionRequest>.self, &value, occupied: occupied)
                    if let value { self.command = .startSession(value) }
                    return isRead
                case 30:
                    let occupied = self.command != nil
                    var value: Wire.StopSessionRequest?
                    if case .stopSession(let current)? = self.command {
                        value = current
                        self.command = nil
                    }
                    let isRead = try decoder.member(MessageField<Wire.StopSessionRequest>.self, &value, occupied: occupied)
                    if let value { self.command = .stopSession(value) }
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
            case switchCamera(Wire.SwitchCameraReply)
            case setZoom(Wire.SetZoomReply)
            case setFocus(Wire.SetFocusReply)
            case setFormat(Wire.SetFormatReply)
            case controls(Wire.ControlsReply)
            case setControl(Wire.SetControlReply)
            case capturePhoto(Wire.CapturePhotoReply)
            case photo(Wire.PhotoReply)
            case startSession(Wire.StartSessionReply)
            case stopSession(Wire.StopSessionReply)
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
            ProtoFieldName(21, "switchCamera", "switch_camera", oneof: "result"),
            ProtoFieldName(22, "setZoom", "set_zoom", oneof: "result"),
            ProtoFieldName(23, "setFocus", "set_focus", oneof: "result"),
            ProtoFieldName(24, "setFormat", "set_format", oneof: "result"),
            ProtoFieldName(25, "controls", oneof: "result"),
            ProtoFieldName(26, "setControl", "set_control", oneof: "result"),
            ProtoFieldName(27, "capturePhoto", "capture_photo", oneof: "result"),
            ProtoFieldName(28, "photo", oneof: "result"),
            ProtoFieldName(29, "startSession", "start_session", oneof: "result"),
            ProtoFieldName(30, "stopSession", "stop_session", oneof: "result"),
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
                case .switchCamera(let value)?: visitor.optional(21, MessageField<Wire.SwitchCameraReply>.self, value)
                case .setZoom(let value)?: visitor.optional(22, MessageField<Wire.SetZoomReply>.self, value)
                case .setFocus(let value)?: visitor.optional(23, MessageField<Wire.SetFocusReply>.self, value)
                case .setFormat(let value)?: visitor.optional(24, MessageField<Wire.SetFormatReply>.self, value)
                case .controls(let value)?: visitor.optional(25, MessageField<Wire.ControlsReply>.self, value)
                case .setControl(let value)?: visitor.optional(26, MessageField<Wire.SetControlReply>.self, value)
                case .capturePhoto(let value)?: visitor.optional(27, MessageField<Wire.CapturePhotoReply>.self, value)
                case .photo(let value)?: visitor.optional(28, MessageField<Wire.PhotoReply>.self, value)
                case .startSession(let value)?: visitor.optional(29, MessageField<Wire.StartSessionReply>.self, value)
                case .stopSession(let value)?: visitor.optional(30, MessageField<Wire.StopSessionReply>.self, value)
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
                case 21:
                    let occupied = self.result != nil
                    var value: Wire.SwitchCameraReply?
                    if case .switchCamera(let current)? = self.result {
                        value = current
                        self.result = nil
                    }
                    let isRead = try decoder.member(MessageField<Wire.SwitchCameraReply>.self, &value, occupied: occupied)
                    if let value { self.result = .switchCamera(value) }
                    return isRead
                case 22:
                    let occupied = self.result != nil
                    var value: Wire.SetZoomReply?
                    if case .setZoom(let current)? = self.result {
                        value = current
                        self.result = nil
                    }
                    let isRead = try decoder.member(MessageField<Wire.SetZoomReply>.self, &value, occupied: occupied)
                    if let value { self.result = .setZoom(value) }
                    return isRead
                case 23:
                    let occupied = self.result != nil
                    var value: Wire.SetFocusReply?
                    if case .setFocus(let current)? = self.result {
                        value = current
                        self.result = nil
                    }
                    let isRead = try decoder.member(MessageField<Wire.SetFocusReply>.self, &value, occupied: occupied)
                    if let value { self.result = .setFocus(value) }
                    return isRead
                case 24:
                    let occupied = self.result != nil
                    var value: Wire.SetFormatReply?
                    if case .setFormat(let current)? = self.result {
                        value = current
                        self.result = nil
                    }
                    let isRead = try decoder.member(MessageField<Wire.SetFormatReply>.self, &value, occupied: occupied)
                    if let value { self.result = .setFormat(value) }
                    return isRead
                case 25:
                    let occupied = self.result != nil
                    var value: Wire.ControlsReply?
                    if case .controls(let current)? = self.result {
                        value = current
                        self.result = nil
                    }
                    let isRead = try decoder.member(MessageField<Wire.ControlsReply>.self, &value, occupied: occupied)
                    if let value { self.result = .controls(value) }
                    return isRead
                case 26:
                    let occupied = self.result != nil
                    var value: Wire.SetControlReply?
                    if case .setControl(let current)? = self.result {
                        value = current
                        self.result = nil
                    }
                    let isRead = try decoder.member(MessageField<Wire.SetControlReply>.self, &value, occupied: occupied)
                    if let value { self.result = .setControl(value) }
                    return isRead
                case 27:
                    let occupied = self.result != nil
                    var value: Wire.CapturePhotoReply?
                    if case .capturePhoto(let current)? = self.result {
                        value = current
                        self.result = nil
                    }
                    let isRead = try decoder.member(MessageField<Wire.CapturePhotoReply>.self, &value, occupied: occupied)
                    if let value { self.result = .capturePhoto(value) }
                    return isRead
                case 28:
                    let occupied = self.result != nil
                    var value: Wire.PhotoReply?
                    if case .photo(let current)? = self.result {
                        value = current
                        self.result = nil
                    }
                    let isRead = try decoder.member(MessageField<Wire.PhotoReply>.self, &value, occupied: occupied)
                    if let value { self.result = .photo(value) }
                    return isRead
                case 29:
                    let occupied = self.result != nil
                    var value: Wire.StartSessionReply?
                    if case .startSession(let current)? = self.result {
                        value = current
                        self.result = nil
                    }
                    let isRead = try decoder.member(MessageField<Wire.StartSessionReply>.self, &value, occupied: occupied)
                    if let value { self.result = .startSession(value) }
                    return isRead
                case 30:
                    let occupied = self.result != nil
                    var value: Wire.StopSessionReply?
                    if case .stopSession(let current)? = self.result {
                        value = current
                        self.result = nil
                    }
                    let isRead = try decoder.member(MessageField<Wire.StopSessionReply>.self, &value, occupied: occupied)
                    if let value { self.result = .stopSession(value) }
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
        /// Events kept for `events`; fewer when they are large.
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

    /// Asks a session to use another camera. Atomic: either the new camera delivers, or the old one does again. Zoom, focus and controls
    /// start at the new camera's defaults; settings of the old one do not leak. The format is the one that the session was configured with
    /// or that setFormat asked for last, as far as the new camera has it: the size before the rate, both before the pixel format. It fails
    /// no switch, and is not forgotten by one.
    public struct SwitchCameraRequest: ProtoMessage {
        /// The session; empty: the default.
        public var session: String = ""
        /// Which camera; none: the next one in the worker's order that can be used.
        public var target: Target?
        public var unknownFields = UnknownFields()

        public init() {}

        public init(
            session: String = "",
            target: Target? = nil
        ) {
            self.session = session
            self.target = target
        }

        /// Which camera; none: the next one in the worker's order that can be used.
        public enum Target: Hashable, Sendable {
            /// The camera of this id.
            case camera(String)
            /// The first camera that looks there.
            case position(Wire.CameraPosition)
        }

        public static let protoName = "shutterbus.v1.SwitchCameraRequest"
        public static let fieldNames = [
            ProtoFieldName(1, "session"),
            ProtoFieldName(2, "camera", oneof: "target"),
            ProtoFieldName(3, "position", oneof: "target"),
        ]

        public func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.singular(1, ProtoString.self, self.session)
            switch self.target {
                case .camera(let value)?: visitor.optional(2, ProtoString.self, value)
                case .position(let value)?: visitor.optional(3, EnumField<Wire.CameraPosition>.self, value)
                case nil: break
            }
            visitor.unknown(unknownFields)
        }

        public mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.singular(ProtoString.self, &self.session)
                case 2:
                    let occupied = self.target != nil
                    var value: String?
                    let isRead = try decoder.member(ProtoString.self, &value, occupied: occupied)
                    if let value { self.target = .camera(value) }
                    return isRead
                case 3:
                    let occupied = self.target != nil
                    var value: Wire.CameraPosition?
                    let isRead = try decoder.member(EnumField<Wire.CameraPosition>.self, &value, occupied: occupied)
                    if let value { self.target = .position(value) }
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

    /// What came of it.
    public struct SwitchCameraReply: ProtoMessage {
        /// What became of the session's camera.
        public var outcome: Wire.SwitchOutcome = .unspecified
        /// The camera that it uses now.
        public var camera: String = ""
        /// The generation of its frames from now on.
        public var generation: UInt64 = 0
        /// Why the wanted camera is not used; absent when it is.
        public var reason: Wire.Error?
        public var unknownFields = UnknownFields()

        public init() {}

        public init(
            outcome: Wire.SwitchOutcome = .unspecified,
            camera: String = "",
            generation: UInt64 = 0,
            reason: Wire.Error? = nil
        ) {
            self.outcome = outcome
            self.camera = camera
            self.generation = generation
            self.reason = reason
        }

        public static let protoName = "shutterbus.v1.SwitchCameraReply"
        public static let fieldNames = [
            ProtoFieldName(1, "outcome"),
            ProtoFieldName(2, "camera"),
            ProtoFieldName(3, "generation"),
            ProtoFieldName(4, "reason"),
        ]

        public func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.singular(1, EnumField<Wire.SwitchOutcome>.self, self.outcome)
            visitor.singular(2, ProtoString.self, self.camera)
            visitor.singular(3, ProtoUInt64.self, self.generation)
            visitor.optional(4, MessageField<Wire.Error>.self, self.reason)
            visitor.unknown(unknownFields)
        }

        public mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.singular(EnumField<Wire.SwitchOutcome>.self, &self.outcome)
                case 2: return try decoder.singular(ProtoString.self, &self.camera)
                case 3: return try decoder.singular(ProtoUInt64.self, &self.generation)
                case 4: return try decoder.optional(MessageField<Wire.Error>.self, &self.reason)
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

    /// Sets the zoom of a session's camera.
    public struct SetZoomRequest: ProtoMessage {
        /// The session; empty: the default.
        public var session: String = ""
        /// Multiplier, 1.0 = the whole field of view.
        public var factor: Double = 0
        /// What to do with a factor that the camera does not reach.
        public var outOfRange: Wire.OutOfRange = .clamp
        public var unknownFields = UnknownFields()

        public init() {}

        public init(
            session: String = "",
            factor: Double = 0,
            outOfRange: Wire.OutOfRange = .clamp
        ) {
            self.session = session
            self.factor = factor
            self.outOfRange = outOfRange
        }

        public static let protoName = "shutterbus.v1.SetZoomRequest"
        public static let fieldNames = [
            ProtoFieldName(1, "session"),
            ProtoFieldName(2, "factor"),
            ProtoFieldName(3, "outOfRange", "out_of_range"),
        ]

        public func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.singular(1, ProtoString.self, self.session)
            visitor.singular(2, ProtoDouble.self, self.factor)
            visitor.singular(3, EnumField<Wire.OutOfRange>.self, self.outOfRange)
            visitor.unknown(unknownFields)
        }

        public mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.singular(ProtoString.self, &self.session)
                case 2: return try decoder.singular(ProtoDouble.self, &self.factor)
                case 3: return try decoder.singular(EnumField<Wire.OutOfRange>.self, &self.outOfRange)
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

    /// The zoom in force.
    public struct SetZoomReply: ProtoMessage {
        public var factor: Double = 0
        /// What the camera can do now.
        public var minimum: Double = 0
        public var maximum: Double = 0
        /// Was the factor asked for out of this range?
        public var clamped: Bool = false
        public var unknownFields = UnknownFields()

        public init() {}

        public init(
            factor: Double = 0,
            minimum: Double = 0,
            maximum: Double = 0,
            clamped: Bool = false
        ) {
            self.factor = factor
            self.minimum = minimum
            self.maximum = maximum
            self.clamped = clamped
        }

        public static let protoName = "shutterbus.v1.SetZoomReply"
        public static let fieldNames = [
            ProtoFieldName(1, "factor"),
            ProtoFieldName(2, "minimum"),
            ProtoFieldName(3, "maximum"),
            ProtoFieldName(4, "clamped"),
        ]

        public func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.singular(1, ProtoDouble.self, self.factor)
            visitor.singular(2, ProtoDouble.self, self.minimum)
            visitor.singular(3, ProtoDouble.self, self.maximum)
            visitor.singular(4, ProtoBool.self, self.clamped)
            visitor.unknown(unknownFields)
        }

        public mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.singular(ProtoDouble.self, &self.factor)
                case 2: return try decoder.singular(ProtoDouble.self, &self.minimum)
                case 3: return try decoder.singular(ProtoDouble.self, &self.maximum)
                case 4: return try decoder.singular(ProtoBool.self, &self.clamped)
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

    /// Sets the focus of a session's camera.
    public struct SetFocusRequest: ProtoMessage {
        /// The session; empty: the default.
        public var session: String = ""
        /// How; none is an error.
        public var focus: Focus?
        public var unknownFields = UnknownFields()

        public init() {}

        public init(
            session: String = "",
            focus: Focus? = nil
        ) {
            self.session = session
            self.focus = focus
        }

        /// How; none is an error.
        public enum Focus: Hashable, Sendable {
            /// Focus once at this point, then stay.
            case point(Wire.Point)
            /// By itself: once, or all the time.
            case mode(Wire.AutomaticMode)
            /// Stay there: 0.0 nearest ... 1.0 farthest.
            case lensPosition(Double)
        }

        public static let protoName = "shutterbus.v1.SetFocusRequest"
        public static let fieldNames = [
            ProtoFieldName(1, "session"),
            ProtoFieldName(2, "point", oneof: "focus"),
            ProtoFieldName(3, "mode", oneof: "focus"),
            ProtoFieldName(4, "lensPosition", "lens_position", oneof: "focus"),
        ]

        public func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.singular(1, ProtoString.self, self.session)
            switch self.focus {
                case .point(let value)?: visitor.optional(2, MessageField<Wire.Point>.self, value)
                case .mode(let value)?: visitor.optional(3, EnumField<Wire.AutomaticMode>.self, value)
                case .lensPosition(let value)?: visitor.optional(4, ProtoDouble.self, value)
                case nil: break
            }
            visitor.unknown(unknownFields)
        }

        public mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.singular(ProtoString.self, &self.session)
                case 2:
                    let occupied = self.focus != nil
                    var value: Wire.Point?
                    if case .point(let current)? = self.focus {
                        value = current
                        self.focus = nil
                    }
                    let isRead = try decoder.member(MessageField<Wire.Point>.self, &value, occupied: occupied)
                    if let value { self.focus = .point(value) }
                    return isRead
                case 3:
                    let occupied = self.focus != nil
                    var value: Wire.AutomaticMode?
                    let isRead = try decoder.member(EnumField<Wire.AutomaticMode>.self, &value, occupied: occupied)
                    if let value { self.focus = .mode(value) }
                    return isRead
                case 4:
                    let occupied = self.focus != nil
                    var value: Double?
                    let isRead = try decoder.member(ProtoDouble.self, &value, occupied: occupied)
                    if let value { self.focus = .lensPosition(value) }
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

    /// A place in the picture as the frames show it (zoomed, turned, mirrored): 0, 0 top left ... 1, 1 bottom right.
    public struct Point: ProtoMessage {
        public var x: Double = 0
        public var y: Double = 0
        public var unknownFields = UnknownFields()

        public init() {}

        public init(
            x: Double = 0,
            y: Double = 0
        ) {
            self.x = x
            self.y = y
        }

        public static let protoName = "shutterbus.v1.Point"
        public static let fieldNames = [
            ProtoFieldName(1, "x"),
            ProtoFieldName(2, "y"),
        ]

        public func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.singular(1, ProtoDouble.self, self.x)
            visitor.singular(2, ProtoDouble.self, self.y)
            visitor.unknown(unknownFields)
        }

        public mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.singular(ProtoDouble.self, &self.x)
                case 2: return try decoder.singular(ProtoDouble.self, &self.y)
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

    /// The focus in force.
    public struct SetFocusReply: ProtoMessage {
        public var mode: Wire.AutomaticMode = .unspecified
        /// Where the lens is going; absent when the camera does not tell.
        public var lensPosition: Double?
        /// The point asked for, in the sensor's unrotated picture, 0 ... 1; absent without one.
        public var sensorPoint: Wire.Point?
        public var unknownFields = UnknownFields()

        public init() {}

        public init(
            mode: Wire.AutomaticMode = .unspecified,
            lensPosition: Double? = nil,
            sensorPoint: Wire.Point? = nil
        ) {
            self.mode = mode
            self.lensPosition = lensPosition
            self.sensorPoint = sensorPoint
        }

        public static let protoName = "shutterbus.v1.SetFocusReply"
        public static let fieldNames = [
            ProtoFieldName(1, "mode"),
            ProtoFieldName(2, "lensPosition", "lens_position"),
            ProtoFieldName(3, "sensorPoint", "sensor_point"),
        ]

        public func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.singular(1, EnumField<Wire.AutomaticMode>.self, self.mode)
            visitor.optional(2, ProtoDouble.self, self.lensPosition)
            visitor.optional(3, MessageField<Wire.Point>.self, self.sensorPoint)
            visitor.unknown(unknownFields)
        }

        public mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.singular(EnumField<Wire.AutomaticMode>.self, &self.mode)
                case 2: return try decoder.optional(ProtoDouble.self, &self.lensPosition)
                case 3: return try decoder.optional(MessageField<Wire.Point>.self, &self.sensorPoint)
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

    /// Sets a session's format; what is left out is the camera's choice. It replaces all of what was asked for before, also for cameras
    /// that are switched to later.
    public struct SetFormatRequest: ProtoMessage {
        /// The session; empty: the default.
        public var session: String = ""
        /// As in ImageLayout.pixel_format.
        public var pixelFormat: String = ""
        /// Both or none.
        public var width: UInt32 = 0
        public var height: UInt32 = 0
        /// Frames a second; 0: the camera's choice.
        public var rate: Double = 0
        public var unknownFields = UnknownFields()

        public init() {}

        public init(
            session: String = "",
            pixelFormat: String = "",
            width: UInt32 = 0,
            height: UInt32 = 0,
            rate: Double = 0
        ) {
            self.session = session
            self.pixelFormat = pixelFormat
            self.width = width
            self.height = height
            self.rate = rate
        }

        public static let protoName = "shutterbus.v1.SetFormatRequest"
        public static let fieldNames = [
            ProtoFieldName(1, "session"),
            ProtoFieldName(2, "pixelFormat", "pixel_format"),
            ProtoFieldName(3, "width"),
            ProtoFieldName(4, "height"),
            ProtoFieldName(5, "rate"),
        ]

        public func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.singular(1, ProtoString.self, self.session)
            visitor.singular(2, ProtoString.self, self.pixelFormat)
            visitor.singular(3, ProtoUInt32.self, self.width)
            visitor.singular(4, ProtoUInt32.self, self.height)
            visitor.singular(5, ProtoDouble.self, self.rate)
            visitor.unknown(unknownFields)
        }

        public mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.singular(ProtoString.self, &self.session)
                case 2: return try decoder.singular(ProtoString.self, &self.pixelFormat)
                case 3: return try decoder.singular(ProtoUInt32.self, &self.width)
                case 4: return try decoder.singular(ProtoUInt32.self, &self.height)
                case 5: return try decoder.singular(ProtoDouble.self, &self.rate)
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

    /// What came out: the camera's answer, which may differ from the wish. While frames are wanted it comes after the first one; a format
    /// in which none comes is an error, and the old one is in force.
    public struct SetFormatReply: ProtoMessage {
        public var format: Wire.ImageLayout?
        /// The interval that the camera promises; absent when it promises none.
        public var interval: Wire.Interval?
        /// The generation of its frames from now on.
        public var generation: UInt64 = 0
        public var unknownFields = UnknownFields()

        public init() {}

        public init(
            format: Wire.ImageLayout? = nil,
            interval: Wire.Interval? = nil,
            generation: UInt64 = 0
        ) {
            self.format = format
            self.interval = interval
            self.generation = generation
        }

        public static let protoName = "shutterbus.v1.SetFormatReply"
        public static let fieldNames = [
            ProtoFieldName(1, "format"),
            ProtoFieldName(2, "interval"),
            ProtoFieldName(3, "generation"),
        ]

        public func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.optional(1, MessageField<Wire.ImageLayout>.self, self.format)
            visitor.optional(2, MessageField<Wire.Interval>.self, self.interval)
            visitor.singular(3, ProtoUInt64.self, self.generation)
            visitor.unknown(unknownFields)
        }

        public mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.optional(MessageField<Wire.ImageLayout>.self, &self.format)
                case 2: return try decoder.optional(MessageField<Wire.Interval>.self, &self.interval)
                case 3: return try decoder.singular(ProtoUInt64.self, &self.generation)
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

    /// Asks what can be set.
    public struct ControlsRequest: ProtoMessage {
        /// The session; empty: the default.
        public var session: String = ""
        public var unknownFields = UnknownFields()

        public init() {}

        public init(
            session: String = ""
        ) {
            self.session = session
        }

        public static let protoName = "shutterbus.v1.ControlsRequest"
        public static let fieldNames = [
            ProtoFieldName(1, "session"),
        ]

        public func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.singular(1, ProtoString.self, self.session)
            visitor.unknown(unknownFields)
        }

        public mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.singular(ProtoString.self, &self.session)
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

    /// The controls of the session's camera as the camera describes them, so that any client can draw them.
    public struct ControlsReply: ProtoMessage {
        public var controls: [Wire.Control] = []
        public var unknownFields = UnknownFields()

        public init() {}

        public init(
            controls: [Wire.Control] = []
        ) {
            self.controls = controls
        }

        public static let protoName = "shutterbus.v1.ControlsReply"
        public static let fieldNames = [
            ProtoFieldName(1, "controls"),
        ]

        public func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.repeated(1, MessageField<Wire.Control>.self, self.controls, packed: false)
            visitor.unknown(unknownFields)
        }

        public mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.repeated(MessageField<Wire.Control>.self, &self.controls)
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

    /// Sets one control.
    public struct SetControlRequest: ProtoMessage {
        /// The session; empty: the default.
        public var session: String = ""
        /// Its id in `controls`.
        public var id: UInt32 = 0
        /// The value, of the control's type; an integer does for every type but text.
        public var value: Value?
        public var unknownFields = UnknownFields()

        public init() {}

        public init(
            session: String = "",
            id: UInt32 = 0,
            value: Value? = nil
        ) {
            self.session = session
            self.id = id
            self.value = value
        }

        /// The value, of the control's type; an integer does for every type but text.
        public enum Value: Hashable, Sendable {
            case integer(Int64)
            case boolean(Bool)
            case text(String)
        }

        public static let protoName = "shutterbus.v1.SetControlRequest"
        public static let fieldNames = [
            ProtoFieldName(1, "session"),
            ProtoFieldName(2, "id"),
            ProtoFieldName(3, "integer", oneof: "value"),
            ProtoFieldName(4, "boolean", oneof: "value"),
            ProtoFieldName(5, "text", oneof: "value"),
        ]

        public func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.singular(1, ProtoString.self, self.session)
            visitor.singular(2, ProtoUInt32.self, self.id)
            switch self.value {
                case .integer(let value)?: visitor.optional(3, ProtoInt64.self, value)
                case .boolean(let value)?: visitor.optional(4, ProtoBool.self, value)
                case .text(let value)?: visitor.optional(5, ProtoString.self, value)
                case nil: break
            }
            visitor.unknown(unknownFields)
        }

        public mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.singular(ProtoString.self, &self.session)
                case 2: return try decoder.singular(ProtoUInt32.self, &self.id)
                case 3:
                    let occupied = self.value != nil
                    var value: Int64?
                    let isRead = try decoder.member(ProtoInt64.self, &value, occupied: occupied)
                    if let value { self.value = .integer(value) }
                    return isRead
                case 4:
                    let occupied = self.value != nil
                    var value: Bool?
                    let isRead = try decoder.member(ProtoBool.self, &value, occupied: occupied)
                    if let value { self.value = .boolean(value) }
                    return isRead
                case 5:
                    let occupied = self.value != nil
                    var value: String?
                    let isRead = try decoder.member(ProtoString.self, &value, occupied: occupied)
                    if let value { self.value = .text(value) }
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

    /// The control as it is now, read back.
    public struct SetControlReply: ProtoMessage {
        public var control: Wire.Control?
        public var unknownFields = UnknownFields()

        public init() {}

        public init(
            control: Wire.Control? = nil
        ) {
            self.control = control
        }

        public static let protoName = "shutterbus.v1.SetControlReply"
        public static let fieldNames = [
            ProtoFieldName(1, "control"),
        ]

        public func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.optional(1, MessageField<Wire.Control>.self, self.control)
            visitor.unknown(unknownFields)
        }

        public mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.optional(MessageField<Wire.Control>.self, &self.control)
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

    /// Takes a photo: never older than the request, never of a cold sensor's first frames.
    public struct CapturePhotoRequest: ProtoMessage {
        /// The session; empty: the default.
        public var session: String = ""
        /// The photo's id: 1-64 characters of [A-Za-z0-9._-]. The same id is the same photo, also after a restart of the worker. Empty: made
        /// from client_id and request_id, or at random when there is no client_id.
        public var photoId: String = ""
        /// The JPEG's quality; 0: 95. Ignored for a camera that gives JPEG.
        public var quality: UInt32 = 0
        public var unknownFields = UnknownFields()

        public init() {}

        public init(
            session: String = "",
            photoId: String = "",
            quality: UInt32 = 0
        ) {
            self.session = session
            self.photoId = photoId
            self.quality = quality
        }

        public static let protoName = "shutterbus.v1.CapturePhotoRequest"
        public static let fieldNames = [
            ProtoFieldName(1, "session"),
            ProtoFieldName(2, "photoId", "photo_id"),
            ProtoFieldName(3, "quality"),
        ]

        public func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.singular(1, ProtoString.self, self.session)
            visitor.singular(2, ProtoString.self, self.photoId)
            visitor.singular(3, ProtoUInt32.self, self.quality)
            visitor.unknown(unknownFields)
        }

        public mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.singular(ProtoString.self, &self.session)
                case 2: return try decoder.singular(ProtoString.self, &self.photoId)
                case 3: return try decoder.singular(ProtoUInt32.self, &self.quality)
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

    /// The photo, finished.
    public struct CapturePhotoReply: ProtoMessage {
        public var photo: Wire.Photo?
        public var unknownFields = UnknownFields()

        public init() {}

        public init(
            photo: Wire.Photo? = nil
        ) {
            self.photo = photo
        }

        public static let protoName = "shutterbus.v1.CapturePhotoReply"
        public static let fieldNames = [
            ProtoFieldName(1, "photo"),
        ]

        public func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.optional(1, MessageField<Wire.Photo>.self, self.photo)
            visitor.unknown(unknownFields)
        }

        public mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.optional(MessageField<Wire.Photo>.self, &self.photo)
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

    /// Asks for a photo, and a piece of its bytes.
    public struct PhotoRequest: ProtoMessage {
        public var photoId: String = ""
        /// From this byte on.
        public var offset: UInt64 = 0
        /// So many bytes, 1 MiB at most; 0: none, only what is known of the photo.
        public var length: UInt32 = 0
        public var unknownFields = UnknownFields()

        public init() {}

        public init(
            photoId: String = "",
            offset: UInt64 = 0,
            length: UInt32 = 0
        ) {
            self.photoId = photoId
            self.offset = offset
            self.length = length
        }

        public static let protoName = "shutterbus.v1.PhotoRequest"
        public static let fieldNames = [
            ProtoFieldName(1, "photoId", "photo_id"),
            ProtoFieldName(2, "offset"),
            ProtoFieldName(3, "length"),
        ]

        public func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.singular(1, ProtoString.self, self.photoId)
            visitor.singular(2, ProtoUInt64.self, self.offset)
            visitor.singular(3, ProtoUInt32.self, self.length)
            visitor.unknown(unknownFields)
        }

        public mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.singular(ProtoString.self, &self.photoId)
                case 2: return try decoder.singular(ProtoUInt64.self, &self.offset)
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

    /// A photo, and the piece.
    public struct PhotoReply: ProtoMessage {
        public var photo: Wire.Photo?
        public var data: [UInt8] = []
        public var unknownFields = UnknownFields()

        public init() {}

        public init(
            photo: Wire.Photo? = nil,
            data: [UInt8] = []
        ) {
            self.photo = photo
            self.data = data
        }

        public static let protoName = "shutterbus.v1.PhotoReply"
        public static let fieldNames = [
            ProtoFieldName(1, "photo"),
            ProtoFieldName(2, "data"),
        ]

        public func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.optional(1, MessageField<Wire.Photo>.self, self.photo)
            visitor.singular(2, ProtoBytes.self, self.data)
            visitor.unknown(unknownFields)
        }

        public mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.optional(MessageField<Wire.Photo>.self, &self.photo)
                case 2: return try decoder.singular(ProtoBytes.self, &self.data)
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

    /// Has a session capture again, when somebody wants frames.
    public struct StartSessionRequest: ProtoMessage {
        /// The session; empty: the default.
        public var session: String = ""
        public var unknownFields = UnknownFields()

        public init() {}

        public init(
            session: String = ""
        ) {
            self.session = session
        }

        public static let protoName = "shutterbus.v1.StartSessionRequest"
        public static let fieldNames = [
            ProtoFieldName(1, "session"),
        ]

        public func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.singular(1, ProtoString.self, self.session)
            visitor.unknown(unknownFields)
        }

        public mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.singular(ProtoString.self, &self.session)
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

    /// The session after it.
    public struct StartSessionReply: ProtoMessage {
        public var session: Wire.SessionSummary?
        public var unknownFields = UnknownFields()

        public init() {}

        public init(
            session: Wire.SessionSummary? = nil
        ) {
            self.session = session
        }

        public static let protoName = "shutterbus.v1.StartSessionReply"
        public static let fieldNames = [
            ProtoFieldName(1, "session"),
        ]

        public func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.optional(1, MessageField<Wire.SessionSummary>.self, self.session)
            visitor.unknown(unknownFields)
        }

        public mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.optional(MessageField<Wire.SessionSummary>.self, &self.session)
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

    /// Has a session let its camera go, whoever wants frames, until it is started.
    public struct StopSessionRequest: ProtoMessage {
        /// The session; empty: the default.
        public var session: String = ""
        public var unknownFields = UnknownFields()

        public init() {}

        public init(
            session: String = ""
        ) {
            self.session = session
        }

        public static let protoName = "shutterbus.v1.StopSessionRequest"
        public static let fieldNames = [
            ProtoFieldName(1, "session"),
        ]

        public func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.singular(1, ProtoString.self, self.session)
            visitor.unknown(unknownFields)
        }

        public mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.singular(ProtoString.self, &self.session)
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

    /// The session after it.
    public struct StopSessionReply: ProtoMessage {
        public var session: Wire.SessionSummary?
        public var unknownFields = UnknownFields()

        public init() {}

        public init(
            session: Wire.SessionSummary? = nil
        ) {
            self.session = session
        }

        public static let protoName = "shutterbus.v1.StopSessionReply"
        public static let fieldNames = [
            ProtoFieldName(1, "session"),
        ]

        public func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.optional(1, MessageField<Wire.SessionSummary>.self, self.session)
            visitor.unknown(unknownFields)
        }

        public mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.optional(MessageField<Wire.SessionSummary>.self, &self.session)
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
