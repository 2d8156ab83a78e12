import CaptureModel
import CaptureWire
import ScriptedSource
import Testing

@testable import CaptureWorker

@Suite("Which renditions are made")
struct RenditionChoiceTests {
    @Test(
        "Another spelling, an unknown name and a value out of range make nothing and raise an error event",
        arguments: [
            "raw;fps=010", "inverted;x=5", "inverted;x=2;fps=3", "png", "raw;q=1", "inverted;x=10", "raw;", "raw;fps",
            "raw;fps=1;fps=1",
        ])
    func refused(_ name: String) async throws {
        try await Bus.with { bus in
            let peer = try bus.subscriber(bus.topic(name))
            let event = try await bus.error(.invalidRendition)
            #expect(event.session == "main")
            guard case .error(let error) = event.kind else { return }
            #expect(!error.retriable)
            try peer.subscribe(bus.topic("raw;fps=2"))
            try await bus.untilMade("raw;fps=2")
        }
    }

    @Test("A subscription to another spelling names the canonical one")
    func spelling() async throws {
        try await Bus.with { bus in
            let peer = try bus.subscriber(bus.topic("inverted;x=2;fps=3"))
            guard case .error(let error) = try await bus.error(.invalidRendition).kind else { return }
            #expect(error.message.contains("'inverted;fps=3;x=2'"))
            peer.close()
        }
    }

    @Test("A session that there is not makes nothing and raises an event of the whole worker")
    func unknownSession() async throws {
        try await Bus.with { bus in
            let peer = try bus.subscriber(bus.topic("raw", session: "attic"))
            #expect(try await bus.error(.unknownSession).session == "_")
            #expect(bus.camera.counts.opens == 0)
            peer.close()
        }
    }

    @Test("Topics of another worker, of events and of another version are nobody's business")
    func foreign() async throws {
        try await Bus.with { bus in
            let peer = try bus.subscriber(
                "sb1/other/main/frame/raw/", "sb1/\(bus.name)/main/event/raw/", "sb2/\(bus.name)/main/frame/raw/",
                "sb1/\(bus.name)/main/frame/raw", "\u{1}\u{0}", bus.topic("raw;fps=9"))
            try await bus.untilMade("raw;fps=9")
            #expect(try await bus.history(.init(topics: ["*/error"])).events.isEmpty)
            peer.close()
        }
    }

    @Test("More renditions than the limit wait, and are made in the order they came when others end")
    func limit() async throws {
        try await Bus.with { bus in
            let limit = FramePublisher.renditionLimit
            #expect(try await bus.hello().limits?.renditions == UInt32(limit))
            func name(_ number: Int) -> String { "raw;fps=\(number)" }
            let peer = try bus.subscriber()
            for number in 1...(limit + 3) { try peer.subscribe(bus.topic(name(number))) }
            guard case .error(let error) = try await bus.error(.tooManyRenditions).kind else { return }
            #expect(error.retriable)
            try await bus.untilMade((1...limit).map(name))
            // One of those that wait goes; the others move up, first come first made.
            try peer.unsubscribe(bus.topic(name(limit + 2)))
            try peer.unsubscribe(bus.topic(name(4)))
            try await bus.untilMade((1...(limit + 1)).filter { $0 != 4 }.map(name))
            try peer.unsubscribe(bus.topic(name(5)))
            try await bus.untilMade(((1...(limit + 1)).filter { $0 != 4 && $0 != 5 } + [limit + 3]).map(name))
            peer.close()
            try await bus.untilMade()
        }
    }
}
