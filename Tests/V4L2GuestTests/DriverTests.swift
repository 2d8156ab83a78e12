import CaptureModel
import CapturePipeline
import JPEGStructure
import SystemThreads
import Testing
import V4L2Source

/// A webcam that is open, with a sink for its pictures.
private struct Webcam: Sendable {
    static func id(_ number: Int) -> String { "v4l2:usb-V4L2_guest_V4L2_guest_UVC_camera_GUEST\(number)" }

    let device: any CameraDevice
    let sink = CollectingSink()

    init(_ id: String, policy: CorruptFramePolicy = .strict) async throws {
        device = try await blocking { try V4L2Provider(policy: policy).open(id) }
    }

    func start(_ request: FormatRequest = FormatRequest()) async throws -> ActiveFormat {
        try await blocking { [device, sink] in try device.start(request, sink: sink) }
    }

    func stop() async throws { try await blocking { [device] in device.stop() } }
}

extension CapturedImage {
    fileprivate var bytes: [UInt8] { buffer.withBytes { bytes in unsafe bytes.withUnsafeBytes { unsafe Array($0) } } }
    fileprivate var verdict: JPEGVerdict { buffer.withBytes { JPEGVerdict(of: $0) } }
}

@Suite("Real V4L2 drivers", .serialized, .enabled(if: Guest.isInside))
struct DriverTests {
    @Test("Discovery finds webcams by their own names, and takes no metadata node for a camera")
    func discovery() async throws {
        let cameras = try await blocking { V4L2Provider().cameras() }
        #expect(cameras.map(\.id) == [Webcam.id(0), Webcam.id(1), "v4l2:platform:vivid-000"])
        #expect(cameras.map(\.path) == ["/dev/video0", "/dev/video2", "/dev/video4"])
        #expect(cameras.map(\.driver) == ["uvcvideo", "uvcvideo", "vivid"])
        #expect(cameras.allSatisfy { $0.problem == nil && !$0.formats.isEmpty })
        let webcam = try #require(cameras.first)
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
        arguments: ["YUYV", "UYVY", "NV12", "YU12", "RGB3", "BGR3", "GREY", "Y16"])
    func vividFormats(name: String) async throws {
        let format = try #require(PixelFormat(name))
        let camera = try await Webcam("v4l2:platform:vivid-000")
        let active = try await camera.start(FormatRequest(pixelFormat: format, size: FrameSize(width: 640, height: 360)))
        #expect(active.layout.pixelFormat == format && active.layout.size == FrameSize(width: 640, height: 360))
        let image = try await camera.sink.takeNext()
        #expect(image.buffer.count == active.layout.byteCount && image.layout == active.layout)
        try await camera.stop()
    }

