internal import CaptureModel
internal import TurboJPEG
internal import YUV

/// Turns a frame's bytes, in whatever format, into planes that can be scaled and compressed. It keeps its memory.
struct FrameUnpacker: ~Copyable {
    /// The planes of the last picture that are not in the frame itself.
    var memory = PixelMemory()
    /// The red, green and blue pixels that a sensor's numbers become on their way.
    private var pixels = PixelMemory()
    /// Does a format that samples colour more densely than 4:2:0 keep all of it? For photos; it costs time.
    let keepsColor: Bool
    // libyuv scales nothing longer; JPEG could have 65,500.
    private static let sides = 1...32767
    // Of a JPEG, whose header nothing else keeps from asking for any memory: 400 MB.
    private static let largestArea = 1 << 28
    private var compressor: Compressor?
    private var decompressor: Decompressor?

    init(keepsColor: Bool = false) { self.keepsColor = keepsColor }

    /// The planes of a frame. Numbers stay as they are, limited or full, but for red, green and blue, which become full-range
    /// luma and chroma, a sensor's one colour a pixel, which becomes that by way of all three, and grey of more bits, which
    /// becomes 8-bit.
    ///
    /// Throws `unsupportedFormat`, and `encodingFailed` when the bytes are not what the layout says.
    mutating func unpack(_ bytes: RawSpan, _ layout: ImageLayout) throws(CaptureError) -> PlanarPicture {
        let width = layout.size.width, height = layout.size.height
        if layout.pixelFormat.isCompressed { return try decompress(bytes) }
        try Self.check(layout)
        var picture = PlanarPicture(
            width: width, height: height, subsampling: subsampling(of: layout.pixelFormat), isLimited: layout.needsStretching)
        memory.reserve(picture.byteCount)
        if let pattern = layout.pixelFormat.bayerPattern {
            guard width > 1, height > 1 else {
                throw CaptureError(.unsupportedFormat, "no colours can be made of \(layout.size) in \(layout.pixelFormat)")
            }
            let mosaic = try layout.rows(0, of: bytes.byteCount)
            try Self.color(bytes, mosaic, pattern, picture, &pixels, &memory, &compressor)
            return picture
        }
        if picture.subsampling == .yuv444 {
            let pixels = try layout.rows(0, of: bytes.byteCount)
            try Self.separate(
                bytes.extracting(pixels.offset..<pixels.end), layout.pixelFormat == .bgr24 ? .bgr : .rgb, stride: pixels.stride,
                picture, &memory, &compressor)
            return picture
        }
        var output = memory.mutableBytes
        func rows(_ plane: Int) throws(CaptureError) -> PlaneRows { try layout.rows(plane, of: bytes.byteCount) }
        switch layout.pixelFormat {
        case .i420:
            picture.placeLuma(bytes, try rows(0), &output)
            picture.inFrame[1] = try rows(1)
            picture.inFrame[2] = try rows(2)
        case .nv12:
            picture.placeLuma(bytes, try rows(0), &output)
            Repacking.splitChroma(bytes, try rows(1), into: &output, u: picture.planes[1], v: picture.planes[2])
        case .yuyv, .uyvy:
            Repacking.packed422(
                bytes, try rows(0), chromaFirst: layout.pixelFormat == .uyvy, into: &output,
                y: picture.unpaddedLuma, u: picture.planes[1], v: picture.planes[2])
            picture.padLuma(&output)
        case .rgb24, .bgr24:
            Repacking.rgb(
                bytes, try rows(0), blueFirst: layout.pixelFormat == .bgr24, into: &output,
                y: picture.unpaddedLuma, u: picture.planes[1], v: picture.planes[2])
            picture.padLuma(&output)
        case .grey:
            picture.inFrame[0] = try rows(0)
        case .grey16, .grey12, .grey10:
            let bits = layout.pixelFormat == .grey16 ? 16 : layout.pixelFormat == .grey12 ? 12 : 10
            Repacking.highBytes(bytes, try rows(0), bits: bits, into: &output, picture.planes[0])
        default:
            throw CaptureError(.unsupportedFormat, "\(layout.pixelFormat) can't be made a JPEG")
        }
        return picture
    }

    /// Throws `unsupportedFormat` for a raw picture of a size that can't be made a JPEG.
    static func check(_ layout: ImageLayout) throws(CaptureError) {
        guard sides.contains(layout.size.width), sides.contains(layout.size.height) else {
            throw CaptureError(
                .unsupportedFormat, "no JPEG is made of \(layout.size): a side is at most \(sides.upperBound)")
        }
    }

