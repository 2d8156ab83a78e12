import CaptureModel
import CapturePipeline
import CaptureWire
import ProtoWire
import ScriptedSource
import TestSupport
import Testing

@Suite("Commands that change something")
struct ObedienceTests {
    private func reply(_ peer: Peer) async throws -> Wire.Reply {
        try Wire.Reply(protobuf: try await eventually("a reply") { try peer.receive() }[1])
    }

    @Test("A camera that takes long to open delays neither questions nor another session's commands")
    func slow() async throws {
        try await Bus.withFrames(sessions: ["main", "side"]) { bus in
            _ = try await bus.ask(.setZoom(.init(session: "side", factor: 2)))
            bus.camera.holdOpening()
            let slow = try bus.dealer()
            try slow.send([[], Wire.Request(command: .setZoom(.init(factor: 3))).protobuf()])
            try slow.send([[], Wire.Request(command: .capturePhoto(.init(photoId: "slow"))).protobuf()])
            try await eventually("the camera is being opened") { bus.camera.waitingOpenings == 1 }
            _ = try await bus.hello()
            #expect(try await bus.status().sessions.count == 2)
            guard case .setZoom(let zoom) = try await bus.ask(.setZoom(.init(session: "side", factor: 4))).result else {
                Issue.record("no zoom")
                return
            }
            #expect(zoom.factor == 4)
            #expect(try await bus.photo("fast", session: "side").frame?.session == "side")
            #expect(try slow.receive() == nil)
            bus.camera.releaseOpening()
            guard case .setZoom(let late) = try await reply(slow).result else { Issue.record("no zoom"); return }
            #expect(late.factor == 3)
            guard case .capturePhoto(let photo) = try await reply(slow).result else { Issue.record("no photo"); return }
            #expect(photo.photo?.frame?.settings?.zoom == 3, "a photo after a zoom is zoomed")
        }
    }

    @Test("A photo that is asked for after a switch, without waiting for it, is of the new camera")
    func photoAfterSwitch() async throws {
        try await Bus.withFrames { bus in
            let peer = try bus.dealer()
            let cameras = [bus.otherCamera.camera.id, bus.camera.camera.id]
            for round in 0..<20 {
                let target = Wire.SwitchCameraRequest.Target.camera(cameras[round % 2])
                try peer.send([[], Wire.Request(command: .switchCamera(.init(target: target))).protobuf()])
                try peer.send([[], Wire.Request(command: .capturePhoto(.init(photoId: "photo-\(round)"))).protobuf()])
                guard case .switchCamera = try await reply(peer).result else { Issue.record("no switch"); return }
                guard case .capturePhoto(let photo) = try await reply(peer).result else { Issue.record("no photo"); return }
                #expect(photo.photo?.frame?.camera == cameras[round % 2])
            }
        }
    }

    @Test("A photo after a zoom is of no frame that was on its way before the zoom")
    func photoAfterZoom() async throws {
        try await Bus.with { bus in
            let subscriber = try bus.subscriber(bus.topic("raw"))
            try await bus.untilStreaming()
            bus.camera.emit()
            let onTheirWay = (0..<40).compactMap { _ in bus.camera.expose() }
            _ = try await bus.ask(.setZoom(.init(factor: 3)))
            let peer = try bus.dealer()
            try peer.send([[], Wire.Request(command: .capturePhoto(.init(photoId: "one"))).protobuf()])
            try await eventually("the photo waits for its frame") {
                try await bus.history(.init(topics: ["main/photo"])).events.count == 2
            }
            for deliver in onTheirWay {
                deliver()
                try await Task.sleep(for: .milliseconds(1))
            }
            #expect(try peer.receive() == nil)
            let parts = try await eventually("the photo") {
                bus.camera.emit()
                return try peer.receive()
            }
            guard case .capturePhoto(let photo) = try Wire.Reply(protobuf: parts[1]).result else {
                Issue.record("no photo"); return
            }
            #expect(photo.photo?.frame?.settings?.zoom == 3)
            subscriber.close()
        }
    }

