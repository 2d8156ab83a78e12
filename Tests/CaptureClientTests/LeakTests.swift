import CaptureClient
import CaptureWorker
import Glibc
import ScriptedSource
import Testing

@Suite struct LeakTests {
    @Test func `connecting, streaming and letting go leaves no thread and no descriptor`() async {
        // In a process of its own, where nobody else opens anything.
        await #expect(processExitsWith: .success) {
            let fixture = WorkerFixture()
            let worker = try await fixture.start()
            try await use(fixture)
            let threads = try entries("/proc/self/task"), descriptors = try entries("/proc/self/fd")
            for _ in 0..<20 { try await use(fixture) }
            // Threads end on their own time; the pool of Swift may have grown by a few.
            try await eventually("all went: \(threads) threads, \(descriptors) descriptors before") {
                let now = (try entries("/proc/self/task"), try entries("/proc/self/fd"))
                return now.0 <= threads + 4 && now.1 <= descriptors
            }
            let now = (try entries("/proc/self/task"), try entries("/proc/self/fd"))
            guard now.0 <= threads + 4, now.1 <= descriptors else { exit(1) }
            await worker.stop()
        }
    }
}

/// One client's life: a stream of frames read by a task that is cancelled, and one of events that is dropped.
private func use(_ fixture: WorkerFixture) async throws {
    let client = try await fixture.connect()
    let stream = try await client.frames(rendition: "raw")
    let events = try await client.events()
    _ = try await collect(1, of: events)
    try await eventually("the camera streams") { fixture.camera.isStreaming }
    fixture.camera.emit()
    let task = Task { for await _ in stream {} }
    try await eventually("a frame came") { stream.statistics.received > 0 }
    task.cancel()
    await task.value
}

private func entries(_ path: String) throws -> Int {
    let folder = try unsafe #require(opendir(path))
    defer { unsafe closedir(folder) }
    var count = 0
    while unsafe readdir(folder) != nil { count += 1 }
    return count
}
