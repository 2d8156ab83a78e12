internal import CLinux
internal import CV4L2
internal import Glibc

/// An open video device node. Dropping it closes it.
///
/// Every call is one ioctl, tried again when a signal interrupts it. The kernel allows calls from several threads at once; what
/// that means for a queue is up to the caller. All capture here is single-planar.
package struct VideoDevice: ~Copyable, Sendable {
    /// The file descriptor, for `poll`. It stays this handle's own.
    package let descriptor: Int32

    /// Opens `path` for reading and writing; no later call blocks.
    ///
    /// Throws what `open` said: `EACCES`, `EBUSY`, `ENODEV`, `ENOENT`, ...
    package init(_ path: String) throws(V4L2Error) {
        var opened: Int32
        repeat { opened = unsafe clinux_open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC, 0) } while opened < 0 && Glibc.errno == EINTR
        guard opened >= 0 else { throw V4L2Error("open", errno: Glibc.errno) }
        descriptor = opened
    }

    deinit { close(descriptor) }

    /// What the node is and can do (`VIDIOC_QUERYCAP`).
    ///
    /// Throws `ENOTTY` for a node that is no video device, `ENODEV` for one that is gone.
    package func capabilities() throws(V4L2Error) -> DeviceCapabilities {
        var answer = v4l2_capability()
        try unsafe call("VIDIOC_QUERYCAP", cv4l2_querycap, &answer)
        return DeviceCapabilities(answer)
    }

    /// One ioctl, whose argument's type must be the one that `request` stands for.
    @unsafe func call<Argument>(_ operation: String, _ request: UInt, _ argument: inout Argument) throws(V4L2Error) {
        var status: Int32
        repeat {
            status = unsafe withUnsafeMutablePointer(to: &argument) { unsafe clinux_ioctl(descriptor, request, $0) }
        } while status < 0 && Glibc.errno == EINTR
        guard status >= 0 else { throw V4L2Error(operation, errno: Glibc.errno) }
    }
}
