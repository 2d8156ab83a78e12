internal import CLinux
internal import CV4L2
internal import Glibc

/// An open video device node. Dropping it closes it.
///
/// Every call is one ioctl, tried again when a signal interrupts it. The kernel allows calls from several threads at once; what
/// that means for a queue is up to the caller. It captures into one memory area per picture where the node can do that, else into
/// one per plane.
package struct VideoDevice: ~Copyable, Sendable {
    /// The file descriptor, for `poll`. It stays this handle's own.
    package let descriptor: Int32
    /// Does the node capture only into one memory area per plane?
    package let isMultiplanar: Bool
    /// Do the calls that stream go through libv4l2?
    private let usesLibrary: Bool

    // Once for the process, before its first use.
    private static let silence: Void = cv4l2_silence_library()

    /// Opens `path` for reading and writing; no later call blocks.
    ///
    /// - Parameter throughLibrary: Stream through libv4l2, without its conversions, for the sake of its plug-ins; not where the
    ///   node is multi-planar, of which it knows nothing, or where it does not take the node.
    ///
    /// Throws what `open` said (`EACCES`, `EBUSY`, `ENODEV`, `ENOENT`, ...); `ENOTTY` for a node that is no video device; `EBUSY`
    /// of `v4l2_fd_open` when libv4l2 has as many descriptors as it takes in one process, 16.
    package init(_ path: String, throughLibrary: Bool = false) throws(V4L2Error) {
        let opened = try Self.open(path)
        let way: (isMultiplanar: Bool, usesLibrary: Bool)
        do { way = try Self.way(opened, throughLibrary) } catch {
            close(opened)
            throw error
        }
        descriptor = opened
        isMultiplanar = way.isMultiplanar
        usesLibrary = way.usesLibrary
    }

    private static func open(_ path: String) throws(V4L2Error) -> Int32 {
        var opened: Int32
        repeat { opened = unsafe clinux_open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC, 0) } while opened < 0 && Glibc.errno == EINTR
        guard opened >= 0 else { throw V4L2Error("open", errno: Glibc.errno) }
        return opened
    }

    private static func way(
        _ descriptor: Int32, _ throughLibrary: Bool
    ) throws(V4L2Error) -> (isMultiplanar: Bool, usesLibrary: Bool) {
        let node = try capabilities(descriptor).node
        let isMultiplanar = node.contains(.videoCaptureMultiplanar) && !node.contains(.videoCapture)
        return (isMultiplanar, throughLibrary && !isMultiplanar ? try enterLibrary(descriptor) : false)
    }

    /// A handle on an open descriptor of whatever kind: for tests of what is refused.
    init(descriptor: Int32) {
        self.descriptor = descriptor
        isMultiplanar = false
        usesLibrary = false
    }

    deinit { _ = usesLibrary ? v4l2_close(descriptor) : close(descriptor) }

    /// What the node is and can do (`VIDIOC_QUERYCAP`).
    ///
    /// Throws `ENOTTY` for a node that is no video device, `ENODEV` for one that is gone.
    package func capabilities() throws(V4L2Error) -> DeviceCapabilities { try Self.capabilities(descriptor) }

    // Never through libv4l2, which claims that every device can be read from.
    private static func capabilities(_ descriptor: Int32) throws(V4L2Error) -> DeviceCapabilities {
        var answer = v4l2_capability()
        try unsafe call("VIDIOC_QUERYCAP", &answer) { unsafe clinux_ioctl(descriptor, cv4l2_querycap, $0) }
        return DeviceCapabilities(answer)
    }

    private static func enterLibrary(_ descriptor: Int32) throws(V4L2Error) -> Bool {
        silence
        guard cv4l2_library_open(descriptor) != descriptor else { return true }
        guard Glibc.errno != EBUSY else { throw V4L2Error("v4l2_fd_open", errno: EBUSY) }
        return false
    }

    /// The type of the node's buffers.
    var bufferType: UInt32 {
        isMultiplanar ? V4L2_BUF_TYPE_VIDEO_CAPTURE_MPLANE.rawValue : V4L2_BUF_TYPE_VIDEO_CAPTURE.rawValue
    }

    /// One ioctl, whose argument's type must be the one that `request` stands for.
    @unsafe func call<Argument>(_ operation: String, _ request: UInt, _ argument: inout Argument) throws(V4L2Error) {
        let (descriptor, usesLibrary) = (descriptor, usesLibrary)
        try unsafe Self.call(operation, &argument) {
            unsafe usesLibrary ? cv4l2_library_ioctl(descriptor, request, $0) : clinux_ioctl(descriptor, request, $0)
        }
    }

    @unsafe private static func call<Argument>(
        _ operation: String, _ argument: inout Argument, _ body: (UnsafeMutableRawPointer) -> Int32
    ) throws(V4L2Error) {
        var status: Int32
        repeat {
            status = unsafe withUnsafeMutablePointer(to: &argument) { unsafe body($0) }
        } while status < 0 && Glibc.errno == EINTR
        guard status >= 0 else { throw V4L2Error(operation, errno: Glibc.errno) }
    }
}
