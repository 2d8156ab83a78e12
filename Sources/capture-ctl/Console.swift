import CaptureClient

/// What a subcommand works with: the worker that it is about, and the place for its output.
struct Console: Sendable {
    let options: CommonOptions
    let screen: Screen

    /// The session to ask for; empty: the worker's default one.
    var session: String { options.session ?? "" }
    /// Is the output for programs?
    var isJSON: Bool { options.isJSON }

    /// A connection to the worker. It closes when it goes.
    func connect() async throws(CaptureError) -> CaptureClient {
        try await CaptureClient.connect(options.address, timeout: timeout(.seconds(5)))
    }

    /// Asks the worker, and waits as long as the user said, or else `patience`.
    func request(
        _ client: CaptureClient, _ command: Wire.Request.Command, patience: Duration = .seconds(5)
    ) async throws(CaptureError) -> Wire.Reply {
        let reply = try await client.request(command, timeout: timeout(patience))
        if !reply.ignoredFields.isEmpty {
            screen.complain(
                "worker '\(reply.worker)' is older and ignored what it does not know: \(reply.ignoredFields.joined(separator: ", "))"
            )
        }
        return reply
    }

    /// What the user said, or else `patience`.
    func timeout(_ patience: Duration) -> Duration { options.timeout ?? patience }
}
