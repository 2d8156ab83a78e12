internal import CV4L2

/// What a video device node says of itself: the answer to `VIDIOC_QUERYCAP`.
package struct DeviceCapabilities: Hashable, Sendable {
    /// What one node, or its whole physical device, can do: `V4L2_CAP_*`.
    package struct Flags: OptionSet, Hashable, Sendable {
        /// The bits as the kernel numbers them.
        package var rawValue: UInt32
        /// Flags by their bits.
        package init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Captures into one memory area per picture.
        package static let videoCapture = Flags(rawValue: UInt32(V4L2_CAP_VIDEO_CAPTURE))
        /// Captures into one memory area per plane.
        package static let videoCaptureMultiplanar = Flags(rawValue: UInt32(V4L2_CAP_VIDEO_CAPTURE_MPLANE))
        /// Turns pictures from memory into pictures in memory: a codec or scaler.
        package static let memoryToMemory = Flags(
            rawValue: UInt32(V4L2_CAP_VIDEO_M2M) | UInt32(V4L2_CAP_VIDEO_M2M_MPLANE))
        /// Delivers data about pictures, not pictures.
        package static let metadataCapture = Flags(rawValue: UInt32(V4L2_CAP_META_CAPTURE))
        /// Knows the streaming ioctls.
        package static let streaming = Flags(rawValue: UInt32(V4L2_CAP_STREAMING))
        /// Part of a graph that somebody must set up through the media controller first.
        package static let mediaControllerInputOutput = Flags(rawValue: UInt32(V4L2_CAP_IO_MC))
        /// The node's own flags are told apart from the physical device's.
        package static let deviceCaps = Flags(rawValue: UInt32(V4L2_CAP_DEVICE_CAPS))
    }

    /// The driver's name: `uvcvideo`.
    package var driver: String
    /// The device's name, for people.
    package var card: String
    /// Where it is attached: `usb-0000:00:14.0-1`, `platform:vivid-000`.
    package var busInfo: String
    /// What all nodes of the physical device can do together.
    package var physicalDevice: Flags
    /// What this node can do.
    package var node: Flags

    /// An answer from its parts.
    package init(driver: String, card: String, busInfo: String, physicalDevice: Flags, node: Flags) {
        self.driver = driver
        self.card = card
        self.busInfo = busInfo
        self.physicalDevice = physicalDevice
        self.node = node
    }

    init(_ answer: v4l2_capability) {
        driver = unsafe text(of: answer.driver)
        card = unsafe text(of: answer.card)
        busInfo = unsafe text(of: answer.bus_info)
        physicalDevice = Flags(rawValue: answer.capabilities)
        node = physicalDevice.contains(.deviceCaps) ? Flags(rawValue: answer.device_caps) : physicalDevice
    }
}

/// The text in a C array of characters, up to its first zero.
@unsafe func text<Characters>(of characters: Characters) -> String {
    unsafe withUnsafeBytes(of: characters) { unsafe String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
}
