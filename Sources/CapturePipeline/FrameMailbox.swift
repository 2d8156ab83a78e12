package import CaptureModel
internal import SystemThreads

/// A few frames between two threads, the newest first to stay: when it is full the oldest goes, and its loss is told with the next.
package final class FrameMailbox: Sendable {
    private struct State {
        var frames: [Frame] = []
        var pending = DropCounts()
        var overload: UInt64 = 0
        var isClosed = false
    }
    private let state = Signal(State())
    private let capacity: Int

    /// A mailbox of at most `capacity` frames.
    package init(capacity: Int) { self.capacity = capacity }

    /// Puts a frame in. True when the mailbox was empty, so that its reader wants waking. A closed mailbox takes nothing.
    @discardableResult package func put(_ frame: Frame) -> Bool {
        state.update { state in
            guard !state.isClosed else { return false }
            let wasEmpty = state.frames.isEmpty
            if state.frames.count == capacity {
                state.pending += state.frames.removeFirst().header.drops
                state.pending.overload += 1
                state.overload += 1
            }
            state.frames.append(frame)
            return wasEmpty
        }
    }

    /// Notes frames that were lost before they came here.
    package func note(_ drops: DropCounts) { state.update { $0.pending += drops } }

    /// The oldest frame, and what was lost between the one taken before and it; nil when there is none.
    package func take() -> (frame: Frame, drops: DropCounts)? { state.update { Self.take(from: &$0) } }

    /// As `take`, but waits for a frame; nil once the mailbox is closed. It blocks: on a thread of one's own only.
    package func wait() -> (frame: Frame, drops: DropCounts)? {
        state.wait { state -> (frame: Frame, drops: DropCounts)?? in
            if let taken = Self.take(from: &state) { return .some(taken) }
            return state.isClosed ? .some(nil) : nil
        } ?? nil
    }

    /// Lets all frames go and takes no more.
    package func close() {
        state.update { state in
            state.isClosed = true
            state.frames = []
        }
    }

    /// Frames replaced by newer ones so far.
    package var overload: UInt64 { state.update { $0.overload } }

    private static func take(from state: inout State) -> (frame: Frame, drops: DropCounts)? {
        guard !state.frames.isEmpty else { return nil }
        let frame = state.frames.removeFirst()
        var drops = state.pending
        drops += frame.header.drops
        state.pending = DropCounts()
        return (frame, drops)
    }
}
