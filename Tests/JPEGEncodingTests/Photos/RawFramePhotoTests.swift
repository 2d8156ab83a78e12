import CaptureModel
import CapturePipeline
import Foundation
import JPEGEncoding
import JPEGStructure
import Testing

@Suite("Photos of raw frames")
struct RawFramePhotoTests {
    private func finish(_ frame: Frame, quality: Int = 95) throws -> FinishedPhoto {
        try JPEGPhotoFinisher { _ in 0 }.finish(frame, photoID: "p-1", quality: quality)
    }

    private static let formats: [(PixelFormat, JPEGPicture.Sampling)] = [
        (.i420, .yuv420), (.nv12, .yuv420), (.yuyv, .yuv422), (.uyvy, .yuv422), (.rgb24, .yuv444), (.bgr24, .yuv444),
        (.grey, .grey), (.grey16, .grey), (.grey12, .grey), (.grey10, .grey), (.bayerRGGB, .yuv444), (.bayerBGGR, .yuv444),
        (.bayerGRBG, .yuv444), (.bayerGBRG, .yuv444),
    ]

    private static let bayer: [PixelFormat] = [.bayerRGGB, .bayerBGGR, .bayerGRBG, .bayerGBRG]

    /// Where the pixels of a portable map begin: behind "P6", two numbers and 255.
    private func pixels(_ pixmap: [UInt8]) -> ArraySlice<UInt8> {
        var lines = 0
        let start = pixmap.firstIndex { byte in
            lines += byte == 0x0A ? 1 : 0
            return lines == 3
        }
        return pixmap[(start! + 1)...]
    }

