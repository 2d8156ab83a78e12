internal import CaptureModel
internal import V4L2

/// One video node: what the system tells of it, and what it answered.
struct VideoNode: Sendable {
    /// The answers of a node that could be opened.
    struct Answer: Sendable {
        var capabilities: DeviceCapabilities
        /// The listed formats that can be passed on.
        var formats: [CameraFormat]
        /// All listed pixel formats, by name.
        var pixelFormats: [String]
        /// What its controls can do.
        var abilities: [Capability] = []
    }

    /// `/dev/video0`.
    var path: String
    /// Its number among all: 0.
    var number: Int
    /// Its number among those of its device: 0 is usually, not always, the one with pictures.
    var index: Int
    /// The driver's name for it.
    var name: String
    /// The device it is a part of, as a folder below `/sys/devices`; empty for a device without hardware.
    var device: String
    /// The USB device behind that, if any.
    var usb: CameraIdentity.USB?
    /// udev's name for it in `/dev/v4l/by-id`, without the part that tells nodes of one device apart.
    var udevName: String?
    /// What it answered; nil when it could not be asked.
    var answer: Answer?
    /// Why it could not be asked.
    var problem: CaptureError?

    /// Does it deliver pictures? Not so: data about pictures, codecs and scalers. A part of a camera that needs libcamera counts,
    /// so that its owner sees that it was found.
    var isCamera: Bool {
        guard let answer else { return problem != nil }
        let can = answer.capabilities.node
        return (can.contains(.videoCapture) || can.contains(.videoCaptureMultiplanar)) && can.contains(.streaming)
            && can.isDisjoint(with: .memoryToMemory) && (!answer.pixelFormats.isEmpty || needsLibcamera)
    }

    /// Is it a part of a media graph that somebody must set up first? Its driver says so, but for those that are older than the
    /// flag for it.
    var needsLibcamera: Bool {
        guard let answer else { return false }
        return answer.capabilities.node.contains(.mediaControllerInputOutput)
            || Self.graphDrivers.contains(answer.capabilities.driver)
    }

    /// The Raspberry Pi's image processor, whose nodes take and give pictures like a codec's and do not say so.
    private static let graphDrivers: Set<String> = ["bcm2835-isp"]

    /// Nodes of one camera are equal in this. One device with two sensors (picture and infrared) has two functions, and so two
    /// folders or two names.
    var group: [String] {
        answer.map { [device, $0.capabilities.busInfo, $0.capabilities.card] } ?? [device, "", device.isEmpty ? path : ""]
    }

    /// What tells it from others.
    var identity: CameraIdentity {
        let place = device.split(separator: "/").last.map(String.init) ?? ""
        if let udevName { return CameraIdentity(base: udevName, place: place) }
        if let usb { return CameraIdentity(usb, place: place) }
        let bus = answer?.capabilities.busInfo ?? ""
        return CameraIdentity(base: bus.isEmpty ? (name.isEmpty ? "video\(number)" : name) : bus, place: place)
    }
}
