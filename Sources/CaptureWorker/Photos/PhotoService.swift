internal import CaptureModel
internal import CapturePipeline
internal import CaptureWire
internal import ServiceLog
internal import SystemThreads

/// Takes photos: each has an id and a life that events tell. It makes their files on a thread of its own at lower priority.
actor PhotoService {
    /// Photos in flight at most: each holds a frame.
    static let inFlightLimit = 16
    /// How long a photo waits for its frame.
    private static let patience = Duration.seconds(10)

    private typealias Outcome = Result<Wire.Photo, CaptureError>

    private nonisolated let executor = ThreadExecutor("sb-photos", priority: .background)
    nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe executor.asUnownedSerialExecutor() }
    private let library: PhotoLibrary
    private let finisher: any PhotoFinisher
    private let events: EventLog
    private let log: ServiceLog
    private var inFlight: [String: Task<Outcome, Never>] = [:]

    init(library: PhotoLibrary, finisher: any PhotoFinisher, events: EventLog, log: ServiceLog) {
        self.library = library
        self.finisher = finisher
        self.events = events
        self.log = log
    }

    /// Lets the threads go.
    func close() async {
        await library.close()
        executor.stop()
    }

    /// Takes the photo `id`, or answers it if it was taken before: an id is one photo, also for those who ask at the same time.
    ///
    /// - Parameter asked: When it was asked for, in nanoseconds of `CLOCK_MONOTONIC`: no frame before that will do.
    ///
    /// Throws `sessionStopped`, `overloaded`, `encodingFailed`, `libraryFailed`, or what is wrong with the camera.
    func capture(_ session: Session, id: String, quality: Int, asked: Int64) async throws(CaptureError) -> Wire.Photo {
        if let task = inFlight[id] { return try await task.value.get() }
        guard inFlight.count < Self.inFlightLimit else {
            throw CaptureError(.overloaded, "\(Self.inFlightLimit) photos are being taken: ask again later")
        }
        let task = Task { await self.take(id, of: session, quality: quality, asked: asked) }
        inFlight[id] = task
        let outcome = await task.value
        inFlight[id] = nil
        return try outcome.get()
    }

    private func take(_ id: String, of session: Session, quality: Int, asked: Int64) async -> Outcome {
        do throws(CaptureError) {
            if let photo = try await library.photo(id) { return .success(photo) }
            return .success(try await live(id, of: session, quality: quality, asked: asked))
        } catch {
            tell(.failed(Wire.Error(error)), of: id, in: session)
            log.warning("photo failed", ["session": session.name, "photo": id, "reason": error.description])
            return .failure(error)
        }
    }

    /// A photo's life, each step told.
    private func live(_ id: String, of session: Session, quality: Int, asked: Int64) async throws(CaptureError) -> Wire.Photo {
        let snapshot = session.snapshot
        guard snapshot.state != .stopped else {
            throw CaptureError(.sessionStopped, "the session '\(session.name)' is stopped: start it first")
        }
        let size = snapshot.format?.layout.size
        tell(
            .willBegin(
                Wire.PhotoWillBegin(width: UInt32(clamping: size?.width ?? 0), height: UInt32(clamping: size?.height ?? 0))),
            of: id, in: session)
        tell(.willCapture(Wire.PhotoWillCapture()), of: id, in: session)
        let frame = try await frame(of: session, asked: asked, interval: snapshot.format?.interval?.nanoseconds ?? 0)
        let times = frame.header.times
        tell(
            .didCapture(
                Wire.PhotoDidCapture(frameSequence: frame.header.frameSequence, time: times.capture, wallClock: times.wallClock)),
            of: id, in: session)
        let finished = try finisher.finish(frame, photoID: id, quality: quality)
        tell(
            .didFinishProcessing(
                Wire.PhotoDidFinishProcessing(thumbnail: finished.thumbnail, size: UInt64(finished.bytes.count))),
            of: id, in: session)
        let photo = try await library.store(finished, id: id, frame: frame.header)
        tell(.didFinish(photo), of: id, in: session)
        log.info("photo taken", ["session": session.name, "photo": id, "path": photo.path])
        return photo
    }

    private func frame(of session: Session, asked: Int64, interval: Int64) async throws(CaptureError) -> Frame {
        let tap = PhotoTap(asked: asked, interval: interval)
        session.add(tap)
        let alarm = Task {
            try? await Task.sleep(for: Self.patience)
            tap.finish(nil)
        }
        let frame = await tap.frame()
        alarm.cancel()
        session.remove(tap)
        if let frame { return frame }
        if case .failed(let error) = session.snapshot.state { throw error }
        throw CaptureError(.cameraStalled, "no frame for the photo within \(Self.patience)")
    }

    private func tell(_ step: Wire.PhotoEvent.Step, of id: String, in session: Session) {
        events.post(.photo(Wire.PhotoEvent(photoId: id, step: step)), session: session.name)
    }
}
