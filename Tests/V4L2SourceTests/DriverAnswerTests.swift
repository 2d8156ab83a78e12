import CLinux
import CaptureModel
import Glibc
import JPEGStructure
import Testing

@testable import V4L2
@testable import V4L2Source

private func answer(
    _ pixelFormat: PixelFormat, _ width: UInt32, _ height: UInt32, stride: UInt32 = 0,
    quantization: CaptureFormat.Quantization = .unspecified
) -> CaptureFormat {
    var format = CaptureFormat(width: width, height: height, pixelFormat: pixelFormat.rawValue)
    format.planes[0].bytesPerLine = stride
    format.quantization = quantization
    return format
}

private func buffer(_ timestamp: Int64, clock: DriverBuffer.Clock = .monotonic) -> DriverBuffer {
    DriverBuffer(
        index: 0, first: DriverBuffer.Filled(offset: 0, count: 0), isDamaged: false, timestamp: timestamp, clock: clock,
        source: .startOfExposure, sequence: 0)
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

    @Test("Planes in memory areas of their own are put one behind the other, each with the driver's stride")
    func apart() throws {
        func layout(_ name: String, _ strides: UInt32...) -> ImageLayout? {
            var format = answer(PixelFormat(name)!, 64, 48)
            format.planes = strides.map { MemoryPlane(bytesPerLine: $0, imageSize: 0) }
            return ImageLayout(format)
        }
        let nv12 = try #require(layout("NM12", 64, 96))
        #expect(nv12.pixelFormat == .nv12 && nv12.colorRange == .limited)
        #expect(
            nv12.planes == [Plane(offset: 0, stride: 64, length: 3072), Plane(offset: 3072, stride: 96, length: 96 * 24)])
        let i420 = try #require(layout("YM12", 0, 0, 40))
        #expect(i420.pixelFormat == .i420 && i420.planes.map(\.stride) == [64, 32, 40])
        #expect(i420.planes.map(\.offset) == [0, 3072, 3840] && i420.byteCount == 3840 + 960)
        #expect(layout("NM12", 64) == nil && layout("NM12", 64, 64, 64) == nil && layout("NM12", 64, 32) == nil)
        #expect(layout("NV12", 64, 64) == nil, "one area for both planes, by its name")
    }

    @Test("A descriptor of something else refuses the frame interval, formats and controls, which is no failure but no answer")
    func refused() throws {
        let device = VideoDevice(descriptor: unsafe clinux_open("/dev/null", O_RDWR, 0))
        #expect(try device.timePerFrame() == nil && device.setTimePerFrame(TimePerFrame(1, 30)) == nil)
        #expect(try device.formats().isEmpty && device.controls().isEmpty && device.control(1) == nil)
        #expect(throws: V4L2Error.self) { try device.format() }
        // A camera like this works, without telling what others set of it.
        #expect(throws: V4L2Error.self) { try device.subscribe(toControl: 1) }
        #expect(throws: V4L2Error.self) { try device.nextChangedControl() }
        let isTold = device.subscribeToControls()
        #expect(!isTold)
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
        var headers = JPEGHeaders()
        return unsafe Inspection(bytes.span.bytes, expected: layout, isDamaged: isDamaged, &headers)
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
