internal import Glibc

/// A moment as EXIF writes it: the time of day at a place, and the place's distance from UTC.
struct CaptureDate: Hashable, Sendable {
    /// `2026:02:28 23:59:59`.
    let dateTime: String
    /// Decimals of the second, six of them: as many as drivers' stamps have.
    let subSeconds: String
    /// `+05:30`.
    let offset: String

    /// The moment `wallClock` nanoseconds after 1970 began in UTC, where clocks are then so many seconds ahead of UTC; nil for a
    /// moment not told, which is 0.
    init?(_ wallClock: Int64, secondsEastOfUTC: (Int) -> Int) {
        guard wallClock > 0 else { return nil }
        let seconds = Int(wallClock / 1_000_000_000)
        // EXIF has no seconds in it, and no zone is a day away.
        let minutesEast = min(max(secondsEastOfUTC(seconds) / 60, -1439), 1439)
        var time = time_t(seconds + 60 * minutesEast), parts = unsafe tm()
        guard unsafe gmtime_r(&time, &parts) != nil else { return nil }
        let (year, month, day) = unsafe (Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1, Int(parts.tm_mday))
        let (hour, minute, second) = unsafe (Int(parts.tm_hour), Int(parts.tm_min), Int(parts.tm_sec))
        dateTime =
            "\(padded(year, 4)):\(padded(month, 2)):\(padded(day, 2)) \(padded(hour, 2)):\(padded(minute, 2)):\(padded(second, 2))"
        subSeconds = padded(Int(wallClock % 1_000_000_000 / 1000), 6)
        offset = (minutesEast < 0 ? "-" : "+") + padded(abs(minutesEast) / 60, 2) + ":" + padded(abs(minutesEast) % 60, 2)
    }
}

private func padded(_ number: Int, _ digits: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(digits - text.count, 0)) + text
}
