internal import CaptureModel
internal import V4L2
internal import V4LConvert

extension PixelFormat {
    /// The formats that this source passes on, the one it would rather have first: those that cost least bus and least work.
    static let carried: [PixelFormat] = [
        .mjpeg, jpeg, .yuyv, .uyvy, .nv12, nv12Apart, .i420, i420Apart, .bgr24, .rgb24, .grey, .grey16, .grey12, .grey10,
        .bayerRGGB, .bayerBGGR, .bayerGRBG, .bayerGBRG,
    ]

    /// Those that are converted, and then those are passed on that they become: rather any other than one of these.
    static let converted = ConvertibleFormat.all.map { PixelFormat(rawValue: $0.code) }

    /// All that can be used, in the order of preference.
    static let usable = carried + converted

    /// Single JPEG pictures, as some drivers call what others call Motion JPEG.
    static let jpeg = PixelFormat("JPEG")!
    /// NV12 whose planes are memory areas of their own; passed on as NV12.
    static let nv12Apart = PixelFormat("NM12")!
    /// YU12 whose planes are memory areas of their own; passed on as YU12.
    static let i420Apart = PixelFormat("YM12")!
}

extension ImageLayout {
    /// The layout that a driver's answer means; nil for one that this source can't pass on.
    init?(_ answer: CaptureFormat) {
        let format = PixelFormat(rawValue: answer.pixelFormat)
        let size = FrameSize(width: Int(answer.width), height: Int(answer.height))
        guard PixelFormat.carried.contains(format), size.width > 0, size.height > 0, !answer.planes.isEmpty else { return nil }
        switch format {
        case .mjpeg, .jpeg:
            self.init(pixelFormat: .mjpeg, size: size, planes: [], colorRange: ColorRange(answer, .mjpeg))
        case .nv12Apart: self.init(apart: .nv12, size, answer)
        case .i420Apart: self.init(apart: .i420, size, answer)
        default:
            let stride = answer.planes[0].bytesPerLine > 0 ? Int(answer.planes[0].bytesPerLine) : nil
            self.init(format, size, stride: stride, colorRange: ColorRange(answer, format))
        }
        let areas = [.nv12Apart, .i420Apart].contains(format) ? planes.count : 1
        guard answer.planes.count == areas else { return nil }
    }

    /// A layout with the planes of an answer's memory areas one behind the other, each with the driver's stride.
    private init?(apart format: PixelFormat, _ size: FrameSize, _ answer: CaptureFormat) {
        guard var layout = ImageLayout(format, size, colorRange: ColorRange(answer, format)),
            layout.planes.count == answer.planes.count
        else { return nil }
        var offset = 0
        for index in layout.planes.indices {
            let tight = layout.planes[index], told = Int(answer.planes[index].bytesPerLine)
            let stride = told > 0 ? told : tight.stride
            guard stride >= tight.stride else { return nil }
            layout.planes[index] = Plane(offset: offset, stride: stride, length: tight.length / tight.stride * stride)
            offset += layout.planes[index].length
        }
        self = layout
    }
}

extension ColorRange {
    /// The range that the driver tells, else V4L2's default: full for RGB and JPEG's colours, limited for other YUV. Luma alone
    /// comes from sensors, which use all of it.
    init(_ answer: CaptureFormat, _ format: PixelFormat) {
        switch answer.quantization {
        case .full: self = .full
        case .limited: self = .limited
        case .unspecified:
            let isVideo = [PixelFormat.yuyv, .uyvy, .nv12, .i420].contains(format)
            self = isVideo && !answer.hasJPEGColors ? .limited : .full
        }
    }
}
