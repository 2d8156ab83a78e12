/// A serial executor that is one named thread: an actor on it may block without taking a thread of the shared pool.
package final class ThreadExecutor: SerialExecutor {
    private struct Queue {
        var jobs: [UnownedJob] = []
        var isStopping = false
        var hasThread = true
    }
    private let name: String
    private let priority: NamedThread.Priority
    private let queue = Signal(Queue())
    private let threadID = Signal<Int32>(0)

    /// Starts the thread.
    package init(_ name: String, priority: NamedThread.Priority = .normal) {
        self.name = name
        self.priority = priority
        startThread()
    }

    private func startThread() {
        _ = NamedThread(name, priority: priority) { [self] in
            threadID.update { $0 = NamedThread.currentID }
            while let jobs = next() {
                for job in jobs { unsafe job.runSynchronously(on: asUnownedSerialExecutor()) }
            }
        }
    }

    private func next() -> [UnownedJob]? {
        queue.wait { queue -> [UnownedJob]?? in
            if !queue.jobs.isEmpty {
                defer { queue.jobs = [] }
                return .some(queue.jobs)
            }
            guard queue.isStopping else { return nil }
            queue.hasThread = false
            return .some(nil)
        } ?? nil
    }

    /// Lets the thread end once its queue is empty. Without it the thread, and with it the executor, lives on. A job that comes
    /// later still runs, on a thread started for it: a task whose job never ran would be lost with all that it holds.
    package func stop() { queue.update { $0.isStopping = true } }

    /// Queues a job; called by the Swift runtime from any thread.
    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let hasThread = queue.update { queue in
            defer { queue.hasThread = true }
            queue.jobs.append(job)
            return queue.hasThread
        }
        if !hasThread { startThread() }
    }

    /// Traps unless the caller runs on this thread; called by the Swift runtime.
    package func checkIsolated() {
        precondition(isIsolatingCurrentContext() == true, "not on this executor's thread")
    }

    /// Does the caller run on this thread?
    package func isIsolatingCurrentContext() -> Bool? { threadID.access { $0 } == NamedThread.currentID }
}
