/// Where a camera looks.
public enum CameraPosition: Hashable, Sendable {
    /// Not known.
    case unspecified
    /// At the person who holds the device.
    case front
    /// Away from that person.
    case back
    /// Not part of the device.
    case external
}

/// What kind of camera it is.
public enum CameraType: Hashable, Sendable {
    /// Not known.
    case unspecified
    /// The usual lens.
    case wide
    /// A wider lens.
    case ultraWide
    /// A longer lens.
    case telephoto
    /// A webcam or grabber on a bus.
    case external
    /// A camera made of several.
    case virtual
    /// Pictures from a file or a network stream.
    case media
}

/// A capture device found by discovery.
public struct Camera: Hashable, Sendable {
    /// Stable over replug and reboot: `synthetic:back`, `v4l2:usb-Logitech_C920_1234`.
    public var id: String
    /// For people.
    public var name: String
    /// The source behind it: `synthetic`, `v4l2`, ...
    public var source: String
    /// Where it looks.
    public var position: CameraPosition
    /// What kind it is.
    public var type: CameraType
    /// The driver behind it; empty when there is none.
    public var driver: String
    /// Where it is attached now (`/dev/video0`); empty when nowhere. It may change; `id` does not.
    public var path: String
    /// The formats it lists, in its own order.
    public var formats: [CameraFormat]
    /// Its abilities.
    public var capabilities: [Capability]
    /// Why it can't be used now; nil when it can.
    public var problem: CaptureError?

    /// A camera from its parts.
    public init(
        id: String, name: String, source: String, position: CameraPosition = .unspecified, type: CameraType = .unspecified,
        driver: String = "", path: String = "", formats: [CameraFormat] = [], capabilities: [Capability] = [],
        problem: CaptureError? = nil
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
}
