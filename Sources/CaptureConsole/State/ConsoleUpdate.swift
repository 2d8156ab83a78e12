package import CaptureClient

/// Something that has become known.
package enum ConsoleUpdate: Sendable {
    /// A worker answers.
    case connected(worker: String, session: String)
    /// It can't be used at all.
    case failed(CaptureError)
    /// A frame came.
    case frame(FrameNote)
    /// A small picture of one came.
    case picture(Picture)
    /// There can be no pictures, for this reason.
    case noPicture(String)
    /// The worker is heard, or no more.
    case stream(StreamState)
    /// The worker was started anew.
    case restarted
    /// The session's state.
    case summary(Wire.SessionSummary)
    /// The cameras that there are.
    case cameras([Wire.Camera])
    /// A photo is whole, whoever took it.
    case photo(Wire.Photo)
    /// The worker tells of a failure.
    case problem(Wire.Error)
    /// The worker is going down.
    case stopping
    /// A command is being carried out.
    case began(ConsoleCommand)
    /// It was.
    case answered(ConsoleCommand, Result<ConsoleAnswer, CaptureError>)
}

/// What is told of a frame.
package struct FrameNote: Sendable {
    let header: FrameHeader
    /// Nanoseconds of this host's `CLOCK_MONOTONIC`.
    let receivedAt: Int64
    /// Nanoseconds since its capture; nil when that was on another host.
    let latency: Int64?
    /// Frames that this subscriber lost before it.
    let lost: UInt64

    /// What is told of a frame.
    package init(header: FrameHeader, receivedAt: Int64, latency: Int64?, lost: UInt64) {
        self.header = header
        self.receivedAt = receivedAt
        self.latency = latency
        self.lost = lost
    }
}
