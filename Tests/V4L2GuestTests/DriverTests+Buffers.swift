import CaptureModel
import CapturePipeline
import JPEGStructure
import Testing
import V4L2Source

// Where pictures are, and when their memory is given back.
extension DriverTests {
    @Test("One picture kept for too long makes copies of all that follow; the driver keeps its other buffers")
    func stuckLease() async throws {
        let webcam = try await Webcam(Webcam.id(0))
        let active = try await webcam.start(FormatRequest(size: FrameSize(width: 320, height: 240)))
        let interval = try #require(active.interval).nanoseconds
        let kept = try await webcam.sink.takeNext()
        let before = kept.bytes
        while try await webcam.sink.takeNext().times.dequeue < kept.times.dequeue + 9 * interval {}
        for _ in 0..<5 {
            let image = try await webcam.sink.takeNext()
            #expect(image.verdict.fault == nil)
        }
        #expect(webcam.device.statistics.lent == 1 && webcam.device.statistics.copied >= 5)
        #expect(kept.bytes == before)
        print("\(webcam.device.statistics)")
        try await webcam.stop()
    }

    @Test("Whoever keeps all pictures gets copies when buffers run short, then none; the driver goes on, and so does the stream")
    func allKept() async throws {
        let webcam = try await Webcam(Webcam.id(0))
        _ = try await webcam.start(FormatRequest(size: FrameSize(width: 320, height: 240)))
        var drops = try await webcam.sink.drops { $0.overload >= 3 }
        var kept = webcam.sink.takeAll()
        let statistics = webcam.device.statistics
        print("\(statistics)")
        #expect((1...6).contains(statistics.lent), "two of eight stay with the driver")
        #expect(statistics.copied == 8 && kept.count == statistics.lent + 8)
        #expect(kept.allSatisfy { $0.verdict.fault == nil })
        let seen = drops.overload
        drops = try await webcam.sink.drops { $0.overload >= seen + 3 }
        #expect(drops.corrupt == 0)

        kept = []
        var image = try await webcam.sink.takeNext()
        // Once all are back, buffers are lent again.
        while webcam.device.statistics.lent == 0 { image = try await webcam.sink.takeNext() }
        #expect(image.verdict.fault == nil)
        try await webcam.stop()
    }

    @Test("A driver whose memory can't outlive its queue lends none: every picture is a copy, and a new start waits for no lease")
    func copiesOnly() async throws {
        let node = "/dev/video6", id = "v4l2:platform:v4l2loopback-000"
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
}
