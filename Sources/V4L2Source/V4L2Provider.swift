package import CaptureModel
package import CapturePipeline
internal import Synchronization
internal import SystemThreads
internal import V4L2

/// The cameras that the kernel's V4L2 drivers offer on this host.
package final class V4L2Provider: CameraProvider {
    /// Nanoseconds for which a list serves those who open cameras, unless something changes. A session whose camera is away tries
    /// again and again: to ask every node each time would keep all cameras of the machine awake.
    static let patience: Int64 = 5_000_000_000

    /// `v4l2`.
    package let kind = "v4l2"
    private let paths: SystemPaths
    private let policy: CorruptFramePolicy

    private struct Look {
        var token: [Int]
        var time: Int64
        var list: CameraList
    }
    private let newest = Mutex<Look?>(nil)

    /// - Parameters:
    ///   - paths: Where to look for devices.
    ///   - policy: What becomes of damaged pictures.
    package init(paths: SystemPaths = SystemPaths(), policy: CorruptFramePolicy = .strict) {
        self.paths = paths
        self.policy = policy
    }

    /// Asks every node what it is: some milliseconds for each. Blocks.
    package func cameras() -> [Camera] { look(at: MonotonicClock.now()).entries.map(\.camera) }

    /// Of the nodes' devices, files and rights.
    package var changeToken: [Int] { NodeScan(paths: paths).token }

    /// Opens the camera that has `id` now, whatever its node's number.
    package func open(_ id: String) throws(CaptureError) -> any CameraDevice { try open(id, at: MonotonicClock.now()) }

    func open(_ id: String, at now: Int64) throws(CaptureError) -> any CameraDevice {
        var list = known(at: now) ?? look(at: now)
        // Of all problems this one may pass without a trace in the file system.
        if list.entry(id)?.camera.problem?.code == .cameraBusy { list = look(at: now) }
        guard let entry = list.entry(id) else {
            let ids = list.entries.map(\.camera.id).joined(separator: ", ")
            throw CaptureError(.cameraNotFound, "no camera \(id) is attached; there are: \(ids.isEmpty ? "none" : ids)")
        }
        if let problem = entry.camera.problem { throw problem }
        do throws(CaptureError) {
            let handle = try DeviceHandle(entry.camera.path, paths)
            // Between the list and this, another camera may have taken the number of one that was unplugged.
            guard handle.capabilities == entry.node.answer?.capabilities else {
                throw CaptureError(.cameraDisconnected, "\(entry.camera.path) has just become another camera")
            }
            return V4L2Device(entry.camera, handle, policy: policy)
        } catch {
            newest.withLock { $0 = nil }
            throw error
        }
    }

    /// The newest list, where it still tells how things are.
    private func known(at now: Int64) -> CameraList? {
        guard let look = newest.withLock({ $0 }), now - look.time < Self.patience, look.token == changeToken else { return nil }
        return look.list
    }

    private func look(at now: Int64) -> CameraList {
        // What changes while nodes are asked makes the next look another one.
        let scan = NodeScan(paths: paths), token = scan.token
        let list = CameraList(scan.nodes(), kind: kind)
        newest.withLock { $0 = Look(token: token, time: now, list: list) }
        return list
    }
}
