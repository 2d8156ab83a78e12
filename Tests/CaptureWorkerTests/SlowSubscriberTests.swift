import CaptureModel
import CaptureWire
import ScriptedSource
import TestSupport
import Testing

@Suite("Those who are slow")
struct SlowSubscriberTests {
    @Test(
        "A subscriber that never reads costs its neighbours nothing, holds few buffers, and does not keep the worker from stopping"
    )
    func stuck() async throws {
        try await Bus.with(size: FrameSize(width: 1024, height: 512)) { bus in
            let stuck = try (0..<2).map { _ in try bus.subscriber(bus.topic("raw"), mark: 1) }
            try await bus.untilMade("raw")
            let reader = try bus.subscriber(bus.topic("raw"))
            try await bus.untilStreaming()
            // The reader has joined, and nothing is under way to it, when it has got the newest frame there is.
            try await eventually("the reader has joined") {
                if !bus.camera.emit(0) { Issue.record("no buffer is left") }
                let newest = try await bus.status().sessions[0].renditions.first { $0.rendition == "raw" }?.renditionSequence
                return try reader.receiveAll().last.map { try ReceivedFrame($0).header.renditionSequence == newest } ?? false
            }
            var last: UInt64?
            for index in 0..<150 {
                guard bus.camera.emit(UInt8(index)) else { Issue.record("no buffer is left"); return }
                let frame = try await reader.nextFrame("frame \(index)")
                if let last { #expect(frame.header.renditionSequence == last + 1) }
                last = frame.header.renditionSequence
                #expect(frame.header.drops == nil)
                // Three for each that is stuck, one for newcomers, one on its way.
                #expect(bus.camera.lent <= 8)
            }
            #expect(bus.camera.lent >= 3)
            await bus.stop()
            #expect(bus.camera.lent == 0)
            for peer in stuck { peer.close() }
        }
    }

    @Test("What thinning leaves out is no loss, but what was lost meanwhile is told")
    func thinning() async throws {
        try await Bus.with { bus in
            let peer = try bus.subscriber(bus.topic("raw;fps=10"))
            try await bus.untilStreaming()
            var drops: [Wire.DropCounts?] = []
            for index in 0..<7 {
                bus.camera.emit(
                    capture: 1_000_000 + Int64(index) * 33_333_333,
                    drops: DropCounts(driver: 1, corrupt: UInt64(index), overload: index == 4 ? 2 : 0))
                if index == 1 { bus.camera.lose(DropCounts(corrupt: 10)) }
                if index % 3 == 0 { drops.append(try await peer.nextFrame("frame \(index)").header.drops) }
            }
            #expect(drops[0] == Wire.DropCounts(driver: 1))
            #expect(drops[1] == Wire.DropCounts(driver: 3, corrupt: 16))
            #expect(drops[2] == Wire.DropCounts(driver: 3, corrupt: 15, overload: 2))
            let session = try await bus.status().sessions[0]
            #expect(session.drops == Wire.DropCounts(driver: 7, corrupt: 31, overload: 2))
        }
    }

    @Test("A slow encoder gets the newest frame; the others are counted as overload and told with it")
    func overload() async throws {
        try await Bus.with { bus in
            let peer = try bus.subscriber(bus.topic("inverted"))
            try await bus.untilMade("inverted")
            try await bus.untilStreaming()
            bus.encoding.close()
            bus.camera.emit(1, drops: DropCounts(driver: 1))
            try await eventually("the encoder has the first") { bus.encoding.waiting == 1 }
            for value in UInt8(2)...5 { bus.camera.emit(value, drops: DropCounts(driver: 1)) }
            bus.encoding.open()
            let frames = [try await peer.nextFrame(), try await peer.nextFrame()]
            #expect(frames.map(\.header.frameSequence) == [1, 5])
            #expect(frames.map(\.header.renditionSequence) == [1, 2])
            #expect(frames[0].header.drops == Wire.DropCounts(driver: 1))
            #expect(frames[1].header.drops == Wire.DropCounts(driver: 4, overload: 3))
            let rendition = try await bus.status().sessions[0].renditions[0]
            #expect(rendition.overload == 3)
            #expect(rendition.renditionSequence == 2)
            #expect(rendition.failed == 0)
        }
    }

    @Test("A frame that can't be encoded is counted, with the reason, and told as lost with the next")
    func failure() async throws {
        try await Bus.with { bus in
            let peer = try bus.subscriber(bus.topic("inverted"))
            try await bus.untilStreaming()
            bus.encoding.fail(CaptureError(.encodingFailed, "the picture is too odd"))
            bus.camera.emit(1, drops: DropCounts(corrupt: 2))
            try await eventually("the failure is counted") { try await bus.status().sessions[0].renditions[0].failed == 1 }
            #expect(try await bus.status().sessions[0].renditions[0].problem?.code == "encodingFailed")
            bus.encoding.fail(nil)
            bus.camera.emit(2)
            let frame = try await peer.nextFrame()
            #expect(frame.header.frameSequence == 2)
            #expect(frame.header.renditionSequence == 1)
            #expect(frame.header.drops == Wire.DropCounts(corrupt: 2, overload: 1))
        }
    }

    @Test("What a camera loses without giving a frame shows in the status at once")
    func lossWithoutFrame() async throws {
        try await Bus.with { bus in
            let peer = try bus.subscriber(bus.topic("raw"))
            try await bus.untilStreaming()
            bus.camera.lose(DropCounts(corrupt: 5))
            #expect(try await bus.status().sessions[0].drops?.corrupt == 5)
            peer.close()
        }
    }
}
