internal import CaptureModel

/// Tells from the sequences of one topic's headers which frames are new, and how many are missing before them.
struct SequenceTracker {
    /// What a frame is.
    enum Verdict: Equatable {
        /// It was not seen before; so many frames of its topic are missing between it and the one before.
        case new(lost: UInt64)
        /// It was seen.
        case seen
    }
    private var bootID: String?
    private var frame: UInt64 = 0
    private var rendition: UInt64 = 0

    /// Judges the frame of `header`, and remembers it.
    mutating func judge(_ header: FrameHeader) -> Verdict {
        guard header.bootID == bootID else {
            // The first frame, or the first of a worker that was started anew: nothing is known of those before it.
            bootID = header.bootID
            note(header)
            return .new(lost: 0)
        }
        if header.status == .repeated, header.frameSequence <= frame { return .seen }
        if header.renditionSequence > rendition {
            let lost = header.renditionSequence - rendition - 1
            note(header)
            return .new(lost: lost)
        }
        // A worker forgets the count of a topic that nobody wanted for long, and begins again.
        guard header.frameSequence > frame else { return .seen }
        note(header)
        return .new(lost: 0)
    }

    private mutating func note(_ header: FrameHeader) {
        frame = header.frameSequence
        rendition = header.renditionSequence
    }
}
