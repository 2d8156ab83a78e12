import CaptureModel
import CapturePipeline
import CaptureWire
import CaptureWorker
import ProtoWire
import ScriptedSource
import TestSupport
import Testing

@Suite("Events on the bus")
struct EventTests {
    /// Every event that a subscriber has seen so far.
    private final class Seen {
        let peer: Peer
        private(set) var events: [Wire.Event] = []

        init(_ peer: Peer) { self.peer = peer }

        func read() throws {
            for message in try peer.receiveAll() {
                #expect(message.count == 2)
                let event = try Wire.Event(protobuf: message[1])
                #expect(String(decoding: message[0], as: UTF8.self) == event.topic.text)
                events.append(event)
            }
        }

        func until(_ what: String, _ condition: ([Wire.Event]) -> Bool) async throws {
            try await eventually(what) {
                try read()
                return condition(events)
            }
        }

        var live: [Wire.Event] { events.filter { $0.number > 0 && !$0.repeated } }
    }

    private func state(_ event: Wire.Event) -> Wire.SessionState? {
        if case .sessionState(let summary) = event.kind { summary.state } else { nil }
    }

    @Test("Are numbered without gaps, over all topics, and name the one before on their topic")
    func numbers() async throws {
        try await Bus.with { bus in
            let seen = Seen(try bus.eventSubscriber("sb1/\(bus.name)/"))
            try await seen.until("the retained states") { !$0.isEmpty }
            for _ in 0..<3 {
                let peer = try bus.subscriber(bus.topic("raw"), bus.topic("nonsense"))
                try await bus.untilStreaming()
                peer.close()
                try await eventually("the camera rests") { !bus.camera.isStreaming }
            }
            bus.otherCamera.setPresent(false)
            let newest = { try await bus.history().newest }
            try await eventually("the loss is known") {
                try await bus.history().events.contains {
                    if case .cameras(let list) = $0.kind { !list.lost.isEmpty } else { false }
                }
            }
            let last = try await newest()
            try await seen.until("the last event") { $0.contains { $0.number == last } }
            let live = seen.live
            #expect(live.map(\.number) == Array((live.first?.number ?? 0)...last))
            let all = try await bus.history().events
            #expect(all.map(\.number) == Array(1...last))
            var newestOf: [String: UInt64] = [:]
            for event in all {
                #expect(event.previousInTopic == newestOf[event.topic.text] ?? 0)
                newestOf[event.topic.text] = event.number
                #expect(event.worker == bus.name && event.bootId.count == 32)
                #expect(event.time > 0 && event.wallClock > 1_600_000_000_000_000_000)
            }
            // What was sent and what is kept are the same events.
            for event in live { #expect(all.contains(event)) }
        }
    }

    @Test("Tell each state that a session goes through, in order")
    func states() async throws {
        try await Bus.with { bus in
            let peer = try bus.subscriber(bus.topic("raw"))
            try await bus.untilStreaming()
            peer.close()
            try await eventually("the camera rests") { !bus.camera.isStreaming }
            let states = try await eventually("the session is idle again") {
                let states = try await bus.history(.init(topics: ["main/sessionState"])).events.compactMap(state)
                return states.count > 3 && states.last == .idle ? states : nil
            }
            #expect(states == [.idle, .starting, .running, .idle])
        }
    }

    @Test("A heartbeat comes again and again, has no number, and names sessions and the newest number sent")
    func heartbeat() async throws {
        try await Bus.with(sessions: ["main", "side"]) { bus in
            let seen = Seen(try bus.eventSubscriber())
            func beats(_ events: [Wire.Event]) -> [Wire.Heartbeat] {
                events.compactMap { if case .heartbeat(let beat) = $0.kind { beat } else { nil } }
            }
            let peer = try bus.subscriber(bus.topic("raw"))
            try await bus.untilStreaming()
            bus.camera.emit()
            _ = try await peer.nextFrame()
            try await seen.until("a heartbeat that knows of the frame") {
                beats($0).contains { $0.sessions.first?.frameSequence == 1 }
            }
            let beat = beats(seen.events).last
            #expect(
                beat?.sessions == [
                    .init(session: "main", state: .running, frameSequence: 1),
                    .init(session: "side", state: .idle, frameSequence: 0),
                ])
            let count = beats(seen.events).count
            try await seen.until("one more heartbeat") { beats($0).count > count }
            var newest: UInt64 = 0
            for event in seen.events {
                newest = max(newest, event.number)
                guard case .heartbeat(let beat) = event.kind else { continue }
                #expect(event.number == 0 && event.session == "_")
                #expect(beat.lastNumber <= newest || newest == 0)
            }
            #expect(newest == (try await bus.history().newest))
        }
    }

