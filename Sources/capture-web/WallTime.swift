import CaptureClient
import Glibc

/// When a frame was captured, as HTTP tells it.
struct WallTime {
    private let nanoseconds: Int64

    init(_ frame: ReceivedFrame) { nanoseconds = frame.header.times.wallClock }

    init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

    /// Seconds since 1970 UTC with six decimals.
    var seconds: String {
        let micro = String(nanoseconds % 1_000_000_000 / 1000)
        return "\(nanoseconds / 1_000_000_000).\(String(repeating: "0", count: 6 - micro.count))\(micro)"
    }

    /// `Mon, 30 Nov 2026 03:00:00 GMT`.
    var date: String {
        var time = time_t(nanoseconds / 1_000_000_000)
        var parts = unsafe tm()
        unsafe gmtime_r(&time, &parts)
        let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let (day, month) = unsafe (days[Int(parts.tm_wday)], months[Int(parts.tm_mon)])
        let clock = unsafe "\(two(parts.tm_hour)):\(two(parts.tm_min)):\(two(parts.tm_sec))"
        return unsafe "\(day), \(two(parts.tm_mday)) \(month) \(parts.tm_year + 1900) \(clock) GMT"
    }
}
