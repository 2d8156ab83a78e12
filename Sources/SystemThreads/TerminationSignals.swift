internal import CLinux
internal import Glibc

/// SIGINT and SIGTERM, waited for instead of ending the process. Made first in `main`, so that no thread takes them.
@safe package struct TerminationSignals: ~Copyable {
    private var signals = sigset_t()

    /// From here on they wait for `wait()`; SIGPIPE does nothing any more.
    package init() {
        signal(SIGPIPE, SIG_IGN)
        unsafe sigemptyset(&signals)
        unsafe sigaddset(&signals, SIGINT)
        unsafe sigaddset(&signals, SIGTERM)
        unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
    }

    /// Waits until one comes; answers which. It blocks.
    package borrowing func wait() -> Int32 {
        var signals = signals
        var number: Int32 = 0
        unsafe sigwait(&signals, &number)
        return number
    }
}
