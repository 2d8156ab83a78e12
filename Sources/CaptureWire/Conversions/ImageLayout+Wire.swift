public import CaptureModel

extension Wire.ImageLayout {
    /// The layout as it travels.
    public init(_ layout: ImageLayout) {
        self.init(
            pixelFormat: layout.pixelFormat.description, width: UInt32(clamping: layout.size.width),
            height: UInt32(clamping: layout.size.height),
            planes: layout.planes.map { plane in
                Wire.Plane(
                    offset: UInt32(clamping: plane.offset), stride: UInt32(clamping: plane.stride),
                    length: UInt32(clamping: plane.length))
            },
            colorRange: Wire.ColorRange(layout.colorRange), subsampling: Wire.ChromaSubsampling(layout.subsampling))
    }
}

extension ImageLayout {
    /// The layout that came.
    ///
    /// Throws `malformedRequest` when its pixel format is no four-character code.
    public init(_ layout: Wire.ImageLayout) throws(CaptureError) {
        guard let format = PixelFormat(layout.pixelFormat) else {
            throw CaptureError(.malformedRequest, "'\(layout.pixelFormat)' is no pixel format: one has 1 to 4 characters")
        }
        self.init(
            pixelFormat: format, size: FrameSize(width: Int(layout.width), height: Int(layout.height)),
            planes: layout.planes.map { Plane(offset: Int($0.offset), stride: Int($0.stride), length: Int($0.length)) },
            colorRange: ColorRange(layout.colorRange), subsampling: ChromaSubsampling(layout.subsampling))
    }
}

extension Wire.ColorRange {
    init(_ range: ColorRange) {
        self =
            switch range {
            case .unknown: .unspecified
            case .full: .full
            case .limited: .limited
            }
    }
}

extension ColorRange {
    init(_ range: Wire.ColorRange) {
        self =
            switch range {
            case .full: .full
            case .limited: .limited
            default: .unknown
            }
    }
}

extension Wire.ChromaSubsampling {
    init(_ subsampling: ChromaSubsampling) {
        self =
            switch subsampling {
            case .unknown: .unspecified
            case .grey: .grey
            case .yuv444: .yuv444
            case .yuv422: .yuv422
            case .yuv420: .yuv420
            case .yuv440: .yuv440
            case .yuv411: .yuv411
            }
    }
}

extension ChromaSubsampling {
    init(_ subsampling: Wire.ChromaSubsampling) {
        self =
            switch subsampling {
            case .grey: .grey
            case .yuv444: .yuv444
            case .yuv422: .yuv422
            case .yuv420: .yuv420
            case .yuv440: .yuv440
            case .yuv411: .yuv411
            default: .unknown
            }
    }
}
