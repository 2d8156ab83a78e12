package import CaptureModel

/// A kind of camera: finds and opens those of its kind. A new one is one line in the worker's table.
package protocol CameraProvider: Sendable {
    /// The kind, and the first part of its cameras' ids: `synthetic`, `v4l2`.
    var kind: String { get }

    /// The cameras there are now, those that can't be used included (with `Camera.problem`), in the order of preference. It may
    /// block; called on a session's or the discovery thread.
    func cameras() -> [Camera]

    /// Differs from the value before whenever cameras may have come or gone. Cheap: it opens no camera.
    var changeToken: [Int] { get }

    /// Opens a camera for the caller alone. It may block.
    ///
    /// Throws `cameraNotFound`, `cameraBusy`, `cameraPermissionDenied` or `cameraFailed`.
    func open(_ id: String) throws(CaptureError) -> any CameraDevice
}

extension CameraProvider {
    /// The cameras never change.
    package var changeToken: [Int] { [] }
}
