import Synchronization
import TestSupport
import Testing
import ZeroMQ

@Suite("Messages that lend their bytes")
struct MessageTests {
    /// Counts its own end.
    private final class Owner: Sendable {
        let base: UInt
        let count: Int
        private let ends: Ends

        init(_ byte: UInt8, _ count: Int, _ ends: Ends) {
            let memory = UnsafeMutableRawPointer.allocate(byteCount: max(count, 1), alignment: 8)
            unsafe memory.initializeMemory(as: UInt8.self, repeating: byte, count: max(count, 1))
            base = UInt(bitPattern: memory)
            self.count = count
            self.ends = ends
        }

        deinit {
            unsafe UnsafeMutableRawPointer(bitPattern: base)?.deallocate()
            ends.count.add(1, ordering: .relaxed)
        }

        func message() -> Message {
            unsafe Message(lending: UnsafeMutableRawPointer(bitPattern: base)!, count: count, owner: self)
        }
    }
    private final class Ends: Sendable {
        let count = Atomic(0)
        var now: Int { count.load(ordering: .relaxed) }
    }

    private struct Pair: ~Copyable {
        var publisher: Socket
        var subscriber: Socket
    }

    private func pair() throws -> Pair {
        let context = Context()
        let address = "inproc://\(UInt64.random(in: 0 ... .max))"
        var options = SocketOptions()
        options.sendHighWaterMark = 2
        let publisher = try Socket(.extendedPublisher, in: context, options: options)
        try publisher.bind(address)
        let subscriber = try Socket(.subscriber, in: context, options: SocketOptions())
        try subscriber.connect(address)
        return Pair(publisher: publisher, subscriber: subscriber)
    }

    @Test("A message that is never sent lets its owner go")
    func dropped() {
        let ends = Ends()
        do { _ = Owner(1, 10, ends).message() }
        #expect(ends.now == 1)
    }

    @Test("A message that nobody wants lets its owner go when it is sent", arguments: [0, 1, 100_000])
    func unwanted(_ count: Int) throws {
        let ends = Ends()
        let sockets = try pair()
        try sockets.publisher.send(Owner(1, count, ends).message())
        #expect(ends.now == 1)
    }

    @Test("A message that is read lets its owner go once, after the reader", arguments: [0, 1, 33, 100_000])
    func read(_ count: Int) async throws {
        let ends = Ends()
        var sockets = try pair()
        try sockets.subscriber.subscribe("")
        var part = Message()
        try await eventually("the subscription") { try sockets.publisher.receive(into: &part) }
        try sockets.publisher.send(Message(copying: [7]), more: true)
        try sockets.publisher.send(Owner(9, count, ends).message())
        try await eventually("the first part") { try sockets.subscriber.receive(into: &part) }
        let first = (bytes: part.copyBytes(), hasMore: part.hasMore)
        #expect(first.bytes == [7] && first.hasMore)
        let hasSecond = try sockets.subscriber.receive(into: &part)
        let second = (bytes: part.copyBytes(), hasMore: part.hasMore)
        #expect(hasSecond && second.bytes == [UInt8](repeating: 9, count: count) && !second.hasMore)
        #expect(ends.now == 0)
        part = Message()
        #expect(ends.now == 1)
        sockets.publisher.close()
        sockets.subscriber.close()
    }

    @Test("What a subscriber has not read lets its owners go with the sockets, each once")
    func unread() async throws {
        let ends = Ends()
        var sockets = try pair()
        try sockets.subscriber.subscribe("")
        var part = Message()
        try await eventually("the subscription") { try sockets.publisher.receive(into: &part) }
        for _ in 0..<5 { try sockets.publisher.send(Owner(1, 100, ends).message()) }
        sockets.publisher.close()
        sockets.subscriber.close()
        try await eventually("all five are let go") { ends.now == 5 }
    }

    @Test("A call that fails names itself and libzmq's reason; a closed socket fails")
    func errors() throws {
        let context = Context()
        var socket = try Socket(.dealer, in: context, options: SocketOptions())
        var failure: ZeroMQError?
        do throws(ZeroMQError) { try socket.bind("nonsense") } catch { failure = error }
        #expect(failure?.description == "zmq_bind: Invalid argument")
        socket.close()
        var part = Message()
        failure = nil
        do throws(ZeroMQError) { _ = try socket.receive(into: &part) } catch { failure = error }
        #expect(failure?.call == "zmq_msg_recv")
    }
}
