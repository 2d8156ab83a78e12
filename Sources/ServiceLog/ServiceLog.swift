/// The log of a service: structured lines that never hold the service up.
///
/// Messages are fixed texts ("camera started"); what varies goes into fields. Lines of the same level, message and context are written at
/// most once a second; a later line says for how many it stands. When nobody takes the lines they are dropped and counted.
///
/// ```swift
/// let log = ServiceLog(level: .info, format: .json)
/// let sessionLog = log.with(["session": "main"])
/// sessionLog.info("camera started", ["camera": id, "width": 640])
/// ```
package struct ServiceLog: Sendable {
    private let writer: LogWriter
    private let context: LogFields
    /// The least level that is written.
    package let level: LogLevel

    /// A log; `colour` is decided by the output when it is nil.
    package init(
        level: LogLevel = .info, format: LogFormat = .text, output: LogOutput = .standardError, colour: Bool? = nil,
        clock: LogClock = .system
    ) {
        self.level = level
        context = [:]
        writer = LogWriter(format: format, output: output, colour: colour ?? output.wantsColour, clock: clock)
    }

    private init(level: LogLevel, context: LogFields, writer: LogWriter) {
        self.level = level
        self.context = context
        self.writer = writer
    }

    /// The same log for one part of the service: its lines carry these fields, and are limited apart from those of other parts.
    package func with(_ fields: LogFields) -> ServiceLog {
        ServiceLog(level: level, context: context.adding(fields), writer: writer)
    }

    /// Something was lost or does not work.
    package func error(_ message: @autoclosure () -> String, _ fields: @autoclosure () -> LogFields = [:]) {
        log(.error, message(), fields())
    }

    /// Something is not as it should be; the service copes.
    package func warning(_ message: @autoclosure () -> String, _ fields: @autoclosure () -> LogFields = [:]) {
        log(.warning, message(), fields())
    }

    /// What an operator wants to know in normal times.
    package func info(_ message: @autoclosure () -> String, _ fields: @autoclosure () -> LogFields = [:]) {
        log(.info, message(), fields())
    }

    /// What helps to find a fault. Message and fields are not evaluated when the level is not written.
    package func debug(_ message: @autoclosure () -> String, _ fields: @autoclosure () -> LogFields = [:]) {
        log(.debug, message(), fields())
    }

    /// Logs at a level known only at run time.
    package func log(_ level: LogLevel, _ message: @autoclosure () -> String, _ fields: @autoclosure () -> LogFields = [:]) {
        guard level >= self.level else { return }
        writer.log(level, message(), fields(), context: context)
    }

    /// Writes what was held back as repetition. Call it now and then, and before the process ends.
    package func flush() { writer.flush() }
}
