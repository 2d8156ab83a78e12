import Arguments
import CaptureClient

/// What has happened, from the worker's history.
struct Events: Subcommand {
    private static let after = Argument.option(
        "after", "N", .integer(in: 0...UInt64(Int64.max)), default: 0, help: "only events after this number")
    private static let limit = Argument.option(
        "limit", short: "n", "N", .integer(in: 1...UInt32.max), note: "all that there are", help: "at most so many")

    static let command = Command(
        "events", summary: "what has happened, from the worker's history",
        sections: [.init("Events", after, limit, EventTopics.option)],
        examples: [
            .init("capture-ctl events --topic photo", "the life of all photos"),
            .init("capture-ctl events --after 120 --limit 10", "the ten after event 120"),
        ])

    private let after: UInt64
    private let limit: UInt32?
    private let topics: EventTopics

    init(_ invocation: Invocation) {
        after = invocation[Self.after]
        limit = invocation[Self.limit]
        topics = EventTopics(invocation)
    }

    func run(_ console: Console) async throws(CaptureError) -> ExitStatus {
        let client = try await console.connect()
        var query = Wire.EventsRequest(after: after, limit: limit ?? 0, topics: topics.patterns(session: console.options.session))
        while true {
            let reply = try await console.request(client, .events(query))
            guard case .events(let events) = reply.result else { throw .unexpectedReply }
            if console.isJSON { console.screen.write(reply) } else { show(events, after: query.after, on: console.screen) }
            guard events.more, let last = events.events.last else { return .success }
            if query.limit > 0 {
                query.limit -= min(UInt32(clamping: events.events.count), query.limit)
                if query.limit == 0 { return .success }
            }
            query.after = last.number
            // Numbers mean something in this boot only.
            query.bootId = reply.bootId
        }
    }

    private func show(_ reply: Wire.EventsReply, after: UInt64, on screen: Screen) {
        if reply.truncated, reply.oldest > after + 1 {
            screen.complain("events \(after + 1) to \(reply.oldest - 1) are gone from the worker's history")
        }
        for event in reply.events { screen.write(EventText(event).line(withDate: true, on: screen)) }
    }
}
