import CaptureWire
import Synchronization
import Testing

@testable import CaptureWorker

@Suite("The log of events")
struct EventLogTests {
    private func log(_ capacity: Int = 5, posts: Int = 0) -> EventLog {
        let log = EventLog(worker: "w", bootID: "b", capacity: capacity) {}
        for number in 0..<posts { log.post(.error(Wire.Error(code: "e\(number)")), session: number % 2 == 0 ? "main" : nil) }
        return log
    }

    private func all(_ log: EventLog, after: UInt64 = 0, limit: Int = .max, bytes: Int = .max) -> Wire.EventsReply {
        log.events(after: after, limit: limit, bytes: bytes) { _ in true }
    }

    @Test("Before the first event there is nothing, and nothing is missing")
    func empty() {
        let reply = all(log())
        #expect(reply.events.isEmpty && reply.oldest == 0 && reply.newest == 0 && !reply.truncated && !reply.more)
        #expect(!all(log(), after: .max).truncated)
    }

    @Test("What comes after a number is handed out in order; what is gone is said to be gone")
    func truncated() {
        let log = log(5, posts: 8)
        for (after, numbers, isTruncated) in [
            (0, [4, 5, 6, 7, 8], true), (2, [4, 5, 6, 7, 8], true), (3, [4, 5, 6, 7, 8], false), (6, [7, 8], false),
            (8, [], false),
            (9, [], false), (.max, [], false),
        ] as [(UInt64, [UInt64], Bool)] {
            let reply = all(log, after: after)
            #expect(reply.events.map(\.number) == numbers, "after \(after)")
            #expect(reply.truncated == isTruncated, "after \(after)")
            #expect(reply.oldest == 4 && reply.newest == 8 && !reply.more)
        }
    }

    @Test("A limit leaves more to ask for, unless all are there; so do bytes, but one event always comes")
    func more() {
        let log = log(5, posts: 5)
        #expect(all(log, limit: 2).events.map(\.number) == [1, 2])
        #expect(all(log, limit: 2).more)
        #expect(!all(log, after: 3, limit: 2).more)
        #expect(all(log, bytes: 1).events.map(\.number) == [1])
        #expect(all(log, bytes: 1).more)
        var seen: [UInt64] = []
        repeat {
            seen += all(log, after: seen.last ?? 0, limit: 2).events.map(\.number)
        } while all(log, after: seen.last ?? 0).newest > seen.last!
        #expect(seen == [1, 2, 3, 4, 5])
    }

    @Test("Large events push out older ones, however few there are; the newest always stays")
    func large() {
        let log = EventLog(worker: "w", bootID: "b", byteLimit: 10_000) {}
        for _ in 0..<3 { log.post(.error(Wire.Error(code: "small"))) }
        for _ in 0..<4 { log.post(.error(Wire.Error(message: String(repeating: "x", count: 3000)))) }
        #expect(all(log).events.map(\.number) == [5, 6, 7] && all(log).truncated)
        log.post(.error(Wire.Error(message: String(repeating: "x", count: 20_000))))
        #expect(all(log).events.map(\.number) == [8])
        log.post(.error(Wire.Error(code: "small")))
        #expect(all(log).events.map(\.number) == [9] && all(log).oldest == 9)
    }

    @Test("Only wanted events are handed out, and only they count as more")
    func filtered() throws {
        let log = log(10, posts: 6)
        let pattern = try EventChoice(["main/*"])
        let reply = log.events(after: 0, limit: 3, bytes: .max) { pattern.matches($0) }
        #expect(reply.events.map(\.number) == [1, 3, 5])
        #expect(!reply.more)
        #expect(try EventChoice(["*/error"]).matches(reply.events[0].topic))
        #expect(try !EventChoice(["*/cameras"]).matches(reply.events[0].topic))
        for text in ["", "main", "a/b/c", "/", "ma in/*", "*/"] { #expect(throws: (any Error).self) { try EventChoice([text]) } }
    }

    @Test("Each event names the one before on its topic")
    func previous() {
        let events = all(log(10, posts: 5)).events
        #expect(events.map(\.previousInTopic) == [0, 0, 1, 2, 3])
    }

    @Test("States are retained, newest of each topic, by prefix and number; others are not")
    func retained() {
        let log = EventLog(worker: "w", bootID: "b") {}
        log.post(.sessionState(.init(session: "main", state: .starting)), session: "main")
        log.post(.error(.init(code: "x")), session: "main")
        log.post(.cameras(.init()))
        log.post(.sessionState(.init(session: "main", state: .running)), session: "main")
        #expect(log.retained(prefix: "").map(\.number) == [3, 4])
        #expect(log.retained(prefix: "sb1/w/main/").map(\.number) == [4])
        #expect(log.retained(prefix: "sb1/w/main/event/error/").isEmpty)
        #expect(log.retained(prefix: "sb1/x/").isEmpty)
        #expect(log.retained(prefix: "").allSatisfy { $0.repeated })
        #expect(all(log).events.allSatisfy { !$0.repeated })
    }

    @Test("What was posted is taken once, in order, from whatever threads it came")
    func unsent() async {
        let posts = Mutex(0)
        let log = EventLog(worker: "w", bootID: "b") { posts.withLock { $0 += 1 } }
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 { group.addTask { for _ in 0..<50 { log.post(.clockStep(.init(step: 1))) } } }
        }
        #expect(log.takeUnsent().map(\.number) == Array(1...400))
        #expect(log.takeUnsent().isEmpty)
        #expect(posts.withLock { $0 } == 400)
    }
}
