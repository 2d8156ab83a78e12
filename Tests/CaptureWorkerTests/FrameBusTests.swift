import CaptureModel
import CaptureWire
import ScriptedSource
import TestSupport
import Testing

@Suite("Frames on the bus")
struct FrameBusTests {
    @Test("A message is topic, header and payload, and its header alone suffices to read the payload")
    func message() async throws {
        try await Bus.with { bus in
            let peer = try bus.subscriber(bus.topic("raw"))
            try await bus.untilStreaming()
            bus.camera.emit(7)
            let frame = try await peer.nextFrame()
            #expect(frame.parts.count == 3)
            #expect(frame.topic == bus.topic("raw"))
            #expect(frame.payload == [UInt8](repeating: 7, count: 64 * 48))
            let header = try FrameHeader(frame.header)
            #expect(header.layout == bus.camera.layout)
            #expect(header.worker == bus.name)
            #expect(header.session == "main")
            #expect(header.camera == bus.camera.camera.id)
            #expect(header.generation == 1)
            #expect(header.bootID.count == 32)
            #expect(header.driverSequence == 1)
            #expect(header.status == .ok)
            #expect(header.frameID == "main")
            #expect(header.times.capture > 0)
            #expect(header.times.publish >= header.times.dequeue)
            #expect(header.times.wallClock > 1_600_000_000_000_000_000)
        }
    }

    @Test("Sequences count from 1 without gaps, and a capture has one frame sequence in all renditions")
    func sequences() async throws {
        try await Bus.with { bus in
            let raw = try bus.subscriber(bus.topic("raw"))
            let thin = try bus.subscriber(bus.topic("raw;fps=10"))
            let inverted = try bus.subscriber(bus.topic("inverted"))
            try await bus.untilMade("raw", "raw;fps=10", "inverted")
            try await bus.untilStreaming()
            var rawFrames: [ReceivedFrame] = []
            var thinFrames: [ReceivedFrame] = []
            for index in 0..<30 {
                bus.camera.emit(UInt8(index), capture: Int64(index) * 33_333_333 + 1_000_000)
                rawFrames.append(try await raw.nextFrame("frame \(index)"))
                let other = try await inverted.nextFrame("inverted frame \(index)")
                #expect(other.header.frameSequence == UInt64(index + 1))
                #expect(other.header.renditionSequence == UInt64(index + 1))
                #expect(other.payload[0] == ~UInt8(index) &+ 5)
                #expect((other.header.times?.encode ?? 0) > 0)
                if index % 3 == 0 { thinFrames.append(try await thin.nextFrame("thinned frame \(index)")) }
            }
            #expect(rawFrames.map(\.header.frameSequence) == Array(1...30))
            #expect(rawFrames.map(\.header.renditionSequence) == Array(1...30))
            #expect(thinFrames.map(\.header.frameSequence) == stride(from: 1, through: 28, by: 3).map { $0 })
            #expect(thinFrames.map(\.header.renditionSequence) == Array(1...10))
            #expect(try thin.receive() == nil)
        }
    }

    @Test("Nobody subscribes: no camera is opened; the first subscriber wakes it, after the last it rests as idle")
    func demand() async throws {
        try await Bus.with { bus in
            #expect(try await bus.status().sessions[0].summary?.state == .idle)
            #expect(bus.camera.counts.opens == 0)
            for round in 1...3 {
                let peer = try bus.subscriber(bus.topic("raw"))
                try await bus.untilStreaming()
                bus.camera.emit()
                let frame = try await peer.nextFrame()
                #expect(frame.header.generation == 1)
                #expect(frame.header.frameSequence == UInt64(round))
                #expect(frame.header.renditionSequence == UInt64(round))
                #expect(bus.camera.counts.starts == round)
                try peer.unsubscribe(bus.topic("raw"))
                try await eventually("the camera rests") { !bus.camera.isStreaming }
                let session = try await bus.status().sessions[0]
                #expect(session.summary?.state == .idle)
                #expect(session.healthy)
            }
            #expect(bus.camera.counts.opens == 1)
        }
    }

    @Test("A camera that another subscriber still wants goes on")
    func remaining() async throws {
        try await Bus.with(linger: .zero) { bus in
            let first = try bus.subscriber(bus.topic("raw"))
            let second = try bus.subscriber(bus.topic("raw;fps=5"))
            try await bus.untilMade("raw", "raw;fps=5")
            first.close()
            try await bus.untilMade("raw;fps=5")
            try await bus.untilStreaming()
            bus.camera.emit()
            #expect(try await second.nextFrame().header.frameSequence == 1)
            #expect(bus.camera.counts.stops == 0)
        }
    }

    @Test("A subscription that one peer made twice ends with its last withdrawal; another peer's keeps it")
    func doubled() async throws {
        try await Bus.with { bus in
            let peer = try bus.subscriber(bus.topic("raw"), bus.topic("raw"))
            let other = try bus.subscriber(bus.topic("raw"))
            try await bus.untilMade("raw")
            try peer.unsubscribe(bus.topic("raw"))
            try peer.unsubscribe(bus.topic("raw"))
            // Both withdrawals have been read when a later subscription of the same peer has.
            try peer.subscribe(bus.topic("raw;fps=1"))
            try await bus.untilMade("raw", "raw;fps=1")
            other.close()
            try await bus.untilMade("raw;fps=1")
            try peer.unsubscribe(bus.topic("raw;fps=1"))
            try await bus.untilMade()
        }
    }

    @Test("A prefix starts nothing and receives what is made")
    func prefix() async throws {
        try await Bus.with { bus in
            let wide = try bus.subscriber("sb1/\(bus.name)/")
            let peer = try bus.subscriber("sb1/\(bus.name)/main/frame/")
            try await bus.untilMade()
            try peer.subscribe(bus.topic("raw;fps=100"))
            try await bus.untilMade("raw;fps=100")
            try await bus.untilStreaming()
            bus.camera.emit()
            #expect(try await wide.nextFrame().topic == bus.topic("raw;fps=100"))
            #expect(try await peer.nextFrame().topic == bus.topic("raw;fps=100"))
            try peer.unsubscribe(bus.topic("raw;fps=100"))
            try await bus.untilMade()
        }
    }

    @Test("Session 1 is not session 10")
    func sessionNames() async throws {
        try await Bus.with(sessions: ["1", "10"]) { bus in
            let one = try bus.subscriber("sb1/\(bus.name)/1/", bus.topic("raw", session: "1"))
            let ten = try bus.subscriber(bus.topic("raw", session: "10"))
            try await bus.untilMade("raw", session: "1")
            try await bus.untilMade("raw", session: "10")
            try await eventually("both stream") { bus.camera.isStreaming && bus.otherCamera.isStreaming }
            bus.otherCamera.emit(10)
            #expect(try await ten.nextFrame().header.session == "10")
            bus.camera.emit(1)
            #expect(try await one.nextFrame().payload[0] == 1)
            #expect(try one.receive() == nil)
            #expect(try ten.receive() == nil)
        }
    }
}
