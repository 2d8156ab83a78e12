internal import Glibc

/// Where lines go: a file descriptor that is asked before each write whether it would have to wait.
///
/// Only a writer that shares the pipe can still make a write wait, by filling it in between.
package struct LogOutput: Sendable {
    private let descriptor: Int32

    /// The descriptor must stay open as long as the log is used; it is not closed.
    package init(descriptor: Int32) { self.descriptor = descriptor }

    /// Standard error.
    package static let standardError = LogOutput(descriptor: 2)

    /// Whether people look at it in colour: a terminal, and `NO_COLOR` is unset or empty.
    package var wantsColour: Bool {
        guard isatty(descriptor) == 1 else { return false }
        guard let setting = unsafe getenv("NO_COLOR") else { return true }
        return unsafe setting.pointee == 0
    }

    /// Writes a line by one call of write(2); false when it would have had to wait or nobody reads any more.
    func write(_ line: [UInt8]) -> Bool {
        var question = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        // A pipe that nobody reads is writable and in error: writing there would raise SIGPIPE.
        guard unsafe poll(&question, 1, 0) == 1, question.revents == Int16(POLLOUT) else { return false }
        while true {
            let written = unsafe line.withUnsafeBytes { bytes in unsafe Glibc.write(descriptor, bytes.baseAddress, bytes.count) }
            if written == line.count { return true }
            if written < 0, errno == EINTR { continue }
            return false
        }
    }
}
