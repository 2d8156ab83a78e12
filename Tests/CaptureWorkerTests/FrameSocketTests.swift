import CaptureBus
import CapturePipeline
import Synchronization
import SystemThreads
import TestSupport
import Testing
import ZeroMQ

@testable import CaptureWorker

@Suite("The socket that every thread with a frame sends on")
struct FrameSocketTests {
    /// The socket, and one peer that has subscribed.
    private final class Fixture {
        let context = Context()
        let socket: FrameSocket
        let peer: Peer
        let told = Counter()

        init(subscribing prefixes: [String]) throws {
            let address = "ipc:///tmp/\(Bus.unique("sb-frames-"))"
            let publisher = try BusSocket.framePublisher(in: context)
            try publisher.bind(address)
            socket = FrameSocket(publisher) { [told] in told.add() }
            peer = try Peer(.subscriber, address, in: context) { $0.receiveHighWaterMark = 100_000 }
            for prefix in prefixes { try peer.subscribe(prefix) }
        }

        /// Looks, as the polling thread does, until so many subscriptions have come.
        func subscriptions(_ count: Int) async throws -> [Subscription] {
            var all: [Subscription] = []
            try await eventually("\(count) subscriptions") {
                if socket.look() == .ready { all += socket.takeChanges() }
                return all.count >= count
            }
            return all
        }

        func close() {
            peer.close()
            socket.close()
        }
    }

    final class Counter: Sendable {
        private let value = Mutex(0)
        func add() { value.withLock { $0 += 1 } }
        var count: Int { value.withLock { $0 } }
    }

    private static func buffer(_ bytes: [UInt8]) -> FrameBuffer {
        var buffer = FrameBufferPool(capacity: bytes.count, limit: 1).take()!
        buffer.withMutableBytes { target in
            for (index, byte) in bytes.enumerated() { target.storeBytes(of: byte, toByteOffset: index, as: UInt8.self) }
        }
        return buffer.finish(count: bytes.count)
    }

    @Test("Frames that several threads send at once arrive whole, each thread's in its order")
    func threads() async throws {
        let topics = (0..<4).map { "topic-\($0)" }
        let fixture = try Fixture(subscribing: topics)
        _ = try await fixture.subscriptions(topics.count)
        let running = Counter(), socket = fixture.socket
        for topic in topics {
            _ = NamedThread("sender") {
                for number in 0..<2000 {
                    let text = Array("\(topic) \(number)".utf8)
                    try? unsafe socket.send(
                        Array(topic.utf8), text.span.bytes, Self.buffer(text + text), at: MonotonicClock.now())
                }
                running.add()
            }
        }
        var newest: [String: Int] = [:]
        var received = 0
        while true {
            let isLast = running.count == topics.count
            for parts in try fixture.peer.receiveAll() {
                try #require(parts.count == 3)
                let topic = String(decoding: parts[0], as: UTF8.self), header = String(decoding: parts[1], as: UTF8.self)
                let number = try #require(Int(header.dropFirst(topic.count + 1)))
                #expect(header.hasPrefix(topic) && parts[2] == parts[1] + parts[1])
                #expect(number > newest[topic] ?? -1)
                newest[topic] = number
                received += 1
            }
            if isLast, received > 0 { break }
            await Task.yield()
        }
        fixture.close()
    }

    @Test(
        "While frames flow their senders find subscriptions; nobody else need look, until they have stopped or are not expected")
    func attention() async throws {
        let fixture = try Fixture(subscribing: ["a"]), socket = fixture.socket, buffer = Self.buffer([1])
        #expect(try await fixture.subscriptions(1) == [Subscription([1, 0x61])!])
        #expect(socket.look(at: 0) == .waiting)
        let gap = Newcomers.patience
        try socket.send([0x61], RawSpan(), buffer, at: 0)
        #expect(socket.look(at: 1) == .waiting, "one frame is no stream")
        try socket.send([0x61], RawSpan(), buffer, at: gap)
        #expect(socket.look(at: gap + 1) == .attended(until: gap + FrameSocket.attention))
        #expect(socket.look(at: gap + FrameSocket.attention) == .waiting, "they have stopped")
        try socket.send([0x61], RawSpan(), buffer, at: 2 * gap)
        socket.expectNothing()
        #expect(socket.look(at: 2 * gap + 1) == .waiting && fixture.told.count == 1)

        try fixture.peer.subscribe("b")
        var now = 3 * gap
        try await eventually("a sender finds the subscription and tells") {
            now += gap
            try socket.send([0x61], RawSpan(), buffer, at: now)
            return fixture.told.count > 1
        }
        #expect(socket.takeChanges() == [Subscription([1, 0x62])!])
        fixture.close()
    }

    @Test("Frames too far apart for a newcomer to wait leave the looking to others, from the first that is late")
    func slowFrames() async throws {
        let fixture = try Fixture(subscribing: ["a"]), socket = fixture.socket, buffer = Self.buffer([1])
        _ = try await fixture.subscriptions(1)
        let gap = Newcomers.patience
        for now in [0, gap + 1, 3 * gap, 5 * gap] {
            try socket.send([0x61], RawSpan(), buffer, at: now)
            #expect(socket.look(at: now + 1) == .waiting)
        }
        try socket.send([0x61], RawSpan(), buffer, at: 6 * gap)
        #expect(socket.look(at: 6 * gap + 1) == .attended(until: 6 * gap + FrameSocket.attention))
        let told = fixture.told.count
        try socket.send([0x61], RawSpan(), buffer, at: 8 * gap)
        #expect(fixture.told.count == told + 1, "who left it to senders is told")
        #expect(socket.look(at: 8 * gap + 1) == .waiting)
        fixture.close()
    }

    @Test("A frame that comes after the end goes nowhere, and its buffer is free")
    func end() async throws {
        let fixture = try Fixture(subscribing: [])
        fixture.close()
        let pool = FrameBufferPool(capacity: 1, limit: 1)
        for _ in 0..<3 {
            guard let buffer = pool.take() else { throw NeverHappened(what: "a free buffer") }
            try fixture.socket.send([0x61], RawSpan(), buffer.finish(count: 1), at: 0)
        }
        #expect(fixture.socket.look() == .waiting)
    }
}
