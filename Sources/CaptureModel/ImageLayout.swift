/// One plane of a raw picture inside a frame's bytes.
public struct Plane: Hashable, Sendable {
    /// Bytes from the start of the payload to the plane's first row.
    public var offset: Int
    /// Bytes from one row to the next, padding included.
    public var stride: Int
    /// Bytes of the whole plane: rows × stride.
    public var length: Int

    /// A plane at `offset` whose rows are `stride` bytes apart.
    public init(offset: Int, stride: Int, length: Int) {
        self.offset = offset
        self.stride = stride
        self.length = length
    }
}

/// Which part of the number range luma and chroma use.
public enum ColorRange: Hashable, Sendable {
    /// Not told by the camera.
    case unknown
    /// 0…255, as JPEG uses.
    case full
    /// 16…235 (chroma 16…240), as video uses.
    case limited
}

/// How densely a JPEG's colour is sampled, read from its frame header (SOF).
public enum ChromaSubsampling: Hashable, Sendable {
    /// Not a JPEG, or not one of those below.
    case unknown
    /// Luma only.
    case grey
    /// 4:4:4.
    case yuv444
    /// 4:2:2.
    case yuv422
    /// 4:2:0.
    case yuv420
    /// 4:4:0.
    case yuv440
    /// 4:1:1.
    case yuv411
}

/// What is needed to read the bytes of a picture: format, size, planes and colour.
public struct ImageLayout: Hashable, Sendable {
    /// The format of the bytes.
    public var pixelFormat: PixelFormat
    /// Width × height in pixels.
    public var size: FrameSize
    /// The planes of a raw format in the format's order; empty when compressed.
    public var planes: [Plane]
    /// The range of the numbers.
    public var colorRange: ColorRange
    /// A JPEG's sampling; `unknown` when raw.
    public var subsampling: ChromaSubsampling

    /// A layout from its parts.
    public init(
        pixelFormat: PixelFormat, size: FrameSize, planes: [Plane], colorRange: ColorRange = .unknown,
        subsampling: ChromaSubsampling = .unknown
    ) {
        self.pixelFormat = pixelFormat
        self.size = size
        self.planes = planes
        self.colorRange = colorRange
        self.subsampling = subsampling
    }

    /// The layout of a single-buffer picture whose first plane's rows are `stride` bytes apart (nil: without padding).
    ///
    /// Chroma planes follow the luma plane at once, with the stride that V4L2 derives from it. Nil for a compressed or unknown
    /// format, an odd width or height that the format's chroma cannot have, and a stride too short for a row.
    public init?(_ format: PixelFormat, _ size: FrameSize, stride: Int? = nil, colorRange: ColorRange = .unknown) {
        let width = size.width, height = size.height
        let row: Int
        switch format {
        case .grey, .nv12, .i420, .bayerBGGR, .bayerGBRG, .bayerGRBG, .bayerRGGB: row = width
        case .yuyv, .uyvy: row = ((width + 1) & ~1) * 2
        case .grey16, .grey10, .grey12: row = width * 2
        case .rgb24, .bgr24: row = width * 3
        default: return nil
        }
        let pitch = stride ?? row
        guard width > 0, height > 0, pitch >= row else { return nil }
        var planes = [Plane(offset: 0, stride: pitch, length: pitch * height)]
        switch format {
        case .nv12:
            guard width % 2 == 0, height % 2 == 0 else { return nil }
            planes.append(Plane(offset: pitch * height, stride: pitch, length: pitch * height / 2))
        case .i420:
            guard width % 2 == 0, height % 2 == 0, pitch % 2 == 0 else { return nil }
            let quarter = pitch / 2 * (height / 2)
            planes.append(Plane(offset: pitch * height, stride: pitch / 2, length: quarter))
            planes.append(Plane(offset: pitch * height + quarter, stride: pitch / 2, length: quarter))
        default: break
        }
        self.init(pixelFormat: format, size: size, planes: planes, colorRange: colorRange)
    }

    /// Bytes that a raw picture of this layout needs; 0 when compressed.
    public var byteCount: Int { planes.map { $0.offset + $0.length }.max() ?? 0 }
}
