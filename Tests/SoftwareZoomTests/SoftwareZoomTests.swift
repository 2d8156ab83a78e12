import CaptureModel
import CapturePipeline
import SoftwareZoom
import Synchronization
import Testing
import TurboJPEG

@Suite("Zoom in software")
struct SoftwareZoomTests {
    private static let rawFormats: [PixelFormat] = [.nv12, .i420, .yuyv, .uyvy, .rgb24, .bgr24, .grey]

    /// A camera that runs in `format`.
    private func running(_ formats: PixelFormat...) throws -> (camera: StillCamera, device: any CameraDevice, sink: KeepingSink) {
        let camera = StillCamera(formats), sink = KeepingSink()
        let device = try SoftwareZoomProvider(camera).open("still:1")
        _ = try device.start(FormatRequest(), sink: sink)
        return (camera, device, sink)
    }

    @Test("A camera without a zoom gets one of 1 to 8 in software; one that has a zoom is left as it is")
    func abilities() throws {
        let camera = try #require(SoftwareZoomProvider(StillCamera([.yuyv])).cameras().first)
        #expect(camera.capabilities.filter { $0.name == "zoom" }.map(\.support) == [.software])
        #expect(camera.capability("zoom")?.range == 1...8)
        #expect(camera.capabilities.count == 2)
        let own = [Capability("zoom", .hardware, range: 1...5, unit: "x")]
        let provider = SoftwareZoomProvider(StillCamera([.yuyv], abilities: own))
        #expect(provider.cameras().first?.capabilities == own)
        #expect(!(try provider.open("still:1") is SoftwareZoomDevice))
        #expect(SoftwareZoomProvider(StillCamera([.grey16])).cameras().first?.capability("zoom") == nil)
    }

    @Test("At 1 a picture passes in its own buffer, and tells that it shows the whole sensor")
    func untouched() throws {
        let (camera, _, sink) = try running(.yuyv)
        let (buffer, layout) = Ramp.picture(.yuyv, padding: 8)
        camera.show(buffer, layout)
        let image = try #require(sink.take().first)
        #expect(image.buffer === buffer && image.layout == layout)
        #expect(image.settings.zoom == 1 && image.geometry.sensor == Ramp.size)
        #expect(image.geometry.crop == SensorRect(x: 0, y: 0, width: 128, height: 64))
    }

    @Test(
        "A zoomed raw picture is as large as before and shows the middle, whatever its rows' padding", arguments: rawFormats,
        [0, 24])
    func raw(format: PixelFormat, padding: Int) throws {
        let (camera, device, sink) = try running(format)
        let (buffer, layout) = Ramp.picture(format, padding: padding)
        for factor in [2.0, 4.0] {
            #expect(try device.setZoom(factor).value == factor)
            camera.show(buffer, layout)
            let image = try #require(sink.take().first)
            #expect(image.layout == ImageLayout(format, Ramp.size) && image.buffer.count == image.layout.byteCount)
            #expect(image.settings.zoom == factor && image.geometry.sensor == Ramp.size)
            let width = 128 / factor, height = 64 / factor, left = (128 - width) / 2
            #expect(image.geometry.crop == SensorRect(x: left, y: (64 - height) / 2, width: width, height: height))
            #expect(device.geometry(of: FormatRequest(size: Ramp.size)) == image.geometry)
            let bytes = image.buffer.withBytes { bytes in unsafe bytes.withUnsafeBytes { unsafe Array($0) } }
            for (index, plane) in image.layout.planes.enumerated() {
                for column in stride(from: 16, to: plane.stride - 16, by: 1) {
                    let expected = Ramp.sample(format, index, column, zoomed: factor)
                    let seen = Double(bytes[plane.offset + (plane.length / plane.stride / 2) * plane.stride + column])
                    #expect(abs(seen - expected) < 3, "\(format) plane \(index) column \(column): \(seen), not \(expected)")
                }
            }
        }
    }

    @Test(
        "A zoomed JPEG is a JPEG of the same size and sampling that shows the middle",
        arguments: [Subsampling.yuv420, .yuv422, .yuv444, .grey, .yuv440, .yuv411])
    func jpeg(sampling: Subsampling) throws {
        let (camera, device, sink) = try running(.mjpeg)
        let layout = ImageLayout(pixelFormat: .mjpeg, size: Ramp.size, planes: [], colorRange: .full)
        let buffer = Ramp.buffer(try Ramp.jpeg(sampling))
        camera.show(buffer, layout)
        #expect(sink.take().first?.buffer === buffer)
        _ = try device.setZoom(2)
        camera.show(buffer, layout)
        let image = try #require(sink.take().first)
        #expect(image.layout == layout && image.settings.zoom == 2)
        let (luma, header) = try Ramp.luma(of: image.buffer)
        #expect(header.width == 128 && header.height == 64 && header.subsampling == sampling)
        for x in stride(from: 8, to: 120, by: 8) {
            let expected = Ramp.luma(32 + Double(x) / 2)
            #expect(abs(Double(luma[32 * 128 + x]) - expected) < 5, "column \(x)")
        }
    }

