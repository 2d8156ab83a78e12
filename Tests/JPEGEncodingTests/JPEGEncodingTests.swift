import CaptureModel
import CapturePipeline
import JPEGEncoding
import Testing
import TurboJPEG
import YUV

@Suite("JPEG renditions")
struct JPEGEncodingTests {
    /// What a JPEG shows: its planes without padding, one behind the other.
    struct Decoded {
        var header: Decompressor.Header
        var planes: [[UInt8]]

        init(_ image: EncodedImage) throws {
            var decompressor = try Decompressor()
            let header = try image.buffer.withBytes { try decompressor.header(of: $0) }
            let sizes = (0..<header.subsampling.planeCount).map {
                header.subsampling.planeSize($0, width: header.width, height: header.height)
            }
            let lengths = sizes.map { $0.width * $0.height } + [0, 0]
            var memory = PixelMemory(count: lengths.reduce(0, +))
            var output = memory.mutableBytes
            let last = max(sizes.count - 1, 0)
            try image.buffer.withBytes {
                try decompressor.decompress(
                    $0, header: header, into: &output, offsets: (0, lengths[0], lengths[0] + lengths[1]),
                    strides: (sizes[0].width, sizes[min(1, last)].width, sizes[last].width))
            }
            self.header = header
            planes = []
            var offset = 0
            for size in sizes {
                let count = size.width * size.height
                planes.append(
                    (offset..<offset + count).map { unsafe memory.bytes.unsafeLoad(fromByteOffset: $0, as: UInt8.self) })
                offset += count
            }
        }
    }

    private func encode(_ frame: Frame, _ parameters: [String: Int] = ["q": 95]) throws -> EncodedImage {
        try JPEGRendition().encoder(parameters).encode(frame)
    }

    /// Peak signal-to-noise ratio in decibels.
    private func quality(_ a: some Collection<UInt8>, _ b: some Collection<UInt8>) -> Double {
        #expect(a.count == b.count)
        let squares = zip(a, b).reduce(0) { $0 + (Int($1.0) - Int($1.1)) * (Int($1.0) - Int($1.1)) }
        // 10 log₁₀ by halving, since the tests import no mathematics: 3.0103 dB each.
        var ratio = 255.0 * 255 * Double(a.count) / max(Double(squares), 1), decibels = 0.0
        while ratio >= 2 { (ratio, decibels) = (ratio / 2, decibels + 3.0103) }
        return decibels
    }

    private static let formats: [PixelFormat] = [.i420, .nv12, .yuyv, .uyvy, .rgb24, .bgr24, .grey, .grey16, .grey12, .grey10]
    private static let bayer: [PixelFormat] = [.bayerRGGB, .bayerBGGR, .bayerGRBG, .bayerGBRG]

    @Test("Every format becomes the same picture, whatever its stride", arguments: formats, [0, 30])
    func everyFormat(format: PixelFormat, padding: Int) throws {
        let picture = TestPicture(FrameSize(width: 322, height: 242))
        let image = try encode(picture.frame(format, padding: padding))
        let isGrey = [.grey, .grey16, .grey12, .grey10].contains(format)
        #expect(image.layout.pixelFormat == .mjpeg && image.layout.size == picture.size && image.layout.planes.isEmpty)
        #expect(image.layout.colorRange == .full && image.layout.subsampling == (isGrey ? .grey : .yuv420))
        let decoded = try Decoded(image)
        #expect(decoded.header.width == 322 && decoded.header.height == 242)
        #expect(decoded.header.subsampling == (isGrey ? .grey : .yuv420))
        #expect(quality(decoded.planes[0], picture.planar[0..<picture.y.end]) > 39)
        if !isGrey {
            #expect(quality(decoded.planes[1], picture.planar[picture.u.offset..<picture.u.end]) > 36)
            #expect(quality(decoded.planes[2], picture.planar[picture.v.offset..<picture.v.end]) > 36)
        }
    }

