import Glibc
import ServiceLog
import Synchronization

/// A log on a pipe, with a clock that stands still until it is moved.
final class LogFixture: Sendable {
    /// Nanoseconds since the fixture's start, which is 2026-01-31 12:00:00.250 UTC.
    private final class Hand: Sendable {
        let nanoseconds = Mutex<Int64>(0)
    }

    let log: ServiceLog
    private let reading: Int32
    private let writing: Int32
    private let hand = Hand()

    init(level: LogLevel = .debug, format: LogFormat = .json, colour: Bool? = nil) {
        var ends: [Int32] = [0, 0]
        precondition(unsafe pipe(&ends) == 0)
        (reading, writing) = (ends[0], ends[1])
        // The reading end alone: the log must manage without O_NONBLOCK, which would hold for all who share its descriptor.
        precondition(fcntl(reading, F_SETFL, O_NONBLOCK) == 0)
        log = ServiceLog(
            level: level, format: format, output: LogOutput(descriptor: writing), colour: colour,
            clock: LogClock { [hand] in
                let steady = hand.nanoseconds.withLock { $0 }
                return LogClock.Reading(wallNanoseconds: 1_769_860_800_250_000_000 + steady, steadyNanoseconds: steady)
            })
    }

    deinit {
        close(reading)
        close(writing)
    }

    func advance(_ milliseconds: Int64) {
        hand.nanoseconds.withLock { $0 += milliseconds * 1_000_000 }
    }

    /// The lines written since the last call.
    func lines() -> [String] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65536)
        while case let count = unsafe read(reading, &buffer, buffer.count), count > 0 { bytes += buffer[..<count] }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    /// Leaves no room in the pipe.
    func fill() {
        let page = [UInt8](repeating: 0x0A, count: 4096)
        var question = pollfd(fd: writing, events: Int16(POLLOUT), revents: 0)
        while unsafe poll(&question, 1, 0) == 1 { unsafe write(writing, page, page.count) }
    }

    func closeReadingEnd() { dup2(writing, reading) }
}
