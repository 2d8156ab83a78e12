import Synchronization
import SystemThreads
import TestSupport
import Testing
import ZeroMQ

@Suite("The polling thread")
struct PollingThreadTests {
    /// An actor on a polling thread that notes what happens there.
    private actor Diary {
        private nonisolated let thread: PollingThread
        nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe thread.asUnownedSerialExecutor() }
        private(set) var entries: [String] = []
        private var socket: Socket?

        init(_ thread: PollingThread) { self.thread = thread }

        func note(_ entry: String) {
            thread.checkIsolated()
            entries.append(entry)
        }

        func setTimers() {
            let now = MonotonicClock.now()
            let names = [("third", 30), ("first", -5), ("cancelled", 10), ("second", 20)] as [(String, Int64)]
            let timers = names.map { name, delay in thread.setTimer(at: now + delay * 1_000_000) { self.note(name) } }
            thread.cancelTimer(timers[2])
        }
        func chain(_ count: Int) {
            note("chain \(count)")
            if count > 0 { thread.setTimer(at: MonotonicClock.now()) { self.chain(count - 1) } }
        }
        func setOverdue() {
            let now = MonotonicClock.now()
            for (name, deadline) in [("third", now - 1), ("first", now - 3), ("second", now - 2)] {
                thread.setTimer(at: deadline) { self.note(name) }
            }
        }
        func onWake() { thread.onWake { self.note("wake") } }
        /// Keeps the thread busy until `body` has returned.
        func hold(_ body: @Sendable () -> Void) { body() }

        func bind(_ context: Context) throws -> String {
            let socket = try Socket(.dealer, in: context, options: SocketOptions())
            let address = try socket.bind("tcp://127.0.0.1:*")
            thread.watch(socket) { self.read() }
            self.socket = consume socket
            return address
        }

        /// Watches a socket to which another thread attends `until` a time; from then on there is something.
        func attend(_ context: Context, until end: Int64) throws {
            let socket = try Socket(.dealer, in: context, options: SocketOptions())
            thread.watch(
                socket.descriptor,
                look: { _ in MonotonicClock.now() < end ? .attended(until: end) : self.hasEntries ? .waiting : .ready }
            ) { self.note(MonotonicClock.now() < end ? "early" : "in time") }
            self.socket = consume socket
        }
        private var hasEntries: Bool { !entries.isEmpty }

        private func read() {
            var part = Message()
            if (try? socket?.receive(into: &part)) == true { note(String(decoding: part.copyBytes(), as: UTF8.self)) }
        }

        /// Uses the socket so that libzmq takes in what the descriptor tells, without reading what has come.
        func use() throws { try socket?.connect("tcp://127.0.0.1:9") }

        func unbind() {
            if var socket = socket.take() {
                thread.unwatch(socket)
                socket.close()
            }
        }
    }

    private func diary(_ body: (Diary, PollingThread) async throws -> Void) async rethrows {
        let thread = PollingThread("sb-test")
        try await body(Diary(thread), thread)
        // `stop` waits: not on the shared pool.
        await withCheckedContinuation { continuation in
            _ = NamedThread("sb-stop") {
                thread.stop()
                continuation.resume()
            }
        }
    }

    @Test("Jobs run in the order they came, and the thread is none of the caller's")
    func jobs() async {
        await diary { diary, thread in
            for number in 0..<100 { await diary.note("\(number)") }
            #expect(await diary.entries == (0..<100).map { "\($0)" })
            #expect(thread.isIsolatingCurrentContext() == false)
        }
    }

    @Test("Timers run by their deadlines, whatever the order they were set in; a cancelled one never")
    func timers() async throws {
        try await diary { diary, _ in
            await diary.setTimers()
            try await eventually("three timers have run") { await diary.entries.count == 3 }
            #expect(await diary.entries == ["first", "second", "third"])
        }
    }

    @Test("Timers that are overdue together still run by their deadlines")
    func overdue() async throws {
        try await diary { diary, _ in
            await diary.setOverdue()
            try await eventually("three timers have run") { await diary.entries.count == 3 }
            #expect(await diary.entries == ["first", "second", "third"])
        }
    }

    @Test("A timer may set the next one")
    func chain() async throws {
        try await diary { diary, _ in
            await diary.chain(50)
            try await eventually("the chain has run") { await diary.entries.count == 51 }
        }
    }

    @Test("Wake-ups that come before the thread gets to them are one; none is lost")
    func wakes() async throws {
        try await diary { diary, thread in
            await diary.onWake()
            await diary.hold { for _ in 0..<1000 { thread.wake() } }
            try await eventually("the wake-up") { await diary.entries == ["wake"] }
            for round in 2...300 {
                thread.wake()
                try await eventually("wake-up \(round)") { await diary.entries.count == round }
            }
        }
    }

    @Test("Messages that libzmq takes in while the socket is used otherwise are read all the same")
    func usedOtherwise() async throws {
        let context = Context()
        try await diary { diary, _ in
            let sender = try Socket(.dealer, in: context, options: SocketOptions())
            try sender.connect(try await diary.bind(context))
            for number in 0..<300 {
                try sender.send(Message(copying: Array("\(number)".utf8)))
                if number % 3 == 0 { try await diary.use() }
            }
            try await eventually("three hundred messages") { await diary.entries.count == 300 }
            #expect(await diary.entries == (0..<300).map { "\($0)" })
            await diary.unbind()
        }
    }

    @Test("A socket's handler is called for what comes, a message at a time, until it is unwatched")
    func sockets() async throws {
        let context = Context()
        try await diary { diary, _ in
            let address = try await diary.bind(context)
            let sender = try Socket(.dealer, in: context, options: SocketOptions())
            try sender.connect(address)
            for number in 0..<20 { try sender.send(Message(copying: Array("\(number)".utf8))) }
            try await eventually("twenty messages") { await diary.entries.count == 20 }
            #expect(await diary.entries == (0..<20).map { "\($0)" })
            await diary.unbind()
        }
    }

    @Test("What another thread attends to is looked at when that ends, without being woken for it")
    func attended() async throws {
        let context = Context()
        try await diary { diary, _ in
            try await diary.attend(context, until: MonotonicClock.now() + 20_000_000)
            try await eventually("it is looked at") { await !diary.entries.isEmpty }
            #expect(await diary.entries == ["in time"])
            await diary.unbind()
        }
    }

    @Test("A job that comes after the end still runs")
    func late() async throws {
        let thread = PollingThread("sb-test")
        let diary = Diary(thread)
        await diary.note("before")
        await withCheckedContinuation { continuation in
            _ = NamedThread("sb-stop") {
                thread.stop()
                continuation.resume()
            }
        }
        await diary.note("after")
        await diary.note("long after")
        #expect(await diary.entries == ["before", "after", "long after"])
    }
}
