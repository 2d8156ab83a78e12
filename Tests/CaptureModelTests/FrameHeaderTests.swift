import CaptureModel
import Testing

@Suite("A frame's header")
struct FrameHeaderTests {
    private static let header = FrameHeader(
        worker: "w", session: "s", layout: ImageLayout(pixelFormat: .mjpeg, size: FrameSize(width: 8, height: 8), planes: []))

    /// A change of one field each.
    private static let lasting: [@Sendable (inout FrameHeader) -> Void] = [
        { $0.worker = "x" }, { $0.bootID = "x" }, { $0.hostBootID = "x" }, { $0.session = "x" }, { $0.camera = "x" },
        { $0.generation = 9 }, { $0.layout.size.width = 9 }, { $0.geometry.isMirrored = true }, { $0.settings.zoom = 9 },
        { $0.status = .corrupt }, { $0.frameID = "x" },
    ]
    private static let passing: [@Sendable (inout FrameHeader) -> Void] = [
        { $0.frameSequence = 9 }, { $0.renditionSequence = 9 }, { $0.driverSequence = 9 }, { $0.drops.driver = 9 },
        { $0.times.publish = 9 },
    ]

    @Test("What is set in a copy is in the copy alone, and taken back makes both equal again")
    func copies() {
        for change in Self.lasting + Self.passing {
            var copy = Self.header
            change(&copy)
            #expect(copy != Self.header)
            var twin = Self.header
            change(&twin)
            #expect(copy == twin && copy.hashValue == twin.hashValue)
            #expect(Self.header == FrameHeader(worker: "w", session: "s", layout: Self.header.layout))
        }
    }

    @Test("Headers are alike that differ in numbers, drops and times alone")
    func alike() {
        for change in Self.passing {
            var copy = Self.header
            change(&copy)
            #expect(copy.likeness == Self.header.likeness)
        }
        for change in Self.lasting {
            var copy = Self.header
            change(&copy)
            #expect(copy.likeness != Self.header.likeness)
            copy = FrameHeader(worker: "w", session: "s", layout: Self.header.layout)
            #expect(copy.likeness == Self.header.likeness)
        }
    }
}
