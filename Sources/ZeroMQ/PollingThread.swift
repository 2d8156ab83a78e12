internal import CLinux
internal import CZeroMQ
internal import Glibc
internal import Synchronization
internal import SystemThreads

/// A serial executor that is one thread: it sleeps in `poll` on its sockets' descriptors and an event descriptor, runs the jobs of its
/// actors, their sockets' handlers, timers and wake-ups, all on that thread, so that a socket never changes thread.
@safe package final class PollingThread: SerialExecutor, @unchecked Sendable {
    // Sendable: `jobs`, `isAwake` and `threadID` are for all threads; the rest is touched on the thread itself alone.
    private struct Inbox {
        var jobs: [UnownedJob] = []
        var isStopping = false
        var hasThread = true
    }
    private let inbox = Mutex(Inbox())
    /// Is a wake-up pending, so that nobody need write to the descriptor?
    private let isAwake = Atomic<Bool>(true)
    private let hasWork = Atomic<Bool>(false)
    private let threadID = Atomic<Int32>(0)
    private let name: String
    private let descriptor: Int32
    private let hasEnded = Signal(false)

    /// What to sleep on: the event descriptor, then that of each of `watches`.
    private var items: [pollfd]
    private var watches: [Watch] = []
    private var timers: [(deadline: Int64, id: UInt64, handler: () -> Void)] = []
    private var nextTimer: UInt64 = 1
    private var wakeHandler: () -> Void = {}

    /// Starts the thread.
    package init(_ name: String) {
        self.name = name
        descriptor = eventfd(0, Int32(EFD_NONBLOCK | EFD_CLOEXEC))
        precondition(descriptor >= 0, "no more descriptors")
        items = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
        _ = NamedThread(name) { self.run() }
    }

    deinit { close(descriptor) }

    /// Ends the thread once the jobs that are queued have run, and waits for it. Called from another thread.
    package func stop() {
        inbox.withLock { $0.isStopping = true }
        awake()
        hasEnded.wait { $0 ? true : nil }
    }

    // MARK: Any thread

    /// Queues a job; called by the Swift runtime. One that comes after the end still runs, on a thread started for it: a task whose
    /// job never ran would be lost with all that it holds.
    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let hasThread = inbox.withLock { inbox in
            defer { inbox.hasThread = true }
            inbox.jobs.append(job)
            return inbox.hasThread
        }
        guard !hasThread else { return awake() }
        _ = NamedThread(name) {
            self.threadID.store(NamedThread.currentID, ordering: .relaxed)
            self.runLastJobs()
        }
    }

    /// Has the handler of `onWake` called on the thread soon; calls before it runs are one.
    package func wake() {
        if !hasWork.exchange(true, ordering: .sequentiallyConsistent) { awake() }
    }

    private func awake() {
        if !isAwake.exchange(true, ordering: .sequentiallyConsistent) { eventfd_write(descriptor, 1) }
    }

    /// Traps unless the caller runs on the thread; called by the Swift runtime too.
    package func checkIsolated() { precondition(isIsolatingCurrentContext() == true, "not on the polling thread") }

    /// Does the caller run on the thread?
    package func isIsolatingCurrentContext() -> Bool? { threadID.load(ordering: .relaxed) == NamedThread.currentID }

    // MARK: The thread itself

    /// What a look at a watched descriptor's object shows.
    package enum Readiness: Hashable, Sendable {
        /// Its handler is to be called.
        case ready
        /// There is nothing until the descriptor becomes readable.
        case waiting
        /// There is nothing, and until a time (nanoseconds of `CLOCK_MONOTONIC`) the descriptor may be left alone: another thread
        /// looks.
        case attended(until: Int64)
    }

    /// Calls `handler` while `socket` has something to read, of which the handler reads one message or more.
    package func watch(_ socket: borrowing Socket, _ handler: @escaping () -> Void) {
        let watched = unsafe WatchedSocket(raw: socket.raw, use: socket.use)
        watch(socket.descriptor, look: { watched.isReadable(isSignalled: $0) ? .ready : .waiting }, handler)
    }

    /// Calls `handler` while `look` answers that it is ready. `look` is called each time before the thread sleeps, and is told
    /// whether `descriptor` was readable after the last sleep.
    package func watch(
        _ descriptor: Int32, look: @escaping (_ isSignalled: Bool) -> Readiness, _ handler: @escaping () -> Void
    ) {
        checkIsolated()
        items.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: Int16(POLLIN)))
        watches.append(Watch(descriptor: descriptor, look: look, handler: handler))
    }

    /// Ends `watch`. A socket must be unwatched before it goes.
    package func unwatch(_ socket: borrowing Socket) { unwatch(socket.descriptor) }

    /// Ends `watch`.
    package func unwatch(_ descriptor: Int32) {
        checkIsolated()
        guard let index = watches.firstIndex(where: { $0.descriptor == descriptor }) else { return }
        items.remove(at: index + 1)
        watches.remove(at: index)
    }

    /// Calls `handler` after every `wake()`.
    package func onWake(_ handler: @escaping () -> Void) {
        checkIsolated()
        wakeHandler = handler
    }

    /// Calls `handler` once at `deadline` (nanoseconds of `CLOCK_MONOTONIC`); answers what `cancelTimer` wants.
    @discardableResult package func setTimer(at deadline: Int64, _ handler: @escaping () -> Void) -> UInt64 {
        checkIsolated()
        defer { nextTimer += 1 }
        timers.append((deadline, nextTimer, handler))
        return nextTimer
    }

    /// Forgets a timer that has not run.
    package func cancelTimer(_ id: UInt64) {
        checkIsolated()
        timers.removeAll { $0.id == id }
    }

    private func run() {
        threadID.store(NamedThread.currentID, ordering: .relaxed)
        while runJobs() {
            if hasWork.exchange(false, ordering: .acquiringAndReleasing) { wakeHandler() }
            runTimers()
            sleep()
        }
        // What watches and timers hold goes on this thread, before the thread.
        watches = []
        timers = []
        wakeHandler = {}
        runLastJobs()
        hasEnded.update { $0 = true }
    }

    /// Runs queued jobs until there are none; false when the thread is to end.
    private func runJobs() -> Bool {
        while true {
            let (batch, isStopping) = inbox.withLock { inbox in
                defer { inbox.jobs = [] }
                return (inbox.jobs, inbox.isStopping)
            }
            for job in batch { unsafe job.runSynchronously(on: asUnownedSerialExecutor()) }
            if batch.isEmpty { return !isStopping }
        }
    }

    /// Runs queued jobs until the thread can go.
    private func runLastJobs() {
        while true {
            let batch = inbox.withLock { inbox in
                defer { inbox.jobs = [] }
                inbox.hasThread = !inbox.jobs.isEmpty
                return inbox.jobs
            }
            for job in batch { unsafe job.runSynchronously(on: asUnownedSerialExecutor()) }
            if batch.isEmpty { return }
        }
    }

    private func runTimers() {
        let now = MonotonicClock.now()
        while let next = timers.indices.min(by: { timers[$0].deadline < timers[$1].deadline }), timers[next].deadline <= now {
            timers.remove(at: next).handler()
        }
    }

    /// Has the handlers called of what is ready; sleeps if nothing is.
    ///
    /// A socket's descriptor tells only that its state changed since it was last used (`ZMQ_FD`): who was used is asked right before
    /// the thread sleeps. `zmq_poll` asks all, with two trips through the kernel for each.
    private func sleep() {
        isAwake.store(false, ordering: .sequentiallyConsistent)
        var deadline = timers.map(\.deadline).min() ?? .max
        // A handler may unwatch sockets, also its own: note first what is ready.
        var ready: [() -> Void] = []
        for (index, watch) in watches.enumerated() {
            let isSignalled = items[index + 1].revents != 0
            items[index + 1].revents = 0
            items[index + 1].fd = watch.descriptor
            switch watch.look(isSignalled) {
            case .ready: ready.append(watch.handler)
            case .waiting: break
            case .attended(let end):
                items[index + 1].fd = -1  // `poll` leaves it out
                deadline = min(deadline, end)
            }
        }
        // Whoever came before `isAwake` was false wrote nothing to the descriptor: look once more.
        let isIdle = inbox.withLock { $0.jobs.isEmpty && !$0.isStopping } && !hasWork.load(ordering: .sequentiallyConsistent)
        if ready.isEmpty, isIdle {
            let timeout = deadline == .max ? -1 : Int32(clamping: max(0, deadline - MonotonicClock.now() + 999_999) / 1_000_000)
            _ = unsafe poll(&items, UInt(items.count), timeout)
        }
        isAwake.store(true, ordering: .sequentiallyConsistent)
        if items[0].revents != 0 {
            items[0].revents = 0
            var count: eventfd_t = 0
            unsafe eventfd_read(descriptor, &count)
        }
        for handler in ready { handler() }
    }
}

/// A descriptor, and what is done about it.
private struct Watch {
    let descriptor: Int32
    let look: (_ isSignalled: Bool) -> PollingThread.Readiness
    let handler: () -> Void
}

/// A socket that is asked whether there is a message.
@safe private struct WatchedSocket {
    let raw: UnsafeMutableRawPointer?
    let use: SocketUse

    /// Is there a message (`ZMQ_EVENTS`)? Nothing came while neither the descriptor told nor anybody used the socket.
    func isReadable(isSignalled: Bool) -> Bool {
        guard use.take() || isSignalled else { return false }
        var events: Int32 = 0, size = MemoryLayout<Int32>.size
        return unsafe zmq_getsockopt(raw, ZMQ_EVENTS, &events, &size) == 0 && events & ZMQ_POLLIN != 0
    }
}
