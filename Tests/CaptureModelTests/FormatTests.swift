import CaptureModel
import Testing

@Suite("Formats, sizes, intervals")
struct FormatTests {
    @Test(
        "A pixel format is its four characters, without trailing spaces", arguments: ["MJPG", "NV12", "Y16", "GREY", "RGB3", "z"])
    func names(_ name: String) throws {
        let format = try #require(PixelFormat(name))
        #expect(format.description == name)
        #expect(PixelFormat(rawValue: format.rawValue) == format)
    }

    @Test("Anything else is no pixel format", arguments: ["", "ABCDE", "Y 16", "ä", "a\n", "Y16 "])
    func noNames(_ name: String) { #expect(PixelFormat(name) == nil) }

    @Test("Codes are V4L2's: the first character lowest; bytes that do not print show as question marks")
    func codes() {
        #expect(PixelFormat.yuyv.rawValue == 0x5659_5559)
        #expect(PixelFormat.grey16.rawValue == 0x2036_3159)
        #expect(PixelFormat(rawValue: 0x0100_4142).description == "BA??")
        #expect(PixelFormat.mjpeg.isCompressed && PixelFormat("JPEG")!.isCompressed && !PixelFormat.nv12.isCompressed)
    }

    @Test("A size is two numbers with an x between")
    func sizes() {
        #expect(FrameSize("1280x720") == FrameSize(width: 1280, height: 720))
        #expect(FrameSize("32768x1")?.description == "32768x1")
        #expect(FrameSize(width: 3, height: 4).area == 12)
        for text in ["", "x", "1280", "1280x", "0x10", "-1x1", "1x1x1", "32769x1", "1280 x 720", "99999999999999999999x1"] {
            #expect(FrameSize(text) == nil, "\(text)")
        }
    }

    @Test("Intervals are exact fractions, compared by their length")
    func intervals() throws {
        let ntsc = try #require(FrameInterval(1001, 30000))
        let thirty = try #require(FrameInterval(1, 30))
        #expect(thirty < ntsc)
        #expect(try #require(FrameInterval(2, 60)) >= thirty && #require(FrameInterval(2, 60)) <= thirty)
        #expect(ntsc.description == "1001/30000")
        #expect(ntsc.nanoseconds == 33_366_666)
        #expect(FrameInterval(0, 1) == nil && FrameInterval(1, 0) == nil)
        #expect(FrameInterval(.max, 1)! > FrameInterval(1, .max)!)
        #expect(FrameInterval(rate: 30) == thirty)
        #expect(FrameInterval(rate: 29.97) == FrameInterval(1000, 29970))
        for rate in [0, -1, .nan, .infinity, 200_000, 0.0001] { #expect(FrameInterval(rate: rate) == nil, "\(rate)") }
        #expect(IntervalRange(shortest: thirty, longest: FrameInterval(1, 5)!).contains(ntsc))
        #expect(!IntervalRange(thirty).contains(ntsc))
    }

    @Test("A format with a range of sizes offers those on its grid, one without its own alone")
    func grids() {
        let range = CameraFormat(
            .yuyv, smallest: FrameSize(width: 160, height: 120), largest: FrameSize(width: 640, height: 480),
            step: FrameSize(width: 16, height: 8), intervals: [])
        #expect(range.contains(FrameSize(width: 176, height: 128)))
        #expect(!range.contains(FrameSize(width: 170, height: 128)))
        #expect(!range.contains(FrameSize(width: 656, height: 480)))
        let single = CameraFormat(.yuyv, FrameSize(width: 640, height: 480), intervals: [])
        #expect(single.contains(FrameSize(width: 640, height: 480)) && !single.contains(FrameSize(width: 320, height: 240)))
    }

    @Test(
        "Layouts follow V4L2: chroma after luma, strides derived from the first",
        arguments: [
            (PixelFormat.grey, 6, 4, nil, [[0, 6, 24]]), (.grey16, 6, 4, nil, [[0, 12, 48]]), (.yuyv, 6, 4, 16, [[0, 16, 64]]),
            (.yuyv, 5, 4, nil, [[0, 12, 48]]), (.rgb24, 5, 3, nil, [[0, 15, 45]]), (.nv12, 6, 4, 8, [[0, 8, 32], [32, 8, 16]]),
            (.i420, 6, 4, 8, [[0, 8, 32], [32, 4, 8], [40, 4, 8]]), (.grey10, 5, 3, nil, [[0, 10, 30]]),
            (.grey12, 5, 3, 16, [[0, 16, 48]]), (.bayerRGGB, 5, 3, 8, [[0, 8, 24]]),
        ] as [(PixelFormat, Int, Int, Int?, [[Int]])])
    func layouts(_ format: PixelFormat, _ width: Int, _ height: Int, _ stride: Int?, _ planes: [[Int]]) throws {
        let layout = try #require(ImageLayout(format, FrameSize(width: width, height: height), stride: stride))
        #expect(layout.planes.map { [$0.offset, $0.stride, $0.length] } == planes)
        #expect(layout.byteCount == planes.map { $0[0] + $0[2] }.max())
    }

    @Test("Pictures that can't be have no layout")
    func noLayouts() {
        let odd = FrameSize(width: 5, height: 4)
        #expect(ImageLayout(.nv12, odd) == nil && ImageLayout(.i420, odd) == nil)
        #expect(ImageLayout(.i420, FrameSize(width: 6, height: 4), stride: 7) == nil)
        #expect(ImageLayout(.grey, FrameSize(width: 0, height: 4)) == nil)
        #expect(ImageLayout(.grey, FrameSize(width: 6, height: 4), stride: 5) == nil)
        #expect(ImageLayout(.mjpeg, FrameSize(width: 6, height: 4)) == nil)
        #expect(ImageLayout(PixelFormat("WXYZ")!, FrameSize(width: 6, height: 4)) == nil)
    }

    @Test("Errors that pass by themselves are retriable unless said otherwise")
    func errors() {
        #expect(CaptureError(.cameraBusy, "m").isRetriable && !CaptureError(.invalidArgument, "m").isRetriable)
        #expect(!CaptureError(.cameraBusy, "m", isRetriable: false).isRetriable)
        #expect(CaptureError(.systemError, "what", cause: "why").description == "what (why)")
        var drops = DropCounts(driver: 1, corrupt: 2, overload: 3)
        drops += DropCounts(driver: 10, corrupt: 20, overload: 30)
        #expect(drops == DropCounts(driver: 11, corrupt: 22, overload: 33) && drops.total == 66)
    }
}
