internal import CMicroHTTPD
internal import Synchronization

/// An HTTP/1.1 server (`MHD_Daemon`) with a thread for each connection.
///
/// A handler and a stream may so block for what they wait for, in plain code, and a client that reads slowly keeps nobody but
/// its own thread; the number of connections is the bound on both. The alternative, one thread that suspends and resumes
/// connections, has no eye on a client that goes while its connection is suspended.
@safe package final class HTTPServer: Sendable {
    /// How much it takes on.
    package struct Limits: Hashable, Sendable {
        /// Connections at once; further ones are closed as they come.
        package var connections: UInt32
        /// Seconds after which a connection ends on which nothing moves.
        package var idleSeconds: UInt32

        /// Limits for a few people.
        package init(connections: UInt32 = 64, idleSeconds: UInt32 = 20) {
            self.connections = connections
            self.idleSeconds = idleSeconds
        }
    }

    /// Why it could not begin.
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    // Sendable: the library's functions for a daemon may be called from any thread; `stop` is called once.
    private nonisolated(unsafe) let daemon: OpaquePointer
    private let context: Unmanaged<Handling>
    private let isStopped = Atomic(false)

    /// Listens at a host's name or address and a port, 0 being any free one. `handle` is called on the connections' threads.
    package init(
        host: String, port: UInt16, limits: Limits = Limits(), _ handle: @escaping @Sendable (HTTPRequest) -> HTTPResponse
    ) throws(Failure) {
        let context = unsafe Unmanaged.passRetained(Handling(handle))
        var reason: UnsafePointer<CChar>?
        let daemon = unsafe cmhd_start(
            host, String(port), limits.connections, limits.idleSeconds,
            { context, connection, path, method, _, _, uploadSize, state in
                guard let context = unsafe context, let connection = unsafe connection, let state = unsafe state else {
                    return .NO
                }
                let handling = unsafe Unmanaged<Handling>.fromOpaque(context).takeUnretainedValue()
                // The first call comes before the request's body, of which none is read: its sender is answered at once, too.
                let isFirst = unsafe state.pointee == nil
                unsafe state.pointee = context
                let method = unsafe method.map { unsafe String(cString: $0) } ?? ""
                if isFirst, method == "GET" || method == "HEAD" { return .YES }
                if let uploadSize = unsafe uploadSize { unsafe uploadSize.pointee = 0 }
                let path = unsafe path.map { unsafe String(cString: $0) } ?? ""
                return unsafe Connection(connection).answer(method, path, handling)
            }, context.toOpaque(), &reason)
        guard let daemon = unsafe daemon else {
            unsafe context.release()
            throw Failure(description: unsafe reason.map { unsafe String(cString: $0) } ?? "unknown reason")
        }
        unsafe self.daemon = daemon
        unsafe self.context = context
    }

    deinit { stop() }

    /// The port that it listens at.
    package var port: UInt16 { unsafe cmhd_port(daemon) }

    /// Connections now.
    package var connectionCount: Int { Int(unsafe cmhd_connections(daemon)) }

    /// Ends it; every handler must return and every stream end for that. It blocks.
    package func stop() {
        guard !isStopped.exchange(true, ordering: .relaxed) else { return }
        unsafe MHD_stop_daemon(daemon)
        unsafe context.release()
    }
}

/// What the library's callback gets.
final class Handling: Sendable {
    let handle: @Sendable (HTTPRequest) -> HTTPResponse

    init(_ handle: @escaping @Sendable (HTTPRequest) -> HTTPResponse) { self.handle = handle }
}
