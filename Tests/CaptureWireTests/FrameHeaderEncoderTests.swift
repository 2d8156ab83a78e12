import CaptureModel
import CaptureWire
import ProtoWire
import Testing

@Suite("Headers of one topic, one after the other")
struct FrameHeaderEncoderTests {
    /// A change of one field each: whatever a header says, the next may say otherwise.
    private static let changes: [@Sendable (inout FrameHeader) -> Void] = [
        { _ in },
        { $0.worker = "other" },
        { $0.bootID = "" },
        { $0.hostBootID = "k" },
        { $0.session = "side" },
        { $0.camera = "v4l2:x" },
        { $0.generation += 1 },
        { $0.frameSequence += 1 },
        { $0.renditionSequence = 0 },
        { $0.driverSequence = nil },
        { $0.drops = DropCounts() },
        { $0.drops.overload = 300 },
        { $0.times = FrameTimes() },
        { $0.times.publish = -1 },
        { $0.layout = ImageLayout(pixelFormat: .mjpeg, size: FrameSize(width: 1, height: 1), planes: []) },
        { $0.geometry.rotation = 0 },
        { $0.settings.zoom = 8 },
        { $0.settings = FrameSettings() },
        { $0.status = .repeated },
        { $0.frameID = "" },
    ]

    @Test("Each is decoded to what it says, whatever the one before said")
    func eachAfterEach() throws {
        var encoder = FrameHeaderEncoder()
        for before in Self.changes {
            for change in Self.changes {
                var header = ConversionTests.fullHeader
                before(&header)
                _ = encoder.encode(header)
                change(&header)
                let wire = try Wire.FrameHeader(protobuf: encoder.encode(header))
                #expect(wire == Wire.FrameHeader(header))
                #expect(try FrameHeader(wire) == header)
            }
        }
    }

    @Test("A header is no longer than one that is encoded in one piece")
    func length() {
        var encoder = FrameHeaderEncoder()
        for _ in 0..<2 {
            let header = ConversionTests.fullHeader
            #expect(encoder.encode(header).byteCount == Wire.FrameHeader(header).protobuf().count)
        }
    }
}
