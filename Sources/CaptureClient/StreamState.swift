/// Does a stream hear its worker?
public enum StreamState: Hashable, Sendable {
    /// Nothing has been heard yet.
    case connecting
    /// The worker is heard: its frames, or the heartbeat that it sends every second.
    case live
    /// Nothing was heard for 3 seconds. The stream makes its sockets anew and goes on by itself when the worker is back.
    case stale
}

/// What changes about a stream without ending it.
public enum StreamChange: Hashable, Sendable {
    /// Its state is another.
    case became(StreamState)
    /// The worker was started anew and has this boot id: sequences and event numbers begin again.
    case restarted(bootID: String)
}
