package import CaptureModel
package import CapturePipeline
internal import V4L2

/// The cameras that the kernel's V4L2 drivers offer on this host.
package struct V4L2Provider: CameraProvider {
    /// `v4l2`.
    package let kind = "v4l2"
    private let paths: SystemPaths
    private let policy: CorruptFramePolicy

    /// - Parameters:
    ///   - paths: Where to look for devices.
    ///   - policy: What becomes of damaged pictures.
    package init(paths: SystemPaths = SystemPaths(), policy: CorruptFramePolicy = .strict) {
        self.paths = paths
        self.policy = policy
    }

    /// Asks every node what it is: some milliseconds for each. Blocks.
    package func cameras() -> [Camera] { list().entries.map(\.camera) }

    /// Of the nodes' names, devices and rights.
    package var changeToken: String { NodeScan(paths: paths).token }

    /// Opens the camera that has `id` now, whatever its node's number.
    package func open(_ id: String) throws(CaptureError) -> any CameraDevice {
        let list = list()
        guard let entry = list.entry(id) else {
            let ids = list.entries.map(\.camera.id).joined(separator: ", ")
            throw CaptureError(.cameraNotFound, "no camera \(id) is attached; there are: \(ids.isEmpty ? "none" : ids)")
        }
        if let problem = entry.camera.problem { throw problem }
        let handle = try DeviceHandle(entry.camera.path, paths)
        // Between the list and this, another camera may have taken the number of one that was unplugged.
        guard handle.capabilities == entry.node.answer?.capabilities else {
            throw CaptureError(.cameraDisconnected, "\(entry.camera.path) has just become another camera")
        }
        return V4L2Device(entry.camera, handle, policy: policy)
    }

    private func list() -> CameraList { CameraList(NodeScan(paths: paths).nodes(), kind: kind) }
}
