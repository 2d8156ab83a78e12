package import CaptureModel
internal import Synchronization

extension Session {
    /// A camera that hunts for its focus changes at each frame: so long changes are gathered before they are told.
    private static let gathering = Duration.milliseconds(100)

    /// Everything of the camera that can be set.
    package func controls() throws(CaptureError) -> [CameraControl] { try openCamera().controls() }

    /// Sets one control of the camera.
    ///
    /// Throws `invalidArgument` with what is allowed, `unsupported`.
    package func setControl(_ id: UInt32, to value: ControlValue) throws(CaptureError) -> SettingResult<CameraControl> {
        let device = try openCamera()
        let effect = try device.setControl(id, to: value)
        // A button is pressed once, not each time that the camera is opened.
        if effect.value.kind != .button { choice.wanted.note(.control(id, value)) }
        choice.settings.follow(device.settingsInForce)
        update()
        return result(effect.value, effect.driverSequence)
    }

    /// Tells what the camera, or another program, has changed: each control once, as it is now, and the settings that follow.
    func controlsChanged() async {
        try? await Task.sleep(for: Self.gathering)
        let ids = counters.changedControls.withLock { changed in
            defer { changed = [] }
            return changed
        }
        // A camera that breaks here tells so by its stream.
        guard !ids.isEmpty, let device, let changed = try? device.changes(of: ids) else { return }
        for control in changed { onControl(control) }
        choice.settings.follow(device.settingsInForce)
        update()
    }
}

extension FrameSettings {
    /// Takes over what a device tells of its settings; what it does not tell stays as it was asked for.
    mutating func follow(_ told: FrameSettings) {
        zoom = told.zoom ?? zoom
        gain = told.gain ?? gain
        exposure = told.exposure ?? exposure
        whiteBalance = told.whiteBalance ?? whiteBalance
        // What it was set to before is not in force while an automatic decides.
        if let mode = told.focusMode { (focusMode, lensPosition) = (mode, told.lensPosition) }
        if let mode = told.exposureMode { (exposureMode, exposure) = (mode, told.exposure) }
        if let mode = told.whiteBalanceMode { (whiteBalanceMode, whiteBalance) = (mode, told.whiteBalance) }
    }
}
