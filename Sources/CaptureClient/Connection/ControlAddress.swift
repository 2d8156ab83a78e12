internal import CaptureBus
internal import CaptureModel
internal import CaptureWire

/// Where a worker takes commands, in libzmq's words: `ipc://…/control` or `tcp://host:port`.
struct ControlAddress: Hashable, Sendable {
    /// What to connect to.
    let text: String

    /// The address that a user means: one in full, a worker's name, or nil for the only worker that runs on this host.
    ///
    /// Throws `noWorker` when no worker of that name, or none at all, is found in `folders`, and `invalidAddress` when several
    /// are or the text is none of these.
    init(_ text: String?, in folders: [RuntimeFolder]) throws(CaptureError) {
        guard let text else {
            self = try Self.only(in: folders)
            return
        }
        if text.hasPrefix("ipc://"), text.count > 6 {
            self.text = text
        } else if text.hasPrefix("tcp://"), Self.tcpHost(of: text) != nil {
            self.text = text
        } else if Topic.isSegment(text) {
            self = try Self.named(text, in: folders)
        } else {
            throw CaptureError(
                .invalidAddress, "'\(text)' is no worker: write its name, ipc:///path/to/its/control or tcp://host:port")
        }
    }

    /// The only worker that runs on this host now; nil when there is none, or more than one.
    static func found(in folders: [RuntimeFolder]) -> ControlAddress? { try? only(in: folders) }

    /// The address of one of its other sockets, which `hello` tells as an `ipc` address or a TCP port; nil when it is offered
    /// on neither way that this client can go.
    func sibling(path: String, port: UInt32) -> String? {
        guard let host = Self.tcpHost(of: text) else { return path.isEmpty ? nil : path }
        return (1...65535).contains(port) ? "tcp://\(host):\(port)" : nil
    }

    private static func tcpHost(of text: String) -> Substring? {
        guard text.hasPrefix("tcp://"), let colon = text.lastIndex(of: ":"), let port = UInt16(text[text.index(after: colon)...]),
            port > 0, colon > text.index(text.startIndex, offsetBy: 6)
        else { return nil }
        return text[text.index(text.startIndex, offsetBy: 6)..<colon]
    }

    private static func named(_ name: String, in folders: [RuntimeFolder]) throws(CaptureError) -> ControlAddress {
        for folder in folders where folder.liveWorkers().contains(name) { return try address(name, in: folder) }
        let others = folders.flatMap { $0.liveWorkers() }.joined(separator: ", ")
        throw CaptureError(
            .noWorker,
            "no worker '\(name)' runs on this host: "
                + (others.isEmpty ? "start capture-worker --name \(name)" : "there are \(others)"))
    }

    private static func only(in folders: [RuntimeFolder]) throws(CaptureError) -> ControlAddress {
        let found = folders.flatMap { folder in folder.liveWorkers().map { (folder, $0) } }
        guard let (folder, name) = found.first else {
            let places = folders.map(\.path).joined(separator: " and ")
            throw CaptureError(
                .noWorker, "no worker runs on this host (looked in \(places)): start capture-worker, or give an address")
        }
        guard found.count == 1 else {
            throw CaptureError(
                .invalidAddress, "several workers run on this host: name one of \(found.map(\.1).joined(separator: ", "))")
        }
        return try address(name, in: folder)
    }

    private static func address(_ name: String, in folder: RuntimeFolder) throws(CaptureError) -> ControlAddress {
        ControlAddress(verbatim: try folder.address(of: "control", worker: name))
    }

    private init(verbatim text: String) { self.text = text }
}
