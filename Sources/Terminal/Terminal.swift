internal import CLinux
internal import Glibc

/// The terminal that the process runs in, as a whole: on another screen than the shell's, without echo, every key as it is pressed.
/// It is given back as it was by `leave()`, and when the process dies of a fault of its own.
package struct Terminal: ~Copyable {
    private static let entering = "\u{1b}[?1049h\u{1b}[?25l\u{1b}[?7l\u{1b}[?2004h\u{1b}[0m\u{1b}[2J"
    private static let leaving = "\u{1b}[?2004l\u{1b}[?7h\u{1b}[0m\u{1b}[?25h\u{1b}[?1049l"

    private var isEntered = false

    /// Changes nothing yet; nil when input and output are not both a terminal that knows how to place a cursor.
    package init?() {
        guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { return nil }
        let term = Self.environment("TERM")
        guard !term.isEmpty, term != "dumb" else { return nil }
    }

    deinit { if isEntered { LastWords.restore() } }

    /// The colours that it shows.
    package static var colors: ColorDepth { ColorDepth(term: environment("TERM"), colorterm: environment("COLORTERM")) }

    private static func environment(_ name: String) -> String { unsafe getenv(name).map { unsafe String(cString: $0) } ?? "" }

    /// Takes the terminal over, or takes it back after the process was stopped.
    package mutating func enter() {
        var mode = termios()
        guard unsafe tcgetattr(STDIN_FILENO, &mode) == 0 else { return }
        if !isEntered { LastWords.prepare(mode, Self.leaving) }
        unsafe cfmakeraw(&mode)
        unsafe tcsetattr(STDIN_FILENO, TCSADRAIN, &mode)
        isEntered = true
        write(Array(Self.entering.utf8))
    }

    /// Gives it back as it was.
    package mutating func leave() {
        guard isEntered else { return }
        isEntered = false
        LastWords.restore()
    }

    /// Columns and rows now.
    package var size: (width: Int, height: Int) {
        var size = winsize()
        let status = unsafe withUnsafeMutablePointer(to: &size) { unsafe clinux_ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), $0) }
        return status == 0 && size.ws_col > 0 && size.ws_row > 0 ? (Int(size.ws_col), Int(size.ws_row)) : (80, 24)
    }

    /// Would it take output now? One whose connection hangs does not, and whoever writes would hang with it.
    package var isWritable: Bool {
        var output = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
        return unsafe poll(&output, 1, 0) == 1
    }

    /// Sends bytes to it. It blocks. A terminal that is gone shows in its input.
    package func write(_ bytes: [UInt8]) {
        unsafe bytes.withUnsafeBytes { buffer in
            var done = 0
            while done < buffer.count {
                let count = unsafe Glibc.write(STDOUT_FILENO, buffer.baseAddress! + done, buffer.count - done)
                if count < 0, errno != EINTR { return }
                done += max(count, 0)
            }
        }
    }
}
