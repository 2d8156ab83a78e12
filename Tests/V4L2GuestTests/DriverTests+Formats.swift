import CaptureModel
import CapturePipeline
import JPEGStructure
import SoftwareZoom
import Testing
import V4L2Source

// Every format that real drivers list, at one and zoomed.
extension DriverTests {
    @Test(
        "Every format and size that a camera lists streams as it is listed",
        arguments: [Webcam.id(0), Webcam.id(1), "v4l2:platform:vivid-000", "v4l2:platform:vivid-001"])
    func everyFormat(id: String) async throws {
        let camera = try await Webcam(id)
        let formats = camera.device.camera.formats
        #expect(formats.count >= 5)
        for format in formats {
            let interval = try #require(format.intervals.first?.shortest)
            let request = FormatRequest(pixelFormat: format.pixelFormat, size: format.largest, interval: interval)
            let active = try await camera.start(request)
            #expect(active.layout.size == format.largest, "\(format)")
            let image = try await camera.sink.takeNext()
            try await camera.stop()
            #expect(image.layout.pixelFormat == active.layout.pixelFormat && image.layout.size == active.layout.size, "\(format)")
            if format.pixelFormat.isCompressed {
                #expect(image.verdict.fault == nil, "\(format): \(image.verdict)")
            } else {
                // What is put together or converted has another name than what the driver lists.
                let isOwn = ImageLayout(format.pixelFormat, format.largest) != nil
                let others: [PixelFormat] = format.pixelFormat.description == "NM12" ? [.nv12] : [.i420, .rgb24]
                #expect(isOwn ? image.layout.pixelFormat == format.pixelFormat : others.contains(image.layout.pixelFormat))
                #expect(image.buffer.count == active.layout.byteCount && image.layout == active.layout, "\(format)")
            }
            _ = camera.sink.takeAll()
        }
        print("\(id): \(formats.count) formats")
    }

    @Test("A camera without a zoom shows bars twice as wide when zoomed in software, in each of its formats")
    func softwareZoom() async throws {
        let id = "v4l2:platform:vivid-000", sink = CollectingSink()
        let device = try await blocking { try SoftwareZoomProvider(V4L2Provider()).open(id) }
        #expect(device.camera.capability("zoom")?.support == .software)
        for name in ["NV12", "YU12", "YUYV", "UYVY", "RGB3", "BGR3", "GREY"] {
            let format = try #require(PixelFormat(name))
            _ = try await blocking { try device.setZoom(1) }
            let request = FormatRequest(pixelFormat: format, size: FrameSize(width: 640, height: 360))
            _ = try await blocking { try device.start(request, sink: sink) }
            let whole = try await sink.takeNext()
            _ = try await blocking { try device.setZoom(2) }
            var zoomed = try await sink.takeNext()
            while zoomed.settings.zoom != 2 { zoomed = try await sink.takeNext() }
            await #expect(throws: Never.self) { try await blocking { device.stop() } }
            #expect(whole.settings.zoom == 1 && zoomed.layout.size == whole.layout.size)
            #expect(zoomed.geometry.crop == SensorRect(x: 160, y: 88, width: 320, height: 180))
            // Vertical colour bars: what is at x of the crop is at 2 x of the picture. Edges are left out.
            let before = whole.row(180), after = zoomed.row(180)
            let bytesPerPixel = before.count / 640
            var equal = 0
            for x in stride(from: 8, to: 632, by: 4) {
                let from = (160 + x / 2) * bytesPerPixel, to = x * bytesPerPixel
                if (0..<bytesPerPixel).allSatisfy({ abs(Int(before[from + $0]) - Int(after[to + $0])) < 12 }) { equal += 1 }
            }
            #expect(equal > 120, "\(name): \(equal) of 156 pixels are where the zoom should have put them")
            _ = sink.takeAll()
        }
        _ = try await blocking { try device.setZoom(1) }
        _ = try await blocking {
            try device.start(FormatRequest(pixelFormat: .grey16, size: FrameSize(width: 640, height: 360)), sink: sink)
        }
        #expect(throws: CaptureError.self) { try device.setZoom(2) }
        try await blocking { device.stop() }
    }
}

extension CapturedImage {
    /// The bytes of one row of the first plane, padding left out.
    fileprivate func row(_ number: Int) -> [UInt8] {
        let plane = layout.planes[0], tight = ImageLayout(layout.pixelFormat, layout.size)!.planes[0].stride
        return Array(bytes[(plane.offset + number * plane.stride)...].prefix(tight))
    }
}
