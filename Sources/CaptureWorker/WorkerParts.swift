internal import CaptureModel
internal import CapturePipeline
internal import CaptureWire

/// What a command may use of a running worker.
struct WorkerParts: Sendable {
    /// Who it is.
    let identity: WorkerIdentity
    /// When it started, monotonic.
    let startTime: Int64
    /// Its sessions, the default first; never none.
    let sessions: [Session]
    /// The cameras of the host.
    let cameras: CameraWatch
    /// What can be made of frames.
    let renditions: RenditionCatalog
    /// Events that were.
    let eventLog: EventLog
    /// Publishes events.
    let events: EventPublisher
    /// Publishes frames.
    let frames: FramePublisher
    /// Takes photos.
    let photos: PhotoService
    /// Keeps them.
    let library: PhotoLibrary
    /// The answer to `hello` but for the time.
    let greeting: Wire.HelloReply

    /// The session of a name; the default one for the empty name.
    ///
    /// Throws `unknownSession` with the names that there are.
    func session(_ name: String) throws(CaptureError) -> Session {
        if name.isEmpty { return sessions[0] }
        guard let session = sessions.first(where: { $0.name == name }) else {
            throw CaptureError(.unknownSession, "no session '\(name)': there are \(sessions.map(\.name).joined(separator: ", "))")
        }
        return session
    }
}
