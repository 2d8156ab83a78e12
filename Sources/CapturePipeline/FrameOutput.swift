/// What takes a session's frames: a rendition, a photo, a movie.
package protocol FrameOutput: AnyObject, Sendable {
    /// Takes one frame, on the source's thread; never blocks. `frame.header.drops` counts what the session lost just before it.
    func offer(_ frame: Frame)

    /// The session was stopped: there are no frames until somebody starts it. Called on the session's thread; never blocks.
    func sessionStopped()
}

extension FrameOutput {
    /// Nothing: most outputs have time.
    package func sessionStopped() {}
}
