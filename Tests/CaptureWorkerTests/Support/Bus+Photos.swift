import CaptureBus
import CaptureModel
import CapturePipeline
import CaptureWire
import CaptureWorker
import Foundation
import ScriptedSource
import TestSupport

extension Bus {
    /// The folder of its photos.
    var library: String { runtime.path + "/photos" }

    /// Runs `body` with a bus whose camera gives frames by itself.
    static func withFrames(
        sessions: [String] = ["main"], change: (inout WorkerConfiguration) -> Void = { _ in }, _ body: (Bus) async throws -> Void
    ) async throws {
        try await with(sessions: sessions, change: change) { bus in
            let pump = Task {
                while !Task.isCancelled {
                    for camera in [bus.camera, bus.otherCamera] { camera.emit(7) }
                    try? await Task.sleep(for: .milliseconds(1))
                }
            }
            defer { pump.cancel() }
            try await body(bus)
        }
    }

    func photo(_ id: String, session: String = "") async throws -> Wire.Photo {
        let reply = try await ask(.capturePhoto(.init(session: session, photoId: id)))
        guard case .capturePhoto(let result) = reply.result, let photo = result.photo else {
            throw NeverHappened(what: "photo \(id): \(reply)")
        }
        return photo
    }

    /// The error that a command is answered by.
    func refusal(_ command: Wire.Request.Command) async throws -> Wire.Error {
        let reply = try await ask(command)
        guard case .error(let error) = reply.result else { throw NeverHappened(what: "an error: \(reply)") }
        return error
    }

    /// What events told of a photo, in order.
    func steps(of id: String) async throws -> [Wire.PhotoEvent.Step] {
        try await history().events.compactMap { event in
            guard case .photo(let photo) = event.kind, photo.photoId == id else { return nil }
            return photo.step
        }
    }

    /// The files of the library, hidden ones too.
    func files() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: library).sorted() }
}

extension Wire.PhotoEvent.Step {
    /// Its field's name.
    var name: String {
        switch self {
        case .willBegin: "willBegin"
        case .willCapture: "willCapture"
        case .didCapture: "didCapture"
        case .didFinishProcessing: "didFinishProcessing"
        case .didFinish: "didFinish"
        case .failed: "failed"
        }
    }
}
