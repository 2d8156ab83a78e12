internal import CaptureModel
internal import CapturePipeline
internal import TurboJPEG
internal import YUV

/// Compresses planar pictures. It keeps its compressor from one to the next.
struct PictureCompressor: ~Copyable {
    private var compressor: Compressor?

    /// Compresses full-range planes that are in the frame's `bytes` and in `memory`, and answers the JPEG's length.
    ///
    /// `output` takes at least `Subsampling.largestJPEG`.
    mutating func compress(
        _ picture: PlanarPicture, _ bytes: RawSpan, _ memory: RawSpan, quality: Int, into output: inout MutableRawSpan
    ) throws(CaptureError) -> Int {
        let y = picture.bytes(0, frame: bytes, memory: memory)
        let u = picture.subsampling == .grey ? y : picture.bytes(1, frame: bytes, memory: memory)
        let v = picture.subsampling == .grey ? y : picture.bytes(2, frame: bytes, memory: memory)
        do throws(TurboJPEGError) {
            if compressor == nil { compressor = try Compressor() }
            return try compressor!.compress(
                y: y, u: u, v: v, strides: (picture.rows(0).stride, picture.rows(1).stride, picture.rows(2).stride),
                width: picture.width, height: picture.height, subsampling: picture.subsampling, quality: quality, into: &output)
        } catch {
            throw CaptureError(.encodingFailed, "the frame could not be made a JPEG", cause: error.description)
        }
    }

    /// Compresses full-range planes that are in the frame's `bytes` and in `memory`, into memory of the JPEG's own.
    mutating func compress(
        _ picture: PlanarPicture, _ bytes: RawSpan, _ memory: RawSpan, quality: Int
    ) throws(CaptureError) -> FrameBuffer {
        // Room for the largest JPEG there could be, of which only what is written costs anything.
        let pool = FrameBufferPool(
            capacity: picture.subsampling.largestJPEG(width: picture.width, height: picture.height), limit: 1)
        var buffer = pool.take()!
        let count = try buffer.withMutableBytes { (output) throws(CaptureError) in
            try compress(picture, bytes, memory, quality: quality, into: &output)
        }
        return buffer.finish(count: count)
    }
}
