// swift-format-ignore-file
// Made from shutterbus/v1/camera.proto by scripts/generate: change that file, not this one.

public import ProtoWire

extension Wire {
    /// Where a camera looks.
    public enum CameraPosition: ProtoEnum {
        case unspecified
        /// At the person who holds the device.
        case front
        /// Away from that person.
        case back
        /// Not part of the device.
        case external
        /// A number that has no name in this build.
        case unrecognized(Int32)

        public init(rawValue: Int32) {
            self = switch rawValue {
                case 0: .unspecified
                case 1: .front
                case 2: .back
                case 3: .external
                default: .unrecognized(rawValue)
            }
        }

        public var rawValue: Int32 {
            switch self {
                case .unspecified: 0
                case .front: 1
                case .back: 2
                case .external: 3
                case .unrecognized(let number): number
            }
        }

        /// Every case that has a name.
        public static let allCases: [Self] = [.unspecified, .front, .back, .external]
        public static let valueNames: [(name: String, number: Int32)] = [
            ("CAMERA_POSITION_UNSPECIFIED", 0),
            ("CAMERA_POSITION_FRONT", 1),
            ("CAMERA_POSITION_BACK", 2),
            ("CAMERA_POSITION_EXTERNAL", 3),
        ]
    }

    /// What kind of camera it is.
    public enum CameraType: ProtoEnum {
        case unspecified
        /// The usual lens.
        case wide
        case ultraWide
        case telephoto
        /// A webcam or grabber on a bus.
        case external
        /// Made of several cameras.
        case virtual
        /// A file or a network stream.
        case media
        /// A number that has no name in this build.
        case unrecognized(Int32)

        public init(rawValue: Int32) {
            self = switch rawValue {
                case 0: .unspecified
                case 1: .wide
                case 2: .ultraWide
                case 3: .telephoto
                case 4: .external
                case 5: .virtual
                case 6: .media
                default: .unrecognized(rawValue)
            }
        }

        public var rawValue: Int32 {
            switch self {
                case .unspecified: 0
                case .wide: 1
                case .ultraWide: 2
                case .telephoto: 3
                case .external: 4
                case .virtual: 5
                case .media: 6
                case .unrecognized(let number): number
            }
        }

        /// Every case that has a name.
        public static let allCases: [Self] = [.unspecified, .wide, .ultraWide, .telephoto, .external, .virtual, .media]
        public static let valueNames: [(name: String, number: Int32)] = [
            ("CAMERA_TYPE_UNSPECIFIED", 0),
            ("CAMERA_TYPE_WIDE", 1),
            ("CAMERA_TYPE_ULTRA_WIDE", 2),
            ("CAMERA_TYPE_TELEPHOTO", 3),
            ("CAMERA_TYPE_EXTERNAL", 4),
            ("CAMERA_TYPE_VIRTUAL", 5),
            ("CAMERA_TYPE_MEDIA", 6),
        ]
    }

    /// How an ability is done.
    public enum Support: ProtoEnum {
        case unspecified
        /// The camera lacks it: a command for it says so and changes nothing.
        case unsupported
        /// By the camera's own controls.
        case hardware
        /// By the worker, on the pixels.
        case software
        /// A number that has no name in this build.
        case unrecognized(Int32)

        public init(rawValue: Int32) {
            self = switch rawValue {
                case 0: .unspecified
                case 1: .unsupported
                case 2: .hardware
                case 3: .software
                default: .unrecognized(rawValue)
            }
        }

        public var rawValue: Int32 {
            switch self {
                case .unspecified: 0
                case .unsupported: 1
                case .hardware: 2
                case .software: 3
                case .unrecognized(let number): number
            }
        }

        /// Every case that has a name.
        public static let allCases: [Self] = [.unspecified, .unsupported, .hardware, .software]
        public static let valueNames: [(name: String, number: Int32)] = [
            ("SUPPORT_UNSPECIFIED", 0),
            ("SUPPORT_UNSUPPORTED", 1),
            ("SUPPORT_HARDWARE", 2),
            ("SUPPORT_SOFTWARE", 3),
        ]
    }