    @Test("Whoever keeps pictures does not starve the driver: it goes on with two buffers, and the rest are copies")
    func leases() async throws {
        let webcam = try await Webcam(Webcam.id(0))
        _ = try await webcam.start(FormatRequest(size: FrameSize(width: 320, height: 240)))
        var kept = try await webcam.sink.take(6)
        #expect(webcam.device.statistics.copied <= UInt64(kept.count - 6), "as long as buffers are left, none is copied")
        for _ in 0..<20 {
            let image = try await webcam.sink.takeNext()
            #expect(image.verdict.fault == nil)
        }
        #expect(webcam.device.statistics.copied >= 18 && webcam.device.statistics.lent == 6)
        #expect(kept.allSatisfy { $0.verdict.fault == nil }, "what is kept does not change")

        kept += try await webcam.sink.take(8)
        let drops = try await webcam.sink.drops { $0.overload >= 3 }
        #expect(drops.corrupt == 0)
        kept = []
        try await webcam.sink.skip(3)
        let copied = webcam.device.statistics.copied
        try await webcam.sink.skip(5)
        #expect(webcam.device.statistics.copied <= copied + 1, "once they are back, buffers are lent again")
        print("\(webcam.device.statistics)")
        try await webcam.stop()
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

    @Test("Missing Huffman tables are completed by one copy, padding is trimmed")
    func cheapWebcam() async throws {
        try await Guest.setFaults("no-tables padded", ofWebcam: 0)
        let webcam = try await Webcam(Webcam.id(0))
        _ = try await webcam.start(FormatRequest(size: FrameSize(width: 640, height: 480)))
        for _ in 0..<10 {
            let image = try await webcam.sink.takeNext()
            guard case .whole(let picture) = image.verdict else { throw TimedOut(description: "\(image.verdict)") }
            #expect(picture.hasHuffmanTables && picture.count == image.buffer.count)
        }
        #expect(webcam.device.statistics.completed >= 10 && webcam.device.statistics.copied == 0)
        try await webcam.stop()
        try await Guest.setFaults("", ofWebcam: 0)
    }

    @Test(
        "Pictures that are cut short are dropped, marked or passed on, and always counted",
        arguments: [CorruptFramePolicy.strict, .flag, .pass])
    func truncated(policy: CorruptFramePolicy) async throws {
        try await Guest.setFaults("truncated", ofWebcam: 0)
        let webcam = try await Webcam(Webcam.id(0), policy: policy)
        _ = try await webcam.start(FormatRequest(size: FrameSize(width: 640, height: 480)))
        var wholes = 0, cuts = 0, marks = 0, dropped: UInt64 = 0
        for _ in 0..<12 {
            let image = try await webcam.sink.takeNext()
            if image.verdict.fault == nil { wholes += 1 } else { cuts += 1 }
            if image.status == .corrupt { marks += 1 }
            dropped += image.drops.corrupt
        }
        let corrupt = try await webcam.sink.drops { $0.corrupt >= (policy == .strict ? 4 : 0) }.corrupt
        try await webcam.stop()
        try await Guest.setFaults("", ofWebcam: 0)
        #expect(wholes > 0 && dropped == 0, "drops are told once, when they happen")
        switch policy {
        case .strict: #expect(cuts == 0 && marks == 0 && corrupt >= 4)
        case .flag: #expect(cuts > 3 && marks == cuts && corrupt == 0)
        case .pass: #expect(cuts > 3 && marks == 0 && corrupt == 0)
        }
        #expect(webcam.device.statistics.truncated >= 4)
    }

    @Test("A camera that falls silent is reported as stalled, with what is known, and goes on after a new start")
    func stall() async throws {
        let webcam = try await Webcam(Webcam.id(0))
        _ = try await webcam.start()
        try await webcam.sink.skip(3)
        try await Guest.setFaults("silent", ofWebcam: 0)
        let error = try await webcam.sink.end()
        print("\(error)")
        #expect(error.code == .cameraStalled && error.isRetriable)
        #expect(error.cause.contains("uvcvideo") && error.cause.contains("of 8 buffers queued"))
        try await Guest.setFaults("", ofWebcam: 0)
        _ = try await webcam.start()
        try await webcam.sink.skip(3)
        try await webcam.stop()
    }

    @Test("A second program's start is refused as busy, and the first stream goes on")
    func busy() async throws {
        let first = try await Webcam(Webcam.id(0)), second = try await Webcam(Webcam.id(0))
        _ = try await first.start()
        try await first.sink.skip(1)
        let error = await #expect(throws: CaptureError.self) { try await second.start() }
        #expect(error?.code == .cameraBusy)
        try await first.sink.skip(3)
        try await first.stop()
        _ = try await second.start()
        try await second.sink.skip(1)
        try await second.stop()
    }

    @Test("Another program that holds the camera is named")
    func holder() async throws {
        let webcam = try await Webcam(Webcam.id(0))
        let path = webcam.device.camera.path
        // It writes a sign for each picture: the stream is its own by then.
        let script =
            "v4l2-ctl -d \(path) --stream-mmap >/run/holder 2>&1 & until [ -s /run/holder ]; do sleep 0.02; done; echo $!"
        let holder = try await blocking { try Subprocess.run(["sh", "-c", script]) }.output.filter(\.isNumber)
        let error = await #expect(throws: CaptureError.self) { try await webcam.start() }
        #expect(error?.code == .cameraBusy)
        #expect(error?.message == "\(path) is in use by v4l2-ctl (pid \(holder))")
        _ = try await blocking { try Subprocess.run(["kill", holder]) }
        _ = try await eventually("the camera is free") { [device = webcam.device, sink = webcam.sink] in
            try? device.start(FormatRequest(), sink: sink)
        }
        try await webcam.sink.skip(1)
        try await webcam.stop()
    }

    @Test("A driver whose memory can't outlive its queue lends none: every picture is a copy, and a new start waits for no lease")
    func copiesOnly() async throws {
        let node = "/dev/video5", id = "v4l2:platform:v4l2loopback-000"
        let command = "v4l2-ctl -d \(node) --set-fmt-video-out=width=640,height=480,pixelformat=YUYV --stream-out-mmap"
        let script = "\(command) >/run/feeder 2>&1 & until [ -s /run/feeder ]; do sleep 0.02; done; echo $!"
        let feeder = try await blocking { try Subprocess.run(["sh", "-c", script]) }.output.filter(\.isNumber)
        let camera = try await Webcam(id)
        var kept: [CapturedImage] = []
        for _ in 0..<3 {
            let active = try await camera.start(FormatRequest(pixelFormat: .yuyv))
            #expect(Guest.mappings(of: node) > 0)
            for _ in 0..<2 { kept.append(try await camera.sink.takeNext()) }
            #expect(kept.last?.buffer.count == active.layout.byteCount)
        }
        // This driver gives every picture the number 0, which is no counting.
        while try await camera.sink.takeNext().driverSequence != nil {}
        try await camera.stop()
        #expect(Guest.mappings(of: node) == 0, "copies need no driver")
        let statistics = camera.device.statistics
        #expect(statistics.copied == statistics.delivered)
        _ = try await blocking { try Subprocess.run(["kill", feeder]) }
    }

    @Test("Once the last lease has ended, nothing is left of a stream, however often it was started")
    func nothingLeft() async throws {
        let webcam = try await Webcam(Webcam.id(0))
        let before = Guest.descriptors()
        var kept: [CapturedImage] = []
        for round in 0..<6 {
            let format: PixelFormat = round % 2 == 0 ? .mjpeg : .yuyv
            _ = try await webcam.start(FormatRequest(pixelFormat: format, size: FrameSize(width: 320, height: 240)))
            kept.append(try await webcam.sink.takeNext())
        }
        try await webcam.stop()
        kept += webcam.sink.takeAll()
        #expect(Guest.mappings(of: webcam.device.camera.path) > 0)
        #expect(webcam.device.statistics.lent > 0)
        kept = []
        #expect(webcam.device.statistics.lent == 0)
        #expect(Guest.mappings(of: webcam.device.camera.path) == 0)
        #expect(Guest.descriptors() == before)
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

    @Test("A stream whose driver gives up ends with a failure, and can be started again")
    func fatalError() async throws {
        let camera = try await Webcam("v4l2:platform:vivid-000")
        let request = FormatRequest(pixelFormat: .yuyv, size: FrameSize(width: 640, height: 360))
        _ = try await camera.start(request)
        try await camera.sink.skip(1)
        try await Guest.setControl("inject_fatal_streaming_error", on: camera.device.camera.path)
        #expect(try await camera.sink.end().code == .cameraFailed)
        let again = try await Webcam("v4l2:platform:vivid-000")
        _ = try await again.start(request)
        try await again.sink.skip(2)
        try await again.stop()
    }

    @Test("A start that the driver refuses is told, and the next one works")
    func refusedStart() async throws {
        let camera = try await Webcam("v4l2:platform:vivid-000")
        let request = FormatRequest(pixelFormat: .yuyv, size: FrameSize(width: 640, height: 360))
        for control in ["inject_vidioc_reqbufs_error", "inject_vidioc_streamon_error"] {
            try await Guest.setControl(control, on: camera.device.camera.path)
            let error = await #expect(throws: CaptureError.self) { try await camera.start(request) }
            #expect(error?.code == .cameraFailed || error?.code == .unsupportedFormat, "\(control): \(String(describing: error))")
        }
        _ = try await camera.start(request)
        try await camera.sink.skip(1)
        try await camera.stop()
    }

    @Test("An unplugged webcam ends its stream at once, waits for no lease, and is found again by its id")
    func unplug() async throws {
        let webcam = try await Webcam(Webcam.id(0))
        _ = try await webcam.start()
        let kept = try await webcam.sink.take(3)
        let before = kept.map(\.bytes)
        let token = V4L2Provider().changeToken
        let start = MonotonicClock.now()
        try await Guest.webcam(0, .unplug)
        let error = try await webcam.sink.end()
        #expect(error.code == .cameraDisconnected, "\(error)")
        print("told of the unplugging after \((MonotonicClock.now() - start) / 1_000_000) ms: \(error)")
        try await webcam.stop()
        #expect(kept.map(\.bytes) == before)
        _ = try await eventually("the webcam leaves the list") {
            V4L2Provider().cameras().contains { $0.id == Webcam.id(0) } ? nil : true
        }
        #expect(V4L2Provider().changeToken != token)
        let missing = await #expect(throws: CaptureError.self) { _ = try await Webcam(Webcam.id(0)) }
        #expect(missing?.code == .cameraNotFound)

        try await Guest.webcam(0, .plug)
        let camera = try await eventually("the webcam is found again") {
            V4L2Provider().cameras().first { $0.id == Webcam.id(0) && $0.problem == nil }
        }
        print("found again as \(camera.path)")
        let again = try await Webcam(Webcam.id(0))
        _ = try await again.start()
        try await again.sink.skip(3)
        try await again.stop()
        #expect(kept.map(\.bytes) == before)
    }
}
