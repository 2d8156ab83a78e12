internal import Synchronization

/// Elements on their way from the client's thread to the task that takes them: never more than a limit.
final class DeliveryQueue<Element: Sendable>: Sendable {
    private typealias Waiter = CheckedContinuation<Element?, Never>
    private struct State {
        var pending: [Element] = []
        var waiters: [Waiter] = []
        var isFinished = false
    }
    private let state = Mutex(State())
    private let limit: Int
    private let replace: (@Sendable (_ old: Element, _ next: inout Element) -> Void)?

    /// A queue of at most `limit` elements. A full one drops its oldest for the newest, and `replace` tells the next in line of
    /// it; without `replace` it refuses the newest.
    init(limit: Int, replace: (@Sendable (_ old: Element, _ next: inout Element) -> Void)? = nil) {
        self.limit = max(limit, 1)
        self.replace = replace
    }

    /// Puts an element in, or hands it to a task that waits; false when it was refused.
    @discardableResult func put(_ element: Element) -> Bool {
        let (waiter, isTaken): (Waiter?, Bool) = state.withLock { state in
            guard !state.isFinished else { return (nil, false) }
            if !state.waiters.isEmpty { return (state.waiters.removeFirst(), true) }
            guard state.pending.count >= limit else {
                state.pending.append(element)
                return (nil, true)
            }
            guard let replace else { return (nil, false) }
            let oldest = state.pending.removeFirst()
            state.pending.append(element)
            replace(oldest, &state.pending[0])
            return (nil, true)
        }
        waiter?.resume(returning: element)
        return isTaken
    }

    /// The next element; nil once the queue is finished and empty.
    func next() async -> Element? {
        await withCheckedContinuation { continuation in
            let element: Element?? = state.withLock { state in
                if !state.pending.isEmpty { return state.pending.removeFirst() }
                if state.isFinished { return .some(nil) }
                state.waiters.append(continuation)
                return nil
            }
            if let element { continuation.resume(returning: element) }
        }
    }

    /// Takes no more, drops what waits and lets the tasks that wait go.
    func finish() {
        let waiters = state.withLock { state in
            defer { state.waiters = [] }
            state.isFinished = true
            state.pending = []
            return state.waiters
        }
        for waiter in waiters { waiter.resume(returning: nil) }
    }
}