    /// What values a control takes.
    public enum ControlType: ProtoEnum {
        case unspecified
        case integer
        case boolean
        /// One of `menu`.
        case menu
        /// Something to press: setting it to anything does.
        case button
        case text
        /// A number that has no name in this build.
        case unrecognized(Int32)

        public init(rawValue: Int32) {
            self = switch rawValue {
                case 0: .unspecified
                case 1: .integer
                case 2: .boolean
                case 3: .menu
                case 4: .button
                case 5: .text
                default: .unrecognized(rawValue)
            }
        }

        public var rawValue: Int32 {
            switch self {
                case .unspecified: 0
                case .integer: 1
                case .boolean: 2
                case .menu: 3
                case .button: 4
                case .text: 5
                case .unrecognized(let number): number
            }
        }

        /// Every case that has a name.
        public static let allCases: [Self] = [.unspecified, .integer, .boolean, .menu, .button, .text]
        public static let valueNames: [(name: String, number: Int32)] = [
            ("CONTROL_TYPE_UNSPECIFIED", 0),
            ("CONTROL_TYPE_INTEGER", 1),
            ("CONTROL_TYPE_BOOLEAN", 2),
            ("CONTROL_TYPE_MENU", 3),
            ("CONTROL_TYPE_BUTTON", 4),
            ("CONTROL_TYPE_TEXT", 5),
        ]
    }

    /// A capture device found by discovery.
    public struct Camera: ProtoMessage {
        /// Stable over replug and reboot: "synthetic:back", "v4l2:usb-046d-0825-...".
        public var id: String = ""
        /// For people.
        public var name: String = ""
        /// The source behind it: "synthetic", "v4l2", ... The set is open.
        public var source: String = ""
        /// Where it looks.
        public var position: Wire.CameraPosition = .unspecified
        /// What kind it is.
        public var type: Wire.CameraType = .unspecified
        /// The driver behind it; empty when there is none.
        public var driver: String = ""
        /// Where it is attached now ("/dev/video0"); it may change while the id does not.
        public var path: String = ""
        /// The formats it lists, in its own order.
        public var formats: [Wire.CameraFormat] = []
        /// Its abilities; one that is not listed is unsupported.
        public var capabilities: [Wire.Capability] = []
        /// Why it can't be used now; absent when it can.
        public var problem: Wire.Error?
        public var unknownFields = UnknownFields()

        public init() {}

        public init(
            id: String = "",
            name: String = "",
            source: String = "",
            position: Wire.CameraPosition = .unspecified,
            type: Wire.CameraType = .unspecified,
            driver: String = "",
            path: String = "",
            formats: [Wire.CameraFormat] = [],
            capabilities: [Wire.Capability] = [],
            problem: Wire.Error? = nil
        ) {
            self.id = id
            self.name = name
            self.source = source
            self.position = position
            self.type = type
            self.driver = driver
            self.path = path
            self.formats = formats
            self.capabilities = capabilities
            self.problem = problem
        }

        public static let protoName = "shutterbus.v1.Camera"
        public static let fieldNames = [
            ProtoFieldName(1, "id"),
            ProtoFieldName(2, "name"),
            ProtoFieldName(3, "source"),
            ProtoFieldName(4, "position"),
            ProtoFieldName(5, "type"),
            ProtoFieldName(6, "driver"),
            ProtoFieldName(7, "path"),
            ProtoFieldName(8, "formats"),
            ProtoFieldName(9, "capabilities"),
            ProtoFieldName(10, "problem"),
        ]

        public func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.singular(1, ProtoString.self, self.id)
            visitor.singular(2, ProtoString.self, self.name)
            visitor.singular(3, ProtoString.self, self.source)
            visitor.singular(4, EnumField<Wire.CameraPosition>.self, self.position)
            visitor.singular(5, EnumField<Wire.CameraType>.self, self.type)
            visitor.singular(6, ProtoString.self, self.driver)
            visitor.singular(7, ProtoString.self, self.path)
            visitor.repeated(8, MessageField<Wire.CameraFormat>.self, self.formats, packed: false)
            visitor.repeated(9, MessageField<Wire.Capability>.self, self.capabilities, packed: false)
            visitor.optional(10, MessageField<Wire.Error>.self, self.problem)
            visitor.unknown(unknownFields)
        }

