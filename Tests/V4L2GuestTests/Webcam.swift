import CaptureModel
import CapturePipeline
import JPEGStructure
import V4L2Source

/// A webcam that is open, with a sink for its pictures.
struct Webcam: Sendable {
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
    var bytes: [UInt8] { buffer.withBytes { bytes in unsafe bytes.withUnsafeBytes { unsafe Array($0) } } }
    var verdict: JPEGVerdict { buffer.withBytes { JPEGVerdict(of: $0) } }
}
