internal import CLinux
package import CaptureModel
internal import CaptureWire
internal import Glibc

/// Where the workers of this host keep their sockets: a folder for each worker, with `control`, `frames`, `events` and `lock` in it.
package struct RuntimeFolder: Hashable, Sendable {
    /// The folder of all workers.
    package let path: String

    /// A folder given by hand.
    package init(path: String) { self.path = path }

    /// The folder of this user: `$SHUTTERBUS_RUNTIME_DIR`; for root `/run/shutterbus`; else `$XDG_RUNTIME_DIR/shutterbus`.
    ///
    /// Throws `systemError` when none of these is set.
    package static func standard() throws(CaptureError) -> RuntimeFolder {
        if let path = environment("SHUTTERBUS_RUNTIME_DIR") { return RuntimeFolder(path: path) }
        if geteuid() == 0 { return RuntimeFolder(path: "/run/shutterbus") }
        if let path = environment("XDG_RUNTIME_DIR") { return RuntimeFolder(path: path + "/shutterbus") }
        throw CaptureError(
            .systemError,
            "no place for sockets: set XDG_RUNTIME_DIR (a folder of your own, as a login session has) or SHUTTERBUS_RUNTIME_DIR")
    }

    /// The folders in which this user finds workers: its own, and root's.
    package static func searched() -> [RuntimeFolder] {
        let own = try? standard()
        let system = RuntimeFolder(path: "/run/shutterbus")
        guard let own else { return [system] }
        return own == system || environment("SHUTTERBUS_RUNTIME_DIR") != nil ? [own] : [own, system]
    }

    /// One worker's folder.
    package func worker(_ name: String) -> String { "\(path)/\(name)" }

    /// The `ipc` address of one of a worker's sockets (`control`, `frames`, `events`).
    ///
    /// Throws `invalidAddress` when the path is longer than a socket's path may be (107 bytes, `sockaddr_un`).
    package func address(of socket: String, worker name: String) throws(CaptureError) -> String {
        let path = "\(worker(name))/\(socket)"
        guard path.utf8.count <= 107 else {
            throw CaptureError(
                .invalidAddress,
                "the socket path \(path) has \(path.utf8.count) bytes and Linux takes 107: give the worker a shorter name, or set SHUTTERBUS_RUNTIME_DIR to a shorter path"
            )
        }
        return "ipc://\(path)"
    }

    /// The names of the workers that run now, in alphabetical order: those whose lock is held.
    package func liveWorkers() -> [String] {
        guard let folder = unsafe opendir(path) else { return [] }
        defer { unsafe closedir(folder) }
        var names: [String] = []
        while let entry = unsafe readdir(folder) {
            let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
            }
            if Topic.isSegment(name), name != ".", name != "..", WorkerLock.isHeld(in: worker(name)) { names.append(name) }
        }
        return names.sorted()
    }

    private static func environment(_ name: String) -> String? {
        guard let value = unsafe getenv(name) else { return nil }
        let text = unsafe String(cString: value)
        return text.isEmpty ? nil : text
    }
}