    @Test("Retained states come again to those who subscribe later, with their own numbers, marked as repeated")
    func retained() async throws {
        try await Bus.with(sessions: ["main", "side"]) { bus in
            let first = Seen(try bus.eventSubscriber("sb1/\(bus.name)/"))
            try await first.until("the first subscriber's states") { $0.filter(\.repeated).count >= 4 }
            let late = Seen(try bus.eventSubscriber("sb1/\(bus.name)/side/event/"))
            try await late.until("the late one's states") { $0.contains { $0.repeated } }
            #expect(late.events.allSatisfy { $0.session == "side" })
            let all = try await bus.history().events
            for event in first.events + late.events where event.repeated {
                var original = event
                original.repeated = false
                #expect(all.contains(original))
                #expect(["sessionState", "cameras", "workerState"].contains(event.topic.name))
            }
            #expect(Set(first.events.filter(\.repeated).map(\.topic.text)).count == 4)
        }
    }

    @Test("A worker without a camera says so")
    func noCameras() async throws {
        try await Bus.with(change: { $0.cameras = CameraCatalog([ScriptedProvider()]) }) { bus in
            let seen = Seen(try bus.eventSubscriber("sb1/\(bus.name)/_/event/cameras/"))
            try await seen.until("the empty list") {
                $0.contains { if case .cameras(let list) = $0.kind { list.cameras.isEmpty } else { false } }
            }
        }
    }

    @Test("A camera's loss and return are told by id, and what was lost goes")
    func hotplug() async throws {
        try await Bus.with { bus in
            let seen = Seen(try bus.eventSubscriber("sb1/\(bus.name)/"))
            func lists(_ events: [Wire.Event]) -> [Wire.CameraList] {
                events.compactMap { if case .cameras(let list) = $0.kind { list } else { nil } }
            }
            try await seen.until("the first list") { !lists($0).isEmpty }
            bus.otherCamera.setPresent(false)
            try await seen.until("the loss") { lists($0).contains { $0.lost == ["scripted:two"] && $0.cameras.count == 1 } }
            bus.otherCamera.setPresent(true)
            try await seen.until("the return") { lists($0).contains { $0.arrived == ["scripted:two"] && $0.cameras.count == 2 } }
        }
    }

    @Test("A failure has its reason, is told once while it lasts, and ends in the next generation")
    func failure() async throws {
        try await Bus.with { bus in
            let peer = try bus.subscriber(bus.topic("raw"))
            try await bus.untilStreaming()
            bus.camera.emit()
            #expect(try await peer.nextFrame().header.generation == 1)
            bus.camera.setPresent(false)
            func summaries() async throws -> [Wire.SessionSummary] {
                try await bus.history(.init(topics: ["main/sessionState"])).events.compactMap {
                    if case .sessionState(let summary) = $0.kind { summary } else { nil }
                }
            }
            try await eventually("the failure is told") { try await summaries().last?.problem?.code == "cameraNotFound" }
            let status = try await bus.status().sessions[0]
            #expect(status.summary?.state == .failed && !status.healthy)
            let attempts = bus.camera.counts.attempts
            try await eventually("it is tried again twice") { bus.camera.counts.attempts >= attempts + 2 }
            #expect(
                try await summaries().filter { $0.state == .failed }.map { $0.problem?.code } == [
                    "cameraDisconnected", "cameraNotFound",
                ])
            bus.camera.setPresent(true)
            try await bus.untilStreaming()
            bus.camera.emit()
            let frame = try await peer.nextFrame("a frame after the return")
            #expect(frame.header.generation == 2)
            #expect(frame.header.frameSequence == 2)
            let last = try await eventually("it runs again") {
                try await summaries().last.flatMap { $0.state == .running ? $0 : nil }
            }
            #expect(last.generation == 2 && last.problem == nil)
        }
    }
}
