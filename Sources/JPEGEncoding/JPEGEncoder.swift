internal import CaptureModel
internal import CapturePipeline
internal import TurboJPEG
internal import YUV

/// Makes one rendition's JPEGs. It keeps its compressor, planes and output buffers from frame to frame, so that a frame costs no
/// allocation beyond its lease. Confined to its rendition's thread.
final class JPEGEncoder: FrameEncoder {
    /// JPEGs that may be under way at once.
    static let bufferLimit = 16

    private let quality: Int?
    private let largestWidth: Int?
    private var frames = FrameCompressor()
    private var compressor = PictureCompressor()
    private var unpacker = FrameUnpacker()
    private var scaled = PixelMemory()
    private var pool: FrameBufferPool?

    /// An encoder of `quality` (nil: the default, and JPEGs pass through) for pictures at most `largestWidth` wide (nil: any).
    init(quality: Int?, largestWidth: Int?) {
        self.quality = quality
        self.largestWidth = largestWidth
    }

    func encode(_ frame: Frame) throws(CaptureError) -> EncodedImage {
        let layout = frame.header.layout
        if layout.pixelFormat.isCompressed, quality == nil, target(layout.size.width, layout.size.height) == nil {
            return EncodedImage(buffer: frame.buffer, layout: layout)
        }
        return try frame.buffer.withBytes { (bytes) throws(CaptureError) in
            if FrameCompressor.takes(layout.pixelFormat), target(layout.size.width, layout.size.height) == nil {
                return try image(layout.size, .yuv420) { (output) throws(CaptureError) in
                    try frames.compress(bytes, layout, quality: quality ?? JPEGRendition.defaultQuality, into: &output)
                }
            }
            let picture = try unpacker.unpack(bytes, layout)
            guard let size = target(picture.width, picture.height) else {
                return try compress(picture.stretched(bytes, in: &unpacker.memory), bytes, unpacker.memory)
            }
            let smaller = picture.scaled(bytes, unpacker.memory.bytes, to: size, picture.subsampling, in: &scaled)
            return try compress(smaller.stretched(bytes, in: &scaled), bytes, scaled)
        }
    }

    /// The size to scale a picture down to; nil when it is small enough.
    private func target(_ width: Int, _ height: Int) -> FrameSize? {
        guard let largestWidth, width > largestWidth else { return nil }
        let even = largestWidth & ~1
        return FrameSize(width: even, height: max((height * even + width) / (2 * width), 1) * 2)
    }

    /// Compresses planes that are in the frame's `bytes` and in `memory`.
    private func compress(
        _ picture: PlanarPicture, _ bytes: RawSpan, _ memory: borrowing PixelMemory
    ) throws(CaptureError) -> EncodedImage {
        try image(FrameSize(width: picture.width, height: picture.height), picture.subsampling) { (output) throws(CaptureError) in
            try compressor.compress(picture, bytes, memory.bytes, quality: quality ?? JPEGRendition.defaultQuality, into: &output)
        }
    }

    /// A JPEG of that size and sampling in a buffer of its own, which `compress` fills; it answers how many bytes there are.
    private func image(
        _ size: FrameSize, _ subsampling: Subsampling, _ compress: (inout MutableRawSpan) throws(CaptureError) -> Int
    ) throws(CaptureError) -> EncodedImage {
        var buffer = try output(subsampling.largestJPEG(width: size.width, height: size.height))
        let count = try buffer.withMutableBytes { (output) throws(CaptureError) in try compress(&output) }
        return EncodedImage(
            buffer: buffer.finish(count: count),
            layout: ImageLayout(
                pixelFormat: .mjpeg, size: size, planes: [], colorRange: .full, subsampling: subsampling.model))
    }

    /// A buffer of at least `capacity` bytes. Buffers of another size are given up once a frame of that size has come.
    private func output(_ capacity: Int) throws(CaptureError) -> WritableFrameBuffer {
        if pool?.capacity != capacity { pool = FrameBufferPool(capacity: capacity, limit: Self.bufferLimit) }
        guard let buffer = pool?.take() else {
            throw CaptureError(.overloaded, "all \(Self.bufferLimit) JPEG buffers of this rendition are still held by readers")
        }
        return buffer
    }
}

extension Subsampling {
    /// The same in the words of frame headers.
    fileprivate var model: ChromaSubsampling {
        switch self {
        case .yuv444: .yuv444
        case .yuv422: .yuv422
        case .yuv420: .yuv420
        case .grey: .grey
        case .yuv440: .yuv440
        case .yuv411: .yuv411
        }
    }
}
