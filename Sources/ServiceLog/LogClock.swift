internal import Glibc

/// The times that a log needs: the wall clock for its lines, a steady one to tell how long ago something was.
package struct LogClock: Sendable {
    /// A moment on both clocks.
    package struct Reading: Sendable, Hashable {
        /// Nanoseconds since 1970, UTC.
        package let wallNanoseconds: Int64
        /// Nanoseconds on a clock that is never set.
        package let steadyNanoseconds: Int64

        /// A moment on both clocks.
        package init(wallNanoseconds: Int64, steadyNanoseconds: Int64) {
            self.wallNanoseconds = wallNanoseconds
            self.steadyNanoseconds = steadyNanoseconds
        }
    }

    let read: @Sendable () -> Reading

    /// A clock of one's own.
    package init(read: @escaping @Sendable () -> Reading) { self.read = read }

    /// The clocks of the machine.
    package static let system = LogClock {
        Reading(wallNanoseconds: nanoseconds(CLOCK_REALTIME), steadyNanoseconds: nanoseconds(CLOCK_MONOTONIC))
    }

    private static func nanoseconds(_ clock: clockid_t) -> Int64 {
        var time = timespec()
        unsafe clock_gettime(clock, &time)
        return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }
}
