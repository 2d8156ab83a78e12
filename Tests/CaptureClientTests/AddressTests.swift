import CaptureBus
import CaptureClient
import CaptureWorker
import Testing

@Suite struct AddressTests {
    private func error(_ address: String?, in folder: TestFolder) async -> CaptureError? {
        do throws(CaptureError) {
            _ = try await CaptureClient.connect(address, in: [folder.runtime], timeout: .milliseconds(100))
            return nil
        } catch {
            return error
        }
    }

    @Test func `without an address the only worker of the host is meant`() async throws {
        let fixture = WorkerFixture("alone")
        #expect(await error(nil, in: fixture.folder)?.code == .noWorker)
        let worker = try await fixture.start()
        #expect(try await CaptureClient.connect(nil, in: [fixture.folder.runtime]).worker == "alone")
        await worker.stop()
    }

    @Test func `several workers are named, and none is chosen`() async throws {
        let folder = TestFolder()
        let one = try WorkerLock(name: "one", in: folder.runtime)
        let two = try WorkerLock(name: "two", in: folder.runtime)
        let problem = await error(nil, in: folder)
        #expect(problem?.code == .invalidAddress)
        #expect(problem?.message.contains("one, two") == true)
        _ = consume one
        _ = consume two
    }

    @Test func `a name that no worker has is told with those that there are`() async throws {
        let folder = TestFolder()
        let lock = try WorkerLock(name: "here", in: folder.runtime)
        let problem = await error("there", in: folder)
        #expect(problem?.code == .noWorker)
        #expect(problem?.message.contains("here") == true)
        _ = consume lock
    }

    @Test(arguments: ["", "a b", "tcp://", "tcp://host", "tcp://:5", "tcp://host:0", "tcp://host:70000", "ipc://", "http://x:1"])
    func `what can be no address is refused at once`(text: String) async {
        #expect(await error(text, in: TestFolder())?.code == .invalidAddress)
    }
}
