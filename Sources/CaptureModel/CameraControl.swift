/// The value of a control.
public enum ControlValue: Hashable, Sendable {
    /// A number, a menu's index.
    case integer(Int64)
    /// On or off.
    case boolean(Bool)
    /// Text.
    case text(String)
}

/// One control of a camera as its driver describes it. Its twin on the wire is `shutterbus.v1.Control`.
public struct CameraControl: Hashable, Sendable {
    /// What values a control takes.
    public enum Kind: Hashable, Sendable {
        /// Whole numbers.
        case integer
        /// On or off.
        case boolean
        /// One of a menu's entries, by index.
        case menu([Int64: String])
        /// Something to press.
        case button
        /// Text.
        case text
    }

    /// Its number: V4L2's control id, or the source's own.
    public var id: UInt32
    /// For people.
    public var name: String
    /// What values it takes.
    public var kind: Kind
    /// The numbers it takes; a menu's first and last index.
    public var range: ClosedRange<Int64>
    /// The distance between two numbers.
    public var step: Int64
    /// The value of a fresh camera.
    public var defaultValue: Int64
    /// The value now; nil for a button and where it can't be read.
    public var value: ControlValue?
    /// Can't be set at all.
    public var isReadOnly: Bool
    /// Can't be set now.
    public var isInactive: Bool
    /// The control that decides instead while this one is inactive; nil when unknown.
    public var blockedBy: UInt32?
    /// The unit of its numbers; empty when unknown.
    public var unit: String

    /// A control from its parts.
    public init(
        id: UInt32, name: String, kind: Kind, range: ClosedRange<Int64> = 0...0, step: Int64 = 1, defaultValue: Int64 = 0,
        value: ControlValue? = nil, isReadOnly: Bool = false, isInactive: Bool = false, blockedBy: UInt32? = nil,
        unit: String = ""
    ) {
        self.id = id
        self.name = name
        self.kind = kind
        self.range = range
        self.step = step
        self.defaultValue = defaultValue
        self.value = value
        self.isReadOnly = isReadOnly
        self.isInactive = isInactive
        self.blockedBy = blockedBy
        self.unit = unit
    }
}
