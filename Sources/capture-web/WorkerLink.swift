import CaptureClient

/// The connection to the worker: made when it is first wanted, and again after the worker did not answer.
actor WorkerLink {
    /// How long a request may wait for the worker: who looks at a page wants to be told soon.
    static let patience = Duration.seconds(2)

    private let address: String?
    private var connecting: Task<CaptureClient, any Error>?
    private var isClosed = false

    init(_ address: String?) { self.address = address }

    /// Asks the worker something.
    func ask<Answer: Sendable>(
        _ question: @Sendable (CaptureClient) async throws(CaptureError) -> Answer
    ) async throws(CaptureError) -> Answer {
        guard !isClosed else { throw CaptureError(.shuttingDown, "the server is stopping") }
        let task = connecting ?? connect()
        do {
            return try await question(try await task.value)
        } catch {
            let error = error as? CaptureError ?? CaptureError(.internalError, "\(error)")
            // Perhaps another worker is there by now; streams that exist come back by themselves.
            if [.timedOut, .noWorker, .cancelled, .invalidAddress].contains(error.code), connecting == task { connecting = nil }
            throw error
        }
    }

    /// Answers nothing any more.
    func close() async {
        isClosed = true
        let task = connecting
        connecting = nil
        task?.cancel()
        if let client = try? await task?.value { await client.close() }
    }

    /// All who ask while it is being made get the same one.
    private func connect() -> Task<CaptureClient, any Error> {
        let task = Task<CaptureClient, any Error> { [address] in
            try await CaptureClient.connect(address, timeout: Self.patience)
        }
        connecting = task
        return task
    }
}
