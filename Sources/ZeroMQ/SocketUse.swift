internal import Synchronization

/// Whether a socket was used since that was last asked.
final class SocketUse: Sendable {
    // A socket just made counts as used: nobody knows what its descriptor has told.
    private let isMarked = Atomic(true)

    func mark() { isMarked.store(true, ordering: .relaxed) }

    /// Was it used? From now on it was not.
    func take() -> Bool {
        guard isMarked.load(ordering: .relaxed) else { return false }
        isMarked.store(false, ordering: .relaxed)
        return true
    }
}
