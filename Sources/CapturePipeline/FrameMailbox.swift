package import CaptureModel
internal import SystemThreads

/// A few frames between two threads, the newest first to stay: when it is full the oldest goes, and its loss is told with the next.
package final class FrameMailbox: Sendable {
    private struct State {
        /// Frames with what was lost before each, the oldest first.
        var entries: [(frame: Frame, drops: DropCounts)] = []
        /// Lost before the oldest entry, or before the next frame taken.
        var lostBefore = DropCounts()
        /// Lost after the newest entry.
        var lostBehind = DropCounts()
        var overload: UInt64 = 0
        /// Is the reader of `wait` at a frame?
        var isRead = false
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
            let wasEmpty = state.entries.isEmpty
            if state.entries.count == capacity {
                state.lostBefore += state.entries.removeFirst().drops
                state.lostBefore.overload += 1
                state.overload += 1
            }
            var drops = state.lostBehind
            drops += frame.header.drops
            state.lostBehind = DropCounts()
            state.entries.append((frame, drops))
            return wasEmpty
        }
    }

    /// Lets a frame go past the mailbox, and answers what was lost before it. Nil when it must be put in: because frames wait
    /// there, or the reader is still at one that must come out first.
    package func pass(_ frame: Frame) -> DropCounts? {
        state.access { state in
            guard !state.isClosed, !state.isRead, state.entries.isEmpty else { return nil }
            var drops = Self.takeLost(from: &state)
            drops += frame.header.drops
            return drops
        }
    }

    /// Notes frames that were lost after the one put in last; on the thread that puts them in.
    package func note(_ drops: DropCounts) { state.access { $0.lostBehind += drops } }

    /// Notes that a frame taken came to nothing, and all that was told with it; on the thread that took it.
    package func lose(_ drops: DropCounts) { state.access { $0.lostBefore += drops } }

    /// The oldest frame, and what was lost between the one taken before and it; nil when there is none.
    package func take() -> (frame: Frame, drops: DropCounts)? { state.access { Self.take(from: &$0) } }

    /// As `take`, but waits for a frame; nil once the mailbox is closed. It blocks: on a thread of one's own only.
    package func wait() -> (frame: Frame, drops: DropCounts)? {
        state.wait { state -> (frame: Frame, drops: DropCounts)?? in
            let taken = Self.take(from: &state)
            state.isRead = taken != nil
            if let taken { return .some(taken) }
            return state.isClosed ? .some(nil) : nil
        } ?? nil
    }

    /// Lets all frames go and takes no more.
    package func close() {
        state.update { state in
            state.isClosed = true
            state.entries = []
        }
    }

    /// Frames replaced by newer ones so far.
    package var overload: UInt64 { state.access { $0.overload } }

    private static func take(from state: inout State) -> (frame: Frame, drops: DropCounts)? {
        guard !state.entries.isEmpty else { return nil }
        let (frame, own) = state.entries.removeFirst()
        var drops = state.lostBefore
        drops += own
        state.lostBefore = DropCounts()
        return (frame, drops)
    }

    /// All that was lost since the last frame; there are no entries.
    private static func takeLost(from state: inout State) -> DropCounts {
        defer { (state.lostBefore, state.lostBehind) = (DropCounts(), DropCounts()) }
        var drops = state.lostBefore
        drops += state.lostBehind
        return drops
    }
}
