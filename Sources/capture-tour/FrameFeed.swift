import CaptureClient

/// The frames of a session, for steps that want one from a certain moment on.
struct FrameFeed: ~Copyable {
    /// Frames that a camera is given to follow a command, when it can't tell from which one on it holds.
    private static let settling: UInt64 = 30
    private var frames: FrameStream.Iterator
    private(set) var newest: UInt64 = 0

    init(_ stream: FrameStream) { frames = stream.makeAsyncIterator() }

    /// The next whole frame, from `sequence` on: nil when the camera can't tell that, which gives it time to settle.
    ///
    /// Throws `timedOut` when the stream ends before it.
    mutating func frame(from sequence: UInt64?) async throws(CaptureError) -> (header: FrameHeader, picture: LumaPicture) {
        try await picture(from: sequence ?? newest + Self.settling)
    }

    /// The next whole frame after those that were taken.
    mutating func next() async throws(CaptureError) -> (header: FrameHeader, picture: LumaPicture) {
        try await picture(from: newest + 1)
    }

    private mutating func picture(
        from sequence: UInt64
    ) async throws(CaptureError) -> (header: FrameHeader, picture: LumaPicture) {
        while let frame = await frames.next() {
            newest = frame.header.frameSequence
            guard newest >= sequence, frame.header.status == .ok || frame.header.status == .startup else { continue }
            guard let picture = LumaPicture(frame) else {
                throw CaptureError(.unsupportedFormat, "no pixels can be read of \(frame.header.layout.pixelFormat)")
            }
            return (frame.header, picture)
        }
        throw CaptureError(.timedOut, "no frame from number \(sequence) on came in time")
    }
}
