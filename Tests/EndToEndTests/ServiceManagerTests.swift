import Foundation
import SystemThreads
import Testing

@Suite("A service manager")
struct ServiceManagerTests {
    /// A part that hangs when it is told to.
    private actor Part {
        private nonisolated let executor = ThreadExecutor("part")
        nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe executor.asUnownedSerialExecutor() }

        func answer() {}
        func hang(until gate: Signal<Bool>) { gate.wait { $0 ? true : nil } }
        func end() { executor.stop() }
    }

    private static func name() -> String { "sb-notify-\(UInt32.random(in: 0 ... .max))" }

    @Test("is told when a worker is ready, that it lives, and that it stops", arguments: ["/tmp/", "@"])
    func worker(prefix: String) async throws {
        let socket = try DatagramSocket(prefix + Self.name())
        defer { if prefix == "/tmp/" { try? FileManager.default.removeItem(atPath: socket.name) } }
        let worker = try await RunningWorker(
            environment: ["NOTIFY_SOCKET": socket.name, "WATCHDOG_USEC": "200000"])
        #expect(await socket.waits { $0.count { $0 == "WATCHDOG=1" } >= 5 })
        #expect(socket.texts.first?.hasPrefix("READY=1\nSTATUS=worker \(worker.name) at ipc://") == true)
        #expect(await worker.stop().status == 0)
        #expect(await socket.waits { $0.contains { $0.hasPrefix("STOPPING=1") } })
    }

    @Test("that waits for no signs of life gets none, nor one that asked another process")
    func withoutWatchdog() async throws {
        let socket = try DatagramSocket("@" + Self.name())
        let worker = try await RunningWorker(
            environment: ["NOTIFY_SOCKET": socket.name, "WATCHDOG_USEC": "100000", "WATCHDOG_PID": "1"])
        #expect(await socket.waits { !$0.isEmpty })
        await worker.stop()
        #expect(await socket.waits { $0.count == 2 })
        #expect(!socket.texts.contains("WATCHDOG=1"))
    }

    @Test("that does not listen, or has a strange address, harms nothing", arguments: ["/nowhere/at/all", "vsock:2:1", "", "@"])
    func deaf(socket: String) async throws {
        let worker = try await RunningWorker(environment: ["NOTIFY_SOCKET": socket, "WATCHDOG_USEC": "junk"])
        #expect(await worker.stop().status == 0)
    }

    @Test("gets no sign of life from a process that hangs, and one again when it goes on")
    func hung() async throws {
        let socket = try DatagramSocket("@" + Self.name())
        let part = Part()
        let gate = Signal(false)
        let manager = try #require(ServiceManager(socket: socket.name, patience: 40_000_000))
        let watchdog = try #require(Watchdog(manager) { await part.answer() })
        #expect(await socket.waits { $0.count >= 3 })
        let hanging = Task { await part.hang(until: gate) }
        // One sign may have been on its way.
        try await Task.sleep(for: .milliseconds(100))
        let before = socket.texts.count
        try await Task.sleep(for: .milliseconds(400))
        #expect(socket.texts.count == before)
        gate.update { $0 = true }
        #expect(await socket.waits { $0.count > before + 2 })
        watchdog.stop()
        await hanging.value
        await part.end()
    }
}
