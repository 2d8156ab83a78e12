package import CaptureBus
internal import CaptureModel
package import CapturePipeline
internal import CaptureWire

/// What a worker is made of.
package struct WorkerConfiguration: Sendable {
    /// A TCP address to offer the bus on as well.
    package struct TCP: Hashable, Sendable {
        /// A host name, an IPv4 or an IPv6 address of this machine, or `*` for all.
        package var host: String
        /// The port of control; frames and events have the two ports after it. 0: free ones.
        package var port: UInt16

        /// `host:port`; nil for anything else. An IPv6 address stands in brackets.
        package init?(_ text: String) {
            guard let colon = text.lastIndex(of: ":"), case let digits = text[text.index(after: colon)...],
                digits.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains), let port = UInt16(digits), port <= 65533
            else { return nil }
            let host = String(text[..<colon])
            guard !host.isEmpty, !host.contains("/"), !host.contains(":") || (host.hasPrefix("[") && host.hasSuffix("]")) else {
                return nil
            }
            self.host = host
            self.port = port
        }

        /// Does the address reach no further than this machine?
        package var isLoopback: Bool {
            let numbers = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
            return host == "localhost" || host == "[::1]" || numbers.count == 4 && numbers[0] == 127 && !numbers.contains(nil)
        }
    }

    /// The worker's name.
    package var name: String
    /// Where its folder with sockets and lock is.
    package var runtime: RuntimeFolder
    /// TCP besides `ipc`; nil: none.
    package var tcp: TCP?
    /// May `tcp` reach further than this machine, without encryption?
    package var allowsInsecure = false
    /// Its sessions, the default first.
    package var sessions: [Session.Configuration]
    /// Its kinds of cameras.
    package var cameras: CameraCatalog
    /// Its kinds of renditions.
    package var renditions: RenditionCatalog
    /// Where photos go.
    package var library: String
    /// Makes photos of frames.
    package var photoFinisher: any PhotoFinisher
    /// The product's version.
    package var version: String

    /// A worker that offers `ipc` alone.
    package init(
        name: String, runtime: RuntimeFolder, sessions: [Session.Configuration], cameras: CameraCatalog,
        renditions: RenditionCatalog, library: String, photoFinisher: any PhotoFinisher, version: String
    ) {
        self.name = name
        self.runtime = runtime
        self.sessions = sessions
        self.cameras = cameras
        self.renditions = renditions
        self.library = library
        self.photoFinisher = photoFinisher
        self.version = version
    }

    /// Throws `invalidArgument` or `invalidAddress` when it can't be one worker.
    func check() throws(CaptureError) {
        guard Topic.isSegment(name), name != Topic.wholeWorker, name != ".", name != ".." else {
            throw CaptureError(.invalidArgument, "'\(name)' is no worker's name: it has 1 to 64 characters of A-Z a-z 0-9 . _ -")
        }
        guard !sessions.isEmpty else { throw CaptureError(.invalidArgument, "a worker has at least one session") }
        for (index, session) in sessions.enumerated() {
            guard Topic.isSegment(session.name), session.name != Topic.wholeWorker else {
                throw CaptureError(
                    .invalidArgument, "'\(session.name)' is no session's name: it has 1 to 64 characters of A-Z a-z 0-9 . _ -")
            }
            guard !sessions[..<index].contains(where: { $0.name == session.name }) else {
                throw CaptureError(.invalidArgument, "two sessions are named '\(session.name)'")
            }
        }
        if let tcp, !tcp.isLoopback, !allowsInsecure {
            throw CaptureError(
                .invalidAddress,
                "TCP on \(tcp.host) reaches beyond this machine, and whoever reaches it sees and steers the cameras: add --insecure if that is what you want, or use 127.0.0.1 behind a tunnel"
            )
        }
    }
}
