internal import CaptureModel
internal import CapturePipeline
internal import CaptureWire

extension CommandHandler {
    /// Has a session capture in another size, pixel format or rate.
    static let setFormat = CommandHandler("setFormat") { message, parts async throws(CaptureError) in
        guard case .setFormat(let request) = message.command else { return nil }
        let session = try parts.session(request.session)
        let result = try await session.setFormat(try FormatRequest(asked: request))
        return CommandResult(
            .setFormat(
                Wire.SetFormatReply(
                    format: Wire.ImageLayout(result.value.format.layout),
                    interval: result.value.format.interval.map(Wire.Interval.init), generation: result.value.generation)),
            from: result.effectiveSequence)
    }
}

extension FormatRequest {
    /// The wish that a request holds.
    ///
    /// Throws `invalidArgument` for one that no camera could have.
    fileprivate init(asked request: Wire.SetFormatRequest) throws(CaptureError) {
        self.init()
        if !request.pixelFormat.isEmpty {
            guard let format = PixelFormat(request.pixelFormat) else {
                throw CaptureError(.invalidArgument, "pixel_format '\(request.pixelFormat)': four characters, as NV12 or MJPG")
            }
            pixelFormat = format
        }
        if request.width != 0 || request.height != 0 {
            guard let wanted = FrameSize("\(request.width)x\(request.height)") else {
                throw CaptureError(.invalidArgument, "size \(request.width)x\(request.height): both from 1 to 32768")
            }
            size = wanted
        }
        if request.rate != 0 {
            guard let wanted = FrameInterval(rate: request.rate) else {
                throw CaptureError(.invalidArgument, "rate \(request.rate): frames a second, more than 0")
            }
            interval = wanted
        }
    }
}