        public mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.singular(ProtoString.self, &self.id)
                case 2: return try decoder.singular(ProtoString.self, &self.name)
                case 3: return try decoder.singular(ProtoString.self, &self.source)
                case 4: return try decoder.singular(EnumField<Wire.CameraPosition>.self, &self.position)
                case 5: return try decoder.singular(EnumField<Wire.CameraType>.self, &self.type)
                case 6: return try decoder.singular(ProtoString.self, &self.driver)
                case 7: return try decoder.singular(ProtoString.self, &self.path)
                case 8: return try decoder.repeated(MessageField<Wire.CameraFormat>.self, &self.formats)
                case 9: return try decoder.repeated(MessageField<Wire.Capability>.self, &self.capabilities)
                case 10: return try decoder.optional(MessageField<Wire.Error>.self, &self.problem)
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

    /// A pixel format with a size, or a range of sizes, and its frame intervals.
    public struct CameraFormat: ProtoMessage {
        /// As in ImageLayout.pixel_format.
        public var pixelFormat: String = ""
        /// The size; the smallest when the format has a range of sizes.
        public var width: UInt32 = 0
        public var height: UInt32 = 0
        /// The largest size and the pixels between two sizes; 0 when there is one size only.
        public var largestWidth: UInt32 = 0
        public var largestHeight: UInt32 = 0
        public var stepWidth: UInt32 = 0
        public var stepHeight: UInt32 = 0
        /// The frame intervals it offers; none when the camera lists none.
        public var intervals: [Wire.IntervalRange] = []
        /// Horizontal degrees at zoom 1.0; absent when unknown.
        public var fieldOfView: Double?
        public var unknownFields = UnknownFields()

        public init() {}

        public init(
            pixelFormat: String = "",
            width: UInt32 = 0,
            height: UInt32 = 0,
            largestWidth: UInt32 = 0,
            largestHeight: UInt32 = 0,
            stepWidth: UInt32 = 0,
            stepHeight: UInt32 = 0,
            intervals: [Wire.IntervalRange] = [],
            fieldOfView: Double? = nil
        ) {
            self.pixelFormat = pixelFormat
            self.width = width
            self.height = height
            self.largestWidth = largestWidth
            self.largestHeight = largestHeight
            self.stepWidth = stepWidth
            self.stepHeight = stepHeight
            self.intervals = intervals
            self.fieldOfView = fieldOfView
        }

        public static let protoName = "shutterbus.v1.CameraFormat"
        public static let fieldNames = [
            ProtoFieldName(1, "pixelFormat", "pixel_format"),
            ProtoFieldName(2, "width"),
            ProtoFieldName(3, "height"),
            ProtoFieldName(4, "largestWidth", "largest_width"),
            ProtoFieldName(5, "largestHeight", "largest_height"),
            ProtoFieldName(6, "stepWidth", "step_width"),
            ProtoFieldName(7, "stepHeight", "step_height"),
            ProtoFieldName(8, "intervals"),
            ProtoFieldName(9, "fieldOfView", "field_of_view"),
        ]

        public func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.singular(1, ProtoString.self, self.pixelFormat)
            visitor.singular(2, ProtoUInt32.self, self.width)
            visitor.singular(3, ProtoUInt32.self, self.height)
            visitor.singular(4, ProtoUInt32.self, self.largestWidth)
            visitor.singular(5, ProtoUInt32.self, self.largestHeight)
            visitor.singular(6, ProtoUInt32.self, self.stepWidth)
            visitor.singular(7, ProtoUInt32.self, self.stepHeight)
            visitor.repeated(8, MessageField<Wire.IntervalRange>.self, self.intervals, packed: false)
            visitor.optional(9, ProtoDouble.self, self.fieldOfView)
            visitor.unknown(unknownFields)
        }

