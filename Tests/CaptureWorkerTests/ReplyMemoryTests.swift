import Testing

@testable import CaptureWorker

@Suite("The memory of replies")
struct ReplyMemoryTests {
    private typealias Memory = ReplyMemory<Int>
    private let body: [UInt8] = [1, 2, 3]

    private func key(_ request: UInt64, _ client: String = "c") -> Memory.Key { Memory.Key(client: client, request: request) }

    private func word(_ verdict: Memory.Verdict) -> String {
        switch verdict {
        case .carryOut: "carry out"
        case .answer(let reply): "answer \(reply)"
        case .wait: "wait"
        case .idReused: "reused"
        }
    }

    @Test("A request is carried out once, then answered with the first reply's bytes")
    func once() {
        var memory = Memory(byteLimit: 1000, timeLimit: 100)
        #expect(word(memory.receive(key(1), body: body, from: 1, at: 0)) == "carry out")
        #expect(memory.finish(key(1), reply: [9], mayChange: false, at: 1) == [])
        #expect(word(memory.receive(key(1), body: body, from: 2, at: 2)) == "answer [9]")
        #expect(word(memory.receive(key(1, "d"), body: body, from: 2, at: 2)) == "carry out")
        #expect(word(memory.receive(key(2), body: body, from: 2, at: 2)) == "carry out")
    }

    @Test("Of a great many duplicates the newest few wait: whoever asks that often has given the first ones up")
    func manyWaiters() {
        var memory = Memory(byteLimit: 1000, timeLimit: 100)
        _ = memory.receive(key(1), body: body, from: 0, at: 0)
        for waiter in 1...1000 { #expect(word(memory.receive(key(1), body: body, from: waiter, at: 1)) == "wait") }
        #expect(memory.finish(key(1), reply: [9], mayChange: false, at: 3) == Array((1001 - memory.waiterLimit)...1000))
    }

    @Test("Duplicates of one that is being carried out wait for it, and are handed out once")
    func waiters() {
        var memory = Memory(byteLimit: 1000, timeLimit: 100)
        _ = memory.receive(key(1), body: body, from: 1, at: 0)
        #expect(word(memory.receive(key(1), body: body, from: 2, at: 1)) == "wait")
        #expect(word(memory.receive(key(1), body: body, from: 3, at: 200)) == "wait")
        #expect(word(memory.receive(key(1), body: [4], from: 4, at: 2)) == "reused")
        #expect(memory.finish(key(1), reply: [9], mayChange: false, at: 3) == [2, 3])
        #expect(memory.finish(key(1), reply: [8], mayChange: false, at: 4) == [])
        #expect(word(memory.receive(key(1), body: body, from: 2, at: 5)) == "answer [9]")
    }

    @Test("A reply that may change is told to those who wait and then forgotten")
    func retriable() {
        var memory = Memory(byteLimit: 1000, timeLimit: 100)
        _ = memory.receive(key(1), body: body, from: 1, at: 0)
        _ = memory.receive(key(1), body: body, from: 2, at: 0)
        #expect(memory.finish(key(1), reply: [9], mayChange: true, at: 1) == [2])
        #expect(word(memory.receive(key(1), body: [7], from: 1, at: 2)) == "carry out")
    }

    @Test("Another body under a known id is refused, and the known reply stays")
    func reused() {
        var memory = Memory(byteLimit: 1000, timeLimit: 100)
        _ = memory.receive(key(1), body: body, from: 1, at: 0)
        _ = memory.finish(key(1), reply: [9], mayChange: false, at: 1)
        #expect(word(memory.receive(key(1), body: [1, 2], from: 1, at: 2)) == "reused")
        #expect(word(memory.receive(key(1), body: body, from: 1, at: 2)) == "answer [9]")
    }

    @Test("Replies are kept for a time")
    func time() {
        var memory = Memory(byteLimit: 1000, timeLimit: 100)
        for number in UInt64(0)..<3 {
            _ = memory.receive(key(number), body: body, from: 1, at: Int64(number) * 50)
            _ = memory.finish(key(number), reply: [UInt8(number)], mayChange: false, at: Int64(number) * 50)
        }
        #expect(word(memory.receive(key(1), body: body, from: 1, at: 140)) == "answer [1]")
        #expect(word(memory.receive(key(0), body: body, from: 1, at: 140)) == "carry out")
    }

    @Test("Bytes are bounded: the oldest replies go first, however many there were")
    func bytes() {
        var memory = Memory(byteLimit: 40, timeLimit: 1_000_000)
        for number in UInt64(0)..<5000 {
            _ = memory.receive(key(number), body: body, from: 1, at: 0)
            _ = memory.finish(key(number), reply: [UInt8](repeating: 0, count: 7), mayChange: false, at: 0)
        }
        // Ten bytes each: four stay.
        for number in UInt64(4996)..<5000 {
            #expect(word(memory.receive(key(number), body: body, from: 1, at: 0)).hasPrefix("answer"))
        }
        #expect(word(memory.receive(key(4995), body: body, from: 1, at: 0)) == "carry out")
    }

    @Test("A reply larger than all that may be kept is not kept")
    func large() {
        var memory = Memory(byteLimit: 10, timeLimit: 100)
        _ = memory.receive(key(1), body: body, from: 1, at: 0)
        _ = memory.finish(key(1), reply: [UInt8](repeating: 0, count: 11), mayChange: false, at: 0)
        #expect(word(memory.receive(key(1), body: body, from: 1, at: 0)) == "carry out")
    }
}
