import Testing

@testable import V4L2Source

@Suite("When a stream counts as stalled")
struct StallWatchTests {
    @Test(
        "After two seconds of silence, or ten intervals of a slow camera",
        arguments: [
            (Int64?.none, Int64(2_000_000_000)), (33_000_000, 2_000_000_000), (1_000_000_000, 10_000_000_000),
        ])
    func limit(interval: Int64?, expected: Int64) {
        var watch = StallWatch(interval: interval), total: Int64 = 0
        while !watch.isStalled {
            total += watch.wait
            watch.waited(watch.wait)
        }
        #expect(total == expected)
    }

    @Test("A frame starts the time anew")
    func frames() {
        var watch = StallWatch(interval: nil)
        for _ in 0..<7 { watch.waited(250_000_000) }
        watch.frameCame()
        for _ in 0..<7 { watch.waited(250_000_000) }
        #expect(!watch.isStalled && watch.wait == 250_000_000)
        watch.waited(250_000_000)
        #expect(watch.isStalled)
    }

    @Test("A machine that stands still makes no stall")
    func overslept() {
        var watch = StallWatch(interval: nil)
        watch.waited(60_000_000_000)
        #expect(!watch.isStalled)
    }
}
