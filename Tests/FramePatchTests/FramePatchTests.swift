import Testing

@testable import FramePatch

@Suite("A frame's number and time, written into its pixels")
struct FramePatchTests {
    /// A grey picture with `patch` in it, drawn as `rows` say.
    private func picture(_ patch: FramePatch, _ rows: PixelRows) -> [UInt8] {
        var pixels = [UInt8](repeating: 90, count: rows.offset + rows.stride * rows.height)
        unsafe pixels.withUnsafeMutableBytes { buffer in
            var bytes = unsafe buffer.mutableBytes
            patch.draw(into: &bytes, rows)
        }
        return pixels
    }

    /// The same picture with `patch` drawn over `previous` in it.
    private func picture(_ patch: FramePatch, over previous: FramePatch, _ rows: PixelRows) -> [UInt8] {
        var pixels = picture(previous, rows)
        unsafe pixels.withUnsafeMutableBytes { buffer in
            var bytes = unsafe buffer.mutableBytes
            patch.redraw(over: previous, into: &bytes, rows)
        }
        return pixels
    }

    private func read(_ pixels: [UInt8], _ rows: PixelRows) -> FramePatch? {
        unsafe FramePatch.read(from: pixels.span.bytes, rows)
    }

    private static let extremes = [
        FramePatch(sequence: 0, captureTime: 0), FramePatch(sequence: .max, captureTime: .max),
        FramePatch(sequence: 0x0123_4567_89ab_cdef, captureTime: .min), FramePatch(sequence: 1, captureTime: -1),
    ]

    @Test("What is drawn is read back, at every width", arguments: [160, 161, 320, 641, 640, 854, 1280, 1920, 3840])
    func everyWidth(width: Int) {
        let rows = PixelRows(width: width, height: width * 9 / 16, stride: width + 7)
        for patch in Self.extremes { #expect(read(picture(patch, rows), rows) == patch) }
    }

    @Test("Drawn over another it is the same to the last pixel", arguments: [160, 161, 640, 1280])
    func over(width: Int) {
        for pixelStride in 1...3 {
            let rows = PixelRows(width: width, height: width / 2, stride: width * pixelStride + 5, pixelStride: pixelStride)
            for previous in Self.extremes {
                for patch in Self.extremes { #expect(picture(patch, over: previous, rows) == picture(patch, rows)) }
            }
        }
        let low = PixelRows(width: 640, height: 3, stride: 640)
        #expect(picture(Self.extremes[1], over: Self.extremes[0], low).allSatisfy { $0 == 90 })
    }

    @Test("It is read from packed formats, one channel of many")
    func packed() {
        let patch = FramePatch(sequence: 77, captureTime: 123_456_789_012)
        for (offset, pixelStride) in [(0, 2), (1, 2), (0, 3), (2, 3)] {
            let rows = PixelRows(width: 640, height: 60, offset: offset, stride: 640 * pixelStride, pixelStride: pixelStride)
            let pixels = picture(patch, rows)
            #expect(read(pixels, rows) == patch)
            #expect(pixels[offset + 1] == (pixelStride == 1 ? 235 : 90), "other channels stay as they are")
        }
    }

    @Test("The documented place of every bit is kept, for readers in other languages")
    func documentedLayout() {
        let patch = FramePatch(sequence: 0x8000_0000_0000_0001, captureTime: 0x0102_0304_0506_0708)
        let rows = PixelRows(width: 1280, height: 720, stride: 1280)
        let pixels = picture(patch, rows)
        var bytes = [UInt8](repeating: 0, count: 20)
        for n in 0..<160 {
            let x = Int(16.0 * Double(1 + n % 40)), y = Int(16.0 * Double(1 + n / 40))
            if pixels[y * 1280 + x] >= 128 { bytes[n / 8] |= 0x80 >> UInt8(n % 8) }
        }
        #expect(bytes.prefix(16) == [0x80, 0, 0, 0, 0, 0, 0, 1, 1, 2, 3, 4, 5, 6, 7, 8])
        // zlib.crc32 of those 16 bytes.
        #expect(bytes.suffix(4) == [0xfd, 0xd5, 0xe5, 0x4e])
        #expect(Set(pixels[0..<656]) == [235] && pixels[656] == 90, "a white frame, and nothing beyond it")
    }

    @Test("One wrong bit, an empty picture and a picture too small are no patch")
    func damage() {
        let rows = PixelRows(width: 640, height: 360, stride: 640)
        var pixels = picture(FramePatch(sequence: 5, captureTime: 6), rows)
        for y in 4..<12 {
            for x in 4..<12 { pixels[y * 640 + x] ^= 0xff }
        }
        #expect(read(pixels, rows) == nil)
        for value in [UInt8(0), 16, 128, 255] { #expect(read([UInt8](repeating: value, count: 640 * 360), rows) == nil) }
        let small = PixelRows(width: 159, height: 100, stride: 159)
        #expect(read(picture(FramePatch(sequence: 5, captureTime: 6), small), small) == nil)
        let low = PixelRows(width: 640, height: 39, stride: 640)
        #expect(picture(FramePatch(sequence: 5, captureTime: 6), low).allSatisfy { $0 == 90 }, "too low: left as it is")
    }

    @Test("Bytes that end before the picture does, and numbers that are no picture's, are no patch")
    func hostileRows() {
        let pixels = [UInt8](repeating: 0, count: 1000)
        for rows in [
            PixelRows(width: 640, height: 360, stride: 640), PixelRows(width: .max, height: .max, stride: .max),
            PixelRows(width: 640, height: 360, stride: -640), PixelRows(width: 0, height: 0, stride: 0),
            PixelRows(width: 640, height: 360, offset: .max, stride: 640),
        ] { #expect(read(pixels, rows) == nil) }
    }
}
