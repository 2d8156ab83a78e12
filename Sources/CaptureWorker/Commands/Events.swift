internal import CaptureModel
internal import CaptureWire

extension CommandHandler {
    /// Hands out events that a client missed.
    static let events = CommandHandler("events") { message, parts throws(CaptureError) in
        guard case .events(let request) = message.command else { return nil }
        var patterns: [TopicPattern] = []
        for text in request.topics { patterns.append(try TopicPattern(text)) }
        let isSameBoot = request.bootId.isEmpty || request.bootId == parts.identity.bootID
        let reply = parts.eventLog.events(
            after: isSameBoot ? request.after : 0, limit: request.limit == 0 ? .max : Int(request.limit), bytes: 512 << 10
        ) { event in
            patterns.isEmpty || patterns.contains { $0.matches(event.topic) }
        }
        return CommandResult(.events(reply))
    }
}

/// A choice of event topics: `<session>/<kind>`, with `*` for any.
struct TopicPattern {
    private let session: Substring
    private let kind: Substring

    /// Throws `invalidArgument` for a text that is no pattern.
    init(_ text: String) throws(CaptureError) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ $0 == "*" || Topic.isSegment($0) }) else {
            throw CaptureError(.invalidArgument, "'\(text)' is no choice of events: write <session>/<kind>, with * for any")
        }
        session = parts[0]
        kind = parts[1]
    }

    func matches(_ topic: Topic) -> Bool {
        (session == "*" || session == topic.session) && (kind == "*" || kind == topic.name)
    }
}
