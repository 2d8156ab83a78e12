/// Asynchronous work awaited by a thread.
package enum Blocking {
    /// Runs `body` and waits for it. It blocks: call it on a thread of your own only, never on the shared pool.
    package static func wait<Outcome: Sendable, Failure: Error>(
        _ body: @escaping @Sendable () async throws(Failure) -> Outcome
    ) throws(Failure) -> Outcome {
        let outcome = Signal<Result<Outcome, Failure>?>(nil)
        Task {
            do throws(Failure) {
                let result = try await body()
                outcome.update { $0 = .success(result) }
            } catch {
                outcome.update { $0 = .failure(error) }
            }
        }
        return try outcome.wait { $0 }!.get()
    }
}
