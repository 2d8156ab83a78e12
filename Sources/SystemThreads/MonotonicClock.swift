internal import CLinux
internal import Glibc

/// The clocks of this host, read without allocation.
public enum MonotonicClock {
    /// Nanoseconds of `CLOCK_MONOTONIC`: never steps; stands still while the machine sleeps.
    public static func now() -> Int64 { read(CLOCK_MONOTONIC) }

    /// Nanoseconds since 1970 UTC (`CLOCK_REALTIME`): steps when somebody sets the clock.
    public static func wallClock() -> Int64 { read(CLOCK_REALTIME) }

    private static func read(_ clock: clockid_t) -> Int64 {
        var time = timespec()
        unsafe clock_gettime(clock, &time)
        return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }

    /// Sleeps until `deadline` (nanoseconds of `CLOCK_MONOTONIC`). It blocks: call it on a thread of your own only.
    package static func sleep(until deadline: Int64) {
        var time = timespec(tv_sec: Int(deadline / 1_000_000_000), tv_nsec: Int(deadline % 1_000_000_000))
        while unsafe clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &time, nil) == EINTR {}
    }
}