    @Test(
        "A picture of an odd size is zoomed too", arguments: [FrameSize(width: 127, height: 63), FrameSize(width: 3, height: 5)])
    func oddSize(size: FrameSize) throws {
        let (camera, device, sink) = try running(.mjpeg)
        _ = try device.setZoom(8)
        let jpeg = Ramp.buffer(try Ramp.jpeg(.yuv420, size: size))
        camera.show(jpeg, ImageLayout(pixelFormat: .mjpeg, size: size, planes: []))
        let grey = ImageLayout(.grey, size)!
        camera.show(Ramp.buffer([UInt8](repeating: 90, count: grey.byteCount)), grey)
        let images = sink.take()
        #expect(images.map(\.layout.size) == [size, size])
        #expect(try Ramp.luma(of: images[0].buffer).1.width == size.width)
    }

    @Test("What readers keep is bounded: further frames are dropped as overload, told once, until one comes back")
    func bounded() throws {
        let (camera, device, sink) = try running(.grey)
        _ = try device.setZoom(3)
        let (buffer, layout) = Ramp.picture(.grey)
        for _ in 0..<8 { camera.show(buffer, layout) }
        var kept = sink.take()
        #expect(kept.count == 8 && sink.drops.withLock { $0.total } == 0)
        for _ in 0..<3 { camera.show(buffer, layout, drops: DropCounts(driver: 1)) }
        #expect(sink.take().isEmpty)
        #expect(sink.drops.withLock { $0 } == DropCounts(driver: 3, overload: 3))
        #expect(device.statistics.drops.overload == 3)
        kept = []
        camera.show(buffer, layout)
        #expect(sink.take().count == 1 && kept.isEmpty)
    }

    @Test("Bytes that are not what they are said to be are dropped as corrupt")
    func corrupt() throws {
        let (camera, device, sink) = try running(.mjpeg)
        _ = try device.setZoom(2)
        let jpeg = try Ramp.jpeg(.yuv420)
        let layout = ImageLayout(pixelFormat: .mjpeg, size: Ramp.size, planes: [])
        camera.show(Ramp.buffer(Array(jpeg[..<(jpeg.count / 2)])), layout)
        camera.show(Ramp.buffer([1, 2, 3]), layout)
        camera.show(Ramp.buffer(jpeg), ImageLayout(pixelFormat: .mjpeg, size: FrameSize(width: 64, height: 64), planes: []))
        camera.show(Ramp.buffer([1, 2, 3]), ImageLayout(.grey, Ramp.size)!)
        #expect(sink.take().isEmpty && sink.drops.withLock { $0 } == DropCounts(corrupt: 4))
    }

    @Test("A format that can't be zoomed is refused by naming those that can: when zooming, and when starting zoomed")
    func refused() throws {
        let (_, device, sink) = try running(.grey16, .yuyv)
        let error = #expect(throws: CaptureError.self) { try device.setZoom(2) }
        #expect(error?.code == .unsupported && error?.message.contains("Y16") == true && error?.message.contains("NV12") == true)
        #expect(try device.setZoom(1).value == 1)
        device.stop()
        _ = try device.setZoom(2)
        let asked = #expect(throws: CaptureError.self) { try device.check(FormatRequest(pixelFormat: .grey16)) }
        #expect(asked?.code == .unsupportedFormat)
        let start = #expect(throws: CaptureError.self) { try device.start(FormatRequest(pixelFormat: .grey16), sink: sink) }
        #expect(start?.code == .unsupportedFormat)
        _ = try device.start(FormatRequest(pixelFormat: .yuyv), sink: sink)
    }

    @Test("The first frame with a new factor is the one that was told")
    func effective() throws {
        let (camera, device, sink) = try running(.grey)
        let (buffer, layout) = Ramp.picture(.grey)
        #expect(try device.setZoom(1.5).driverSequence == nil, "no frame was counted yet")
        for _ in 0..<3 { camera.show(buffer, layout) }
        let first = try device.setZoom(2).driverSequence
        camera.show(buffer, layout)
        #expect(first == 4)
        #expect(sink.take().map(\.settings.zoom) == [1.5, 1.5, 1.5, 2])
    }
}
