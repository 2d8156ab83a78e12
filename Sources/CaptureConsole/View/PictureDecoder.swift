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
        frame.withBytes { bytes in
            guard let header = try? decompressor.header(of: bytes), header.width * header.height <= Self.pixelLimit else {
                return nil
            }
            let luma = header.subsampling.planeSize(0, width: header.width, height: header.height)
            let isGrey = header.subsampling == .grey
            let chroma = isGrey ? (width: 0, height: 0) : header.subsampling.planeSize(1, width: header.width, height: header.height)
            let lumaCount = luma.width * luma.height, chromaCount = chroma.width * chroma.height
            var planes = [UInt8](repeating: 128, count: lumaCount + 2 * chromaCount)
            do throws(TurboJPEGError) {
                var span = planes.mutableSpan
                var output = unsafe span.mutableBytes
                try decompressor.decompress(
                    bytes, header: header, into: &output, offsets: (0, lumaCount, lumaCount + chromaCount),
                    strides: (luma.width, max(chroma.width, 1), max(chroma.width, 1)))
            } catch {
                return nil
            }
            var pixels: [Picture.Pixel] = []
            pixels.reserveCapacity(header.width * header.height)
            for y in 0..<header.height {
                for x in 0..<header.width {
                    guard !isGrey else {
                        let value = planes[y * luma.width + x]
                        pixels.append(Picture.Pixel(value, value, value))
                        continue
                    }
                    let place = lumaCount + y * chroma.height / luma.height * chroma.width + x * chroma.width / luma.width
                    pixels.append(Self.pixel(planes[y * luma.width + x], planes[place], planes[place + chromaCount]))
                }
            }
            return Picture(width: header.width, height: header.height, pixels: pixels)
        }
    }

    /// Luma and chroma as JPEG means them (BT.601, full range), in 1/256.
    private static func pixel(_ y: UInt8, _ u: UInt8, _ v: UInt8) -> Picture.Pixel {
        let (y, u, v) = (Int(y) << 8, Int(u) - 128, Int(v) - 128)
        func channel(_ value: Int) -> UInt8 { UInt8(clamping: (value + 128) >> 8) }
        return Picture.Pixel(channel(y + 359 * v), channel(y - 88 * u - 183 * v), channel(y + 454 * u))
    }
}
