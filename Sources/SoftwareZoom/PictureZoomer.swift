internal import CaptureModel
internal import CapturePipeline
internal import YUV

/// Makes a part of a picture as large as the picture was. It keeps its memory from one to the next; one user at a time.
struct PictureZoomer: ~Copyable {
    /// The formats that it takes.
    static let formats: [PixelFormat] = [.mjpeg, .nv12, .i420, .yuyv, .uyvy, .rgb24, .bgr24, .grey]
    /// Pictures that may be under way at once.
    static let bufferLimit = 8

    /// Why there is no picture.
    enum Failure: Error {
        /// Readers hold all buffers.
        case noMemory
        /// The bytes are not what their layout says.
        case damaged
    }

    private var pool: FrameBufferPool?
    private var taken = PixelMemory()
    private var scaled = PixelMemory()
    private var jpeg = JPEGZoomer()

    /// The part `crop` of a picture in the picture's size and format, without padding between rows.
    mutating func zoom(
        _ picture: FrameBuffer, _ layout: ImageLayout, _ crop: CropRegion
    ) throws(Failure) -> (FrameBuffer, ImageLayout) {
        if layout.pixelFormat.isCompressed {
            let zoomed = try picture.withBytes { (bytes) throws(Failure) in try jpeg.zoom(bytes, layout, crop) }
            guard let zoomed else { throw .noMemory }
            return zoomed
        }
        guard let target = ImageLayout(layout.pixelFormat, layout.size, colorRange: layout.colorRange),
            layout.planes.count == target.planes.count, layout.byteCount <= picture.count
        else { throw .damaged }
        if pool?.capacity != target.byteCount { pool = FrameBufferPool(capacity: target.byteCount, limit: Self.bufferLimit) }
        guard var buffer = pool?.take() else { throw .noMemory }
        picture.withBytes { bytes in
            buffer.withMutableBytes { output in
                if layout.pixelFormat == .yuyv || layout.pixelFormat == .uyvy {
                    Self.zoomPacked(bytes, layout, crop, into: &output, target, &taken, &scaled)
                } else {
                    Self.zoomPlanes(bytes, layout, crop, into: &output, target)
                }
            }
        }
        return (buffer.finish(count: target.byteCount), target)
    }

    private static func zoomPlanes(
        _ bytes: RawSpan, _ layout: ImageLayout, _ crop: CropRegion, into output: inout MutableRawSpan, _ target: ImageLayout
    ) {
        let (width, height) = (layout.size.width, layout.size.height)
        func rows(_ layout: ImageLayout, _ plane: Int, _ rowBytes: Int, _ count: Int) -> PlaneRows {
            PlaneRows(offset: layout.planes[plane].offset, stride: layout.planes[plane].stride, width: rowBytes, height: count)
        }
        switch layout.pixelFormat {
        case .rgb24, .bgr24:
            let part = crop.rows(in: rows(layout, 0, 3 * width, height), sampleBytes: 3)
            Scaling.rgb(bytes, part, into: &output, rows(target, 0, 3 * width, height), .bilinear)
        default:
            let part = crop.rows(in: rows(layout, 0, width, height), sampleBytes: 1)
            Scaling.plane(bytes, part, into: &output, rows(target, 0, width, height), .bilinear)
        }
        switch layout.pixelFormat {
        case .nv12:
            let part = crop.rows(in: rows(layout, 1, width, height / 2), sampleBytes: 2, across: 2, down: 2)
            Scaling.chroma(bytes, part, into: &output, rows(target, 1, width, height / 2), .bilinear)
        case .i420:
            for plane in 1...2 {
                let part = crop.rows(in: rows(layout, plane, width / 2, height / 2), sampleBytes: 1, across: 2, down: 2)
                Scaling.plane(bytes, part, into: &output, rows(target, plane, width / 2, height / 2), .bilinear)
            }
        default: break
        }
    }

    /// Packed 4:2:2 is taken apart, because scaled as it is chroma and luma would mix.
    private static func zoomPacked(
        _ bytes: RawSpan, _ layout: ImageLayout, _ crop: CropRegion, into output: inout MutableRawSpan, _ target: ImageLayout,
        _ taken: inout PixelMemory, _ scaled: inout PixelMemory
    ) {
        let chromaFirst = layout.pixelFormat == .uyvy, plane = layout.planes[0], rowBytes = (layout.size.width + 1) / 2 * 4
        let whole = PlaneRows(offset: plane.offset, stride: plane.stride, width: rowBytes, height: layout.size.height)
        // Four bytes for two pixels.
        let part = crop.rows(in: whole, sampleBytes: 4, across: 2)
        let small = Planes422(width: crop.width, height: crop.height)
        let large = Planes422(width: layout.size.width, height: layout.size.height)
        taken.reserve(small.byteCount)
        scaled.reserve(large.byteCount)
        var apart = taken.mutableBytes
        Repacking.packed422(bytes, part, chromaFirst: chromaFirst, into: &apart, y: small.y, u: small.u, v: small.v)
        var larger = scaled.mutableBytes
        for (from, to) in [(small.y, large.y), (small.u, large.u), (small.v, large.v)] {
            Scaling.plane(taken.bytes, from, into: &larger, to, .bilinear)
        }
        Repacking.pack422(
            scaled.bytes, y: large.y, u: large.u, v: large.v, chromaFirst: chromaFirst, into: &output,
            PlaneRows(stride: target.planes[0].stride, width: rowBytes, height: layout.size.height))
    }

    /// Planes of 4:2:2, one behind the other.
    private struct Planes422 {
        let y: PlaneRows, u: PlaneRows, v: PlaneRows

        init(width: Int, height: Int) {
            let half = (width + 1) / 2
            y = PlaneRows(width: width, height: height)
            u = PlaneRows(offset: width * height, width: half, height: height)
            v = PlaneRows(offset: width * height + half * height, width: half, height: height)
        }

        var byteCount: Int { v.end }
    }
}
