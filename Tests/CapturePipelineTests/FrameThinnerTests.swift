import CaptureModel
import TestSupport
import Testing

@testable import CapturePipeline

@Suite("Thinning")
struct FrameThinnerTests {
    private static let second: Int64 = 1_000_000_000

    /// Which of the frames at these times stay.
    private func kept(_ times: [Int64], to framesPerSecond: Int) -> [Int] {
        var thinner = FrameThinner(framesPerSecond: framesPerSecond)
        return times.indices.filter { thinner.keeps(times[$0]) }
    }

    private func times(_ framesPerSecond: Int, _ count: Int, from start: Int64 = 5_000) -> [Int64] {
        (0..<count).map { start + Int64($0) * Self.second / Int64(framesPerSecond) }
    }

    @Test("Thirty to ten keeps every third")
    func third() { #expect(kept(times(30, 31), to: 10) == stride(from: 0, through: 30, by: 3).map { $0 }) }

    @Test("Thirty to twenty keeps two of three, in an even beat")
    func twoThirds() {
        let gaps = kept(times(30, 300), to: 20)
        #expect(gaps.count == 200)
        #expect(zip(gaps.dropFirst(), gaps).allSatisfy { (1...2).contains($0 - $1) })
        #expect(zip(gaps.dropFirst(2), gaps).allSatisfy { $0 - $1 == 3 })
    }

    @Test("A camera that is not faster loses nothing", arguments: [1, 5, 15, 29, 30])
    func slower(_ rate: Int) { #expect(kept(times(rate, 60), to: 30).count == 60) }

    @Test("Jitter changes neither the rate nor the beat", arguments: [10, 15, 30])
    func jitter(_ rate: Int) {
        var random = SeededGenerator(seed: 7)
        let jittered = times(30, 3000).map { $0 + Int64.random(in: -3_000_000...3_000_000, using: &random) }
        let kept = kept(jittered, to: rate)
        #expect(abs(kept.count - 3000 * rate / 30) <= 1)
        #expect(zip(kept.dropFirst(), kept).allSatisfy { $0 - $1 == 30 / rate })
    }

    @Test("After a pause the beat starts anew, without catching up")
    func pause() {
        let all = times(30, 30) + times(30, 30, from: 100 * Self.second)
        #expect(kept(all, to: 10) == stride(from: 0, to: 60, by: 3).map { $0 })
    }

    @Test("Time that runs back starts the beat anew instead of standing still")
    func back() {
        let all = times(30, 30, from: 1_000_000 * Self.second) + times(30, 30)
        #expect(kept(all, to: 10) == stride(from: 0, to: 60, by: 3).map { $0 })
    }

    @Test("A camera that tells no time is thinned by when its frames came")
    func unknownClock() {
        let pool = Frames.pool()
        let output = HeaderList()
        guard let resolved = try? RenditionCatalog([]).resolve("raw;fps=10") else { return }
        let rendition = Rendition(resolved, session: "main") { output.offer($0) }
        for (index, time) in times(30, 30).enumerated() {
            rendition.offer(Frames.frame(UInt64(index), times: FrameTimes(dequeue: time), from: pool))
        }
        #expect(output.headers.map(\.frameSequence) == stride(from: 0, to: 30, by: 3).map { $0 })
        rendition.close()
    }
}