    /// The mean of absolute differences.
    private func difference(_ a: ArraySlice<UInt8>, _ b: ArraySlice<UInt8>) -> Double {
        #expect(a.count == b.count)
        return Double(zip(a, b).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }) / Double(max(a.count, 1))
    }

    @Test("Every format keeps its sampling of colour, and djpeg shows the picture", arguments: formats)
    func everyFormat(format: PixelFormat, sampling: JPEGPicture.Sampling) throws {
        let picture = TestPicture(FrameSize(width: 322, height: 242))
        let photo = try finish(picture.frame(format))
        #expect(photo.size == picture.size)
        #expect(try SampleJPEG.parts(photo.bytes).picture.sampling == sampling)
        let shown = try pixels(PhotoTool.pixmap(photo.bytes))
        if sampling == .grey {
            #expect(difference(shown, picture.planar[0..<picture.size.area]) < 2)
        } else {
            let reference = SampleJPEG.bytes(try picture.frame(.rgb24).buffer)
            #expect(difference(shown, reference[...]) < 4)
        }
        #expect(try PhotoTool.metadata(photo.bytes)["Validate"] as? String == "0 0 0")
    }

    @Test("Limited range is stretched", arguments: [PixelFormat.i420, .nv12, .yuyv, .uyvy, .grey])
    func limitedRange(format: PixelFormat) throws {
        let picture = TestPicture(FrameSize(width: 320, height: 240))
        let limited = try PhotoTool.pixmap(finish(picture.frame(format, range: .limited)).bytes)
        let full = try PhotoTool.pixmap(finish(picture.frame(format, range: .full)).bytes)
        #expect(difference(pixels(limited), pixels(full)) < 2)
    }

    @Test(
        "Odd and tiny sizes are photos too", arguments: formats.map(\.0).filter { !bayer.contains($0) },
        [FrameSize(width: 1, height: 1), FrameSize(width: 3, height: 5), FrameSize(width: 161, height: 121)])
    func oddAndTiny(format: PixelFormat, size: FrameSize) throws { try expectPhoto(format, size) }

    @Test(
        "Odd sizes of a sensor's own numbers are photos, down to where each colour is seen once", arguments: bayer,
        [FrameSize(width: 2, height: 2), FrameSize(width: 3, height: 5), FrameSize(width: 161, height: 121)])
    func oddSensor(format: PixelFormat, size: FrameSize) throws { try expectPhoto(format, size) }

    private func expectPhoto(_ format: PixelFormat, _ size: FrameSize) throws {
        let photo = try finish(frame(format, size))
        #expect(photo.size == size)
        #expect(try SampleJPEG.parts(photo.thumbnail).picture.width == size.width)
        #expect(
            String(decoding: try PhotoTool.pixmap(photo.bytes).dropFirst(3).prefix(7), as: UTF8.self)
                .hasPrefix("\(size.width) \(size.height)"))
        #expect(try PhotoTool.metadata(photo.bytes)["Validate"] as? String == "0 0 0")
    }

    @Test("8192x4320 is a photo", arguments: [PixelFormat.nv12, .rgb24])
    func large(format: PixelFormat) throws {
        let size = FrameSize(width: 8192, height: 4320)
        let photo = try finish(frame(format, size), quality: 90)
        #expect(photo.size == size)
        let thumbnail = try SampleJPEG.parts(photo.thumbnail).picture
        #expect(thumbnail.width == 320 && thumbnail.height == 169)
        let frame = TestPicture.frame(jpeg: photo.bytes, size: size)
        #expect(try SampleJPEG.scan(finish(frame).bytes) == SampleJPEG.scan(photo.bytes))
    }

    @Test(
        "Thumbnails are at most 320 pixels long, keep the shape, and are never larger than the picture",
        arguments: [
            ("640x480", "320x240"), ("480x640", "240x320"), ("321x2", "320x2"), ("2000x2", "320x1"), ("100x60", "100x60"),
        ])
    func thumbnailSizes(size: String, expected: String) throws {
        let size = try #require(FrameSize(size))
        let thumbnail = try SampleJPEG.parts(finish(frame(.yuyv, size)).thumbnail).picture
        #expect("\(thumbnail.width)x\(thumbnail.height)" == expected)
    }

    @Test("Even of noise the thumbnail has at most 32 KiB, and the one inside EXIF 10", arguments: [320, 1000])
    func noise(side: Int) throws {
        let size = FrameSize(width: side, height: side)
        let photo = try finish(
            filled(ImageLayout(.rgb24, size)!) { _ in UInt64.random(in: 0 ... .max) }, quality: 100)
        #expect(photo.thumbnail.count <= 32 << 10)
        let fields = try PhotoTool.metadata(photo.bytes)
        #expect(try #require(fields["ThumbnailLength"] as? Int) <= 10 << 10)
        #expect(fields["Validate"] as? String == "0 0 0")
        _ = try PhotoTool.pixmap(photo.thumbnail)
        let inner = Array(try PhotoTool.run("exiftool", ["-b", "-ThumbnailImage"], on: photo.bytes))
        let innerParts = try SampleJPEG.parts(inner)
        #expect(innerParts.picture.width == 160 && innerParts.segments.allSatisfy { !(0xE0...0xEF).contains($0.marker) })
        _ = try PhotoTool.pixmap(inner)
    }

    @Test("The digest is sha256sum's")
    func digest() throws {
        let photo = try finish(TestPicture(FrameSize(width: 64, height: 48)).frame(.nv12))
        let sum = String(decoding: try PhotoTool.run("sha256sum", [], on: photo.bytes), as: UTF8.self)
        #expect(sum.prefix(64) == photo.digest.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined())
    }

    @Test("A higher quality makes more bytes, and one that does not exist is an error")
    func quality() throws {
        let frame = try TestPicture(FrameSize(width: 640, height: 480)).frame(.nv12)
        #expect(try finish(frame, quality: 30).bytes.count < finish(frame, quality: 95).bytes.count)
        for quality in [-1, 101] {
            let error = #expect(throws: CaptureError.self) { try finish(frame, quality: quality) }
            #expect(error?.code == .encodingFailed)
        }
    }

    @Test("Frames that are not what their header says are errors")
    func damage() throws {
        let good = try frame(.nv12, FrameSize(width: 320, height: 240))
        var tooLarge = good.header
        tooLarge.layout = ImageLayout(.nv12, FrameSize(width: 640, height: 480))!
        var strange = good.header
        strange.layout.pixelFormat = PixelFormat("WXYZ")!
        var nothing = good.header
        nothing.layout.size = FrameSize(width: 0, height: -1)
        for (header, code) in [
            (tooLarge, ErrorCode.encodingFailed), (strange, .unsupportedFormat), (nothing, .unsupportedFormat),
        ] {
            let error = #expect(throws: CaptureError.self) { try finish(Frame(header: header, buffer: good.buffer)) }
            #expect(error?.code == code)
        }
    }

    /// A frame of a slope, in sizes too that drivers do not have for the format.
    private func frame(_ format: PixelFormat, _ size: FrameSize) throws -> Frame {
        let half = (width: (size.width + 1) / 2, height: (size.height + 1) / 2)
        var layout = ImageLayout(format, size) ?? ImageLayout(pixelFormat: format, size: size, planes: [])
        if layout.planes.isEmpty {
            let lengths =
                format == .nv12 ? [(half.width * 2, half.height)] : [(half.width, half.height), (half.width, half.height)]
            for (stride, rows) in [(size.width, size.height)] + lengths {
                layout.planes.append(Plane(offset: layout.byteCount, stride: stride, length: stride * rows))
            }
        }
        return filled(layout) { 0x6850_7858_7060_6458 &+ UInt64($0 / layout.planes[0].stride % 16) &* 0x0101_0101_0101_0101 }
    }

    /// A frame filled with what `eight` gives for each eight bytes from an offset on.
    private func filled(_ layout: ImageLayout, _ eight: (Int) -> UInt64) -> Frame {
        let pool = FrameBufferPool(capacity: layout.byteCount + 8, limit: 1)
        var buffer = pool.take()!
        buffer.withMutableBytes { bytes in
            for at in stride(from: 0, to: layout.byteCount, by: 8) {
                bytes.storeBytes(of: eight(at), toByteOffset: at, as: UInt64.self)
            }
        }
        return Frame(header: FrameHeader(layout: layout), buffer: buffer.finish(count: layout.byteCount))
    }
}
