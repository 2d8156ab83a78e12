internal import Glibc

/// Where a command says what is wrong.
package enum StandardError {
    /// Writes `text` and a line feed by one call of write(2).
    package static func print(_ text: String) {
        let line = Array("\(text)\n".utf8)
        unsafe write(STDERR_FILENO, line, line.count)
    }
}
