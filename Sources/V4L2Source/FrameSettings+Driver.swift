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
    }
}

extension VideoDevice {
    /// A control that nothing else decides, and its number.
    fileprivate func decided(_ id: UInt32) -> (ControlDescription, Int64)? {
        guard let control = try? control(id), control.isReadable, !control.flags.contains(.inactive),
            let number = try? readNumber(of: control)
        else { return nil }
        return (control, number)
    }
}
