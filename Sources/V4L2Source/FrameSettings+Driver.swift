internal import CaptureModel
internal import V4L2

extension FrameSettings {
    /// The settings in force as far as a driver tells them. What an automatic decides is not known: drivers then answer what was
    /// set by hand before.
    init(readingFrom device: borrowing VideoDevice) {
        self.init()
        if let (control, number) = device.decided(ControlID.zoomAbsolute) { zoom = ZoomScale(control)?.factor(of: number) }
        if let (control, number) = device.decided(ControlID.focusAbsolute) {
            lensPosition = LensScale(control)?.position(of: number)
        }
        if let (_, number) = device.decided(ControlID.exposureAbsolute) { exposure = number * 100_000 }
        if let (_, number) = device.decided(ControlID.whiteBalanceTemperature) {
            whiteBalance = WhiteBalance(temperature: Double(number))
        }
        if let isAutomatic = device.number(ControlID.focusAuto) {
            focusMode = isAutomatic == 0 ? .locked : .continuous
        } else if device.decided(ControlID.focusAbsolute) != nil {
            focusMode = .locked
        }
        if let mode = device.number(ControlID.exposureAuto) {
            exposureMode = mode == ControlID.ExposureMode.manual ? .locked : .continuous
        }
        if let isAutomatic = device.number(ControlID.autoWhiteBalance) {
            whiteBalanceMode = isAutomatic == 0 ? .locked : .continuous
        }
    }
}

extension VideoDevice {
    /// The number of a control; nil where there is none, or the driver does not tell.
    fileprivate func number(_ id: UInt32) -> Int64? { decided(id)?.1 }

    /// A control that nothing else decides, and its number.
    fileprivate func decided(_ id: UInt32) -> (ControlDescription, Int64)? {
        guard let control = try? control(id), control.isReadable, !control.flags.contains(.inactive),
            let number = try? readNumber(of: control)
        else { return nil }
        return (control, number)
    }
}
