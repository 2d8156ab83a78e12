internal import CLinux
internal import Glibc

/// A descriptor that any thread makes readable, so that a thread in `poll` wakes up.
final class WakeEvent: Sendable {
    /// For `poll`.
    let descriptor: Int32

    /// Throws the `errno` of `eventfd`.
    init() throws(SystemFailure) {
        descriptor = eventfd(0, Int32(EFD_NONBLOCK | EFD_CLOEXEC))
        guard descriptor >= 0 else { throw SystemFailure(errno: Glibc.errno) }
    }

    deinit { close(descriptor) }

    /// Wakes whoever polls. Never blocks.
    func signal() { eventfd_write(descriptor, 1) }

    /// Makes it unreadable again.
    func clear() {
        var count: eventfd_t = 0
        unsafe eventfd_read(descriptor, &count)
    }

    /// A system call that failed.
    struct SystemFailure: Error {
        var errno: Int32
    }
}
