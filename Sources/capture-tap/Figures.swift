import CaptureClient
import SystemThreads

/// What is counted of frames over a second, or over all.
struct Figures {
    /// Latencies kept at most; beyond them every second one is.
    private static let sampleLimit = 1 << 16

    private(set) var frames = 0
    private(set) var bytes = 0
    private(set) var lost: UInt64 = 0
    private(set) var skipped: UInt64 = 0
    private(set) var drops = DropCounts()
    private(set) var newest: FrameHeader?
    private let start = MonotonicClock.now()
    private var first: Int64 = 0
    private var last: Int64 = 0
    private var finish: Int64 = 0
    private var latencies: [Int64] = []
    private var stride = 1

    /// Counts a frame. What is missing before the very first one was never meant for this client.
    mutating func add(_ frame: ReceivedFrame) {
        lost += frame.lost
        skipped += frame.skipped
        if newest != nil { drops += frame.header.drops }
        if frames == 0 { first = frame.receivedAt }
        last = frame.receivedAt
        frames += 1
        bytes += frame.byteCount
        newest = frame.header
        guard let latency = frame.latency, frame.header.status != .repeated, frames % stride == 0 else { return }
        latencies.append(latency.components.seconds * 1_000_000_000 + latency.components.attoseconds / 1_000_000_000)
        guard latencies.count >= Self.sampleLimit else { return }
        latencies = latencies.indices.filter { $0 % 2 == 0 }.map { latencies[$0] }
        stride *= 2
    }

    /// Counts no more.
    mutating func end() {
        finish = MonotonicClock.now()
        latencies.sort()
    }

    /// Frames that should have come and did not.
    var missing: UInt64 { lost + skipped + drops.total }

    /// Frames a second: by the time between the first and the last one when there are several.
    var rate: Double {
        guard frames > 1, last > first else { return 0 }
        return Double(frames - 1) * 1e9 / Double(last - first)
    }

    /// Megabits of payload a second.
    var megabits: Double { frames == 0 ? 0 : rate * Double(bytes) / Double(frames) * 8 / 1e6 }

    /// Seconds that were counted.
    var seconds: Double { Double(finish - start) / 1e9 }

    /// The latency in milliseconds that `share` of the frames stay below; nil when none is known.
    func latency(_ share: Double) -> Double? {
        guard !latencies.isEmpty else { return nil }
        return Double(latencies[min(Int(share * Double(latencies.count)), latencies.count - 1)]) / 1e6
    }
}
