import CaptureModel
import Testing

@testable import V4L2
@testable import V4L2Source

private func answer(
    _ pixelFormat: PixelFormat, _ width: UInt32, _ height: UInt32, stride: UInt32 = 0,
    quantization: CaptureFormat.Quantization = .unspecified
) -> CaptureFormat {
    var format = CaptureFormat(width: width, height: height, pixelFormat: pixelFormat.rawValue)
    format.bytesPerLine = stride
    format.quantization = quantization
    return format
}

private func buffer(_ timestamp: Int64, clock: DriverBuffer.Clock = .monotonic) -> DriverBuffer {
    DriverBuffer(
        index: 0, bytesUsed: 0, isDamaged: false, timestamp: timestamp, clock: clock, source: .startOfExposure, sequence: 0)
}

@Suite("What a driver answers")
struct DriverAnswerTests {
    @Test("A layout has the driver's stride, and none is made up for what can't be passed on")
    func layouts() {
        #expect(
            ImageLayout(answer(.yuyv, 640, 480, stride: 1344))?.planes == [Plane(offset: 0, stride: 1344, length: 1344 * 480)])
        #expect(ImageLayout(answer(.yuyv, 640, 480))?.planes.first?.stride == 1280, "a driver that does not say has no padding")
        #expect(ImageLayout(answer(.yuyv, 640, 480, stride: 640)) == nil, "shorter than a row")
        #expect(ImageLayout(answer(.nv12, 64, 48, stride: 96))?.byteCount == 96 * 48 * 3 / 2)
        #expect(ImageLayout(answer(PixelFormat("H264")!, 64, 48)) == nil)
        #expect(ImageLayout(answer(PixelFormat("JPEG")!, 64, 48))?.pixelFormat == .mjpeg)
    }

    @Test("The colour range is what the driver says, else V4L2's default")
    func ranges() {
        #expect(ImageLayout(answer(.mjpeg, 64, 48))?.colorRange == .full)
        #expect(ImageLayout(answer(.yuyv, 64, 48))?.colorRange == .limited)
        #expect(ImageLayout(answer(.yuyv, 64, 48, quantization: .full))?.colorRange == .full)
        #expect(ImageLayout(answer(.rgb24, 64, 48))?.colorRange == .full)
        #expect(ImageLayout(answer(.mjpeg, 64, 48, quantization: .limited))?.colorRange == .limited)
        var photo = answer(.nv12, 64, 48)
        photo.hasJPEGColors = true
        #expect(ImageLayout(photo)?.colorRange == .full)
    }

    @Test("Gaps in the driver's counter are missing frames; a counter that starts anew or stands still has none")
    func sequences() {
        var counter = SequenceCounter()
        let gaps = [7, 8, 11, 11, 0, 1, UInt32.max, 0, 2].map { counter.gap(before: $0) }
        #expect(gaps == [0, 0, 2, 0, 0, 0, 0, 0, 1])
        #expect(counter.isCounting)
        _ = counter.gap(before: 2)
        #expect(!counter.isCounting)
    }

    @Test("The capture time is the driver's, converted to wall-clock time for each frame")
    func times() {
        let times = FrameTimes(buffer(5_000_000_000), dequeue: 5_020_000_000, wallClock: 1_700_000_000_020_000_000)
        #expect(times.capture == 5_000_000_000 && times.clock == .monotonic && times.moment == .startOfExposure)
        #expect(times.wallClock == 1_700_000_000_000_000_000 && times.dequeue == 5_020_000_000)
    }

    @Test("A stamp a little ahead of the frame's arrival counts as that arrival, so that no frame is captured after it came")
    func ahead() {
        let times = FrameTimes(buffer(5_029_000_000), dequeue: 5_000_000_000, wallClock: 77)
        #expect(times.capture == 5_000_000_000 && times.moment == .startOfExposure && times.wallClock == 77)
    }

    @Test(
        "A stamp that can't be one is replaced by the time of arrival",
        arguments: [
            buffer(0), buffer(100_000_000_000), buffer(49_990_000_000, clock: .unknown),
        ])
    func implausible(buffer: DriverBuffer) {
        let times = FrameTimes(buffer, dequeue: 50_000_000_000, wallClock: 77)
        #expect(times.capture == 50_000_000_000 && times.moment == .unknown && times.wallClock == 77)
    }
}

@Suite("Looking at a picture")
struct InspectionTests {
    private func inspect(_ bytes: [UInt8], _ layout: ImageLayout, isDamaged: Bool = false) -> Inspection {
        unsafe Inspection(bytes.span.bytes, expected: layout, isDamaged: isDamaged)
    }

    @Test("A raw picture has all its bytes, or is truncated; more are padding")
    func raw() {
        let layout = ImageLayout(.grey, FrameSize(width: 4, height: 4))!
        #expect(inspect([UInt8](repeating: 1, count: 20), layout).count == 16)
        #expect(inspect([UInt8](repeating: 1, count: 16), layout).flaw == nil)
        let short = inspect([UInt8](repeating: 1, count: 15), layout)
        #expect(short.flaw == .truncated && short.count == 16, "every row can be read, whatever is in it")
        #expect(inspect([], layout).count == 0)
        #expect(inspect([UInt8](repeating: 1, count: 16), layout, isDamaged: true).flaw == .markedByDriver)
    }

    @Test("What is no JPEG is malformed, and of a JPEG that ends too early as much is told as is known")
    func compressed() {
        let layout = ImageLayout(pixelFormat: .mjpeg, size: FrameSize(width: 640, height: 480), planes: [])
        let foreign = inspect([1, 2, 3], layout)
        #expect(foreign.flaw == .malformed && foreign.count == 3 && foreign.layout == layout)
        #expect(inspect([0xFF, 0xD8], layout).flaw == .truncated)
        #expect(inspect([], layout).count == 0)
    }
}
