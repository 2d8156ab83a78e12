import Foundation
import Testing

/// What a controller of another language can rely on, proved with a worker process and its synthetic cameras.
@Suite("Steered over the bus", .serialized)
struct SteeringTests {
    private func run(
        _ client: String, _ command: String..., on worker: RunningWorker
    ) async throws -> [String: Any] {
        do {
            let answer = try await ForeignClient(of: worker, script: client).run(command)
            await worker.stop()
            return answer
        } catch {
            await worker.stop()
            throw error
        }
    }

    @Test("Zoom, focus, gain and a front camera's mirror are real: measured in received pixels")
    func optics() async throws {
        _ = try await run("steering_client", "optics", on: try await RunningWorker())
    }

    @Test("The frame that a reply names shows the change, for many zooms, and for the first frames of a stream")
    func zooms() async throws {
        let answer = try await run("steering_client", "zooms", "40", on: try await RunningWorker())
        #expect(answer["exact"] as? Int ?? 0 > 0)
    }

    @Test("What can't be is refused with what is allowed, and changes nothing")
    func refusals() async throws {
        let answer = try await run("steering_client", "refusals", on: try await RunningWorker())
        #expect(answer["refused"] as? Int == 44)
    }

    @Test("A thousand switches under load: no frame torn, mislabelled or misnumbered, no growth of memory, threads, descriptors")
    func switches() async throws {
        let answer = try await run("switching_client", "switches", "1000", on: try await RunningWorker())
        #expect(answer["switches"] as? Int == 1000)
        #expect(answer["patches"] as? Int == answer["raw"] as? Int)
    }

    @Test("Ten photos at once all finish, whole, in order, and none older than its request")
    func burst() async throws {
        _ = try await run("photo_client", "burst", on: try await RunningWorker())
    }

    @Test("A file that outgrows the process's limit fails its photo and nothing else")
    func quota() async throws {
        _ = try await run("photo_client", "quota", on: try await RunningWorker())
    }

    @Test("A full or read-only disk fails photos with the reason; nothing half-written stays", .enabled(if: mayMount))
    func disk() async throws {
        let folder = try RunningWorker.makeFolder()
        let library = folder.appending(path: "photos").path
        try FileManager.default.createDirectory(atPath: library, withIntermediateDirectories: true)
        try await mount("-t", "tmpfs", "-o", "size=1m", "none", library)
        do {
            let worker = try await RunningWorker(folder: folder)
            let answer = try await ForeignClient(of: worker, script: "photo_client").run(["disk"])
            #expect(answer["taken"] as? Int ?? 0 > 0)
            worker.process.signal(SIGTERM)
            _ = await worker.process.outcome()
        } catch {
            _ = try await ServiceProcess.run("/usr/bin/env", ["umount", "-l", library])
            throw error
        }
        _ = try await ServiceProcess.run("/usr/bin/env", ["umount", library])
        try FileManager.default.removeItem(at: folder)
    }

    /// Only root may mount a small disk; that a write fails in the middle is proved for any user by the process's limit.
    private static let mayMount = geteuid() == 0

    private func mount(_ arguments: String...) async throws {
        let outcome = try await ServiceProcess.run("/usr/bin/env", ["mount"] + arguments)
        try #require(outcome.status == 0, "\(outcome.errors)")
    }

    @Test("Killed at every step of a capture and started again: one whole photo for each request, and nothing unfinished")
    func kills() async throws {
        let count = 40, folder = try RunningWorker.makeFolder(), name = "killed"
        let arguments = ["-s", "main=synthetic:back,size=640x480,rate=60"]
        var worker = try await RunningWorker(arguments, folder: folder, name: name)
        let client = try await ForeignClient(of: worker, script: "photo_client")
        let killer = try client.start(["kills", "\(count)"])
        var kills = 0
        while await killer.waits(until: { [kills] output, _ in output.components(separatedBy: #""killed""#).count > kills + 1 }) {
            kills += 1
            _ = await worker.process.outcome()
            // It answers before it says that it is ready: the next kill may come in between.
            worker = try await RunningWorker(arguments, folder: folder, name: name, mayBeKilled: true)
        }
        let outcome = await killer.outcome()
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(kills > count / 2)
        // Once more, so that there was a start after the last kill.
        worker.process.signal(SIGKILL)
        _ = await worker.process.outcome()
        worker = try await RunningWorker(arguments, folder: folder, name: name)
        #expect(try await client.run(["library", "\(count)"])["photos"] as? Int == count)
        await worker.stop()
    }
}
