internal import Glibc

/// The time of day here, `14:03:59`, of nanoseconds since 1970.
func clockText(_ nanoseconds: Int64) -> String {
    var seconds = time_t(nanoseconds / 1_000_000_000), parts = unsafe tm()
    guard unsafe localtime_r(&seconds, &parts) != nil else { return "" }
    func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return unsafe [parts.tm_hour, parts.tm_min, parts.tm_sec].map(two).joined(separator: ":")
}
