import Foundation
import Testing

@Suite("A client written from the contract, with pyzmq and Google's protobuf")
struct ForeignClientTests {
    @Test(
        "It reads frames, and the number and time in their pixels are those of the header",
        arguments: ["NV12", "YU12", "YUYV", "GREY"])
    func raw(format: String) async throws {
        let worker = try await RunningWorker(["--session", "main=synthetic:back,format=\(format),size=640x480,rate=30"])
        let answer = try await ForeignClient(of: worker).run("frames", "main", "raw", "60")
        #expect(answer["patches"] as? Int == 60)
        #expect(answer["formats"] as? [[AnyHashable]] == [[AnyHashable(format), AnyHashable(640), AnyHashable(480)]])
        await worker.stop()
    }

    @Test("It reads JPEG frames, each whole and with tables")
    func jpeg() async throws {
        let worker = try await RunningWorker(["--session", "main=synthetic:front,size=1280x720"])
        let answer = try await ForeignClient(of: worker).run("frames", "main", "jpeg", "60")
        #expect(answer["frames"] as? Int == 60)
        #expect(answer["camera"] as? String == "synthetic:front")
        await worker.stop()
    }

    @Test("It gives every command in protobuf and in JSON, and gets clear errors for wrong ones")
    func commands() async throws {
        let worker = try await RunningWorker()
        let answer = try await ForeignClient(of: worker).run("commands")
        #expect(answer["worker"] as? String == worker.name)
        await worker.stop()
    }

    @Test("It has a session zoom, focus, switch, capture and more, sees each in the frames, and gets refused what can't be")
    func obey() async throws {
        let worker = try await RunningWorker(["-s", "main=synthetic:back,size=640x480"])
        let answer = try await ForeignClient(of: worker).run("obey")
        #expect(answer["obeyed"] as? Int == 10)
        await worker.stop()
    }

    @Test("It follows events: retained states first, then a heartbeat every second")
    func events() async throws {
        let worker = try await RunningWorker()
        let kinds = try await ForeignClient(of: worker).run("events", "2")["kinds"] as? [String: Int]
        #expect(kinds?["session_state"] == 1 && kinds?["cameras"] == 1 && kinds?["worker_state"] == 1)
        await worker.stop()
    }
}
