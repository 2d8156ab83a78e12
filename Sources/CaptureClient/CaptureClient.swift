package import CaptureBus
public import CaptureModel

/// A connection to one capture worker: its commands, frames and events.
///
/// ```swift
/// import CaptureClient
///
/// @main
/// struct Watch {
///     static func main() async throws {
///         let client = try await CaptureClient.connect()  // the only worker of this host
///         for await frame in try await client.frames(rendition: "jpeg") {
///             print(frame.header.frameSequence, frame.byteCount, frame.latency ?? .zero)
///             if frame.lost > 0 { print("lost", frame.lost) }
///         }
///     }
/// }
/// ```
///
/// One thread and one ZeroMQ context serve all that a client does; they end when the client and its streams are gone.
public final class CaptureClient: Sendable {
    /// The worker's name.
    public var worker: String { lease.connection.worker }
    /// Where it takes commands: `ipc://…` or `tcp://…`.
    public var address: String { lease.connection.address.text }
    /// Who this client is in its requests: 32 hexadecimal digits.
    public var id: String { lease.connection.clientID }
    let lease: ConnectionLease

    private init(_ lease: ConnectionLease) { self.lease = lease }

    /// Connects to a worker and greets it.
    ///
    /// `address` is a worker's name, its `ipc://…/control` or a `tcp://host:port`; nil means the only worker of this host,
    /// also when that is one of another name later: streams go on with its frames and events, questions are asked of it, and what
    /// the old one was told to do, and did not answer, throws `outcomeUnknown`.
    ///
    /// Throws `noWorker` when none is found there or none answers within `timeout`, `invalidAddress` for what can be no address
    /// and when several workers run, `unsupported` when the worker speaks another version.
    public static func connect(_ address: String? = nil, timeout: Duration = .seconds(5)) async throws(CaptureError)
        -> CaptureClient
    {
        try await connect(address, in: RuntimeFolder.searched(), timeout: timeout)
    }

    /// Connects to a worker, looked for in `folders`.
    package static func connect(
        _ address: String?, in folders: [RuntimeFolder], timeout: Duration = .seconds(5)
    ) async throws(CaptureError) -> CaptureClient {
        var finding: (@Sendable () -> ControlAddress?)?
        if address == nil { finding = { ControlAddress.found(in: folders) } }
        let lease = ConnectionLease(try ControlAddress(address, in: folders), finding: finding)
        do throws(CaptureError) {
            _ = try await lease.connection.open(timeout: timeout)
            return CaptureClient(lease)
        } catch {
            guard error.code == .timedOut else { throw error }
            throw CaptureError(
                .noWorker, "no worker answers at \(lease.connection.address.text): does it run there, and may this user reach it?"
            )
        }
    }

    /// Ends its streams and requests and closes every socket; later calls throw `cancelled`. Dropping the client and its streams
    /// does the same.
    public func close() async { await lease.connection.close() }
}
