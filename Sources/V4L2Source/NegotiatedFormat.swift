internal import CaptureModel
internal import V4L2

/// What a device and its user have agreed upon.
struct NegotiatedFormat: Hashable, Sendable {
    /// What is passed on.
    let active: ActiveFormat
    /// How it is made of what the driver gives; nil where that is passed on itself.
    let conversion: Conversion?

    /// Sets a format and an interval on a device, and is what the driver answered.
    ///
    /// Throws `unsupportedFormat` for what is not listed or can't be passed on, and what the driver's failures mean.
    init(on handle: DeviceHandle, listed formats: [CameraFormat], for request: FormatRequest) throws(CaptureError) {
        let choice = try FormatChoice(from: formats, for: request)
        let answer = try handle.call { device throws(V4L2Error) in
            try device.setFormat(
                CaptureFormat(
                    width: UInt32(choice.size.width), height: UInt32(choice.size.height), pixelFormat: choice.pixelFormat.rawValue
                ))
        }
        let conversion = Conversion(answer)
        guard let layout = conversion?.layout ?? ImageLayout(answer) else {
            let name = PixelFormat(rawValue: answer.pixelFormat)
            throw CaptureError(
                .unsupportedFormat,
                "the driver of \(handle.path) chose \(name) \(answer.width)x\(answer.height) with rows of "
                    + "\(answer.planes.map { String($0.bytesPerLine) }.joined(separator: "/")) bytes, "
                    + "which can't be passed on; the camera lists \(FormatChoice.summary(of: formats))")
        }
        let answered = try handle.call { device throws(V4L2Error) in
            guard let interval = choice.interval else { return try device.timePerFrame() }
            return try device.setTimePerFrame(TimePerFrame(interval.numerator, interval.denominator))
        }
        active = ActiveFormat(layout: layout, interval: answered.flatMap { FrameInterval($0) })
        self.conversion = conversion
    }
}