    @Test("A sensor's own numbers become the picture in its colours, whatever their order", arguments: bayer, [0, 30])
    func sensor(format: PixelFormat, padding: Int) throws {
        // Each sample is up to two pixels from where the sensor saw that colour; edges of its waves suffer most.
        for size in [FrameSize(width: 322, height: 242), FrameSize(width: 161, height: 121)] {
            let picture = TestPicture(size)
            let decoded = try Decoded(encode(picture.frame(format, padding: padding)))
            let reference = try Decoded(encode(picture.frame(.rgb24)))
            #expect(decoded.header.subsampling == .yuv420 && decoded.header.width == size.width)
            for (plane, expected) in zip(decoded.planes, reference.planes) { #expect(quality(plane, expected) > 33) }
        }
        #expect(throws: CaptureError.self) { try encode(TestPicture(FrameSize(width: 1, height: 8)).frame(format)) }
    }

    @Test("Numbers of more bits than the format has are white, not black")
    func tooBright() throws {
        let size = FrameSize(width: 33, height: 8), layout = ImageLayout(.grey10, size)!
        let pool = FrameBufferPool(capacity: layout.byteCount, limit: 1)
        var buffer = pool.take()!
        buffer.withMutableBytes { bytes in
            for at in stride(from: 0, to: layout.byteCount, by: 2) {
                bytes.storeBytes(of: 0x0400, toByteOffset: at, as: UInt16.self)
            }
        }
        let frame = Frame(header: FrameHeader(layout: layout), buffer: buffer.finish(count: layout.byteCount))
        #expect(try Decoded(encode(frame)).planes[0].allSatisfy { $0 > 250 })
    }

    @Test("Limited range is stretched to a JPEG's full range", arguments: [PixelFormat.i420, .nv12, .yuyv, .uyvy, .grey])
    func limitedRange(format: PixelFormat) throws {
        let picture = TestPicture(FrameSize(width: 320, height: 240))
        for parameters in [["q": 95], ["q": 95, "w": 160]] {
            let limited = try Decoded(encode(picture.frame(format, range: .limited), parameters))
            let full = try Decoded(encode(picture.frame(format, range: .full), parameters))
            for (a, b) in zip(limited.planes, full.planes) { #expect(quality(a, b) > 39) }
        }
    }

    @Test("A camera that does not tell its range has V4L2's default: limited with chroma, full without")
    func unknownRange() throws {
        let picture = TestPicture(FrameSize(width: 64, height: 64))
        for (format, range) in [(PixelFormat.yuyv, ColorRange.limited), (.nv12, .limited), (.rgb24, .full), (.grey, .full)] {
            let silent = try picture.frame(format, range: .unknown)
            let outspoken = Frame(
                header: FrameHeader(layout: ImageLayout(format, picture.size, colorRange: range)!), buffer: silent.buffer)
            #expect(try Decoded(encode(silent)).planes == Decoded(encode(outspoken)).planes)
        }
    }

    @Test("Odd sizes are encoded as they are", arguments: [PixelFormat.yuyv, .uyvy, .rgb24, .grey, .grey16, .grey10])
    func oddSizes(format: PixelFormat) throws {
        let picture = TestPicture(FrameSize(width: 161, height: 121))
        let image = try encode(picture.frame(format))
        #expect(image.layout.size == picture.size)
        let decoded = try Decoded(image)
        let stride = decoded.header.subsampling.planeSize(0, width: 161, height: 121).width
        let shown = (0..<121).flatMap { y in decoded.planes[0][y * stride..<y * stride + 161] }
        #expect(quality(shown, picture.planar[0..<picture.y.end]) > 36)
    }

    @Test("A width scales down, keeps the shape, and is made even; it never enlarges", arguments: formats + [.mjpeg])
    func scaling(format: PixelFormat) throws {
        let picture = TestPicture(FrameSize(width: 640, height: 360))
        let frame =
            try format == .mjpeg
            ? TestPicture.frame(jpeg: bytes(encode(picture.frame(.yuyv)).buffer), size: picture.size) : picture.frame(format)
        for (width, expected) in [(320, "320x180"), (161, "160x90"), (100, "100x56"), (640, "640x360"), (1280, "640x360")] {
            let image = try encode(frame, ["q": 95, "w": width])
            #expect(image.layout.size.description == expected)
            let decoded = try Decoded(image)
            #expect(decoded.header.width == image.layout.size.width && decoded.header.height == image.layout.size.height)
        }
        let half = try Decoded(encode(frame, ["q": 95, "w": 320]))
        let averages = (0..<180).flatMap { y in
            (0..<320).map { x in
                let at = 2 * y * 640 + 2 * x
                let sum = [at, at + 1, at + 640, at + 641].reduce(0) { $0 + Int(picture.planar[$1]) }
                return UInt8((sum + 2) / 4)
            }
        }
        #expect(quality(half.planes[0], averages) > 36)
    }

    @Test("A camera's JPEG passes through in the same buffer when nothing else is asked for")
    func passThrough() throws {
        let picture = TestPicture(FrameSize(width: 320, height: 240))
        let frame = try TestPicture.frame(jpeg: bytes(encode(picture.frame(.nv12)).buffer), size: picture.size)
        for parameters in [[:], ["w": 320], ["w": 640]] {
            let image = try encode(frame, parameters)
            #expect(image.buffer === frame.buffer && image.layout == frame.header.layout)
        }
        for parameters in [["q": 50], ["w": 160], ["q": 80, "w": 320]] {
            #expect(try encode(frame, parameters).buffer !== frame.buffer)
        }
    }

    @Test("A JPEG encoded again keeps its sampling")
    func keptSampling() throws {
        let picture = TestPicture(FrameSize(width: 320, height: 240))
        var compressor = try Compressor()
        for subsampling in Subsampling.allCases {
            let capacity = subsampling.largestJPEG(width: 320, height: 240)
            var memory = PixelMemory(count: capacity)
            let luma = PixelMemory(count: 320 * 240)
            var output = memory.mutableBytes
            let count = try compressor.compress(
                y: luma.bytes, u: luma.bytes, v: luma.bytes, strides: (320, 320, 320), width: 320, height: 240,
                subsampling: subsampling, quality: 90, into: &output)
            let jpeg = (0..<count).map { unsafe memory.bytes.unsafeLoad(fromByteOffset: $0, as: UInt8.self) }
            let image = try encode(TestPicture.frame(jpeg: jpeg, size: picture.size), ["q": 60, "w": 160])
            let header = try Decoded(image).header
            #expect(header.width == 160 && header.height == 120 && header.subsampling == subsampling)
        }
    }

    @Test("A lower quality makes fewer bytes, and left out it is 80")
    func quality() throws {
        let frame = try TestPicture(FrameSize(width: 640, height: 480)).frame(.nv12)
        let counts = try [10, 80, 100].map { try encode(frame, ["q": $0]).buffer.count }
        #expect(counts[0] < counts[1] && counts[1] < counts[2])
        #expect(try encode(frame, [:]).buffer.count == counts[1])
    }

    @Test("Frames that are not what their header says are an error, and the next one is encoded")
    func damage() throws {
        let picture = TestPicture(FrameSize(width: 320, height: 240))
        let good = try picture.frame(.nv12)
        let jpeg = try bytes(encode(good).buffer)
        let encoder = JPEGRendition().encoder(["q": 80])
        var tooLarge = good.header
        tooLarge.layout = ImageLayout(.nv12, FrameSize(width: 640, height: 480))!
        var withoutPlanes = good.header
        withoutPlanes.layout.planes = []
        var strange = good.header
        strange.layout.pixelFormat = PixelFormat("WXYZ")!
        var huge = good.header
        huge.layout.size = FrameSize(width: 70_000, height: 1)
        for (bad, code) in [
            (Frame(header: tooLarge, buffer: good.buffer), ErrorCode.encodingFailed),
            (Frame(header: withoutPlanes, buffer: good.buffer), .encodingFailed),
            (Frame(header: strange, buffer: good.buffer), .unsupportedFormat),
            (Frame(header: huge, buffer: good.buffer), .unsupportedFormat),
            (TestPicture.frame(jpeg: Array(jpeg.prefix(jpeg.count / 2)), size: picture.size), .encodingFailed),
            (TestPicture.frame(jpeg: [0, 1, 2, 3], size: picture.size), .encodingFailed),
        ] {
            let error = #expect(throws: CaptureError.self) { try encoder.encode(bad) }
            #expect(error?.code == code)
            #expect(try encoder.encode(good).layout.size == picture.size)
        }
    }

    @Test("When readers hold every buffer the encoder says so, and goes on once one comes back")
    func exhaustion() throws {
        let frame = try TestPicture(FrameSize(width: 64, height: 64)).frame(.grey)
        let encoder = JPEGRendition().encoder(["q": 80])
        var held = try (0..<16).map { _ in try encoder.encode(frame) }
        let error = #expect(throws: CaptureError.self) { try encoder.encode(frame) }
        #expect(error?.code == .overloaded && error?.isRetriable == true)
        held.removeLast()
        #expect(try encoder.encode(frame).layout.subsampling == .grey)
    }

    private func bytes(_ buffer: FrameBuffer) -> [UInt8] {
        buffer.withBytes { bytes in
            (0..<bytes.byteCount).map { unsafe bytes.unsafeLoad(fromByteOffset: $0, as: UInt8.self) }
        }
    }
}
