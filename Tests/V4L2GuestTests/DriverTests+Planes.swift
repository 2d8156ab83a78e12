import CaptureModel
import CapturePipeline
import Testing
import V4L2Source

// A driver that captures only into one memory area per plane (the second vivid), and one through libv4l2 (all others).
extension DriverTests {
    @Test(
        "A multi-planar driver's pictures are whole and in order, be they in one memory area or in several",
        arguments: [("YUYV", "YUYV"), ("NV12", "NV12"), ("NM12", "NV12"), ("YU12", "YU12"), ("YM12", "YU12"), ("GREY", "GREY")])
    func planes(listed: String, carried: String) async throws {
        let camera = try await Webcam("v4l2:platform:vivid-001")
        let request = FormatRequest(pixelFormat: PixelFormat(listed), size: FrameSize(width: 640, height: 360))
        let active = try await camera.start(request)
        #expect(active.layout.pixelFormat == PixelFormat(carried) && active.interval != nil)
        let images = [try await camera.sink.takeNext(), try await camera.sink.takeNext(), try await camera.sink.takeNext()]
        try await camera.stop()
        for image in images {
            #expect(image.layout == active.layout && image.buffer.count == active.layout.byteCount)
            try expectBars(image)
        }
        #expect(zip(images, images.dropFirst()).allSatisfy { $0.driverSequence! < $1.driverSequence! })
        let isApart = listed != carried
        #expect(isApart == (camera.device.statistics.copied > 0), "only planes that lie apart cost a copy")
    }

    @Test(
        "Formats that nothing here reads are converted, and look the same",
        arguments: [
            ("YVYU", "YU12"), ("NV16", "YU12"), ("NV61", "YU12"), ("YV12", "YU12"), ("RGBP", "RGB3"), ("RGB4", "RGB3"),
            ("BGR4", "RGB3"), ("XR24", "RGB3"), ("AR24", "RGB3"), ("BG10", "RGB3"), ("RG10", "RGB3"), ("BYR2", "RGB3"),
        ])
    func converted(listed: String, carried: String) async throws {
        let camera = try await Webcam("v4l2:platform:vivid-000")
        let known = camera.device.camera.formats.contains { $0.pixelFormat == PixelFormat(listed) }
        // The library of this machine may be older than some formats.
        try #require(known || !["YVYU", "NV16", "YV12", "RGBP", "RGB4"].contains(listed))
        guard known else { return }
        let request = FormatRequest(pixelFormat: PixelFormat(listed), size: FrameSize(width: 640, height: 360))
        let active = try await camera.start(request)
        #expect(active.layout.pixelFormat == PixelFormat(carried) && active.layout.size == FrameSize(width: 640, height: 360))
        let image = try await camera.sink.takeNext()
        try await camera.stop()
        #expect(image.layout == active.layout && image.buffer.count == active.layout.byteCount)
        try expectBars(image)
    }

    @Test("libv4l2's limit of 16 open cameras has an error of its own, and multi-planar ones do not count")
    func libraryLimit() async throws {
        var open: [Webcam] = []
        for _ in 0..<16 { open.append(try await Webcam("v4l2:platform:vivid-000")) }
        let error = await #expect(throws: CaptureError.self) { _ = try await Webcam("v4l2:platform:vivid-000") }
        #expect(error?.code == .overloaded && error?.message.contains("libv4l2") == true)
        _ = try await Webcam("v4l2:platform:vivid-001")
        open = []
        let again = try await Webcam("v4l2:platform:vivid-000")
        _ = try await again.start(FormatRequest(pixelFormat: .yuyv, size: FrameSize(width: 640, height: 360)))
        try await again.sink.skip(1)
        try await again.stop()
    }
}
