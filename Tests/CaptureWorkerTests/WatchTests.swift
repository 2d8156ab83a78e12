import Testing

@testable import CaptureWorker

@Suite("Clocks, refusals and subscriptions, in small")
struct WatchTests {
    @Test("A step of the wall clock is noticed once, by its length; slewing is none")
    func steps() {
        var watch = WallClockWatch()
        #expect(watch.step(wall: 1_000_000_000_000, monotonic: 5) == nil)
        #expect(watch.step(wall: 1_001_000_000_000, monotonic: 1_000_000_005) == nil)
        #expect(watch.step(wall: 1_002_000_500_000, monotonic: 2_000_000_005) == nil)
        #expect(watch.step(wall: 1_063_000_500_000, monotonic: 3_000_000_005) == 60_000_000_000)
        #expect(watch.step(wall: 1_064_000_500_000, monotonic: 4_000_000_005) == nil)
        #expect(watch.step(wall: 1_060_000_500_000, monotonic: 5_000_000_005) == -5_000_000_000)
    }

    @Test("Ten refusals a second are told, whenever the second begins")
    func refusals() {
        var limit = RefusalLimit()
        for second in Int64(0)..<3 {
            let told = (0..<100).filter { limit.admits(at: second * 1_000_000_000 + Int64($0)) }
            #expect(told.count == 10)
        }
    }

    @Test("A subscription is a first byte of 0 or 1 and text")
    func subscriptions() {
        #expect(Subscription([1] + Array("sb1/".utf8))?.topic == "sb1/")
        #expect(Subscription([1] + Array("sb1/".utf8))?.isWanted == true)
        #expect(Subscription([0])?.isWanted == false)
        #expect(Subscription([]) == nil)
        #expect(Subscription([2, 65]) == nil)
        #expect(Subscription([1, 0xFF]) == nil)
    }
}
