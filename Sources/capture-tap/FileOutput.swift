import CLinux
import CaptureClient
import Glibc
import TerminalText

/// Writes to descriptors and files. It blocks.
enum FileOutput {
    /// Writes all bytes; answers the errno, 0 when all went.
    static func write(_ bytes: RawSpan, to descriptor: Int32) -> Int32 { OutputDescriptor(descriptor).write(bytes) }

    /// Writes all bytes; answers the errno, 0 when all went.
    static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 { OutputDescriptor(descriptor).write(bytes) }

    /// Writes a frame's bytes to standard output; false when its reader has gone, which is how a pipe ends.
    static func writeToStandardOutput(_ frame: ReceivedFrame) throws(CaptureError) -> Bool {
        let number = frame.withBytes { write($0, to: STDOUT_FILENO) }
        guard number != EPIPE else { return false }
        guard number == 0 else { throw failure("can't write to standard output", number) }
        return true
    }

    /// Makes a file of `parts`.
    static func save(_ path: String, _ parts: (Int32) -> Int32) throws(CaptureError) {
        let file = unsafe clinux_open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard file >= 0 else { throw failure("can't make \(path)", errno) }
        let number = parts(file)
        guard close(file) == 0, number == 0 else { throw failure("can't write \(path)", number == 0 ? errno : number) }
    }

    static func failure(_ what: String, _ number: Int32) -> CaptureError {
        CaptureError(.systemError, what, cause: unsafe String(cString: strerror(number)))
    }
}
