internal import Glibc

/// What gives the terminal back, ready to be used by a process that is dying: no allocation, only calls that signal handlers may make.
enum LastWords {
    /// Faults of the process itself; what other processes send is waited for by `TerminalEvents`.
    private static let faults = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]
    @safe private struct Words {
        var mode: termios
        var bytes: UnsafeMutableBufferPointer<UInt8>
    }
    /// Written once before it is read, by the thread that holds the terminal; never freed.
    private nonisolated(unsafe) static let words = UnsafeMutablePointer<Words>.allocate(capacity: 1)
    private nonisolated(unsafe) static var isPrepared = false

    /// Remembers how the terminal was and what to tell it, and listens for faults.
    static func prepare(_ mode: termios, _ text: String) {
        guard unsafe !isPrepared else {
            unsafe words.pointee.mode = mode
            return
        }
        let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
        _ = unsafe bytes.initialize(from: text.utf8)
        unsafe words.initialize(to: Words(mode: mode, bytes: bytes))
        unsafe isPrepared = true
        for fault in faults {
            signal(fault) { number in
                LastWords.restore()
                signal(number, SIG_DFL)
                // Blocked while this runs, so that it comes at the return, and the process dies of what it died of.
                raise(number)
            }
        }
    }

    /// Gives the terminal back.
    static func restore() {
        guard unsafe isPrepared else { return }
        _ = unsafe write(STDOUT_FILENO, words.pointee.bytes.baseAddress!, words.pointee.bytes.count)
        _ = unsafe tcsetattr(STDIN_FILENO, TCSADRAIN, &words.pointee.mode)
    }
}
