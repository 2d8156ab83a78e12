import CaptureClient
import MicroHTTPD
import SystemThreads

/// What there is to be asked for. It runs on the connections' threads, and blocks.
struct Routes: Sendable {
    /// Clients that read at once; the connections beyond them are for pages and health.
    private static let streamLimit = 64
    /// Connections at once.
    static let connectionLimit: UInt32 = 96

    private let options: WebOptions
    private let link: WorkerLink
    private let frames: FrameTable

    init(_ options: WebOptions, link: WorkerLink, frames: FrameTable) {
        self.options = options
        self.link = link
        self.frames = frames
    }

    /// Answers one request.
    func answer(_ request: HTTPRequest) -> HTTPResponse {
        let arrival = MonotonicClock.now()
        guard options.listen.answers(host: request.host) else {
            return .text(403, "this server answers to names of this machine only, not to '\(request.host ?? "")'")
        }
        guard request.method == "GET" || request.method == "HEAD" else {
            return .text(405, "only GET and HEAD are answered").adding("Allow", "GET, HEAD")
        }
        do throws(CaptureError) {
            let response =
                switch request.path {
                case "/": try page(request)
                case "/stream.mjpg": try stream(request)
                case "/snapshot.jpg": try snapshot(request, arrival)
                case "/health": health()
                default: HTTPResponse.text(404, "there are /, /stream.mjpg, /snapshot.jpg and /health")
                }
            // Pictures of now are of no use later, nor is the word of how a session is.
            return response.adding("Cache-Control", "no-store")
        } catch {
            return failure(error, request).adding("Cache-Control", "no-store")
        }
    }

    private func failure(_ error: CaptureError, _ request: HTTPRequest) -> HTTPResponse {
        switch error.code {
        case .unknownSession: return .text(404, error.description)
        case .invalidRendition, .invalidArgument: return .text(400, error.description)
        default:
            guard request.path == "/" else { return .text(503, error.description).adding("Retry-After", "2") }
            return Page.failure(error.description).adding("Retry-After", "2")
        }
    }

    private func session(_ request: HTTPRequest) throws(CaptureError) -> String {
        guard let session = request.query["session"], !session.isEmpty else { return options.session }
        guard Topic.isSegment(session) else {
            throw CaptureError(.invalidArgument, "that is no session's name: it has 1 to 64 characters of A-Z a-z 0-9 . _ -")
        }
        return session
    }

    private func join(_ request: HTTPRequest) throws(CaptureError) -> SharedFrames {
        let session = try session(request)
        let rendition = request.query["rendition"] ?? "jpeg"
        return try Blocking.wait { [frames] () async throws(CaptureError) in
            try await frames.join(session: session, rendition: rendition)
        }
    }

    private func stream(_ request: HTTPRequest) throws(CaptureError) -> HTTPResponse {
        let shared = try join(request)
        guard (Blocking.wait { [frames] () async throws(Never) in await frames.figures.readers }) <= Self.streamLimit else {
            Task { [frames] in await frames.leave(shared.topic) }
            throw CaptureError(.overloaded, "\(Self.streamLimit) clients are reading: ask again later")
        }
        let stream = MotionJPEG(shared) { [frames] in Task { await frames.leave(shared.topic) } }
        return HTTPResponse(headers: [("Content-Type", MotionJPEG.contentType)], .stream(stream))
    }

    private func snapshot(_ request: HTTPRequest, _ arrival: Int64) throws(CaptureError) -> HTTPResponse {
        let shared = try join(request)
        defer { Task { [frames] in await frames.leave(shared.topic) } }
        // A session that can't give frames says so before the patience ends.
        let soon = arrival + 1_500_000_000
        var frame = Snapshot.take(shared, since: arrival, until: soon)
        if frame == nil {
            try checkSession(request, isLast: false)
            frame = Snapshot.take(shared, since: arrival, until: arrival + Snapshot.patience)
        }
        guard let frame else {
            try checkSession(request, isLast: true)
            throw CaptureError(.cameraStalled, "no frame came")
        }
        let time = WallTime(frame)
        let bytes = frame.withBytes { bytes in unsafe bytes.withUnsafeBytes { unsafe Array($0) } }
        return HTTPResponse(
            headers: [
                ("Content-Type", "image/jpeg"), ("Last-Modified", time.date), ("X-Timestamp", time.seconds),
                ("X-Frame", String(frame.header.frameSequence)),
            ], .bytes(bytes))
    }

    /// Throws why a session gives no frames: when it has failed or was stopped, the last time in any case.
    private func checkSession(_ request: HTTPRequest, isLast: Bool) throws(CaptureError) {
        let name = try session(request)
        guard let summary = try status().sessions.compactMap(\.summary).first(where: { name.isEmpty || $0.session == name })
        else {
            throw CaptureError(.unknownSession, "no session '\(name)'")
        }
        guard isLast || summary.state == .failed || summary.state == .stopped else { return }
        let problem = summary.problem.map { ": \($0.message)" } ?? ""
        throw CaptureError(.cameraStalled, "no frame came: session '\(summary.session)' is \(summary.state)\(problem)")
    }

    private func page(_ request: HTTPRequest) throws(CaptureError) -> HTTPResponse {
        let session = try session(request)
        let status = try status()
        let names = status.sessions.compactMap { $0.summary?.session }
        guard let shown = session.isEmpty ? names.first : names.first(where: { $0 == session }) else {
            throw CaptureError(.unknownSession, "no session '\(session)': there are \(names.joined(separator: ", "))")
        }
        return Page.sessions(names, shown: shown)
    }

    private func status() throws(CaptureError) -> Wire.StatusReply {
        try Blocking.wait { [link] () async throws(CaptureError) in
            try await link.ask { client throws(CaptureError) in try await client.status(timeout: WorkerLink.patience) }
        }
    }

    private func health() -> HTTPResponse {
        do throws(CaptureError) {
            let status = try status()
            let figures = Blocking.wait { [frames] () async throws(Never) in await frames.figures }
            return Health.response(status, figures)
        } catch {
            return Health.response(error)
        }
    }
}
