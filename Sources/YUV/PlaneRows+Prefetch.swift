internal import CYUV

extension PlaneRows {
    /// Asks the processor to have the rows in its caches soon, which are part of `bytes`, while it goes on with something else. For
    /// rows that are the next to be read, of a picture that has not been touched for long.
    package func prefetch(_ bytes: RawSpan) {
        unsafe cyuv_prefetch(start(bytes, self), end - offset)
    }
}
