import CaptureModel
import CapturePipeline
import CaptureWire
import CaptureWorker
import Foundation
import ProtoWire
import ScriptedSource
import SystemThreads
import TestSupport
import Testing

@Suite("Photos")
struct PhotoTests {
    private static let whole = ["willBegin", "willCapture", "didCapture", "didFinishProcessing", "didFinish"]

    @Test("A photo's life is told in order under its id, and its end is told before its reply")
    func life() async throws {
        try await Bus.withFrames { bus in
            let photo = try await bus.photo("one")
            let steps = try await bus.steps(of: "one")
            #expect(steps.map(\.name) == Self.whole)
            guard case .didCapture(let captured) = steps[2], case .didFinishProcessing(let made) = steps[3],
                case .didFinish(let told) = steps[4]
            else { return }
            #expect(told == photo && captured.frameSequence == photo.frame?.frameSequence)
            #expect(captured.wallClock == photo.wallClock && made.size == photo.size && made.thumbnail == [7])
            let files = try bus.files()
            #expect(files.count == 1 && photo.path == "\(bus.library)/\(files[0])")
            #expect(try Data(contentsOf: URL(filePath: photo.path)).count == 64 * 48)
        }
    }

    @Test("It is of no frame older than the request, of no cold sensor's, and of no damaged one")
    func newest() async throws {
        try await Bus.with { bus in
            let peer = try bus.dealer()
            let subscriber = try bus.subscriber(bus.topic("raw"))
            try await bus.untilStreaming()
            bus.camera.emit(1)
            let before = MonotonicClock.now()
            try peer.send([[], Wire.Request(command: .capturePhoto(.init(photoId: "one"))).protobuf()])
            try await eventually("the photo waits for its frame") {
                try await bus.steps(of: "one").map(\.name) == ["willBegin", "willCapture"]
            }
            // The event comes a moment before the photo listens; a good frame that does not wait for that would prove nothing.
            var reply: [[UInt8]]?
            var number: UInt8 = 10
            while reply == nil {
                bus.camera.emit(2, capture: before - 1)
                bus.camera.emit(3, status: .startup)
                bus.camera.emit(4, status: .corrupt)
                if number > 30 { bus.camera.emit(number) }
                number += number < 200 ? 1 : 0
                try await Task.sleep(for: .milliseconds(1))
                reply = try peer.receive()
            }
            guard case .capturePhoto(let result) = try Wire.Reply(protobuf: reply?.last ?? []).result else { return }
            let photo = try #require(result.photo)
            let bytes = try Data(contentsOf: URL(filePath: photo.path))
            #expect(bytes.allSatisfy { $0 > 30 })
            #expect(photo.frame?.times?.capture ?? 0 > before && photo.frame?.status == .ok)
            subscriber.close()
        }
    }