        public mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.singular(ProtoString.self, &self.pixelFormat)
                case 2: return try decoder.singular(ProtoUInt32.self, &self.width)
                case 3: return try decoder.singular(ProtoUInt32.self, &self.height)
                case 4: return try decoder.singular(ProtoUInt32.self, &self.largestWidth)
                case 5: return try decoder.singular(ProtoUInt32.self, &self.largestHeight)
                case 6: return try decoder.singular(ProtoUInt32.self, &self.stepWidth)
                case 7: return try decoder.singular(ProtoUInt32.self, &self.stepHeight)
                case 8: return try decoder.repeated(MessageField<Wire.IntervalRange>.self, &self.intervals)
                case 9: return try decoder.optional(ProtoDouble.self, &self.fieldOfView)
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

    /// Frame intervals from the shortest to the longest; one exact interval when longest is absent.
    public struct IntervalRange: ProtoMessage {
        public var shortest: Wire.Interval?
        public var longest: Wire.Interval?
        public var unknownFields = UnknownFields()

        public init() {}

        public init(
            shortest: Wire.Interval? = nil,
            longest: Wire.Interval? = nil
        ) {
            self.shortest = shortest
            self.longest = longest
        }

        public static let protoName = "shutterbus.v1.IntervalRange"
        public static let fieldNames = [
            ProtoFieldName(1, "shortest"),
            ProtoFieldName(2, "longest"),
        ]

        public func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.optional(1, MessageField<Wire.Interval>.self, self.shortest)
            visitor.optional(2, MessageField<Wire.Interval>.self, self.longest)
            visitor.unknown(unknownFields)
        }

        public mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.optional(MessageField<Wire.Interval>.self, &self.shortest)
                case 2: return try decoder.optional(MessageField<Wire.Interval>.self, &self.longest)
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

    /// The time between two frames as an exact fraction of a second.
    public struct Interval: ProtoMessage {
        public var numerator: UInt32 = 0
        public var denominator: UInt32 = 0
        public var unknownFields = UnknownFields()

        public init() {}

        public init(
            numerator: UInt32 = 0,
            denominator: UInt32 = 0
        ) {
            self.numerator = numerator
            self.denominator = denominator
        }

        public static let protoName = "shutterbus.v1.Interval"
        public static let fieldNames = [
            ProtoFieldName(1, "numerator"),
            ProtoFieldName(2, "denominator"),
        ]

        public func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.singular(1, ProtoUInt32.self, self.numerator)
            visitor.singular(2, ProtoUInt32.self, self.denominator)
            visitor.unknown(unknownFields)
        }

        public mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.singular(ProtoUInt32.self, &self.numerator)
                case 2: return try decoder.singular(ProtoUInt32.self, &self.denominator)
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

    /// One ability of a camera.
    public struct Capability: ProtoMessage {
        /// The word of the vocabulary: "zoom", "focus", "focusPoint", "exposure", "whiteBalance", "torch", ... The set is open.
        public var name: String = ""
        /// How it is done.
        public var support: Wire.Support = .unspecified
        /// The values it takes now; absent without a number.
        public var minimum: Double?
        public var maximum: Double?
        /// The distance between two values; absent when every value in between will do.
        public var step: Double?
        /// The value of a new session; absent when unknown.
        public var defaultValue: Double?
        /// The unit of the values: "x" (multiplier), "ns", "K", "EV", "1".
        public var unit: String = ""
        /// The modes it knows: "locked", "auto", "continuous", "custom", ...
        public var modes: [String] = []
        public var unknownFields = UnknownFields()

        public init() {}

        public init(
            name: String = "",
            support: Wire.Support = .unspecified,
            minimum: Double? = nil,
            maximum: Double? = nil,
            step: Double? = nil,
            defaultValue: Double? = nil,
            unit: String = "",
            modes: [String] = []
        ) {
            self.name = name
            self.support = support
            self.minimum = minimum
            self.maximum = maximum
            self.step = step
            self.defaultValue = defaultValue
            self.unit = unit
            self.modes = modes
        }

        public static let protoName = "shutterbus.v1.Capability"
        public static let fieldNames = [
            ProtoFieldName(1, "name"),
            ProtoFieldName(2, "support"),
            ProtoFieldName(3, "minimum"),
            ProtoFieldName(4, "maximum"),
            ProtoFieldName(5, "step"),
            ProtoFieldName(6, "defaultValue", "default_value"),
            ProtoFieldName(7, "unit"),
            ProtoFieldName(8, "modes"),
        ]

