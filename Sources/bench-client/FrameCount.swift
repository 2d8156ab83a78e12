import CaptureClient
import CaptureModel
import SystemThreads

/// What came while it was counted, after a while in which it was not.
struct FrameCount {
    private let warmUp: Int64
    private let duration: Int64
    private var first: Int64?
    private var begin: Int64?
    private var end: Int64 = 0
    private var bytes = 0
    private var ages: [Int64] = []

    /// Counts for `duration` nanoseconds, once `warmUp` have passed since the first frame.
    init(warmUp: Int64, duration: Int64) {
        self.warmUp = warmUp
        self.duration = duration
        ages.reserveCapacity(1 << 20)
    }

    /// The count of a worker's frames. It runs beside the main thread, so that no frame takes a detour over it.
    @concurrent func frames(of rendition: String, from worker: String) async throws(CaptureError) -> FrameCount {
        var count = self
        let client = try await CaptureClient.connect(worker)
        for await frame in try await client.frames(rendition: rendition, delivery: .every(limit: 2)) {
            guard count.add(frame, at: MonotonicClock.now()) else { break }
        }
        await client.close()
        return count
    }

    /// Counts a frame handed over at `now`; false when the time is over.
    private mutating func add(_ frame: ReceivedFrame, at now: Int64) -> Bool {
        let start = first ?? now
        first = start
        guard now >= start + warmUp else { return true }
        guard begin != nil else {
            begin = now
            return true
        }
        end = now
        bytes += frame.byteCount
        ages.append(now - frame.header.times.capture)
        return now < start + warmUp + duration
    }

    /// The figures; times in microseconds.
    var json: String {
        let sorted = ages.sorted()
        func percentile(_ share: Double) -> Double {
            sorted.isEmpty ? 0 : Double(sorted[Int(share * Double(sorted.count - 1) + 0.5)]) / 1000
        }
        let seconds = Double(end - (begin ?? end)) / 1e9
        let values = [
            "\"frames\": \(ages.count)", "\"seconds\": \(seconds)", "\"payloadBytes\": \(ages.isEmpty ? 0 : bytes / ages.count)",
            "\"p50\": \(percentile(0.5))", "\"p99\": \(percentile(0.99))",
        ]
        return "{\(values.joined(separator: ", "))}"
    }
}
