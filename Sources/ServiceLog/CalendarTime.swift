internal import Glibc

/// A moment as date and time of day, to the millisecond.
package struct CalendarTime {
    /// Year, month and day.
    private let date: (Int, Int, Int)
    /// Hour, minute and second.
    private let timeOfDay: (Int, Int, Int)
    private let milliseconds: Int

    /// The moment in the machine's time zone.
    package static func local(_ nanoseconds: Int64) -> CalendarTime {
        let (seconds, milliseconds) = split(nanoseconds)
        return unsafe CalendarTime(localFields(seconds), milliseconds)
    }

    /// The moment in UTC.
    package static func utc(_ nanoseconds: Int64) -> CalendarTime {
        let (seconds, milliseconds) = split(nanoseconds)
        return unsafe CalendarTime(utcFields(seconds), milliseconds)
    }

    /// `2026-01-31 12:00:00.250`, with what is wanted between date and time.
    package func text(separator: String) -> String {
        padded(date.0, 4) + "-" + padded(date.1, 2) + "-" + padded(date.2, 2) + separator + clock
    }

    /// `12:00:00.250`.
    package var clock: String {
        padded(timeOfDay.0, 2) + ":" + padded(timeOfDay.1, 2) + ":" + padded(timeOfDay.2, 2) + "." + padded(milliseconds, 3)
    }

    private init(_ fields: tm, _ milliseconds: Int) {
        date = unsafe (Int(fields.tm_year) + 1900, Int(fields.tm_mon) + 1, Int(fields.tm_mday))
        timeOfDay = unsafe (Int(fields.tm_hour), Int(fields.tm_min), Int(fields.tm_sec))
        self.milliseconds = milliseconds
    }

    private static func localFields(_ seconds: time_t) -> tm {
        var seconds = seconds
        var fields = unsafe tm()
        unsafe localtime_r(&seconds, &fields)
        return unsafe fields
    }

    private static func utcFields(_ seconds: time_t) -> tm {
        var seconds = seconds
        var fields = unsafe tm()
        unsafe gmtime_r(&seconds, &fields)
        return unsafe fields
    }

    /// Rounded down also before 1970, where a clock that was never set may be.
    private static func split(_ nanoseconds: Int64) -> (seconds: time_t, milliseconds: Int) {
        let seconds = nanoseconds >= 0 ? nanoseconds / 1_000_000_000 : (nanoseconds + 1) / 1_000_000_000 - 1
        return (time_t(seconds), Int((nanoseconds - seconds * 1_000_000_000) / 1_000_000))
    }

    private func padded(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