        public func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.singular(1, ProtoString.self, self.name)
            visitor.singular(2, EnumField<Wire.Support>.self, self.support)
            visitor.optional(3, ProtoDouble.self, self.minimum)
            visitor.optional(4, ProtoDouble.self, self.maximum)
            visitor.optional(5, ProtoDouble.self, self.step)
            visitor.optional(6, ProtoDouble.self, self.defaultValue)
            visitor.singular(7, ProtoString.self, self.unit)
            visitor.repeated(8, ProtoString.self, self.modes, packed: false)
            visitor.unknown(unknownFields)
        }

        public mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.singular(ProtoString.self, &self.name)
                case 2: return try decoder.singular(EnumField<Wire.Support>.self, &self.support)
                case 3: return try decoder.optional(ProtoDouble.self, &self.minimum)
                case 4: return try decoder.optional(ProtoDouble.self, &self.maximum)
                case 5: return try decoder.optional(ProtoDouble.self, &self.step)
                case 6: return try decoder.optional(ProtoDouble.self, &self.defaultValue)
                case 7: return try decoder.singular(ProtoString.self, &self.unit)
                case 8: return try decoder.repeated(ProtoString.self, &self.modes)
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

    /// One control of a camera as its driver describes it.
    public struct Control: ProtoMessage {
        /// Its number: V4L2's control id, or the source's own.
        public var id: UInt32 = 0
        /// For people.
        public var name: String = ""
        /// What values it takes.
        public var type: Wire.ControlType = .unspecified
        /// Numbers; for a menu the first and last index.
        public var minimum: Int64 = 0
        public var maximum: Int64 = 0
        public var step: Int64 = 0
        public var defaultValue: Int64 = 0
        /// The value now; absent for a button and where it can't be read.
        public var value: Value?
        /// A menu's entries.
        public var menu: [Wire.MenuEntry] = []
        /// Can't be set at all.
        public var readOnly: Bool = false
        /// Can't be set now, as the control `blocked_by` (when known) decides instead.
        public var inactive: Bool = false
        public var blockedBy: UInt32 = 0
        /// The unit of its numbers; empty when unknown.
        public var unit: String = ""
        /// The session whose camera it belongs to; in events only.
        public var session: String = ""
        public var unknownFields = UnknownFields()

        public init() {}

        public init(
            id: UInt32 = 0,
            name: String = "",
            type: Wire.ControlType = .unspecified,
            minimum: Int64 = 0,
            maximum: Int64 = 0,
            step: Int64 = 0,
            defaultValue: Int64 = 0,
            value: Value? = nil,
            menu: [Wire.MenuEntry] = [],
            readOnly: Bool = false,
            inactive: Bool = false,
            blockedBy: UInt32 = 0,
            unit: String = "",
            session: String = ""
        ) {
            self.id = id
            self.name = name
            self.type = type
            self.minimum = minimum
            self.maximum = maximum
            self.step = step
            self.defaultValue = defaultValue
            self.value = value
            self.menu = menu
            self.readOnly = readOnly
            self.inactive = inactive
            self.blockedBy = blockedBy
            self.unit = unit
            self.session = session
        }

        /// The value now; absent for a button and where it can't be read.
        public enum Value: Hashable, Sendable {
            case integer(Int64)
            case boolean(Bool)
            case text(String)
        }

        public static let protoName = "shutterbus.v1.Control"
        public static let fieldNames = [
            ProtoFieldName(1, "id"),
            ProtoFieldName(2, "name"),
            ProtoFieldName(3, "type"),
            ProtoFieldName(4, "minimum"),
            ProtoFieldName(5, "maximum"),
            ProtoFieldName(6, "step"),
            ProtoFieldName(7, "defaultValue", "default_value"),
            ProtoFieldName(8, "integer", oneof: "value"),
            ProtoFieldName(9, "boolean", oneof: "value"),
            ProtoFieldName(10, "text", oneof: "value"),
            ProtoFieldName(11, "menu"),
            ProtoFieldName(12, "readOnly", "read_only"),
            ProtoFieldName(13, "inactive"),
            ProtoFieldName(14, "blockedBy", "blocked_by"),
            ProtoFieldName(15, "unit"),
            ProtoFieldName(16, "session"),
        ]

