internal import Glibc

/// A system call on a video device that failed.
package struct V4L2Error: Error, Hashable, Sendable {
    /// The ioctl or call, as its manual page spells it: `VIDIOC_S_FMT`, `open`, `mmap`.
    package var operation: String
    /// The `errno` it left.
    package var errno: Int32

    /// `operation` failed with `errno`.
    package init(_ operation: String, errno: Int32) {
        self.operation = operation
        self.errno = errno
    }
}

extension V4L2Error: CustomStringConvertible {
    /// `VIDIOC_S_FMT: Device or resource busy`.
    package var description: String {
        var buffer = [CChar](repeating: 0, count: 128)
        // POSIX's form of the call is the one Swift sees; unlike strerror it shares no buffer between threads.
        guard unsafe strerror_r(errno, &buffer, buffer.count) == 0 else { return "\(operation): error \(errno)" }
        return "\(operation): \(String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self))"
    }
}
