package import CaptureModel

/// What takes a session's frames: a rendition, a photo, a movie.
package protocol FrameOutput: AnyObject, Sendable {
    /// Takes one frame, on the source's thread; never blocks. `frame.header.drops` counts what the session lost just before it.
    func offer(_ frame: Frame)

    /// The session was stopped: there are no frames until somebody starts it. Called on the session's thread; never blocks.
    func sessionStopped()

    /// The session's camera can't be used; the session tries on. Called on the session's thread; never blocks.
    func sessionFailed(_ error: CaptureError)
}

extension FrameOutput {
    /// Nothing: most outputs have time.
    package func sessionStopped() {}

    /// Nothing: most outputs wait for better times.
    package func sessionFailed(_ error: CaptureError) {}
}
