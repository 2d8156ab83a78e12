internal import CaptureModel
internal import CapturePipeline
internal import CaptureWire
internal import ServiceLog
internal import SystemThreads

/// Takes photos: each has an id and a life that events tell. Nothing here blocks, so that a photo begins while another's file is
/// made.
actor PhotoService {
    /// Photos in flight at most: each holds a frame.
    static let inFlightLimit = 16
    /// How long a photo waits for its frame.
    private static let patience = Duration.seconds(10)

    private typealias Outcome = Result<Wire.Photo, CaptureError>

    private let library: PhotoLibrary
    private let finishing: PhotoFinishing
    private let events: EventLog
    private let log: ServiceLog
    private var inFlight: [String: Task<Outcome, Never>] = [:]
    private var isClosing = false

    init(library: PhotoLibrary, finisher: any PhotoFinisher, events: EventLog, log: ServiceLog) {
        self.library = library
        finishing = PhotoFinishing(finisher)
        self.events = events
        self.log = log
    }

    /// Begins no more, waits for those whose files are being made, and lets the threads go.
    func close() async {
        isClosing = true
        for task in Array(inFlight.values) { _ = await task.value }
        await library.close()
        await finishing.close()
    }

    /// Takes the photo `id`, or answers it if it was taken before: an id is one photo, also for those who ask at the same time.
    ///
    /// - Parameters:
    ///   - asked: When it was asked for, in nanoseconds of `CLOCK_MONOTONIC`: no frame before that will do.
    ///   - sequence: The first frame that has what was commanded before; nil for a session that is stopped.
    ///
    /// Throws `sessionStopped`, `overloaded`, `encodingFailed`, `libraryFailed`, what is wrong with the camera, or `outcomeUnknown`
    /// when the library does not tell whether it was taken before.
    func capture(
        _ session: Session, id: String, quality: Int, asked: Int64, from sequence: UInt64?
    ) async throws(CaptureError) -> Wire.Photo {
        if let task = inFlight[id] { return try await task.value.get() }
        guard inFlight.count < Self.inFlightLimit else {
            throw CaptureError(.overloaded, "\(Self.inFlightLimit) photos are being taken: ask again later")
        }
        let task = Task { await self.take(id, of: session, quality: quality, asked: asked, from: sequence) }
        inFlight[id] = task
        let outcome = await task.value
        inFlight[id] = nil
        return try outcome.get()
    }

    private func take(
        _ id: String, of session: Session, quality: Int, asked: Int64, from sequence: UInt64?
    ) async -> Outcome {
        do throws(CaptureError) {
            if let photo = try await known(id) { return .success(photo) }
            try checkOpen()
            guard sequence != nil else {
                throw CaptureError(.sessionStopped, "the session '\(session.name)' is stopped: start it first")
            }
        } catch {
            // It was refused: its life has not begun, and there is nothing to tell of it.
            return .failure(error)
        }
        do throws(CaptureError) {
            return .success(try await live(id, of: session, quality: quality, asked: asked, from: sequence ?? 0))
        } catch {
            tell(.failed(Wire.Error(error)), of: id, in: session)
            log.warning("photo failed", ["session": session.name, "photo": id, "reason": error.description])
            return .failure(error)
        }
    }

    /// The photo `id` that a worker before this one was asked for: it is in the library, or nobody knows what became of it.
    ///
    /// Throws `outcomeUnknown`.
    func recall(_ id: String) async throws(CaptureError) -> Wire.Photo {
        if let task = inFlight[id] { return try await task.value.get() }
        if let photo = try await known(id) { return photo }
        throw CaptureError(
            .outcomeUnknown,
            "the worker was started anew, and photo '\(id)' is not in its library: ask without boot_id to have it taken now")
    }

    /// The photo of an id; nil when it was not taken.
    private func known(_ id: String) async throws(CaptureError) -> Wire.Photo? {
        do throws(CaptureError) {
            return try await library.photo(id)
        } catch {
            // To take it again might be to take it twice.
            throw CaptureError(
                .outcomeUnknown, "nobody can say whether photo '\(id)' was taken: \(error.message)", cause: error.cause,
                isRetriable: true)
        }
    }

    private func checkOpen() throws(CaptureError) {
        guard !isClosing else { throw CaptureError(.shuttingDown, "the worker is going down") }
    }

    /// A photo's life, each step told.
    private func live(
        _ id: String, of session: Session, quality: Int, asked: Int64, from sequence: UInt64
    ) async throws(CaptureError) -> Wire.Photo {
        let snapshot = session.snapshot
        let size = snapshot.format?.layout.size
        tell(
            .willBegin(
                Wire.PhotoWillBegin(width: UInt32(clamping: size?.width ?? 0), height: UInt32(clamping: size?.height ?? 0))),
            of: id, in: session)
        tell(.willCapture(Wire.PhotoWillCapture()), of: id, in: session)
        let tap = PhotoTap(asked: asked, sequence: sequence, interval: snapshot.format?.interval?.nanoseconds ?? 0)
        let frame = try await frame(of: session, by: tap)
        let times = frame.header.times
        tell(
            .didCapture(
                Wire.PhotoDidCapture(frameSequence: frame.header.frameSequence, time: times.capture, wallClock: times.wallClock)),
            of: id, in: session)
        try checkOpen()
        let finished = try await finishing.finish(frame, photoID: id, quality: quality)
        tell(
            .didFinishProcessing(
                Wire.PhotoDidFinishProcessing(thumbnail: finished.thumbnail, size: UInt64(finished.bytes.count))),
            of: id, in: session)
        let photo = try await library.store(finished, id: id, frame: frame.header)
        tell(.didFinish(photo), of: id, in: session)
        log.info("photo taken", ["session": session.name, "photo": id, "path": photo.path])
        return photo
    }

    private func frame(of session: Session, by tap: PhotoTap) async throws(CaptureError) -> Frame {
        session.add(tap)
        // It may have been stopped, or failed, between the last look and now, and would not say so again.
        switch session.snapshot.state {
        case .stopped: tap.sessionStopped()
        case .failed(let error): tap.sessionFailed(error)
        case .idle, .starting, .running: break
        }
        let alarm = Task {
            try? await Task.sleep(for: Self.patience)
            tap.finish(.nothing)
        }
        let outcome = await tap.outcome()
        alarm.cancel()
        session.remove(tap)
        switch outcome {
        case .frame(let frame): return frame
        case .stopped:
            try checkOpen()
            throw CaptureError(.sessionStopped, "the session '\(session.name)' was stopped before the photo's frame came")
        case .failed(let error): throw error
        case .nothing:
            throw CaptureError(.cameraStalled, "no frame for the photo within \(Self.patience)")
        }
    }

    private func tell(_ step: Wire.PhotoEvent.Step, of id: String, in session: Session) {
        events.post(.photo(Wire.PhotoEvent(photoId: id, step: step)), session: session.name)
    }
}
