import Arguments
import CaptureClient

/// Follows states and events.
struct Watch: Subcommand {
    private static let heartbeats = Argument.flag("heartbeats", help: "also the heartbeat that comes every second")

    static let command = Command(
        "watch", summary: "follow states and events until Ctrl-C",
        sections: [.init("Events", EventTopics.option, heartbeats)],
        examples: [
            .init("capture-ctl watch", "first the states that hold now, then what happens, a line each"),
            .init("capture-ctl watch -s main -t sessionState -t photo", "two kinds of one session"),
            .init(
                "capture-ctl watch --json",
                #"an event a line; {"gap":…}, {"workerRestarted":…} and {"stream":"stale"} or "live" tell of losses and silence"#),
        ])

    private let topics: EventTopics
    private let includesHeartbeats: Bool

    init(_ invocation: Invocation) {
        topics = EventTopics(invocation)
        includesHeartbeats = invocation[Self.heartbeats]
    }

    func run(_ console: Console) async throws(CaptureError) -> ExitStatus {
        let client = try await console.connect()
        let stream = try await client.events(
            topics: topics.patterns(session: console.options.session), includingHeartbeats: includesHeartbeats)
        await EventFollower(stream, console).follow()
        await client.close()
        return .success
    }
}
