/// A serial executor that is one named thread: an actor on it may block without taking a thread of the shared pool.
package final class ThreadExecutor: SerialExecutor {
    private struct Queue {
        var jobs: [UnownedJob] = []
        var isStopping = false
    }
    private let queue = Signal(Queue())
    private let threadID = Signal<Int32>(0)

    /// Starts the thread.
    package init(_ name: String, priority: NamedThread.Priority = .normal) {
        _ = NamedThread(name, priority: priority) { [queue, threadID, self] in
            threadID.update { $0 = NamedThread.currentID }
            while let jobs = Self.next(queue) {
                for job in jobs { unsafe job.runSynchronously(on: self.asUnownedSerialExecutor()) }
            }
        }
    }

    private static func next(_ queue: Signal<Queue>) -> [UnownedJob]? {
        queue.wait { queue -> [UnownedJob]?? in
            if !queue.jobs.isEmpty {
                defer { queue.jobs = [] }
                return .some(queue.jobs)
            }
            return queue.isStopping ? .some(nil) : nil
        } ?? nil
    }

    /// Lets the thread end once its queue is empty. Without it the thread, and with it the executor, lives on.
    package func stop() { queue.update { $0.isStopping = true } }

    /// Queues a job; called by the Swift runtime from any thread.
    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.update { $0.jobs.append(job) }
    }

    /// Traps unless the caller runs on this thread; called by the Swift runtime.
    package func checkIsolated() {
        precondition(isIsolatingCurrentContext() == true, "not on this executor's thread")
    }

    /// Does the caller run on this thread?
    package func isIsolatingCurrentContext() -> Bool? { threadID.update { $0 } == NamedThread.currentID }
}
