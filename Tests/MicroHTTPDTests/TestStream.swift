import MicroHTTPD
import Synchronization
import SystemThreads

/// A stream of so many pieces, which knows whether somebody reads it.
final class TestStream: HTTPStream {
    private let size: Int
    private let left: Atomic<Int>
    let isClosed = Signal(false)
    let isEnded = Atomic(false)

    /// `count` pieces of `size` bytes each, all of one letter; nothing more after them, but no end.
    init(_ count: Int, of size: Int) {
        left = Atomic(count)
        self.size = size
    }

    func next() -> [any HTTPPiece]? {
        if isEnded.load(ordering: .relaxed) { return nil }
        let number = left.subtract(1, ordering: .relaxed).oldValue
        guard number > 0 else {
            MonotonicClock.sleep(until: MonotonicClock.now() + 10_000_000)
            return []
        }
        let letter = String(Character(Unicode.Scalar(UInt8(ascii: "a") + UInt8(number % 26))))
        return [HTTPBytes(""), HTTPBytes(String(repeating: letter, count: size))]
    }

    func close() { isClosed.update { $0 = true } }

    /// Waits until nobody reads it.
    func waitsUntilClosed() -> Bool {
        isClosed.wait(until: MonotonicClock.now() + 30_000_000_000) { $0 ? true : nil } ?? false
    }
}
