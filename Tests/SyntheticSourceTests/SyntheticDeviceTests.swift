import CaptureModel
import CapturePipeline
import FramePatch
import Synchronization
import SystemThreads
import Testing

@testable import SyntheticSource

@Suite("Synthetic cameras")
struct SyntheticDeviceTests {
    private static let small = FrameSize(width: 640, height: 360), fast = FrameInterval(1, 60)

    private func patch(_ image: CapturedImage) -> FramePatch? {
        let pixelStride = image.layout.pixelFormat == .yuyv ? 2 : image.layout.pixelFormat == .rgb24 ? 3 : 1
        let rows = PixelRows(
            width: image.layout.size.width, height: image.layout.size.height, stride: image.layout.planes[0].stride,
            pixelStride: pixelStride)
        return image.buffer.withBytes { FramePatch.read(from: $0, rows) }
    }

    private func bytes(_ image: CapturedImage) -> [UInt8] {
        image.buffer.withBytes { bytes in
            (0..<bytes.byteCount).map { unsafe bytes.unsafeLoad(fromByteOffset: $0, as: UInt8.self) }
        }
    }

    @Test("The provider lists a wide and an ultra-wide back camera and a front camera, the default first")
    func listing() throws {
        let cameras = SyntheticProvider().cameras()
        #expect(cameras.map(\.id) == ["synthetic:back", "synthetic:back-ultrawide", "synthetic:front"])
        #expect(cameras.map(\.position) == [.back, .back, .front] && cameras.map(\.type) == [.wide, .ultraWide, .wide])
        for camera in cameras {
            #expect(camera.formats.count == 25 && camera.problem == nil && camera.source == "synthetic")
            #expect(camera.formats.allSatisfy { ImageLayout($0.pixelFormat, $0.smallest) != nil })
        }
    }

    @Test("A camera is opened once, and again after it was dropped; an unknown one is not found")
    func opening() throws {
        let provider = SyntheticProvider()
        var device: (any CameraDevice)? = try provider.open("synthetic:front")
        #expect(device?.camera.position == .front)
        #expect(throws: CaptureError(.cameraBusy, "synthetic:front is open already")) { try provider.open("synthetic:front") }
        #expect(#expect(throws: CaptureError.self) { try provider.open("synthetic:top") }?.code == .cameraNotFound)
        device = nil
        #expect(throws: Never.self) { try provider.open("synthetic:front") }
    }

    @Test("Without wishes it is 1280x720 in NV12 at 30 frames a second; a format that is not listed is refused")
    func formats() throws {
        let device = try SyntheticProvider().open("synthetic:back")
        for wish in [
            FormatRequest(pixelFormat: .mjpeg), FormatRequest(size: FrameSize(width: 1, height: 1)),
            FormatRequest(interval: FrameInterval(1, 61)), FormatRequest(interval: FrameInterval(2, 1)),
        ] {
            let error = #expect(throws: CaptureError.self) { try device.start(wish, sink: TestSink()) }
            #expect(error?.code == .unsupportedFormat)
        }
        let sink = TestSink(kept: 1)
        let format = try device.start(FormatRequest(), sink: sink)
        #expect(format.layout == ImageLayout(.nv12, FrameSize(width: 1280, height: 720), colorRange: .full))
        #expect(format.interval == FrameInterval(1, 30))
        #expect(#expect(throws: CaptureError.self) { try device.start(FormatRequest(), sink: sink) }?.code == .cameraBusy)
        device.stop()
    }

    @Test("Live frames carry their number and capture time in their pixels", arguments: SyntheticCamera.pixelFormats)
    func livePatch(format: PixelFormat) throws {
        let device = try SyntheticProvider().open("synthetic:back")
        let sink = TestSink(kept: 4)
        let active = try device.start(
            FormatRequest(pixelFormat: format, size: Self.small, interval: Self.fast), sink: sink)
        let images = sink.images(4)
        device.stop()
        for image in images {
            #expect(image.layout == active.layout && image.buffer.count == active.layout.byteCount)
            #expect(image.times.clock == .monotonic && image.times.moment == .startOfExposure)
            #expect(image.times.capture <= image.times.dequeue && image.status == .ok)
            let number = try #require(image.driverSequence)
            #expect(patch(image) == FramePatch(sequence: number, captureTime: image.times.capture))
            #expect(image.settings.zoom == 1 && image.settings.gain == 1 && image.geometry.sensor != nil)
        }
        for (before, after) in zip(images, images.dropFirst()) {
            #expect(after.driverSequence! == before.driverSequence! + 1 + after.drops.driver)
            #expect(after.times.capture > before.times.capture)
        }
    }

