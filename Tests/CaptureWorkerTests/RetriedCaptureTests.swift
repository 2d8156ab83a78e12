import CaptureModel
import CapturePipeline
import CaptureWire
import CaptureWorker
import Foundation
import ScriptedSource
import TestSupport
import Testing

@Suite("A capture that is asked for again")
struct RetriedCaptureTests {
    private func error(_ reply: Wire.Reply) throws -> Wire.Error {
        guard case .error(let error) = reply.result else { throw NeverHappened(what: "an error: \(reply)") }
        return error
    }

    @Test("Meant for an earlier boot it is answered from the library, else its outcome is unknown; other commands are refused")
    func earlierBoot() async throws {
        try await Bus.withFrames { bus in
            let photo = try await bus.photo("one")
            let earlier = String(repeating: "0", count: 32)
            let again = Wire.Request(clientId: "c", requestId: 1, bootId: earlier, command: .capturePhoto(.init(photoId: "one")))
            guard case .capturePhoto(let answer) = try await bus.ask(again).result else { Issue.record("no photo"); return }
            #expect(answer.photo == photo)
            let lost = Wire.Request(clientId: "c", requestId: 2, bootId: earlier, command: .capturePhoto(.init()))
            let unknown = try error(try await bus.ask(lost))
            #expect(unknown.code == "outcomeUnknown" && !unknown.retriable && unknown.message.contains("c-2"))
            #expect(try await bus.steps(of: "c-2").isEmpty && (try bus.files().count) == 1, "it is not taken")
            for command in [
                Wire.Request.Command.switchCamera(.init()), .setZoom(.init(factor: 2)), .photo(.init(photoId: "one")),
            ] {
                let refused = try error(try await bus.ask(Wire.Request(bootId: earlier, command: command)))
                #expect(refused.code == "bootChanged")
            }
            #expect(bus.camera.settings.zoom == 1)
        }
    }

    /// What stands where the folder should be; each stops root too.
    enum Obstacle: CaseIterable { case file, loop }

    @Test(
        "With a library that could not be read since the start the outcome is unknown, until it can be read",
        arguments: Obstacle.allCases)
    func unreadable(_ obstacle: Obstacle) async throws {
        let folder = "/tmp/\(Bus.unique("sb-library-"))", aside = folder + "-aside"
        defer { for path in [folder, aside] { try? FileManager.default.removeItem(atPath: path) } }
        let request = Wire.Request(clientId: "client", requestId: 5, command: .capturePhoto(.init()))
        var taken: Wire.Photo?
        try await Bus.withFrames(change: { $0.library = folder }) { bus in
            guard case .capturePhoto(let answer) = try await bus.ask(request).result else { return }
            taken = answer.photo
        }
        let before = try #require(taken)
        try FileManager.default.moveItem(atPath: folder, toPath: aside)
        switch obstacle {
        case .file: try Data().write(to: URL(filePath: folder))
        case .loop: try FileManager.default.createSymbolicLink(atPath: folder, withDestinationPath: folder)
        }
        try await Bus.withFrames(change: { $0.library = folder }) { bus in
            let unknown = try error(try await bus.ask(request))
            #expect(unknown.code == "outcomeUnknown" && unknown.retriable && unknown.message.contains(folder))
            #expect(!unknown.cause.isEmpty)
            #expect(try await bus.steps(of: before.photoId).isEmpty)
            try FileManager.default.removeItem(atPath: folder)
            try FileManager.default.moveItem(atPath: aside, toPath: folder)
            guard case .capturePhoto(let answer) = try await bus.ask(request).result else { Issue.record("no photo"); return }
            #expect(answer.photo?.sha256 == before.sha256 && answer.photo?.path == before.path)
        }
    }

    @Test("A photo whose file can't be read is not taken again")
    func unreadableFile() async throws {
        let folder = "/tmp/\(Bus.unique("sb-library-"))"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(
            atPath: folder + "/20260131T120000.250Z_one.jpg", withIntermediateDirectories: true)
        try await Bus.withFrames(change: { $0.library = folder }) { bus in
            let error = try await bus.refusal(.capturePhoto(.init(photoId: "one")))
            #expect(error.code == "outcomeUnknown")
            #expect(try await bus.refusal(.photo(.init(photoId: "one"))).code == "libraryFailed")
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 1)
        }
    }

    @Test("With a library that vanished between two starts it is taken")
    func vanished() async throws {
        let folder = "/tmp/\(Bus.unique("sb-library-"))"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for _ in 0..<2 {
            try await Bus.withFrames(change: { $0.library = folder }) { bus in
                let photo = try await bus.photo("one")
                #expect(photo.frame != nil)
            }
            try FileManager.default.removeItem(atPath: folder)
        }
    }
}
