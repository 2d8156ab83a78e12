/// What an XPUB socket tells of its peers: a topic or prefix that somebody wants now, or that nobody wants any more.
///
/// With `ZMQ_XPUB_VERBOSE` every subscription is told, but only the last end of one: the wanted topics are a set, never a count.
struct Subscription: Hashable {
    /// The topic, or the beginning of some.
    let topic: String
    /// Wanted by one more peer, or by none any more?
    let isWanted: Bool

    /// The change that the bytes of an XPUB message tell: 1 or 0, then the topic. Nil for anything else, and for text that can be
    /// no topic of ours.
    init?(_ bytes: [UInt8]) {
        guard let first = bytes.first, first <= 1, let topic = String(validating: bytes.dropFirst(), as: UTF8.self) else {
            return nil
        }
        self.topic = topic
        isWanted = first == 1
    }
}
