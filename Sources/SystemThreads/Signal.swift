internal import CLinux
internal import Glibc

/// A mutex with a condition: threads wait in it for a value to become what they need.
@safe package final class Signal<Value: Sendable>: @unchecked Sendable {
    // Sendable: `value` is touched only under the mutex. A pthread mutex and condition must not move, so both live on the heap.
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>
    private let condition: UnsafeMutablePointer<pthread_cond_t>
    private var value: Value

    /// A signal around `value`.
    package init(_ value: Value) {
        self.value = value
        unsafe mutex = .allocate(capacity: 1)
        unsafe condition = .allocate(capacity: 1)
        unsafe pthread_mutex_init(mutex, nil)
        var attributes = pthread_condattr_t()
        unsafe pthread_condattr_init(&attributes)
        unsafe pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
        unsafe pthread_cond_init(condition, &attributes)
        unsafe pthread_condattr_destroy(&attributes)
    }

    deinit {
        unsafe pthread_cond_destroy(condition)
        unsafe pthread_mutex_destroy(mutex)
        unsafe condition.deallocate()
        unsafe mutex.deallocate()
    }

    /// Changes the value and wakes whoever waits.
    package func update<Result>(_ body: (inout Value) -> Result) -> Result {
        // Who wakes wants the mutex: it is free by then, so that nobody wakes to sleep once more.
        defer { unsafe pthread_cond_broadcast(condition) }
        unsafe pthread_mutex_lock(mutex)
        defer { unsafe pthread_mutex_unlock(mutex) }
        return body(&value)
    }

    /// Reads or changes the value in a way that nobody waits for: wakes none.
    package func access<Result>(_ body: (inout Value) -> Result) -> Result {
        unsafe pthread_mutex_lock(mutex)
        defer { unsafe pthread_mutex_unlock(mutex) }
        return body(&value)
    }

    /// Waits until `body` returns something, called under the mutex after every change; nil once `deadline` (nanoseconds of
    /// `CLOCK_MONOTONIC`) has passed. It blocks: call it on a thread of your own only.
    @discardableResult package func wait<Result>(until deadline: Int64? = nil, for body: (inout Value) -> Result?) -> Result? {
        unsafe pthread_mutex_lock(mutex)
        defer { unsafe pthread_mutex_unlock(mutex) }
        while true {
            if let result = body(&value) { return result }
            if let deadline {
                // A wait for what has passed would still be a trip through the kernel.
                guard MonotonicClock.now() < deadline else { return nil }
                var time = timespec(tv_sec: Int(deadline / 1_000_000_000), tv_nsec: Int(deadline % 1_000_000_000))
                if unsafe pthread_cond_timedwait(condition, mutex, &time) == ETIMEDOUT { return body(&value) }
            } else {
                unsafe pthread_cond_wait(condition, mutex)
            }
        }
    }
}
