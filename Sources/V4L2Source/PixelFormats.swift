internal import CaptureModel
internal import V4L2

extension PixelFormat {
    /// The formats that this source passes on, the one it would rather have first: those that cost least bus and least work.
    static let carried: [PixelFormat] = [
        .mjpeg, jpeg, .yuyv, .uyvy, .nv12, .i420, .bgr24, .rgb24, .grey, .grey16, .grey12, .grey10, .bayerRGGB, .bayerBGGR,
        .bayerGRBG, .bayerGBRG,
    ]

    /// Single JPEG pictures, as some drivers call what others call Motion JPEG.
    static let jpeg = PixelFormat("JPEG")!
}

extension ImageLayout {
    /// The layout that a driver's answer means; nil for one that this source can't pass on.
    init?(_ answer: CaptureFormat) {
        let format = PixelFormat(rawValue: answer.pixelFormat)
        let size = FrameSize(width: Int(answer.width), height: Int(answer.height))
        guard PixelFormat.carried.contains(format), size.width > 0, size.height > 0 else { return nil }
        let range = ColorRange(answer, format)
        if format.isCompressed {
            self.init(pixelFormat: .mjpeg, size: size, planes: [], colorRange: range)
        } else {
            self.init(format, size, stride: answer.bytesPerLine > 0 ? Int(answer.bytesPerLine) : nil, colorRange: range)
        }
    }
}

extension ColorRange {
    /// The range that the driver tells, else V4L2's default: full for RGB and JPEG's colours, limited for other YUV. Luma alone
    /// comes from sensors, which use all of it.
    fileprivate init(_ answer: CaptureFormat, _ format: PixelFormat) {
        switch answer.quantization {
        case .full: self = .full
        case .limited: self = .limited
        case .unspecified:
            let isVideo = [PixelFormat.yuyv, .uyvy, .nv12, .i420].contains(format)
            self = isVideo && !answer.hasJPEGColors ? .limited : .full
        }
    }
}
