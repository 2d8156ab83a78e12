import CaptureClient
import SystemThreads

/// The newest frame of one rendition, for any number of readers on threads of their own. However many there are and however slow,
/// there is one subscription, one newest frame, and at most one more for each reader.
final class SharedFrames: Sendable {
    /// What readers look at.
    struct View: Sendable {
        /// The newest frame.
        var newest: ReceivedFrame?
        /// Frames so far, repeated ones too.
        var count: UInt64 = 0
        /// Frames that were captured since the subscription began.
        var live: UInt64 = 0
        /// Does none come any more?
        var isEnded = false
    }

    /// What they are published under.
    let topic: String
    private let stream: FrameStream
    private let view = Signal(View())

    init(_ stream: FrameStream) {
        self.stream = stream
        topic = stream.topic.text
        Task { [view] in
            for await frame in stream where frame.header.layout.pixelFormat.isCompressed && frame.header.status != .noPicture {
                view.update { view in
                    view.count += 1
                    if frame.header.status != .repeated { view.live += 1 }
                    view.newest = frame
                }
            }
            view.update { $0.isEnded = true }
        }
    }

    /// Waits for `body` to answer something; nil after `deadline`. It blocks.
    func wait<Answer>(until deadline: Int64, for body: (View) -> Answer?) -> Answer? {
        view.wait(until: deadline) { body($0) }
    }

    /// Frames captured so far.
    var live: UInt64 { view.update { $0.live } }

    /// Ends it for all readers.
    func close() { stream.close() }
}
