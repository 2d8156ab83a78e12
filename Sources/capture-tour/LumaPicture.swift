import CaptureClient
import TurboJPEG

/// The brightness of a picture's pixels, whatever its format.
struct LumaPicture: Sendable {
    let width: Int
    let height: Int
    let pixels: [UInt8]
    /// Pixels of a JPEG at most.
    private static let pixelLimit = 1 << 26

    /// The picture of a frame; nil for a format whose brightness is not known here.
    init?(_ frame: ReceivedFrame) {
        let layout = frame.header.layout
        if layout.pixelFormat.isCompressed {
            guard let picture = frame.withBytes({ LumaPicture(jpeg: $0) }) else { return nil }
            self = picture
            return
        }
        guard let plane = layout.planes.first, let (first, step) = Self.steps[layout.pixelFormat] else { return nil }
        let size = layout.size
        let pixels = frame.withBytes { bytes -> [UInt8]? in
            guard plane.offset + first + (size.height - 1) * plane.stride + (size.width - 1) * step < bytes.byteCount else {
                return nil
            }
            var pixels: [UInt8] = []
            pixels.reserveCapacity(size.area)
            for y in 0..<size.height {
                let row = plane.offset + first + y * plane.stride
                for x in 0..<size.width { pixels.append(unsafe bytes.unsafeLoad(fromByteOffset: row + x * step, as: UInt8.self)) }
            }
            return pixels
        }
        guard let pixels else { return nil }
        (width, height, self.pixels) = (size.width, size.height, pixels)
    }

    /// Where the first pixel's brightness is, and the bytes to the next one's. Green stands for brightness in RGB.
    private static let steps: [PixelFormat: (first: Int, step: Int)] = [
        .grey: (0, 1), .nv12: (0, 1), .i420: (0, 1), .yuyv: (0, 2), .uyvy: (1, 2), .rgb24: (1, 3), .bgr24: (1, 3),
    ]

    /// The picture of a JPEG; nil for what is none.
    init?(jpeg: RawSpan) {
        guard var decompressor = try? Decompressor(),
            let planes = try? decompressor.planes(of: jpeg, pixelLimit: Self.pixelLimit)
        else { return nil }
        (width, height) = planes.luma
        pixels = Array(planes.bytes.prefix(width * height))
    }
}
