import CaptureModel
import CaptureWire
import ScriptedSource
import SystemThreads
import TestSupport
import Testing

@Suite("Those who come late")
struct NewcomerTests {
    @Test("Get the newest frame, marked as repeated, with its own sequences")
    func repeated() async throws {
        try await Bus.with { bus in
            let first = try bus.subscriber(bus.topic("raw"))
            try await bus.untilStreaming()
            bus.camera.emit(1)
            bus.camera.emit(2, drops: DropCounts(driver: 3))
            let live = [try await first.nextFrame(), try await first.nextFrame()]
            #expect(live[1].header.drops?.driver == 3)
            for prefix in [bus.topic("raw"), "sb1/\(bus.name)/main/"] {
                let late = try bus.subscriber(prefix)
                let frame = try await late.nextFrame("a repeated frame for \(prefix)")
                #expect(frame.header.status == .repeated)
                #expect(frame.header.frameSequence == 2)
                #expect(frame.header.renditionSequence == 2)
                #expect(frame.header.drops == nil)
                #expect(frame.header.times == live[1].header.times)
                #expect(frame.payload == live[1].payload)
                late.close()
            }
            bus.camera.emit(3)
            let next = try await eventually("the next live frame") {
                try first.receive().map(ReceivedFrame.init).flatMap { $0.header.status == .ok ? $0 : nil }
            }
            #expect(next.header.renditionSequence == 3)
            #expect(next.header.drops == nil)
        }
    }

    @Test("Two hundred at once all get the frame, at the price of a few repetitions")
    func crowd() async throws {
        try await Bus.with { bus in
            let first = try bus.subscriber(bus.topic("raw"))
            try await bus.untilStreaming()
            bus.camera.emit(9)
            #expect(try await first.nextFrame().payload[0] == 9)
            let begin = MonotonicClock.now()
            let crowd = try (0..<200).map { _ in try bus.subscriber(bus.topic("raw")) }
            var deliveries = [Int](repeating: 0, count: crowd.count)
            try await eventually("every newcomer has the frame") {
                for (index, peer) in crowd.enumerated() {
                    for message in try peer.receiveAll() {
                        let frame = try ReceivedFrame(message)
                        #expect(frame.header.frameSequence == 1 && frame.header.status == .repeated)
                        deliveries[index] += 1
                    }
                }
                return !deliveries.contains(0)
            }
            // At most one each 100 ms, whatever the number of those who came.
            let repetitions = try first.receiveAll().count
            let span = Int((MonotonicClock.now() - begin) / 100_000_000)
            #expect(repetitions <= span + 2)
            #expect(deliveries.allSatisfy { $0 <= span + 2 })
        }
    }
}
