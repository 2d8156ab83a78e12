internal import CLinux
internal import Glibc

/// What happens at a terminal, waited for by one thread: bytes, and the signals that concern it. Made first in `main`, so that no
/// thread takes the signals.
@safe package struct TerminalEvents: ~Copyable {
    /// Something that happened.
    package enum Event: Hashable, Sendable {
        /// Keys were pressed.
        case bytes([UInt8])
        /// The window has another size.
        case resized
        /// The process is to be stopped.
        case stop
        /// The process was stopped, and goes on.
        case resumed
        /// The process is asked to end, or the terminal is gone.
        case end
    }
    private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGWINCH, SIGTSTP, SIGCONT]
    private var mask = sigset_t()
    private let signalFile: Int32

    /// From here on the signals wait for `wait(_:)`.
    package init() {
        signal(SIGPIPE, SIG_IGN)
        unsafe sigemptyset(&mask)
        for number in Self.signals { unsafe sigaddset(&mask, number) }
        unsafe pthread_sigmask(SIG_BLOCK, &mask, nil)
        signalFile = unsafe signalfd(-1, &mask, Int32(SFD_CLOEXEC | SFD_NONBLOCK))
        precondition(signalFile >= 0, "no more descriptors: \(errno)")
    }

    deinit { close(signalFile) }

    /// Waits until something happens, at most so many milliseconds.
    package borrowing func wait(milliseconds: Int32) -> [Event] {
        var files = [
            pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
            pollfd(fd: signalFile, events: Int16(POLLIN), revents: 0),
        ]
        guard unsafe poll(&files, 2, milliseconds) > 0 else { return [] }
        var events: [Event] = []
        if files[1].revents != 0 { events += readSignals() }
        if files[0].revents & Int16(POLLIN) != 0 {
            var bytes = [UInt8](repeating: 0, count: 4096)
            let count = unsafe read(STDIN_FILENO, &bytes, bytes.count)
            events.append(count > 0 ? .bytes(Array(bytes.prefix(count))) : .end)
        } else if files[0].revents != 0 {
            events.append(.end)
        }
        return events
    }

    private borrowing func readSignals() -> [Event] {
        var events: [Event] = []
        var info = signalfd_siginfo()
        while unsafe read(signalFile, &info, MemoryLayout<signalfd_siginfo>.size) == MemoryLayout<signalfd_siginfo>.size {
            switch Int32(info.ssi_signo) {
            case SIGWINCH: events.append(.resized)
            case SIGTSTP: events.append(.stop)
            case SIGCONT: events.append(.resumed)
            default: events.append(.end)
            }
        }
        return events
    }

    /// Stops the process until it is told to go on: as the terminal does it for Ctrl-Z, with all that runs in the same job, or as
    /// it was asked by a signal, alone. Give the terminal back first. Where nobody could make it go on, the system does not stop it.
    package borrowing func stop(wholeJob: Bool) {
        var only = sigset_t()
        unsafe sigemptyset(&only)
        unsafe sigaddset(&only, SIGTSTP)
        kill(wholeJob ? 0 : getpid(), SIGTSTP)
        // It is delivered here and now.
        unsafe pthread_sigmask(SIG_UNBLOCK, &only, nil)
        unsafe pthread_sigmask(SIG_BLOCK, &only, nil)
    }
}
