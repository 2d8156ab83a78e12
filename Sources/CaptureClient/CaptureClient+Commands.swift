public import CaptureModel
public import CaptureWire

extension CaptureClient {
    /// Sends any command and waits for its reply, which holds no error.
    ///
    /// Until a reply comes the same request is sent again every second, on a fresh socket; the worker knows it by its number, so
    /// that it acts once. With `bootID` only that boot of the worker carries it out: another answers `bootChanged`, and to a capture
    /// the photo of the library, or `outcomeUnknown`.
    ///
    /// Throws `timedOut` when no reply came within `timeout`, `cancelled`, and whatever the worker answers.
    public func request(
        _ command: Wire.Request.Command, expecting bootID: String? = nil, timeout: Duration = .seconds(5)
    ) async throws(CaptureError) -> Wire.Reply {
        try await lease.request(command, expecting: bootID, timeout: timeout)
    }

    /// Who the worker is, where it publishes and how much it takes.
    public func hello(timeout: Duration = .seconds(5)) async throws(CaptureError) -> Wire.HelloReply {
        guard case .hello(let reply) = try await request(.hello(Wire.HelloRequest()), timeout: timeout).result else {
            throw .unexpectedReply
        }
        return reply
    }

    /// The cameras that there are: all, or those of some kinds in the order of preference, or those that look somewhere.
    public func cameras(
        types: [Wire.CameraType] = [], position: Wire.CameraPosition = .unspecified, timeout: Duration = .seconds(5)
    ) async throws(CaptureError) -> [Wire.Camera] {
        let command = Wire.CamerasRequest(types: types, position: position)
        guard case .cameras(let reply) = try await request(.cameras(command), timeout: timeout).result else {
            throw .unexpectedReply
        }
        return reply.cameras
    }

    /// How the worker and its sessions are: all, or those named.
    public func status(sessions: [String] = [], timeout: Duration = .seconds(5)) async throws(CaptureError) -> Wire.StatusReply {
        let command = Wire.StatusRequest(sessions: sessions)
        guard case .status(let reply) = try await request(.status(command), timeout: timeout).result else {
            throw .unexpectedReply
        }
        return reply
    }

    /// The canonical name and the topic of a rendition in any spelling (`jpeg;w=640;q=60`); the empty session is the default one.
    public func rendition(
        _ rendition: String, session: String = "", timeout: Duration = .seconds(5)
    ) async throws(CaptureError) -> Wire.RenditionReply {
        let command = Wire.RenditionRequest(session: session, rendition: rendition)
        guard case .rendition(let reply) = try await request(.rendition(command), timeout: timeout).result else {
            throw .unexpectedReply
        }
        return reply
    }

    /// Events of the worker's history after number `after` of boot `bootID` (empty: whichever runs), at most `limit` of them (0: as
    /// many as fit), of the topics chosen by `<session>/<kind>` with `*` for either (none: all).
    public func events(
        after number: UInt64, bootID: String = "", limit: UInt32 = 0, topics: [String] = [], timeout: Duration = .seconds(5)
    ) async throws(CaptureError) -> Wire.EventsReply {
        let command = Wire.EventsRequest(bootId: bootID, after: number, limit: limit, topics: topics)
        guard case .events(let reply) = try await request(.events(command), timeout: timeout).result else {
            throw .unexpectedReply
        }
        return reply
    }
}
