import Glibc
import ScriptedSource
import TestSupport
import Testing

/// Each runs in a process of its own: threads and descriptors of other tests would be counted too.
@Suite("What a stopped worker leaves behind")
struct LeakTests {
    static func count(_ folder: String) -> Int {
        guard let listing = unsafe opendir("/proc/self/\(folder)") else { return -1 }
        defer { unsafe closedir(listing) }
        var count = 0
        while unsafe readdir(listing) != nil { count += 1 }
        return count
    }

    @Test("Is no thread, no descriptor and no lease, though subscribers were stuck and leases out")
    func nothing() async throws {
        await #expect(processExitsWith: .success) {
            func life() async throws {
                let bus = try await Bus(linger: .seconds(60))
                let stuck = [try bus.subscriber(bus.topic("raw"), mark: 1), try bus.subscriber(bus.topic("inverted"), mark: 1)]
                let events = try bus.eventSubscriber("sb1/")
                try await bus.untilMade("raw", "inverted")
                try await bus.untilStreaming()
                for value in UInt8(0)..<100 { bus.camera.emit(value) }
                await bus.stop()
                for peer in stuck + [events] { peer.close() }
                try await eventually("every lease is back") { bus.camera.lent == 0 }
            }
            try await life()
            // What the process itself keeps once and for all is there now.
            try await Task.sleep(for: .milliseconds(50))
            let threads = LeakTests.count("task")
            let descriptors = LeakTests.count("fd")
            for _ in 0..<2 { try await life() }
            try await eventually("threads end") { LeakTests.count("task") <= threads }
            try await eventually("descriptors are closed") { LeakTests.count("fd") <= descriptors }
        }
    }

    @Test("Is nothing after twenty lives either")
    func twenty() async throws {
        await #expect(processExitsWith: .success) {
            func life() async throws {
                let bus = try await Bus()
                let peer = try bus.subscriber(bus.topic("raw"))
                try await bus.untilStreaming()
                bus.camera.emit()
                _ = try await peer.nextFrame()
                peer.close()
                await bus.stop()
            }
            try await life()
            let threads = LeakTests.count("task")
            let descriptors = LeakTests.count("fd")
            for _ in 0..<20 { try await life() }
            try await eventually("threads end") { LeakTests.count("task") <= threads }
            try await eventually("descriptors are closed") { LeakTests.count("fd") <= descriptors }
        }
    }
}
