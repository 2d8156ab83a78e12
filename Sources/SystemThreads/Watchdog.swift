/// Gives the service manager signs of life, twice as often as it wants them, and only while the process answers: what hangs is
/// started anew.
package final class Watchdog: Sendable {
    private struct State: Sendable {
        var isStopped = false
        var answers = 0
    }
    private let state = Signal(State())

    /// Begins to ask; nil when the manager does not watch. `answer` returns once every part that must not hang has answered.
    package init?(_ manager: ServiceManager, answer: @escaping @Sendable () async -> Void) {
        guard let patience = manager.patience else { return nil }
        _ = NamedThread("sb-watchdog") { [state] in
            var questions = 0
            var next = MonotonicClock.now()
            while true {
                questions += 1
                Task {
                    await answer()
                    state.update { $0.answers += 1 }
                }
                // Without an answer there is no sign of life, for however long.
                let isAlive = state.wait { [questions] state -> Bool? in
                    state.isStopped ? false : state.answers == questions ? true : nil
                }
                guard isAlive == true else { return }
                manager.isAlive()
                next = max(next + patience / 2, MonotonicClock.now())
                if state.wait(until: next, for: { $0.isStopped ? true : nil }) == true { return }
            }
        }
    }

    /// Asks no more.
    package func stop() { state.update { $0.isStopped = true } }
}
