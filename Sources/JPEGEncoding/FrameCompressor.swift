internal import CaptureModel
internal import TurboJPEG
internal import YUV

/// Compresses raw frames with colour strip by strip: a strip's planes are made, compressed and overwritten by the next one's, and
/// never leave the processor's own caches. It keeps its memory, which is a strip's.
struct FrameCompressor: ~Copyable {
    private var unpacker = FrameUnpacker()
    private var compressor: StripCompressor?

    /// Can it take frames of this format?
    static func takes(_ format: PixelFormat) -> Bool { [.i420, .nv12, .yuyv, .uyvy, .rgb24, .bgr24].contains(format) }

    /// Compresses a frame of a format that it takes, in its own size and 4:2:0, and answers the JPEG's length.
    ///
    /// Throws `unsupportedFormat`, and `encodingFailed` when the bytes are not what the layout says or `output` is too short.
    mutating func compress(
        _ bytes: RawSpan, _ layout: ImageLayout, quality: Int, into output: inout MutableRawSpan
    ) throws(CaptureError) -> Int {
        try FrameUnpacker.check(layout)
        for plane in layout.planes.indices { _ = try layout.rows(plane, of: bytes.byteCount) }
        do throws(TurboJPEGError) {
            if compressor == nil { compressor = try StripCompressor() }
            try compressor!.begin(width: layout.size.width, height: layout.size.height, quality: quality, into: &output)
        } catch {
            throw Self.failure(error)
        }
        let lines = StripCompressor.rows
        for top in stride(from: 0, to: layout.size.height, by: lines) {
            let strip = try unpacker.unpack(bytes, layout.strip(from: top, lines)!).gathered(bytes, in: &unpacker.memory)
            // What the next strip is made of travels from memory while this one is compressed.
            if let next = layout.strip(from: top + lines, lines) {
                for plane in next.planes.indices { try next.rows(plane, of: bytes.byteCount).prefetch(bytes) }
            }
            try Self.write(strip, bytes, unpacker.memory, &compressor!, &output)
        }
        do throws(TurboJPEGError) {
            return try compressor!.finish(into: &output)
        } catch {
            throw Self.failure(error)
        }
    }

    // Apart from `self`, of which compressor and memory are parts that are used at once.
    private static func write(
        _ strip: PlanarPicture, _ bytes: RawSpan, _ memory: borrowing PixelMemory, _ compressor: inout StripCompressor,
        _ output: inout MutableRawSpan
    ) throws(CaptureError) {
        do throws(TurboJPEGError) {
            try compressor.write(
                y: strip.bytes(0, frame: bytes, memory: memory.bytes), u: strip.bytes(1, frame: bytes, memory: memory.bytes),
                v: strip.bytes(2, frame: bytes, memory: memory.bytes),
                strides: (strip.rows(0).stride, strip.rows(1).stride, strip.rows(2).stride), into: &output)
        } catch {
            throw failure(error)
        }
    }

    private static func failure(_ error: TurboJPEGError) -> CaptureError {
        CaptureError(.encodingFailed, "the frame could not be made a JPEG", cause: error.description)
    }
}
