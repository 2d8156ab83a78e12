internal import CaptureBus

/// A worker that runs on this host.
public struct LocalWorker: Hashable, Sendable {
    /// Its name.
    public let name: String
    /// Where it takes commands.
    public let address: String
}

extension CaptureClient {
    /// The workers that run on this host now and that this user may find: those of the user, then those of root.
    public static func localWorkers() -> [LocalWorker] {
        RuntimeFolder.searched().flatMap { folder in
            folder.liveWorkers().compactMap { name in
                guard let address = try? folder.address(of: "control", worker: name) else { return nil }
                return LocalWorker(name: name, address: address)
            }
        }
    }
}
