internal import CaptureModel
internal import CapturePipeline
internal import CaptureWire

/// One rendition on the bus: what its topic says, and what its newcomers need.
final class PublishedRendition: Sendable {
    /// Its topic.
    let topic: Topic
    /// Its topic's bytes on the wire.
    let topicBytes: [UInt8]
    /// Does it leave frames out?
    let isThinned: Bool
    /// Makes its frames.
    let rendition: Rendition
    /// Its session.
    let session: Session
    /// Frames on their way to the publisher's thread.
    let mailbox: FrameMailbox

    /// A rendition that puts its frames into its mailbox and then calls `wake`.
    init(_ resolved: ResolvedRendition, topic: Topic, session: Session, wake: @escaping @Sendable () -> Void) {
        self.topic = topic
        topicBytes = Array(topic.text.utf8)
        self.session = session
        isThinned = resolved.framesPerSecond != nil
        let mailbox = FrameMailbox(capacity: 2)
        self.mailbox = mailbox
        rendition = Rendition(resolved, session: session.name) { frame in
            if mailbox.put(frame) { wake() }
        }
    }

    /// Begins to take the session's frames.
    func open() { session.add(rendition) }

    /// Takes no more.
    func close() {
        session.remove(rendition)
        rendition.close()
        mailbox.close()
    }
}
