import CaptureModel
import CaptureWire
import ProtoWire
import Testing

@Suite("What travels is what was meant")
struct ConversionTests {
    /// Who decides on what.
    static let modesHeader = FrameHeader(
        worker: "garage", layout: ImageLayout(pixelFormat: .mjpeg, size: FrameSize(width: 640, height: 480), planes: []),
        settings: FrameSettings(focusMode: .continuous, exposureMode: .auto, whiteBalanceMode: .locked))

    static let fullHeader = FrameHeader(
        worker: "w", bootID: "b", hostBootID: "h", session: "main", camera: "synthetic:back", generation: 3,
        frameSequence: 1 << 40,
        renditionSequence: 7, driverSequence: 0, drops: DropCounts(driver: 1, corrupt: 2, overload: 3),
        times: FrameTimes(
            capture: 1, clock: .monotonic, moment: .endOfFrame, dequeue: 2, encode: 3, publish: 4,
            wallClock: 1_800_000_000_000_000_000),
        layout: ImageLayout(.nv12, FrameSize(width: 640, height: 480), colorRange: .limited)!,
        geometry: FrameGeometry(
            rotation: 270, isMirrored: true, sensor: FrameSize(width: 4000, height: 3000),
            crop: SensorRect(x: 0.5, y: 1, width: 2000, height: 1500)),
        settings: FrameSettings(
            zoom: 2, lensPosition: 0, exposure: 10_000_000, gain: 1.5, whiteBalance: WhiteBalance(temperature: 5600, tint: -3),
            flash: false, torch: 0),
        status: .startup, frameID: "optical")

    private func roundTrip(_ header: FrameHeader) throws -> FrameHeader {
        try FrameHeader(Wire.FrameHeader(protobuf: Wire.FrameHeader(header).protobuf()))
    }

    @Test("A header with everything and one with nothing read back as they were, in both forms")
    func headers() throws {
        let bare = FrameHeader(layout: ImageLayout(pixelFormat: .mjpeg, size: FrameSize(width: 1, height: 1), planes: []))
        for header in [Self.fullHeader, Self.modesHeader, bare] {
            #expect(try roundTrip(header) == header)
            #expect(try FrameHeader(Wire.FrameHeader(jsonUTF8: Wire.FrameHeader(header).jsonUTF8())) == header)
        }
        #expect(Wire.FrameHeader(bare).drops == nil)
    }

