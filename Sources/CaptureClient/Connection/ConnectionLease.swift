internal import CaptureModel
internal import CaptureWire
internal import SystemThreads
internal import ZeroMQ

/// The right to use a connection, shared by a client and its streams. When the last of them goes, sockets, thread and context end.
final class ConnectionLease: Sendable {
    let connection: Connection

    /// `finding` looks for the only worker of this host; nil for a client that was told which one.
    init(_ address: ControlAddress, finding: (@Sendable () -> ControlAddress?)?) {
        connection = Connection(address, finding: finding)
    }

    deinit {
        // Nobody else can reach the connection any more: after `close` no job comes that the thread would miss.
        Task { [connection] in
            await connection.close()
            // Waiting for the thread and for libzmq's own is not for the shared pool.
            _ = NamedThread("sb-close") {
                connection.thread.stop()
                connection.context.terminate()
            }
        }
    }

    /// Sends a command and waits for its reply; cancelling the task ends the wait.
    func request(
        _ command: Wire.Request.Command, expecting bootID: String?, timeout: Duration
    ) async throws(CaptureError) -> Wire.Reply {
        let id = await connection.reserveRequest()
        return try await withTaskCancellationHandler {
            await connection.request(id, command, expecting: bootID, timeout: timeout)
        } onCancel: {
            Task { await self.connection.cancel(id) }
        }.get()
    }
}
