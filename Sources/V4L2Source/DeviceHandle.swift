internal import CaptureModel
internal import V4L2

/// An open node that a device and its stream's thread share; the last of them closes it.
final class DeviceHandle: Sendable {
    /// The node itself.
    let device: VideoDevice
    /// `/dev/video0`.
    let path: String
    /// What it said when it was opened.
    let capabilities: DeviceCapabilities
    private let trouble: DeviceTrouble

    /// Throws `overloaded` when libv4l2 takes no more, `cameraBusy`, `cameraPermissionDenied`, `cameraDisconnected` or `cameraFailed`.
    init(_ path: String, _ paths: SystemPaths) throws(CaptureError) {
        trouble = DeviceTrouble(paths: paths, node: path)
        do {
            device = try VideoDevice(path, throughLibrary: true)
            capabilities = try device.capabilities()
        } catch {
            throw trouble.report(error)
        }
        self.path = path
    }

    /// Makes calls whose failures become the user's.
    func call<Result>(_ body: (borrowing VideoDevice) throws(V4L2Error) -> Result) throws(CaptureError) -> Result {
        do { return try body(device) } catch { throw trouble.report(error) }
    }

    /// What `error` means to the user.
    func report(_ error: V4L2Error) -> CaptureError { trouble.report(error) }
}