    @Test("Frames begin at their own moments of one steady beat, after a pause too, and what was missed is counted")
    func pacing() throws {
        let device = try SyntheticProvider().open("synthetic:back")
        let interval = try #require(Self.fast)
        // The reader of the fourth frame, or of the first after it when that one is missed, takes five intervals.
        let hasWaited = Atomic(false)
        let sink = TestSink(kept: 8) { image in
            guard image.driverSequence! >= 3, !hasWaited.exchange(true, ordering: .relaxed) else { return }
            let until = MonotonicClock.now() + 5 * interval.nanoseconds
            while MonotonicClock.now() < until {}
        }
        _ = try device.start(FormatRequest(pixelFormat: .grey, size: Self.small, interval: interval), sink: sink)
        let images = sink.images(8)
        device.stop()
        let numbers = images.map { $0.driverSequence! }
        #expect(images.map(\.drops.driver).reduce(0, +) >= 4)
        for (before, after) in zip(images, images.dropFirst()) {
            #expect(after.driverSequence! == before.driverSequence! + 1 + after.drops.driver)
        }
        // No frame is early: measured from any other, it is at least its intervals away, less what that one was late.
        let begins = zip(images, numbers).map { $0.times.capture - Int64($1) * interval.nanoseconds }
        let beat = try #require(begins.min())
        #expect(begins.allSatisfy { $0 - beat < 2 * interval.nanoseconds })
    }

    @Test("Settings reach the frames and their headers; values out of range become the nearest in it")
    func settings() throws {
        let device = try SyntheticProvider().openSynthetic("synthetic:back")
        let sink = TestSink(kept: 1000)
        _ = try device.start(FormatRequest(size: Self.small, interval: Self.fast), sink: sink)
        device.settings.zoom = 99
        device.settings.lensPosition = -3
        let changed = sink.seen { seen in seen.images.last?.settings.lensPosition == 0 }
        device.stop()
        #expect(changed.images.last?.settings.zoom == SceneSettings.zoomRange.upperBound)
        #expect(changed.images.last?.geometry.crop?.width ?? 3840 < 1000)
    }

    @Test("Stopping does not wait for leases, and what they lend stays as it was")
    func leasesOutliveTheStream() throws {
        var device: (any CameraDevice)? = try SyntheticProvider().open("synthetic:back")
        let sink = TestSink(kept: 3)
        _ = try device?.start(FormatRequest(size: Self.small, interval: Self.fast), sink: sink)
        let images = sink.images(3), before = images.map { bytes($0) }
        device?.stop()
        let count = sink.count
        device = nil
        #expect(images.map { bytes($0) } == before && sink.count == count, "nothing is delivered after stop")
        for image in images { #expect(patch(image)?.sequence == image.driverSequence) }
    }

    @Test("A stopped camera starts again, in another format too")
    func restart() throws {
        let device = try SyntheticProvider().open("synthetic:back-ultrawide")
        device.stop()
        for format in [PixelFormat.nv12, .grey] {
            let sink = TestSink(kept: 1)
            _ = try device.start(FormatRequest(pixelFormat: format, size: Self.small), sink: sink)
            #expect(sink.images(1)[0].layout.pixelFormat == format)
            device.stop()
            device.stop()
        }
    }

    @Test(
        "When readers keep every buffer, frames are dropped and counted, and go on once buffers come back",
        arguments: [false, true])
    func exhaustion(prepared: Bool) throws {
        let device = try SyntheticProvider(mode: prepared ? .prepared : .live).open("synthetic:back")
        let sink = TestSink()
        _ = try device.start(FormatRequest(pixelFormat: .grey, size: Self.small, interval: Self.fast), sink: sink)
        let limit = prepared ? SyntheticStream.preparedBuffers : SyntheticStream.liveBuffers
        #expect(sink.seen { $0.drops.overload >= 2 }.images.count == limit)
        sink.clear()
        #expect(sink.images(limit).allSatisfy { $0.driverSequence! > UInt64(limit) })
        device.stop()
    }

    @Test("Prepared frames differ in their patches alone from those before, and are not written while somebody holds them")
    func preparedFrames() throws {
        let device = try SyntheticProvider(mode: .prepared).open("synthetic:back")
        let sink = TestSink(kept: 1000)
        _ = try device.start(FormatRequest(size: Self.small, interval: Self.fast), sink: sink)
        let first = sink.images(1)[0], before = bytes(first)
        _ = sink.seen { seen in
            seen.drops.overload > 0
        }
        #expect(bytes(first) == before)
        let all = sink.images(SyntheticStream.preparedBuffers)
        device.stop()
        for image in all {
            #expect(patch(image) == FramePatch(sequence: image.driverSequence!, captureTime: image.times.capture))
        }
        #expect(Set(all.map { bytes($0).suffix(640 * 100) }).count > 1, "they are of different moments")
    }

    @Test("A 4K frame has the bytes and planes that its layout says")
    func large() throws {
        let device = try SyntheticProvider().open("synthetic:back")
        let sink = TestSink(kept: 1)
        let size = FrameSize(width: 3840, height: 2160)
        _ = try device.start(FormatRequest(size: size, interval: FrameInterval(1, 1)), sink: sink)
        let image = sink.images(1)[0]
        device.stop()
        #expect(image.layout == ImageLayout(.nv12, size, colorRange: .full) && image.buffer.count == 3840 * 2160 * 3 / 2)
        #expect(
            image.layout.planes == [
                Plane(offset: 0, stride: 3840, length: 3840 * 2160),
                Plane(offset: 3840 * 2160, stride: 3840, length: 3840 * 1080),
            ])
        #expect(patch(image)?.captureTime == image.times.capture)
    }
}
