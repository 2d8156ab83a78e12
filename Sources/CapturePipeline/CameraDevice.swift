package import CaptureModel

/// An open camera. Its session calls it from one thread at a time, and calls may block; dropping the last reference closes it.
package protocol CameraDevice: AnyObject, Sendable {
    /// What it is and can do.
    var camera: Camera { get }

    /// Refuses, with what there is, a wish that `start` would refuse: so a stream that runs need not be stopped to find out.
    ///
    /// Throws `unsupportedFormat`.
    func check(_ request: FormatRequest) throws(CaptureError)

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

    /// The settings in force, as far as the device tells them by itself. Callable from any thread; does not block.
    var settingsInForce: FrameSettings { get }

    /// How frames of that format, taken with the settings now in force, lie on the sensor; nil when only frames tell.
    func geometry(of request: FormatRequest) -> FrameGeometry?

    /// Zooms to `factor`, which is within the range of the capability `zoom`. Streaming or not.
    ///
    /// Throws `unsupported`, or what a camera throws that breaks.
    func setZoom(_ factor: Double) throws(CaptureError) -> SettingEffect<Double>

    /// Focuses. A lens position is within 0…1.
    ///
    /// Throws `unsupported`, or what a camera throws that breaks.
    func setFocus(_ focus: FocusSetting) throws(CaptureError) -> SettingEffect<FocusState>

    /// Everything that can be set, as it is now.
    func controls() throws(CaptureError) -> [CameraControl]

    /// Of the controls that its sink was told of, those that are not as they were set or told last, as they are now. `settingsInForce` is
    /// brought up to date.
    func changes(of ids: Set<UInt32>) throws(CaptureError) -> [CameraControl]

    /// Sets one control and reads it back.
    ///
    /// Throws `invalidArgument` with what is allowed, `unsupported` for one that is read-only or inactive; nothing changes then.
    func setControl(_ id: UInt32, to value: ControlValue) throws(CaptureError) -> SettingEffect<CameraControl>
}

extension CameraDevice {
    /// Nothing: a device that counts says so itself.
    package var statistics: DeviceStatistics { DeviceStatistics() }

    /// Unknown: a device that tells says so itself.
    package var settingsInForce: FrameSettings { FrameSettings() }

    /// Throws for a pixel format or size that the camera does not list. A rate passes: drivers answer with the nearest that they
    /// have; a device that refuses some says so itself.
    package func check(_ request: FormatRequest) throws(CaptureError) { try camera.check(request) }

    /// Unknown: a device that knows says so itself.
    package func geometry(of request: FormatRequest) -> FrameGeometry? { nil }

    /// Refused: a device that zooms says so itself.
    package func setZoom(_ factor: Double) throws(CaptureError) -> SettingEffect<Double> {
        throw CaptureError(.unsupported, "the camera \(camera.id) can't zoom")
    }

    /// Refused: a device that focuses says so itself.
    package func setFocus(_ focus: FocusSetting) throws(CaptureError) -> SettingEffect<FocusState> {
        throw CaptureError(.unsupported, "the focus of the camera \(camera.id) can't be set")
    }

    /// None: a device that has controls says so itself.
    package func controls() throws(CaptureError) -> [CameraControl] { [] }

    /// All of them: a device that knows what it told before says less.
    package func changes(of ids: Set<UInt32>) throws(CaptureError) -> [CameraControl] {
        try controls().filter { ids.contains($0.id) }
    }

    /// Refused: a device that has controls says so itself.
    package func setControl(_ id: UInt32, to value: ControlValue) throws(CaptureError) -> SettingEffect<CameraControl> {
        throw CaptureError(.invalidArgument, "the camera \(camera.id) has no control \(id)")
    }
}

/// Where a device puts its pictures. All calls come from the device's own thread, in order.
package protocol FrameSink: AnyObject, Sendable {
    /// Takes one picture; never blocks.
    func deliver(_ image: CapturedImage)

    /// Frames came and could not be passed on; `drops` since the last call of this or `deliver`. Counts only; not a failure.
    func dropped(_ drops: DropCounts)

    /// Controls changed that the session did not set: another program did, or the camera by itself. Never blocks.
    func controlsChanged(_ ids: Set<UInt32>)

    /// The stream ended by itself; nothing is delivered after it. The device is stopped or dropped soon after.
    func ended(_ error: CaptureError)
}

extension FrameSink {
    /// Nothing: who only wants pictures sees it in them.
    package func controlsChanged(_ ids: Set<UInt32>) {}
}