    @Test("Several controllers at once: each gets its own answers in its own order, and the last command is in force")
    func controllers() async throws {
        try await Bus.withFrames { bus in
            let subscriber = try bus.subscriber(bus.topic("raw"))
            _ = try await subscriber.nextFrame()
            let peers = try (0..<4).map { _ in try bus.dealer() }
            for number in 0..<50 {
                for (index, peer) in peers.enumerated() {
                    let factor = 1 + Double(number * 4 + index) / 100
                    let request = Wire.Request(requestId: UInt64(number), command: .setZoom(.init(factor: factor)))
                    try peer.send([[], request.protobuf()])
                }
            }
            var newest: UInt64 = 0
            for (index, peer) in peers.enumerated() {
                var sequence: UInt64 = 0
                for number in 0..<50 {
                    let answer = try await reply(peer)
                    guard case .setZoom(let zoom) = answer.result else { Issue.record("\(answer)"); return }
                    #expect(answer.requestId == UInt64(number) && zoom.factor == 1 + Double(number * 4 + index) / 100)
                    #expect(answer.effectiveSequence ?? 0 >= sequence)
                    sequence = answer.effectiveSequence ?? 0
                }
                newest = max(newest, sequence)
            }
            let inForce = bus.camera.settings.zoom
            #expect(try await bus.status().sessions[0].summary?.settings?.zoom == inForce)
            let frame = try await eventually("a frame from then on") {
                let frame = try await subscriber.nextFrame()
                return frame.header.frameSequence >= newest ? frame : nil
            }
            #expect(frame.header.settings?.zoom == inForce)
        }
    }

    @Test("Duplicates in flight act once and all get the one reply, in either form; another body under the id is refused")
    func duplicates() async throws {
        try await Bus.withFrames { bus in
            bus.otherCamera.holdOpening()
            let command = Wire.Request.Command.switchCamera(.init(target: .camera(bus.otherCamera.camera.id)))
            let request = Wire.Request(clientId: "client", requestId: 1, command: command)
            let peers = try (0..<5).map { _ in try bus.dealer() }
            for peer in peers { try peer.send([[], request.protobuf()]) }
            try await eventually("the camera is being opened") { bus.otherCamera.waitingOpenings == 1 }
            let other = try await bus.ask(Wire.Request(clientId: "client", requestId: 1, command: .switchCamera(.init())))
            guard case .error(let error) = other.result else { Issue.record("\(other)"); return }
            #expect(error.code == "idReused")
            bus.otherCamera.releaseOpening()
            var replies: Set<[UInt8]> = []
            for peer in peers { replies.insert(try await eventually("a reply") { try peer.receive() }[1]) }
            #expect(replies.count == 1 && bus.otherCamera.counts.opens == 1)
            // Later, from a socket of its own, as a client does that never got the reply.
            #expect(try await bus.ask(request.protobuf()) == replies.first)
            #expect(bus.otherCamera.counts.opens == 1)
        }
    }

    @Test("An error that may pass is not remembered: the same request acts when it is sent again")
    func retriable() async throws {
        try await Bus.withFrames { bus in
            bus.camera.fail(CaptureError(.cameraBusy, "held by another"))
            let request = Wire.Request(clientId: "client", requestId: 1, command: .setZoom(.init(factor: 2)))
            guard case .error(let error) = try await bus.ask(request).result else { Issue.record("no error"); return }
            #expect(error.code == "cameraBusy" && error.retriable)
            bus.camera.fail(nil)
            guard case .setZoom(let zoom) = try await bus.ask(request).result else { Issue.record("no zoom"); return }
            #expect(zoom.factor == 2)
        }
    }

    @Test("Every change is an event of its kind, numbered without gaps")
    func events() async throws {
        try await Bus.withFrames { bus in
            let events = try bus.eventSubscriber()
            let first = try await events.nextEvent("a numbered event") { $0.number > 0 }
            _ = try await bus.ask(.setZoom(.init(factor: 2)))
            _ = try await bus.ask(.setControl(.init(id: 1, value: .integer(5))))
            _ = try await bus.ask(.setFormat(.init(rate: 10)))
            _ = try await bus.ask(.switchCamera(.init()))
            _ = try await bus.photo("one")
            _ = try await bus.ask(.stopSession(.init()))
            var kinds: [String] = [], number = first.number
            while number < (try await bus.history().newest) {
                let event = try await events.nextEvent("the next event") { $0.number > 0 && !$0.repeated }
                #expect(event.number == number + 1 || kinds.isEmpty)
                number = event.number
                switch event.kind {
                case .sessionState(let state):
                    kinds.append("\(state.state)")
                    if kinds.last == "stopped" { #expect(state.camera == bus.otherCamera.camera.id) }
                case .control(let control): #expect(control.value == .integer(5) && control.session == "main")
                default: break
                }
            }
            #expect(kinds.last == "stopped" && kinds.count >= 4)
            #expect(try await bus.history(.init(topics: ["main/control"])).events.count == 1)
            #expect(try await bus.history(.init(topics: ["main/photo"])).events.count == 5)
        }
    }
}
