internal import Glibc

/// The time zone of this process: that of `TZ`, or else the system's.
package enum LocalZone {
    /// Seconds that its clocks are ahead of UTC at a time in seconds since 1970; 0 when the zone is unknown.
    package static func secondsEastOfUTC(at seconds: Int) -> Int {
        tzset()  // `localtime_r` need not look at the zone by itself
        var time = time_t(seconds), parts = unsafe tm()
        guard unsafe localtime_r(&time, &parts) != nil else { return 0 }
        return unsafe parts.tm_gmtoff
    }
}
