internal import CaptureModel
internal import CapturePipeline
internal import TurboJPEG
internal import YUV

/// A small JPEG of a picture.
struct Thumbnail {
    /// All of it.
    let bytes: [UInt8]

    /// A JPEG whose longest side is `longestSide`, or as long as the picture's when that is shorter; of such a quality that it has
    /// at most `limit` bytes. The picture is full-range, its planes in a frame's bytes and in `memory`.
    init(
        of picture: PlanarPicture, frame: RawSpan, memory: RawSpan, longestSide: Int, limit: Int
    ) throws(CaptureError) {
        var scaled = PixelMemory(), compressor = PictureCompressor()
        // 4:2:0 whatever the picture has: nobody sees more at that size.
        let smaller = picture.scaled(
            frame, memory, to: Self.size(of: picture, longestSide), picture.subsampling == .grey ? .grey : .yuv420, in: &scaled)
        var quality = 80
        var jpeg = try compressor.compress(smaller, frame, scaled.bytes, quality: quality)
        // At 5 even noise fits by far.
        while jpeg.count > limit, quality > 5 {
            quality -= 15
            jpeg = try compressor.compress(smaller, frame, scaled.bytes, quality: quality)
        }
        bytes = jpeg.withBytes { unsafe $0.withUnsafeBytes { unsafe Array($0) } }
    }

    private static func size(of picture: PlanarPicture, _ longestSide: Int) -> FrameSize {
        let longest = max(picture.width, picture.height)
        guard longest > longestSide else { return FrameSize(width: picture.width, height: picture.height) }
        func shortened(_ side: Int) -> Int { max((side * longestSide + longest / 2) / longest, 1) }
        return FrameSize(width: shortened(picture.width), height: shortened(picture.height))
    }
}
