/// How a camera comes by an ability.
public enum Support: Hashable, Sendable {
    /// It lacks the ability; a command for it changes nothing.
    case unsupported
    /// The camera's own controls do it.
    case hardware
    /// The worker does it to the pixels.
    case software
}

/// One ability of one camera: discovered, never guessed from a name. Its twin on the wire is `shutterbus.v1.Capability`.
public struct Capability: Hashable, Sendable {
    /// The ability's name in the vocabulary: `zoom`, `focus`, `focusPoint`, `exposure`, `whiteBalance`, `torch`, `flash`, ...
    public var name: String
    /// How it is done.
    public var support: Support
    /// The values it takes now; nil for one without a number.
    public var range: ClosedRange<Double>?
    /// The distance between two values; nil when every value in the range will do.
    public var step: Double?
    /// The value of a new session; nil when unknown.
    public var defaultValue: Double?
    /// The unit of the values: `x` (multiplier), `ns`, `K`, `EV`, `1` (no unit); empty without a number.
    public var unit: String
    /// The modes it knows: `locked`, `auto`, `continuous`, `custom`, ...
    public var modes: [String]

    /// An ability; by default without number or mode.
    public init(
        _ name: String, _ support: Support, range: ClosedRange<Double>? = nil, step: Double? = nil, defaultValue: Double? = nil,
        unit: String = "", modes: [String] = []
    ) {
        self.name = name
        self.support = support
        self.range = range
        self.step = step
        self.defaultValue = defaultValue
        self.unit = unit
        self.modes = modes
    }
}
