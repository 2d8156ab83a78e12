/// One line before it is put into words.
struct LogRecord: Sendable {
    let level: LogLevel
    let message: String
    let fields: LogFields
    let time: LogClock.Reading
    /// How many calls the line stands for.
    var count = 1
}
