package import CaptureModel

/// A kind of camera: finds and opens those of its kind. A new one is one line in the worker's table.
package protocol CameraProvider: Sendable {
    /// The kind, and the first part of its cameras' ids: `synthetic`, `v4l2`.
    var kind: String { get }

    /// The cameras there are now, those that can't be used included (with `Camera.problem`), in the order of preference. It may
    /// block; called on a session's or the discovery thread.
    func cameras() -> [Camera]

    /// Differs from the value before whenever cameras may have come or gone. Cheap: it opens no camera.
    var changeToken: String { get }

    /// Opens a camera for the caller alone. It may block.
    ///
    /// Throws `cameraNotFound`, `cameraBusy`, `cameraPermissionDenied` or `cameraFailed`.
    func open(_ id: String) throws(CaptureError) -> any CameraDevice
}

extension CameraProvider {
    /// The cameras never change.
    package var changeToken: String { "" }
}

/// An open camera. Its session calls it from one thread at a time, and calls may block; dropping the last reference closes it.
package protocol CameraDevice: AnyObject, Sendable {
    /// What it is and can do.
    var camera: Camera { get }

    /// Starts the stream and answers what came out of `request`. From then on the device's own thread calls `sink`.
    ///
    /// Throws `unsupportedFormat` for a format that the camera does not list, `noBandwidth`, `cameraBusy`, `cameraDisconnected`
    /// or `cameraFailed`; nothing runs then.
    func start(_ request: FormatRequest, sink: any FrameSink) throws(CaptureError) -> ActiveFormat

    /// Stops the stream; when it returns, `sink` is not called any more. It does not wait for leases: their bytes stay readable.
    /// Stopping what does not run does nothing.
    func stop()

    /// What has been counted since the camera was opened. Callable from any thread; does not block.
    var statistics: DeviceStatistics { get }
}

extension CameraDevice {
    /// Nothing: a device that counts says so itself.
    package var statistics: DeviceStatistics { DeviceStatistics() }
}

/// Where a device puts its pictures. All calls come from the device's own thread, in order.
package protocol FrameSink: AnyObject, Sendable {
    /// Takes one picture; never blocks.
    func deliver(_ image: CapturedImage)

    /// Frames came and could not be passed on; `drops` since the last call of this or `deliver`. Counts only; not a failure.
    func dropped(_ drops: DropCounts)

    /// The stream ended by itself; nothing is delivered after it. The device is stopped or dropped soon after.
    func ended(_ error: CaptureError)
}
