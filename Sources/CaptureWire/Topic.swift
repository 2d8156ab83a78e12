/// What a message is about, as its first part says: `sb1/<worker>/<session>/frame/<rendition>/` or
/// `sb1/<worker>/<session>/event/<kind>/`. Every segment ends in `/`, so that session `1` never matches `10`.
public struct Topic: Hashable, Sendable {
    /// What is published under a topic.
    public enum Channel: String, Hashable, Sendable {
        /// Frames; the last segment is the rendition's canonical name.
        case frame
        /// Events; the last segment is the event's kind.
        case event
    }

    /// The worker's name.
    public let worker: String
    /// The session's name, `_` for the whole worker.
    public let session: String
    /// Frames or events.
    public let channel: Channel
    /// The rendition or the kind of event.
    public let name: String

    /// The session segment of events that concern the whole worker.
    public static let wholeWorker = "_"
    private static let prefix = "sb1"

    /// A topic from its parts, which must be segments (`isSegment`, for renditions `isRenditionSegment`).
    public init(worker: String, session: String, channel: Channel, name: String) {
        self.worker = worker
        self.session = session
        self.channel = channel
        self.name = name
    }

    /// A complete topic by its text; nil for a prefix, another version and anything malformed.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 6, parts[5].isEmpty, parts[0] == Self.prefix, let channel = Channel(rawValue: String(parts[3])),
            Self.isSegment(parts[1]), Self.isSegment(parts[2]),
            channel == .frame ? Self.isRenditionSegment(parts[4]) : Self.isSegment(parts[4])
        else { return nil }
        self.init(worker: String(parts[1]), session: String(parts[2]), channel: channel, name: String(parts[4]))
    }

    /// The text on the wire.
    public var text: String { "\(Self.prefix)/\(worker)/\(session)/\(channel.rawValue)/\(name)/" }

    /// The beginning of all topics of a channel of one session, or of all sessions of a worker.
    public static func prefix(worker: String, session: String? = nil, channel: Channel = .frame) -> String {
        guard let session else { return "\(prefix)/\(worker)/" }
        return "\(prefix)/\(worker)/\(session)/\(channel.rawValue)/"
    }

    /// Is `text` a name for a worker, session or kind: `[A-Za-z0-9._-]{1,64}`?
    public static func isSegment(_ text: some StringProtocol) -> Bool {
        (1...64).contains(text.utf8.count) && text.utf8.allSatisfy(isNameByte)
    }

    /// Is `text` a possible name of a rendition: as a segment, and `;` and `=`?
    public static func isRenditionSegment(_ text: some StringProtocol) -> Bool {
        (1...64).contains(text.utf8.count)
            && text.utf8.allSatisfy { isNameByte($0) || $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: "=") }
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"):
            true
        default: false
        }
    }
}

extension Topic: CustomStringConvertible {
    /// The text on the wire.
    public var description: String { text }
}