    @Test("Every status, clock, moment, range and sampling reads back as it was")
    func enums() throws {
        var header = Self.fullHeader
        for status in [FrameStatus.ok, .startup, .corrupt, .repeated, .noPicture] {
            header.status = status
            #expect(try roundTrip(header).status == status)
        }
        for moment in [CaptureMoment.unknown, .startOfExposure, .endOfFrame] {
            header.times.moment = moment
            #expect(try roundTrip(header).times.moment == moment)
        }
        for clock in [TimeClock.unknown, .monotonic] {
            header.times.clock = clock
            #expect(try roundTrip(header).times.clock == clock)
        }
        for range in [ColorRange.unknown, .full, .limited] {
            header.layout.colorRange = range
            #expect(try roundTrip(header).layout.colorRange == range)
        }
        let samplings: [ChromaSubsampling] = [.unknown, .grey, .yuv444, .yuv422, .yuv420, .yuv440, .yuv411]
        for sampling in samplings {
            header.layout.subsampling = sampling
            #expect(try roundTrip(header).layout.subsampling == sampling)
        }
        // Distinct on the wire too: as many as the message has, but for the one that says nothing.
        #expect(
            Set(
                samplings.map {
                    Wire.ImageLayout(
                        ImageLayout(pixelFormat: .mjpeg, size: FrameSize(width: 1, height: 1), planes: [], subsampling: $0)
                    ).subsampling
                }
            ).count == Wire.ChromaSubsampling.allCases.count)
    }

    @Test("Words of a newer worker count as unknown, and a frame that may not be whole as corrupt")
    func newer() throws {
        var header = Wire.FrameHeader(Self.fullHeader)
        header.status = .unrecognized(99)
        header.times?.clock = .unrecognized(99)
        header.times?.moment = .unrecognized(99)
        header.layout?.colorRange = .unrecognized(99)
        header.layout?.subsampling = .unrecognized(99)
        let read = try FrameHeader(header)
        #expect(read.status == .corrupt)
        #expect(read.times.clock == .unknown && read.times.moment == .unknown)
        #expect(read.layout.colorRange == .unknown && read.layout.subsampling == .unknown)
    }

    @Test("A layout without a pixel format is refused")
    func noFormat() {
        #expect(throws: CaptureError.self) { try FrameHeader(Wire.FrameHeader()) }
        #expect(throws: CaptureError.self) { try ImageLayout(Wire.ImageLayout(pixelFormat: "TOOLONG")) }
    }

    @Test("Formats of one size and of a range read back as they were")
    func formats() throws {
        let interval = FrameInterval(1001, 30000)!
        let formats = [
            CameraFormat(.yuyv, FrameSize(width: 640, height: 480), intervals: [IntervalRange(interval)], fieldOfView: 70.5),
            CameraFormat(.grey16, FrameSize(width: 640, height: 480), intervals: []),
            CameraFormat(
                .mjpeg, smallest: FrameSize(width: 16, height: 16), largest: FrameSize(width: 4096, height: 2160),
                step: FrameSize(width: 2, height: 1),
                intervals: [IntervalRange(shortest: interval, longest: FrameInterval(1, 1)!)]),
        ]
        for format in formats {
            #expect(CameraFormat(try Wire.CameraFormat(protobuf: Wire.CameraFormat(format).protobuf())) == format)
        }
        #expect(CameraFormat(Wire.CameraFormat()) == nil)
        #expect(FrameInterval(Wire.Interval(numerator: 1, denominator: 0)) == nil)
    }

    @Test("Abilities read back as they were; a support that is not known counts as none")
    func capabilities() {
        for support in [Support.unsupported, .hardware, .software] {
            let ability = Capability("zoom", support, range: 1...8, step: 0.5, defaultValue: 1, unit: "x", modes: ["a", "b"])
            #expect(Capability(Wire.Capability(ability)) == ability)
            #expect(Capability(Wire.Capability(Capability("torch", support))) == Capability("torch", support))
        }
        #expect(Capability(Wire.Capability(name: "x", support: .unrecognized(9))).support == .unsupported)
        #expect(Capability(Wire.Capability(name: "x", minimum: 5, maximum: 1)).range == nil)
        #expect(Capability(Wire.Capability(name: "x", minimum: .nan, maximum: .nan)).range == nil)
    }

    @Test("A camera travels with all it has; every position and kind has a word of its own")
    func cameras() {
        let problem = CaptureError(.cameraBusy, "held by another", cause: "EBUSY")
        let camera = Camera(
            id: "v4l2:x", name: "X", source: "v4l2", position: .front, type: .telephoto, driver: "uvcvideo", path: "/dev/video0",
            formats: [CameraFormat(.grey, FrameSize(width: 1, height: 1), intervals: [])],
            capabilities: [Capability("zoom", .software)],
            problem: problem)
        let wire = Wire.Camera(camera)
        #expect(wire.id == "v4l2:x" && wire.driver == "uvcvideo" && wire.path == "/dev/video0" && wire.formats.count == 1)
        #expect(wire.position == .front && wire.type == .telephoto && wire.capabilities.count == 1)
        #expect(wire.problem.map(CaptureError.init) == problem)
        let positions: [CameraPosition] = [.unspecified, .front, .back, .external]
        #expect(Set(positions.map(Wire.CameraPosition.init)) == Set(Wire.CameraPosition.allCases))
        let types: [CameraType] = [.unspecified, .wide, .ultraWide, .telephoto, .external, .virtual, .media]
        #expect(Set(types.map(Wire.CameraType.init)) == Set(Wire.CameraType.allCases))
    }
}
