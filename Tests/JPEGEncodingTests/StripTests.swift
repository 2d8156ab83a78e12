import CaptureModel
import CapturePipeline
import TurboJPEG
import Testing
import YUV

@testable import JPEGEncoding

@Suite("Pictures compressed strip by strip")
struct StripTests {
    private static let sizes = [
        (1, 1), (2, 2), (1, 40), (40, 1), (15, 17), (16, 16), (33, 31), (34, 50), (322, 242), (1920, 1080),
    ]
    .map(FrameSize.init)

    @Test(
        "A JPEG made of strips has the same bytes as one of the whole picture, whatever the size",
        arguments: [PixelFormat.i420, .nv12, .yuyv, .uyvy, .rgb24, .bgr24], sizes)
    func sameBytes(format: PixelFormat, size: FrameSize) throws {
        guard ImageLayout(format, size) != nil else { return }
        let picture = TestPicture(size)
        for (range, padding, quality) in [(ColorRange.full, 0, 80), (.limited, 30, 80), (.full, 30, 97)] {
            let frame = try picture.frame(format, range: range, padding: padding)
            let image = try JPEGRendition().encoder(["q": quality]).encode(frame)
            #expect(image.layout.size == size && image.layout.subsampling == .yuv420)
            #expect(try bytes(image.buffer) == bytes(whole(frame, quality)))
        }
    }

    private func whole(_ frame: Frame, _ quality: Int) throws -> FrameBuffer {
        try frame.buffer.withBytes { bytes in
            var unpacker = FrameUnpacker(), compressor = PictureCompressor()
            let picture = try unpacker.unpack(bytes, frame.header.layout).stretched(bytes, in: &unpacker.memory)
            return try compressor.compress(picture, bytes, unpacker.memory.bytes, quality: quality)
        }
    }

    private func bytes(_ buffer: FrameBuffer) -> [UInt8] {
        buffer.withBytes { unsafe $0.withUnsafeBytes { unsafe Array($0) } }
    }

    @Test("An output that is too short is an error wherever it ends, and the compressor goes on with the next picture")
    func shortOutput() throws {
        let frame = try TestPicture(FrameSize(width: 64, height: 48)).frame(.yuyv)
        var compressor = FrameCompressor()
        func compress(_ capacity: Int) throws(CaptureError) -> Int {
            try frame.buffer.withBytes { (bytes) throws(CaptureError) in
                var memory = PixelMemory(count: capacity)
                var output = memory.mutableBytes
                return try compressor.compress(bytes, frame.header.layout, quality: 90, into: &output)
            }
        }
        let length = try compress(Subsampling.yuv420.largestJPEG(width: 64, height: 48))
        for capacity in [0, 1, 2, 100, 623, 624, length / 2, length - 1] {
            let error = #expect(throws: CaptureError.self) { try compress(capacity) }
            #expect(error?.code == .encodingFailed)
        }
        #expect(try compress(length + 1) == length)
    }

    @Test("A picture that lacks rows is not ended, and none has a size that JPEG does not know")
    func misuse() throws {
        var compressor = try StripCompressor()
        let plane = PixelMemory(count: 16 * 16)
        var memory = PixelMemory(count: 4096)
        var output = memory.mutableBytes
        #expect(throws: TurboJPEGError.self) { try compressor.finish(into: &output) }
        #expect(throws: TurboJPEGError.self) { try compressor.begin(width: 0, height: 16, quality: 80, into: &output) }
        #expect(throws: TurboJPEGError.self) { try compressor.begin(width: 16, height: 70_000, quality: 80, into: &output) }
        try compressor.begin(width: 16, height: 20, quality: 80, into: &output)
        let (y, chroma) = (plane.bytes, plane.bytes)
        try compressor.write(y: y, u: chroma, v: chroma, strides: (16, 8, 8), into: &output)
        #expect(throws: TurboJPEGError.self) { try compressor.finish(into: &output) }
        try compressor.begin(width: 16, height: 20, quality: 80, into: &output)
        for _ in 0..<2 { try compressor.write(y: y, u: chroma, v: chroma, strides: (16, 8, 8), into: &output) }
        let count = try compressor.finish(into: &output)
        var decompressor = try Decompressor()
        let header = try decompressor.header(of: output.bytes.extracting(0..<count))
        #expect(header.width == 16 && header.height == 20 && header.subsampling == .yuv420)
    }
}
