import CLinux
import Glibc
import Synchronization
import SystemThreads
import TestSupport
import Testing

@Suite("Threads of one's own")
struct SystemThreadsTests {
    /// What `/proc` says of a thread of this process; nil when it is gone.
    private func note(_ name: String, of thread: Int32) -> String? {
        let file = unsafe clinux_open("/proc/self/task/\(thread)/\(name)", O_RDONLY, 0)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = unsafe read(file, &bytes, bytes.count)
        return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : nil
    }

    @Test("A thread has the first fifteen bytes of its name, blocks signals, and in the background gives way")
    func thread() async throws {
        let state = Signal((id: Int32(0), isDone: false))
        _ = NamedThread("sb-a-rather-long-name", priority: .background) {
            state.update { $0.id = NamedThread.currentID }
            state.wait { $0.isDone ? true : nil }
        }
        let id = try await eventually("the thread runs") { state.update { $0.id > 0 ? $0.id : nil } }
        #expect(note("comm", of: id) == "sb-a-rather-lon\n")
        let fields = note("stat", of: id)?.split(separator: ")").last?.split(separator: " ") ?? []
        #expect(fields.count > 16 && fields[16] == "10")
        #expect(note("status", of: id)?.contains("SigBlk:\tffff") == true)
        state.update { $0.isDone = true }
        try await eventually("the thread ends") { note("comm", of: id) == nil }
    }

    @Test("A signal's waiter sees the value it waits for, and gives up at its deadline")
    func signal() async throws {
        let value = Signal(0)
        let results = Mutex<[Int?]>([])
        _ = NamedThread("sb-test") {
            let late = value.wait(until: MonotonicClock.now() + 1_000_000) { $0 > 0 ? $0 : nil }
            results.withLock { $0.append(late) }
            let reached = value.wait { $0 >= 3 ? $0 * 10 : nil }
            results.withLock { $0.append(reached) }
        }
        try await eventually("the first wait gives up") { results.withLock { $0.count == 1 } }
        for _ in 0..<3 { value.update { $0 += 1 } }
        try await eventually("the second wait ends") { results.withLock { $0.count == 2 } }
        #expect(results.withLock { $0 } == [nil, 30])
    }

    @Test("A sleep until a time that has passed ends at once")
    func sleep() {
        MonotonicClock.sleep(until: 0)
        let before = MonotonicClock.now()
        MonotonicClock.sleep(until: before + 1)
        #expect(MonotonicClock.now() > before)
        #expect(MonotonicClock.wallClock() > 1_600_000_000_000_000_000)
    }

    private actor Counter {
        private let executor: ThreadExecutor
        nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe executor.asUnownedSerialExecutor() }
        private(set) var count = 0
        private(set) var threads: Set<Int32> = []

        init(_ executor: ThreadExecutor) { self.executor = executor }

        func add() {
            executor.checkIsolated()
            let before = count
            threads.insert(NamedThread.currentID)
            count = before + 1
        }
    }

    @Test("An actor on a thread runs there alone, one job at a time")
    func executor() async throws {
        let executor = ThreadExecutor("sb-executor")
        let counter = Counter(executor)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<20 { group.addTask { for _ in 0..<50 { await counter.add() } } }
        }
        #expect(await counter.count == 1000)
        #expect(await counter.threads.count == 1)
        #expect(executor.isIsolatingCurrentContext() == false)
        let thread = try #require(await counter.threads.first)
        #expect(note("comm", of: thread) == "sb-executor\n")
        executor.stop()
        try await eventually("its thread ends") { note("comm", of: thread) == nil }
        // A job that comes after the end still runs, and its thread ends too.
        await counter.add()
        #expect(await counter.count == 1001)
        for late in await counter.threads { try await eventually("the late thread ends") { note("comm", of: late) == nil } }
    }
}
