internal import Synchronization

/// The one place where lines of all parts of a service are limited, put in order and written.
final class LogWriter: Sendable {
    private struct State {
        var limit = RepeatLimit()
        var dropped = 0
    }

    private let format: LogFormat
    private let output: LogOutput
    private let colour: Bool
    private let clock: LogClock
    private let state = Mutex(State())

    init(format: LogFormat, output: LogOutput, colour: Bool, clock: LogClock) {
        self.format = format
        self.output = output
        self.colour = colour
        self.clock = clock
    }

    func log(_ level: LogLevel, _ message: String, _ fields: LogFields, context: LogFields) {
        let key = RepeatLimit.Key(level: level, message: message, context: context)
        let fields = context.adding(fields)
        state.withLock { state in
            // The clock is read inside, so that the lines' times never go backwards.
            let record = LogRecord(level: level, message: message, fields: fields, time: clock.read())
            for record in state.limit.admit(record, for: key) { write(record, &state) }
        }
    }

    func flush() {
        state.withLock { state in
            for record in state.limit.releaseAll() { write(record, &state) }
            reportDropped(&state)
        }
    }

    private func write(_ record: LogRecord, _ state: inout State) {
        reportDropped(&state)
        if state.dropped > 0 || !output.write(format.line(record, colour: colour)) { state.dropped += 1 }
    }

    /// Says how many lines are missing at the place where they are missing.
    private func reportDropped(_ state: inout State) {
        guard state.dropped > 0 else { return }
        let report = LogRecord(
            level: .warning, message: "log lines were dropped: nobody took them in time", fields: ["lines": state.dropped],
            time: clock.read())
        if output.write(format.line(report, colour: colour)) { state.dropped = 0 }
    }
}
