import CaptureClient
import ServiceLog
import SystemThreads
import TerminalText

/// Writes what a stream of events brings, and how the stream itself is, a line each; on a thread of its own.
actor EventFollower {
    private nonisolated let executor = ThreadExecutor("watch")
    nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe executor.asUnownedSerialExecutor() }
    private let stream: EventStream
    private let console: Console
    private var wasStale = false

    init(_ stream: EventStream, _ console: Console) {
        self.stream = stream
        self.console = console
    }

    /// Follows until the task is cancelled, or nobody reads any more.
    func follow() async {
        let changes = Task { for await change in stream.changes { tell(change) } }
        for await element in stream where !write(element) { break }
        changes.cancel()
    }

    private func write(_ element: EventStreamElement) -> Bool {
        switch element {
        case .event(let event):
            guard !console.isJSON else { return console.screen.write(event) }
            return console.screen.write(EventText(event).line(on: console.screen))
        case .gap(let missed):
            return note("gap", "up to \(missed) events are gone for good", json: #"{"gap":{"missed":"\#(missed)"}}"#)
        case .workerRestarted(let bootID):
            return note(
                "restarted", "the worker was started anew, boot \(TextWidth.printable(bootID))",
                json: #"{"workerRestarted":{"bootId":"\#(bootID.filter(\.isHexDigit))"}}"#)
        }
    }

    private func tell(_ change: StreamChange) {
        switch change {
        case .became(.stale):
            wasStale = true
            _ = note("silent", "nothing heard from the worker for 3 s; trying to reach it again", json: #"{"stream":"stale"}"#)
        case .became(.live) where wasStale:
            wasStale = false
            _ = note("heard", "the worker is heard again", json: #"{"stream":"live"}"#)
        // A restart is told between the events that came before and after it.
        case .became, .restarted: break
        }
    }

    /// A line about the events, where they are.
    private func note(_ kind: String, _ text: String, json: String) -> Bool {
        guard !console.isJSON else { return console.screen.write(json) }
        let time = CalendarTime.local(MonotonicClock.wallClock()).clock
        let parts = [time, TextWidth.padded(Topic.wholeWorker, to: 8), TextWidth.padded(kind, to: 12), text]
        return console.screen.write(console.screen.styled(parts.joined(separator: "  "), .warning))
    }
}
