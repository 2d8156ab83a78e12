internal import CLinux
internal import Glibc

/// A thread of its own for work that blocks. It is joined by `join()`; dropping the handle leaves it running to its end.
package struct NamedThread: ~Copyable, @unchecked Sendable {
    // Sendable: the handle is a number that is written once; `join` consumes it, so that no thread is joined twice.
    private let handle: pthread_t
    private var joined = false

    /// What the scheduler should prefer.
    package enum Priority: Sendable {
        /// As every thread.
        case normal
        /// Gives way to the others: encoders, so that a full machine still obeys commands.
        case background
    }

    /// Starts `body` on a new thread that blocks every signal. `name` shows in `ps` and `top`: its first 15 bytes.
    package init(_ name: String, priority: Priority = .normal, _ body: @escaping @Sendable () -> Void) {
        let start = Start(name: name, priority: priority, body: body)
        var all = sigset_t(), before = sigset_t()
        unsafe sigfillset(&all)
        unsafe pthread_sigmask(SIG_SETMASK, &all, &before)
        var thread = pthread_t()
        let status = unsafe pthread_create(
            &thread, nil,
            { raw in
                unsafe Unmanaged<Start>.fromOpaque(raw!).takeRetainedValue().run()
                return nil
            }, Unmanaged.passRetained(start).toOpaque())
        unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
        precondition(status == 0, "no more threads: \(status)")
        handle = thread
    }

    deinit { if !joined { pthread_detach(handle) } }

    /// Waits until the thread has ended. It blocks.
    package consuming func join() {
        joined = true
        pthread_join(handle, nil)
    }

    /// The kernel's id of the calling thread (`gettid`).
    package static var currentID: Int32 { clinux_gettid() }

    private final class Start: Sendable {
        let name: String, priority: Priority, body: @Sendable () -> Void
        init(name: String, priority: Priority, body: @escaping @Sendable () -> Void) {
            self.name = name
            self.priority = priority
            self.body = body
        }

        func run() {
            var short = Array(name.utf8.prefix(15)).map(CChar.init(bitPattern:))
            short.append(0)
            unsafe clinux_set_thread_name(short)
            // On Linux the nice value belongs to the thread.
            if priority == .background { setpriority(__priority_which_t(PRIO_PROCESS.rawValue), id_t(NamedThread.currentID), 10) }
            body()
        }
    }
}
