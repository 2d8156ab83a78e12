public import CaptureModel

/// A choice of events by their topics, as the command `events` takes it: any of `<session>/<kind>`, with `*` for either; none: all.
public struct EventChoice: Hashable, Sendable {
    /// The choices as they were written.
    public let patterns: [String]
    private let pairs: [[Substring]]

    /// Throws `invalidArgument` for a text that is no pattern.
    public init(_ patterns: [String]) throws(CaptureError) {
        var pairs: [[Substring]] = []
        for text in patterns {
            let parts = text.split(separator: "/", omittingEmptySubsequences: false)
            guard parts.count == 2, parts.allSatisfy({ $0 == "*" || Topic.isSegment($0) }) else {
                throw CaptureError(.invalidArgument, "'\(text)' is no choice of events: write <session>/<kind>, with * for any")
            }
            pairs.append(parts)
        }
        self.patterns = patterns
        self.pairs = pairs
    }

    /// Is `topic` among them?
    public func matches(_ topic: Topic) -> Bool {
        pairs.isEmpty || pairs.contains { ($0[0] == "*" || $0[0] == topic.session) && ($0[1] == "*" || $0[1] == topic.name) }
    }

    /// What to subscribe to, heartbeats included: a shorter prefix brings more than is wanted, which `matches` keeps out.
    public func prefixes(worker: String) -> [String] {
        let heartbeat = Topic(worker: worker, session: Topic.wholeWorker, channel: .event, name: "heartbeat").text
        guard !pairs.isEmpty, pairs.allSatisfy({ $0[0] != "*" }) else { return [Topic.prefix(worker: worker)] }
        let wanted = pairs.map { pair in
            pair[1] == "*"
                ? Topic.prefix(worker: worker, session: String(pair[0]), channel: .event)
                : Topic(worker: worker, session: String(pair[0]), channel: .event, name: String(pair[1])).text
        }
        return Set(wanted + [heartbeat]).sorted()
    }
}
