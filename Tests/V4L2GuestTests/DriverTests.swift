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
        #expect(webcam.formats[0].intervals.map { $0.shortest.rate.rounded() } == [30, 15, 5])
    }
}
