internal import CaptureModel
internal import CapturePipeline
internal import Synchronization

/// A device's statistics: written by its streams' threads, read by any.
final class Counters: Sendable {
    private let state = Mutex(DeviceStatistics())
    private let lent = Atomic(0)

    /// What has been counted until now.
    var statistics: DeviceStatistics {
        var statistics = state.withLock { $0 }
        statistics.lent = lent.load(ordering: .relaxed)
        return statistics
    }

    /// A picture had a flaw, whatever becomes of it.
    func count(_ flaw: Inspection.Flaw) {
        state.withLock { statistics in
            switch flaw {
            case .markedByDriver: statistics.markedByDriver += 1
            case .truncated: statistics.truncated += 1
            case .malformed: statistics.malformed += 1
            }
        }
    }

    /// A picture was copied: because its buffer could not be lent, or to complete it.
    func countCopy(completed: Bool) {
        state.withLock { statistics in
            if completed { statistics.completed += 1 } else { statistics.copied += 1 }
        }
    }

    /// A picture is delivered, after those of `drops` were not.
    func countDelivery(_ drops: DropCounts) {
        state.withLock { statistics in
            statistics.delivered += 1
            statistics.drops += drops
        }
    }

    /// Consumers got a driver buffer, or (-1) gave one back; on any thread.
    func countLent(_ change: Int) { lent.add(change, ordering: .relaxed) }

    /// Frames are not delivered.
    func countDrops(_ drops: DropCounts) { state.withLock { $0.drops += drops } }
}