        public func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.singular(1, ProtoUInt32.self, self.id)
            visitor.singular(2, ProtoString.self, self.name)
            visitor.singular(3, EnumField<Wire.ControlType>.self, self.type)
            visitor.singular(4, ProtoInt64.self, self.minimum)
            visitor.singular(5, ProtoInt64.self, self.maximum)
            visitor.singular(6, ProtoInt64.self, self.step)
            visitor.singular(7, ProtoInt64.self, self.defaultValue)
            switch self.value {
                case .integer(let value)?: visitor.optional(8, ProtoInt64.self, value)
                case .boolean(let value)?: visitor.optional(9, ProtoBool.self, value)
                case .text(let value)?: visitor.optional(10, ProtoString.self, value)
                case nil: break
            }
            visitor.repeated(11, MessageField<Wire.MenuEntry>.self, self.menu, packed: false)
            visitor.singular(12, ProtoBool.self, self.readOnly)
            visitor.singular(13, ProtoBool.self, self.inactive)
            visitor.singular(14, ProtoUInt32.self, self.blockedBy)
            visitor.singular(15, ProtoString.self, self.unit)
            visitor.singular(16, ProtoString.self, self.session)
            visitor.unknown(unknownFields)
        }

        public mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.singular(ProtoUInt32.self, &self.id)
                case 2: return try decoder.singular(ProtoString.self, &self.name)
                case 3: return try decoder.singular(EnumField<Wire.ControlType>.self, &self.type)
                case 4: return try decoder.singular(ProtoInt64.self, &self.minimum)
                case 5: return try decoder.singular(ProtoInt64.self, &self.maximum)
                case 6: return try decoder.singular(ProtoInt64.self, &self.step)
                case 7: return try decoder.singular(ProtoInt64.self, &self.defaultValue)
                case 8:
                    let occupied = self.value != nil
                    var value: Int64?
                    let isRead = try decoder.member(ProtoInt64.self, &value, occupied: occupied)
                    if let value { self.value = .integer(value) }
                    return isRead
                case 9:
                    let occupied = self.value != nil
                    var value: Bool?
                    let isRead = try decoder.member(ProtoBool.self, &value, occupied: occupied)
                    if let value { self.value = .boolean(value) }
                    return isRead
                case 10:
                    let occupied = self.value != nil
                    var value: String?
                    let isRead = try decoder.member(ProtoString.self, &value, occupied: occupied)
                    if let value { self.value = .text(value) }
                    return isRead
                case 11: return try decoder.repeated(MessageField<Wire.MenuEntry>.self, &self.menu)
                case 12: return try decoder.singular(ProtoBool.self, &self.readOnly)
                case 13: return try decoder.singular(ProtoBool.self, &self.inactive)
                case 14: return try decoder.singular(ProtoUInt32.self, &self.blockedBy)
                case 15: return try decoder.singular(ProtoString.self, &self.unit)
                case 16: return try decoder.singular(ProtoString.self, &self.session)
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

    /// One choice of a menu.
    public struct MenuEntry: ProtoMessage {
        public var index: Int64 = 0
        public var name: String = ""
        public var unknownFields = UnknownFields()

        public init() {}

        public init(
            index: Int64 = 0,
            name: String = ""
        ) {
            self.index = index
            self.name = name
        }

        public static let protoName = "shutterbus.v1.MenuEntry"
        public static let fieldNames = [
            ProtoFieldName(1, "index"),
            ProtoFieldName(2, "name"),
        ]

        public func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor) {
            visitor.singular(1, ProtoInt64.self, self.index)
            visitor.singular(2, ProtoString.self, self.name)
            visitor.unknown(unknownFields)
        }

        public mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(
            field number: Int, from decoder: inout Decoder
        ) throws(Decoder.Failure) -> Bool {
            switch number {
                case 1: return try decoder.singular(ProtoInt64.self, &self.index)
                case 2: return try decoder.singular(ProtoString.self, &self.name)
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
