internal import Glibc

/// An open file that is written to: standard output, standard error or any other. Writing blocks.
package struct OutputDescriptor: Sendable {
    /// The descriptor's number; whoever opened it closes it.
    package let number: Int32

    /// The descriptor of that number.
    package init(_ number: Int32) { self.number = number }

    /// Where results go.
    package static let standardOutput = OutputDescriptor(STDOUT_FILENO)
    /// Where complaints go.
    package static let standardError = OutputDescriptor(STDERR_FILENO)

    /// Does somebody look at it?
    package var isTerminal: Bool { isatty(number) == 1 }

    /// Writes all bytes; answers the errno, 0 when all went.
    package func write(_ bytes: RawSpan) -> Int32 {
        unsafe bytes.withUnsafeBytes { buffer in
            var done = 0
            while done < buffer.count {
                let count = unsafe Glibc.write(number, buffer.baseAddress! + done, buffer.count - done)
                if count < 0, errno != EINTR { return errno }
                done += max(count, 0)
            }
            return 0
        }
    }

    /// Writes all bytes; answers the errno, 0 when all went.
    package func write(_ bytes: [UInt8]) -> Int32 { unsafe write(bytes.span.bytes) }
}
