internal import CaptureModel
internal import CapturePipeline
internal import TurboJPEG
internal import YUV

/// Makes a part of a JPEG a JPEG as large as the whole was. It keeps its memory from one to the next; one user at a time.
struct JPEGZoomer: ~Copyable {
    /// Good enough that what is lost twice does not show.
    static let quality = 90
    // libyuv scales nothing longer.
    private static let longestSide = 32767

    private var decompressor: Decompressor?
    private var compressor: Compressor?
    private var decoded = PixelMemory()
    private var scaled = PixelMemory()
    private var pool: FrameBufferPool?

    /// The part `crop` of a JPEG, with the same size and sampling; nil when readers hold all buffers.
    mutating func zoom(
        _ jpeg: RawSpan, _ layout: ImageLayout, _ crop: CropRegion
    ) throws(PictureZoomer.Failure) -> (FrameBuffer, ImageLayout)? {
        do throws(TurboJPEGError) {
            if decompressor == nil { decompressor = try Decompressor() }
            if compressor == nil { compressor = try Compressor() }
            let header = try decompressor!.header(of: jpeg)
            let size = FrameSize(width: header.width, height: header.height)
            // The crop is that of the layout's size; and a few bytes may claim any size, and memory for it.
            if size == layout.size, max(size.width, size.height) <= Self.longestSide, size.area <= 1024 * jpeg.byteCount {
                let planes = Planes(header)
                decoded.reserve(planes.byteCount)
                scaled.reserve(planes.byteCount)
                try Self.decode(jpeg, header, planes, &decompressor!, &decoded)
                Self.enlarge(decoded, planes, header.subsampling, crop, into: &scaled)
                guard let buffer = output(header.subsampling.largestJPEG(width: size.width, height: size.height)) else {
                    return nil
                }
                return (try Self.encode(scaled, header, planes, &compressor!, into: buffer), layout)
            }
        } catch {
            throw .damaged
        }
        throw .damaged
    }

    private static func enlarge(
        _ source: borrowing PixelMemory, _ planes: Planes, _ sampling: Subsampling, _ crop: CropRegion,
        into target: inout PixelMemory
    ) {
        var output = target.mutableBytes
        for component in 0..<sampling.planeCount {
            let chroma = component == 0 ? (across: 1, down: 1) : sampling.pixelsForChroma
            let part = crop.rows(in: planes.rows[component], sampleBytes: 1, across: chroma.across, down: chroma.down)
            Scaling.plane(source.bytes, part, into: &output, planes.rows[component], .bilinear)
        }
    }

    private mutating func output(_ capacity: Int) -> WritableFrameBuffer? {
        if pool?.capacity != capacity { pool = FrameBufferPool(capacity: capacity, limit: PictureZoomer.bufferLimit) }
        return pool?.take()
    }

    // Apart from `self`, of which the inouts are parts that are used at once.
    private static func decode(
        _ jpeg: RawSpan, _ header: Decompressor.Header, _ planes: Planes, _ decompressor: inout Decompressor,
        _ memory: inout PixelMemory
    ) throws(TurboJPEGError) {
        var output = memory.mutableBytes
        try decompressor.decompress(
            jpeg, header: header, into: &output, offsets: (planes.rows[0].offset, planes.rows[1].offset, planes.rows[2].offset),
            strides: (planes.rows[0].stride, planes.rows[1].stride, planes.rows[2].stride))
    }

    private static func encode(
        _ source: borrowing PixelMemory, _ header: Decompressor.Header, _ planes: Planes, _ compressor: inout Compressor,
        into buffer: consuming WritableFrameBuffer
    ) throws(TurboJPEGError) -> FrameBuffer {
        let rows = planes.rows, memory = source.bytes
        let count = try buffer.withMutableBytes { (output) throws(TurboJPEGError) in
            try compressor.compress(
                y: memory.extracting(droppingFirst: rows[0].offset), u: memory.extracting(droppingFirst: rows[1].offset),
                v: memory.extracting(droppingFirst: rows[2].offset), strides: (rows[0].stride, rows[1].stride, rows[2].stride),
                width: header.width, height: header.height, subsampling: header.subsampling, quality: quality, into: &output)
        }
        return buffer.finish(count: count)
    }

    /// A JPEG's planes in memory, one behind the other; grey has only the first, which stands for the others.
    private struct Planes {
        var rows: InlineArray<3, PlaneRows>
        private(set) var byteCount = 0

        init(_ header: Decompressor.Header) {
            rows = InlineArray(repeating: PlaneRows(width: 1, height: 1))
            for component in 0..<header.subsampling.planeCount {
                let size = header.subsampling.planeSize(component, width: header.width, height: header.height)
                rows[component] = PlaneRows(offset: byteCount, width: size.width, height: size.height)
                byteCount += size.width * size.height
            }
        }
    }
}

extension Subsampling {
    /// Pixels for which there is one sample of chroma.
    fileprivate var pixelsForChroma: (across: Int, down: Int) {
        switch self {
        case .yuv444, .grey: (1, 1)
        case .yuv422: (2, 1)
        case .yuv420: (2, 2)
        case .yuv440: (1, 2)
        case .yuv411: (4, 1)
        }
    }
}
