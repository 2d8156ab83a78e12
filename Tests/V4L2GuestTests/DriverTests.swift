import CaptureModel
import CapturePipeline
import JPEGStructure
import SystemThreads
import Testing
import V4L2Source

@Suite("Real V4L2 drivers", .serialized, .enabled(if: Guest.isInside))
struct DriverTests {
    @Test("Discovery finds webcams by their own names, and takes no metadata node for a camera")
    func discovery() async throws {
        // By their ids, whatever was plugged in last.
        let cameras = try await blocking { V4L2Provider().cameras() }
        #expect(cameras.map(\.id) == ["v4l2:platform:vivid-000", "v4l2:platform:vivid-001", Webcam.id(0), Webcam.id(1)])
        #expect(cameras.allSatisfy { $0.path.hasPrefix("/dev/video") } && Set(cameras.map(\.path)).count == 4)
        #expect(cameras.map(\.driver).sorted() == ["uvcvideo", "uvcvideo", "vivid", "vivid"])
        #expect(cameras.allSatisfy { $0.problem == nil && !$0.formats.isEmpty })
        let webcam = try #require(cameras.first { $0.driver == "uvcvideo" })
        #expect(webcam.name.contains("UVC") && webcam.position == .external)
        #expect(webcam.formats.first { $0.pixelFormat == .mjpeg && $0.smallest == FrameSize(width: 1280, height: 720) } != nil)
        #expect(webcam.formats.first?.intervals.map { $0.shortest.rate.rounded() } == [30, 15, 5])
    }

    @Test("Both webcams deliver whole JPEGs side by side, numbered and stamped in order")
    func motionJPEG() async throws {
        let webcams = [try await Webcam(Webcam.id(0)), try await Webcam(Webcam.id(1))]
        for webcam in webcams {
            let active = try await webcam.start()
            #expect(active.layout.pixelFormat == .mjpeg && active.layout.size == FrameSize(width: 1280, height: 720))
            #expect(active.layout.planes.isEmpty && active.layout.colorRange == .full)
            #expect(active.interval.map { $0.rate.rounded() } == 30)
        }
        try await withThrowingTaskGroup { group in
            for webcam in webcams { group.addTask { try await watch(webcam) } }
            try await group.waitForAll()
        }
        for webcam in webcams { try await webcam.stop() }

        @Sendable func watch(_ webcam: Webcam) async throws {
            var sequences: [UInt64] = [], stamps: [Int64] = [], dropped: UInt64 = 0
            for number in 0..<60 {
                let image = try await webcam.sink.takeNext()
                guard case .whole(let picture) = image.verdict else {
                    Issue.record("image \(number): \(image.verdict)")
                    continue
                }
                #expect(picture.count == image.buffer.count && image.layout.size == FrameSize(width: 1280, height: 720))
                #expect(image.layout.subsampling == .yuv444)
                #expect(image.times.clock == .monotonic && image.times.moment == .startOfExposure)
                #expect(image.times.capture <= image.times.dequeue)
                let offset = image.times.wallClock - image.times.capture
                #expect(abs(offset - (MonotonicClock.wallClock() - MonotonicClock.now())) < 1_000_000_000)
                sequences.append(try #require(image.driverSequence))
                stamps.append(image.times.capture)
                dropped += image.drops.driver
                if number == 0 { #expect(image.status == .startup) }
            }
            #expect(zip(sequences, sequences.dropFirst()).allSatisfy { $0 < $1 })
            #expect(zip(stamps, stamps.dropFirst()).allSatisfy { $0 < $1 })
            #expect(sequences.last! - sequences.first! + 1 >= 60 + dropped - (dropped > 0 ? 1 : 0))
            print("60 frames in \(Double(stamps.last! - stamps.first!) / 1e9) s; \(webcam.device.statistics)")
        }
    }

    @Test("The bytes of a raw picture are where its layout says")
    func raw() async throws {
        let webcam = try await Webcam(Webcam.id(0))
        let active = try await webcam.start(FormatRequest(pixelFormat: .yuyv))
        #expect(active.layout.size == FrameSize(width: 320, height: 240) && active.layout.colorRange == .limited)
        let image = try await webcam.sink.takeNext()
        #expect(image.layout == active.layout && image.buffer.count == 320 * 240 * 2)
        let plane = image.layout.planes[0]
        let bytes = image.bytes
        // Eight bars from left to right: the first white, the last black.
        for row in [0, 100] {
            let start = plane.offset + row * plane.stride
            #expect(Array(bytes[start..<start + 4]) == [235, 128, 235, 128])
            #expect(Array(bytes[start + 636..<start + 640]) == [16, 128, 16, 128])
        }
        try await webcam.stop()
    }

    @Test(
        "Every raw format of vivid has the length that its layout says",
        arguments: [
            "YUYV", "UYVY", "NV12", "YU12", "RGB3", "BGR3", "GREY", "Y16", "Y12", "Y10", "BA81", "GBRG", "GRBG", "RGGB",
        ])
    func vividFormats(name: String) async throws {
        let format = try #require(PixelFormat(name))
        let camera = try await Webcam("v4l2:platform:vivid-000")
        let active = try await camera.start(FormatRequest(pixelFormat: format, size: FrameSize(width: 640, height: 360)))
        #expect(active.layout.pixelFormat == format && active.layout.size == FrameSize(width: 640, height: 360))
        let image = try await camera.sink.takeNext()
        #expect(image.buffer.count == active.layout.byteCount && image.layout == active.layout)
        try await camera.stop()
        try expectBars(image)
    }

    @Test("A format that is not listed is refused by naming those that are")
    func unsupported() async throws {
        let webcam = try await Webcam(Webcam.id(0))
        let error = await #expect(throws: CaptureError.self) {
            try await webcam.start(FormatRequest(pixelFormat: .nv12, size: FrameSize(width: 640, height: 480)))
        }
        #expect(error?.code == .unsupportedFormat)
        #expect(error?.message.contains("MJPG 640x480, 320x240, 1280x720; YUYV 320x240, 160x120") == true)
    }

    @Test("A change of format waits for nobody: pictures taken before it stay readable after it, and after the end")
    func formatChange() async throws {
        let webcam = try await Webcam(Webcam.id(0))
        _ = try await webcam.start(FormatRequest(pixelFormat: .mjpeg, size: FrameSize(width: 640, height: 480)))
        let kept = try await webcam.sink.take(4)
        let before = kept.map(\.bytes)
        let active = try await webcam.start(FormatRequest(pixelFormat: .yuyv, size: FrameSize(width: 160, height: 120)))
        #expect(active.layout.byteCount == 160 * 120 * 2)
        while try await webcam.sink.takeNext().layout != active.layout {}
        #expect(kept.map(\.bytes) == before)
        try await webcam.stop()
        #expect(kept.map(\.bytes) == before)
    }
}