    /// How densely the picture of a raw format samples colour.
    private func subsampling(of format: PixelFormat) -> Subsampling {
        switch format {
        case .grey, .grey16, .grey12, .grey10: .grey
        case .yuyv, .uyvy: keepsColor ? .yuv422 : .yuv420
        case .rgb24, .bgr24: keepsColor ? .yuv444 : .yuv420
        case _ where format.bayerPattern != nil: keepsColor ? .yuv444 : .yuv420
        default: .yuv420
        }
    }

    // Apart from `self`, of which the inouts are parts that are used at once.
    private static func color(
        _ bytes: RawSpan, _ mosaic: PlaneRows, _ pattern: Demosaicing.Pattern, _ picture: PlanarPicture,
        _ pixels: inout PixelMemory, _ memory: inout PixelMemory, _ compressor: inout Compressor?
    ) throws(CaptureError) {
        let colored = PlaneRows(width: 3 * mosaic.width, height: mosaic.height)
        pixels.reserve(colored.end)
        var output = pixels.mutableBytes
        Demosaicing.rgb(bytes, mosaic, pattern, into: &output, colored)
        let result = pixels.bytes.extracting(0..<colored.end)
        if picture.subsampling == .yuv444 {
            return try separate(result, .rgb, stride: colored.stride, picture, &memory, &compressor)
        }
        var planes = memory.mutableBytes
        Repacking.rgb(
            result, colored, blueFirst: false, into: &planes, y: picture.unpaddedLuma, u: picture.planes[1], v: picture.planes[2])
        picture.padLuma(&planes)
    }

    // Apart from `self`, of which both inouts are parts that are used at once.
    private static func separate(
        _ pixels: RawSpan, _ format: Compressor.PackedFormat, stride: Int, _ picture: PlanarPicture,
        _ memory: inout PixelMemory, _ compressor: inout Compressor?
    ) throws(CaptureError) {
        let planes = picture.planes
        var output = memory.mutableBytes
        do throws(TurboJPEGError) {
            if compressor == nil { compressor = try Compressor() }
            try compressor!.separate(
                pixels, format, stride: stride, width: picture.width, height: picture.height, subsampling: picture.subsampling,
                into: &output, offsets: (planes[0].offset, planes[1].offset, planes[2].offset),
                strides: (planes[0].stride, planes[1].stride, planes[2].stride))
        } catch {
            throw CaptureError(.encodingFailed, "the frame's colours can't be taken apart", cause: error.description)
        }
    }

    private mutating func decompress(_ jpeg: RawSpan) throws(CaptureError) -> PlanarPicture {
        do throws(TurboJPEGError) {
            if decompressor == nil { decompressor = try Decompressor() }
            let header = try decompressor!.header(of: jpeg)
            // A few bytes may claim any size, and memory for it. Even one colour all over takes a byte for every 256 pixels.
            if header.width * header.height <= min(Self.largestArea, 1024 * jpeg.byteCount),
                Self.sides.contains(header.width), Self.sides.contains(header.height)
            {
                let picture = PlanarPicture(
                    width: header.width, height: header.height, subsampling: header.subsampling, isLimited: false)
                try Self.decompress(jpeg, header, picture.planes, picture.byteCount, &memory, &decompressor!)
                return picture
            }
        } catch {
            throw CaptureError(.encodingFailed, "the camera's JPEG can't be read", cause: error.description)
        }
        throw CaptureError(.encodingFailed, "the camera's JPEG claims to be larger than its \(jpeg.byteCount) bytes can be")
    }

    // Apart from `self`, of which both inouts are parts that are used at once.
    private static func decompress(
        _ jpeg: RawSpan, _ header: Decompressor.Header, _ planes: InlineArray<3, PlaneRows>, _ byteCount: Int,
        _ memory: inout PixelMemory, _ decompressor: inout Decompressor
    ) throws(TurboJPEGError) {
        memory.reserve(byteCount)
        var output = memory.mutableBytes
        try decompressor.decompress(
            jpeg, header: header, into: &output, offsets: (planes[0].offset, planes[1].offset, planes[2].offset),
            strides: (planes[0].stride, planes[1].stride, planes[2].stride))
    }
}