    @Test("An id is one photo: for those who ask at once, later, by another session, and after another photo was taken")
    func sameID() async throws {
        try await Bus.withFrames(sessions: ["main", "side"]) { bus in
            let peer = try bus.dealer()
            for number in 1...8 {
                let request = Wire.Request(requestId: UInt64(number), command: .capturePhoto(.init(photoId: "one")))
                try peer.send([[], request.protobuf()])
            }
            var photos: [Wire.Photo] = []
            while photos.count < 8 {
                let parts = try await eventually("a reply") { try peer.receive() }
                guard case .capturePhoto(let result) = try Wire.Reply(protobuf: parts[1]).result else { break }
                photos.append(try #require(result.photo))
            }
            let other = try await bus.photo("two")
            #expect(other != photos[0])
            photos.append(try await bus.photo("one", session: "side"))
            photos.append(try await bus.photo("one"))
            #expect(photos.count == 10 && Set(photos).count == 1, "also what is known of its frame")
            #expect(photos[0].frame?.session == "main")
            #expect(try bus.files().count == 2)
            #expect(try await bus.steps(of: "one").map(\.name) == Self.whole)
            _ = try await bus.ask(.stopSession(.init()))
            #expect(try await bus.photo("one") == photos[0], "a stopped session's photo is there all the same")
        }
    }

    @Test("Ten at once all finish, each in order; more than the limit at once are refused as too much, and events have no gap")
    func many() async throws {
        try await Bus.with { bus in
            let peer = try bus.dealer()
            for number in 1...20 {
                let request = Wire.Request(requestId: UInt64(number), command: .capturePhoto(.init(photoId: "photo-\(number)")))
                try peer.send([[], request.protobuf()])
            }
            var replies: [Wire.Reply] = []
            while replies.count < 20 {
                bus.camera.emit(7)
                try await Task.sleep(for: .milliseconds(1))
                replies += try peer.receiveAll().map { try Wire.Reply(protobuf: $0[1]) }
            }
            var done = 0
            for reply in replies {
                let steps = try await bus.steps(of: "photo-\(reply.requestId)").map(\.name)
                if case .error(let error) = reply.result {
                    #expect(error.code == "overloaded" && error.retriable && steps.isEmpty)
                } else {
                    #expect(steps == Self.whole)
                    done += 1
                }
            }
            let files = try bus.files().count
            #expect(done >= 10 && files == done)
            let events = try await bus.history().events
            #expect(events.map(\.number) == Array(1...UInt64(events.count)))
        }
    }

    @Test("A photo that can't be made, or of a session that is stopped meanwhile, fails with the reason; the session goes on")
    func failing() async throws {
        let finisher = ScriptedPhotoFinisher()
        try await Bus.withFrames(change: { $0.photoFinisher = finisher }) { bus in
            finisher.fail(CaptureError(.encodingFailed, "no picture"))
            let error = try await bus.refusal(.capturePhoto(.init(photoId: "one")))
            #expect(error.code == "encodingFailed")
            let steps = try await bus.steps(of: "one")
            #expect(steps.map(\.name) == ["willBegin", "willCapture", "didCapture", "failed"])
            finisher.fail(nil)
            let photo = try await bus.photo("one")
            #expect(photo.size == 64 * 48)
        }
        try await Bus.with { bus in
            let peer = try bus.dealer()
            try peer.send([[], Wire.Request(command: .capturePhoto(.init(photoId: "one"))).protobuf()])
            try await bus.untilStreaming()
            _ = try await bus.ask(.stopSession(.init()))
            let parts = try await eventually("a reply") { try peer.receive() }
            guard case .error(let error) = try Wire.Reply(protobuf: parts[1]).result else { Issue.record("no error"); return }
            #expect(error.code == "sessionStopped")
            #expect(try await bus.steps(of: "one").map(\.name) == ["willBegin", "willCapture", "failed"])
            #expect(try await bus.refusal(.capturePhoto(.init(photoId: "two"))).code == "sessionStopped")
            #expect(try await bus.steps(of: "two").isEmpty, "what was refused had no life")
        }
    }

    @Test("A worker that stops ends the photos that wait for a frame, and says so in events")
    func stopping() async throws {
        try await Bus.with { bus in
            let events = try bus.eventSubscriber()
            let peer = try bus.dealer()
            _ = try await events.nextEvent("the first event")
            try peer.send([[], Wire.Request(command: .capturePhoto(.init(photoId: "one"))).protobuf()])
            try await bus.untilStreaming()
            await bus.stop()
            let failed = try await events.nextEvent("the failure") { event in
                if case .photo(let photo) = event.kind { photo.step?.name == "failed" } else { false }
            }
            guard case .photo(let photo) = failed.kind, case .failed(let error) = photo.step else { return }
            #expect(photo.photoId == "one" && ["shuttingDown", "sessionStopped"].contains(error.code))
            events.close()
            peer.close()
        }
    }

    @Test("The next worker answers a retried capture by the photo that is there, and removes what was left unfinished")
    func restart() async throws {
        let folder = "/tmp/\(Bus.unique("sb-library-"))"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let long = String(repeating: "c", count: 64)
        let requests = [("client", 5), (long, 5), (long, 6)].map { client, number in
            Wire.Request(clientId: client, requestId: UInt64(number), command: .capturePhoto(.init()))
        }
        var photos: [Wire.Photo] = []
        for round in 0..<2 {
            let change = { (configuration: inout WorkerConfiguration) in
                configuration.library = folder
                if round == 1 {
                    for name in [".\(configuration.name)~x.part", ".\(configuration.name)more~x.part", "mine.jpg"] {
                        try? Data([1]).write(to: URL(filePath: "\(folder)/\(name)"))
                    }
                }
            }
            try await Bus.withFrames(change: change) { bus in
                for (index, request) in requests.enumerated() {
                    guard case .capturePhoto(let result) = try await bus.ask(request).result else { return }
                    let photo = try #require(result.photo)
                    guard round == 1 else {
                        photos.append(photo)
                        continue
                    }
                    #expect(photo.path == photos[index].path && photo.sha256 == photos[index].sha256)
                    #expect(photo.size == photos[index].size && photo.photoId == photos[index].photoId)
                    #expect(photo.frame == nil && abs(photo.wallClock - photos[index].wallClock) < 1_000_000)
                }
                let files = try FileManager.default.contentsOfDirectory(atPath: folder)
                #expect(files.count == (round == 0 ? 3 : 5), "\(files)")
                #expect(!files.contains(".\(bus.name)~x.part"))
            }
        }
        #expect(photos.count == 3 && Set(photos.map(\.photoId)).count == 3 && photos.allSatisfy { $0.photoId.count <= 64 })
    }

    @Test("Its bytes are fetched in pieces, beyond its end there are none, and what is no photo is refused")
    func pieces() async throws {
        try await Bus.withFrames { bus in
            let photo = try await bus.photo("one")
            let file = Array(try Data(contentsOf: URL(filePath: photo.path)))
            var bytes: [UInt8] = []
            repeat {
                let reply = try await bus.ask(.photo(.init(photoId: "one", offset: UInt64(bytes.count), length: 1000)))
                guard case .photo(let piece) = reply.result, !piece.data.isEmpty else { Issue.record("\(reply)"); return }
                #expect(piece.photo == photo)
                bytes += piece.data
            } while bytes.count < photo.size
            #expect(bytes == file)
            let end = UInt64(file.count)
            for (offset, length, count) in [(0, 0, 0), (end, 10, 0), (.max, 10, 0), (end - 1, 10, 1)] {
                let request = Wire.PhotoRequest(photoId: "one", offset: offset, length: UInt32(length))
                guard case .photo(let piece) = try await bus.ask(.photo(request)).result else { Issue.record("none"); return }
                #expect(piece.data.count == count)
            }
            for (id, length, code) in [
                ("", 1, "invalidArgument"), ("../one", 1, "invalidArgument"), ("one", (1 << 20) + 1, "invalidArgument"),
                ("two", 1, "unknownPhoto"),
            ] {
                #expect(try await bus.refusal(.photo(.init(photoId: id, length: UInt32(length)))).code == code)
            }
        }
    }

    @Test("Without a folder to write to a photo fails with the reason, and is taken once there is one")
    func folder() async throws {
        try await Bus.withFrames { bus in
            // A file is where the folder should be: that stops root too.
            try Data().write(to: URL(filePath: bus.library))
            let error = try await bus.refusal(.capturePhoto(.init(photoId: "one")))
            #expect(error.code == "libraryFailed" && error.message.contains(bus.library) && !error.cause.isEmpty)
            #expect(try await bus.steps(of: "one").last?.name == "failed")
            try FileManager.default.removeItem(atPath: bus.library)
            let photo = try await bus.photo("one")
            // The folder vanishes with the photo in it: then there is none, and another can be taken.
            try FileManager.default.removeItem(atPath: bus.library)
            #expect(try await bus.refusal(.photo(.init(photoId: "one"))).code == "unknownPhoto")
            #expect(try await bus.photo("one").frame?.frameSequence != photo.frame?.frameSequence)
            #expect(try bus.files().count == 1)
        }
    }
}
