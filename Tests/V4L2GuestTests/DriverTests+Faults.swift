import CaptureModel
import CapturePipeline
import JPEGStructure
import SystemThreads
import Testing
import V4L2Source

// Cameras that err, that others hold, and that are pulled out.
extension DriverTests {
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
        #expect(V4L2Provider().changeToken != token, "who looked neither before nor after it was away sees that, too")
        let again = try await Webcam(Webcam.id(0))
        _ = try await again.start()
        try await again.sink.skip(3)
        try await again.stop()
        #expect(kept.map(\.bytes) == before)
    }
}
