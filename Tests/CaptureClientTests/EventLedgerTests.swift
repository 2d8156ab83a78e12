import CaptureClient
import Testing

@testable import CaptureClient

@Suite struct EventLedgerTests {
    private let boot = String(repeating: "a", count: 32)

    private func ledger(after number: UInt64 = 0) -> EventLedger { EventLedger(after: number, of: boot) { _ in true } }

    @Test func `events in order are told at once, and once`() {
        var ledger = ledger()
        #expect(numbers(ledger.receive(sampleEvent(1))) == [1])
        #expect(numbers(ledger.receive(sampleEvent(1))).isEmpty)
        #expect(numbers(ledger.receive(sampleEvent(2))) == [2])
        #expect(ledger.confirmed == 2)
        #expect(ledger.fetch([]) == nil)
    }

    @Test func `a gap is fetched, and what came meanwhile follows in order`() {
        var ledger = ledger()
        _ = ledger.receive(sampleEvent(1))
        #expect(ledger.receive(sampleEvent(4)).isEmpty)
        #expect(ledger.fetch(["main/*"])?.after == 1)
        #expect(ledger.fetch([]) == nil)
        #expect(ledger.receive(sampleEvent(5)).isEmpty)
        let reply = Wire.EventsReply(events: (2...4).map { sampleEvent($0) }, oldest: 1, newest: 4)
        #expect(numbers(ledger.fetched(reply)) == [2, 3, 4, 5])
        #expect(ledger.confirmed == 5)
        #expect(ledger.fetch([]) == nil)
    }

    @Test func `a fetch in pieces goes on where the piece ended`() {
        var ledger = ledger()
        ledger.suspectLoss()
        _ = ledger.fetch([])
        #expect(numbers(ledger.fetched(Wire.EventsReply(events: [sampleEvent(1)], oldest: 1, newest: 3, more: true))) == [1])
        #expect(ledger.fetch([])?.after == 1)
        #expect(
            numbers(ledger.fetched(Wire.EventsReply(events: [sampleEvent(2), sampleEvent(3)], oldest: 1, newest: 3))) == [2, 3])
        #expect(ledger.fetch([]) == nil)
    }

    @Test func `what the worker has no more is told as a gap`() {
        var ledger = ledger(after: 2)
        ledger.suspectLoss()
        _ = ledger.fetch([])
        let elements = ledger.fetched(Wire.EventsReply(events: [sampleEvent(7)], oldest: 7, newest: 7, truncated: true))
        #expect(elements == [.gap(missed: 4), .event(sampleEvent(7))])
    }

    @Test func `a fetch that failed is tried again`() {
        var ledger = ledger()
        ledger.suspectLoss()
        _ = ledger.fetch([])
        #expect(ledger.fetched(nil).isEmpty)
        #expect(ledger.fetch([]) != nil)
    }

    @Test func `the last event of a topic is missed by the second heartbeat that knows it`() {
        var ledger = ledger()
        let beat = Wire.Event(worker: "fake", bootId: boot, session: "_", kind: .heartbeat(Wire.Heartbeat(lastNumber: 1)))
        #expect(ledger.receive(beat).isEmpty)
        #expect(ledger.fetch([]) == nil)
        #expect(ledger.receive(beat).isEmpty)
        #expect(ledger.fetch([])?.after == 0)
    }

    @Test func `a topic's events are in order by themselves when others are not wanted`() {
        var ledger = EventLedger(after: 0, of: boot) { $0.session == "main" }
        #expect(numbers(ledger.receive(sampleEvent(1, previous: 0))) == [1])
        #expect(ledger.receive(sampleEvent(2, previous: 0, session: "rear")).isEmpty)
        #expect(numbers(ledger.receive(sampleEvent(3, previous: 1))) == [3])
        #expect(ledger.fetch([]) == nil)
    }

    @Test func `a retained state from before the beginning is told once`() {
        var ledger = ledger(after: 10)
        var state = sampleEvent(4, previous: 0)
        state.repeated = true
        #expect(numbers(ledger.receive(state)) == [4])
        #expect(ledger.receive(state).isEmpty)
        #expect(ledger.receive(sampleEvent(5)).isEmpty)
    }

    @Test func `a new boot begins at its first event`() {
        var ledger = ledger(after: 10)
        #expect(ledger.restart("b") == [.workerRestarted(bootID: "b")])
        #expect(ledger.fetch([])?.after == 0)
        #expect(numbers(ledger.fetched(Wire.EventsReply(events: [sampleEvent(1)], oldest: 1, newest: 1))) == [1])
    }
}
