internal import CaptureClient
internal import TurboJPEG

/// Makes small pictures of small JPEGs.
struct PictureDecoder: ~Copyable {
    /// Pixels of a picture at most; what was asked for is far smaller.
    private static let pixelLimit = 1 << 20
    private var decompressor: Decompressor

    init() throws(TurboJPEGError) { decompressor = try Decompressor() }

    /// The picture of a JPEG; nil for what can't be read.
    mutating func picture(of frame: ReceivedFrame) -> Picture? {
        guard let planes = frame.withBytes({ try? decompressor.planes(of: $0, pixelLimit: Self.pixelLimit) }) else { return nil }
        let (width, height) = (planes.header.width, planes.header.height)
        var pixels: [Picture.Pixel] = []
        pixels.reserveCapacity(width * height)
        for y in 0..<height {
            for x in 0..<width { pixels.append(Self.pixel(planes.pixel(x: x, y: y))) }
        }
        return Picture(width: width, height: height, pixels: pixels)
    }

    /// Luma and chroma as JPEG means them (BT.601, full range), in 1/256.
    private static func pixel(_ sample: (y: UInt8, u: UInt8, v: UInt8)) -> Picture.Pixel {
        let (y, u, v) = (Int(sample.y) << 8, Int(sample.u) - 128, Int(sample.v) - 128)
        func channel(_ value: Int) -> UInt8 { UInt8(clamping: (value + 128) >> 8) }
        return Picture.Pixel(channel(y + 359 * v), channel(y - 88 * u - 183 * v), channel(y + 454 * u))
    }
}
