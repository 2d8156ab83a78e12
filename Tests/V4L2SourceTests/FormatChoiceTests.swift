import CaptureModel
import Testing
import V4L2

@testable import V4L2Source

private let sixty = FrameInterval(1, 60)!, thirty = FrameInterval(1, 30)!, fifteen = FrameInterval(1, 15)!,
    five = FrameInterval(1, 5)!

private func format(_ pixelFormat: PixelFormat, _ width: Int, _ height: Int, _ intervals: FrameInterval...) -> CameraFormat {
    CameraFormat(pixelFormat, FrameSize(width: width, height: height), intervals: intervals.map { IntervalRange($0) })
}

@Suite("Choosing a format")
struct FormatChoiceTests {
    private let webcam = [
        format(.yuyv, 640, 480, thirty), format(.yuyv, 1280, 720, five), format(.mjpeg, 640, 480, thirty),
        format(.mjpeg, 1280, 720, sixty, thirty, fifteen), format(.mjpeg, 1920, 1080, thirty),
    ]

    private func choice(_ formats: [CameraFormat], _ request: FormatRequest = FormatRequest()) throws -> String {
        let choice = try FormatChoice(from: formats, for: request)
        return "\(choice.pixelFormat) \(choice.size) \(choice.interval.map { "\($0)" } ?? "-")"
    }

    @Test("Without a wish it is Motion JPEG, as large as 1280x720, at 30 frames a second")
    func noWish() throws {
        #expect(try choice(webcam) == "MJPG 1280x720 1/30")
        #expect(try choice([format(.mjpeg, 1280, 720, fifteen), format(.mjpeg, 640, 480, thirty)]) == "MJPG 640x480 1/30")
        #expect(try choice([format(.mjpeg, 1280, 720, fifteen), format(.mjpeg, 640, 480, five)]) == "MJPG 1280x720 1/15")
        #expect(try choice([format(.mjpeg, 3840, 2160, thirty), format(.mjpeg, 1920, 1080, thirty)]) == "MJPG 1920x1080 1/30")
        #expect(try choice([format(.grey, 640, 480), format(.yuyv, 320, 240)]) == "YUYV 320x240 -")
    }

    @Test("A wish is kept, and what it leaves open is chosen")
    func wishes() throws {
        #expect(try choice(webcam, FormatRequest(pixelFormat: .yuyv)) == "YUYV 640x480 1/30")
        #expect(try choice(webcam, FormatRequest(size: FrameSize(width: 1920, height: 1080))) == "MJPG 1920x1080 1/30")
        #expect(
            try choice(webcam, FormatRequest(pixelFormat: .yuyv, size: FrameSize(width: 1280, height: 720)))
                == "YUYV 1280x720 1/5")
        #expect(try choice(webcam, FormatRequest(interval: sixty)) == "MJPG 1280x720 1/60")
    }

    @Test("What is not listed is refused by naming what is")
    func refused() {
        let error = #expect(throws: CaptureError.self) {
            try FormatChoice(from: webcam, for: FormatRequest(pixelFormat: .nv12, size: FrameSize(width: 64, height: 48)))
        }
        #expect(error?.code == .unsupportedFormat)
        #expect(
            error?.message
                == "the camera has no format NV12 64x48; it has YUYV 640x480, 1280x720; MJPG 640x480, 1280x720, 1920x1080")
    }

    @Test("Of a range of sizes any on its grid will do")
    func ranges() throws {
        let range = CameraFormat(
            .nv12, smallest: FrameSize(width: 48, height: 32), largest: FrameSize(width: 4096, height: 4096),
            step: FrameSize(width: 32, height: 16), intervals: [])
        #expect(try choice([range]) == "NV12 1264x720 -")
        #expect(try choice([range], FormatRequest(size: FrameSize(width: 80, height: 48))) == "NV12 80x48 -")
        #expect(throws: CaptureError.self) { try choice([range], FormatRequest(size: FrameSize(width: 81, height: 48))) }
    }

    @Test("The interval is the listed one nearest to the wish")
    func intervals() {
        let listed = [sixty, thirty, five].map { IntervalRange($0) }
        #expect(FormatChoice.interval(from: listed, wanted: fifteen) == five)
        #expect(FormatChoice.interval(from: listed, wanted: FrameInterval(1, 100)) == sixty)
        #expect(FormatChoice.interval(from: listed, wanted: nil) == thirty)
        #expect(FormatChoice.interval(from: [IntervalRange(sixty)], wanted: nil) == sixty)
        #expect(FormatChoice.interval(from: [IntervalRange(five), IntervalRange(fifteen)], wanted: nil) == fifteen)
        let range = [IntervalRange(shortest: sixty, longest: five)], odd = FrameInterval(2, 15)
        #expect(FormatChoice.interval(from: range, wanted: odd) == odd, "fractions stay what they are")
        #expect(FormatChoice.interval(from: [], wanted: odd) == odd)
    }

    @Test("A driver's intervals keep their fractions, and none that means nothing is listed")
    func driverIntervals() {
        #expect(IntervalRange(.discrete(TimePerFrame(1001, 30000))) == FrameInterval(1001, 30000).map { IntervalRange($0) })
        #expect(IntervalRange(.discrete(TimePerFrame(0, 30))) == nil)
        let open = IntervalRange(.range(shortest: TimePerFrame(0, 1), longest: TimePerFrame(1, 5), step: nil))
        #expect(open?.longest == five && open?.contains(sixty) == true)
    }
}
