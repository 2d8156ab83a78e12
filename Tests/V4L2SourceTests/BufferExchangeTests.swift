import Glibc
import Testing

@testable import V4L2Source

@Suite("Buffers on their way back")
struct BufferExchangeTests {
    @Test("A buffer wakes the device's thread only while its driver is short of them; none is forgotten")
    func waking() throws {
        let event = try WakeEvent()
        let exchange = BufferExchange([], waking: event, counters: Counters())
        #expect(exchange.rest(isShort: false))
        exchange.reclaim(1)
        #expect(!isReadable(event), "there are enough")
        #expect(exchange.rest(isShort: false), "it may wait for the next picture")
        #expect(!exchange.rest(isShort: true), "one came before it was short")
        #expect(takeReturned(exchange) == [1])
        #expect(exchange.rest(isShort: true))
        exchange.reclaim(2)
        #expect(isReadable(event))
        #expect(takeReturned(exchange) == [2])
        exchange.close()
        event.clear()
        exchange.reclaim(3)
        #expect(!isReadable(event) && takeReturned(exchange).isEmpty, "nobody is there any more")
    }

    private func takeReturned(_ exchange: BufferExchange) -> [Int] {
        var slots = [7]
        exchange.takeReturned(into: &slots)
        return slots
    }

    private func isReadable(_ event: WakeEvent) -> Bool {
        var descriptor = pollfd(fd: event.descriptor, events: Int16(POLLIN), revents: 0)
        return unsafe poll(&descriptor, 1, 0) == 1
    }
}
