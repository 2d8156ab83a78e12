import Foundation
import Testing

@Suite("capture-tour", .serialized)
struct CaptureTourTests {
    @Test(
        "What a synthetic camera is told shows in its pixels, be they planar, packed or coloured",
        arguments: ["NV12", "YUYV", "RGB3"])
    func holds(format: String) async throws {
        let folder = try RunningWorker.makeFolder()
        let worker = try await RunningWorker(
            [
                "--library", folder.appending(path: "photos").path, "--session",
                "main=synthetic:back,format=\(format),size=640x480",
            ],
            folder: folder)
        let outcome = try await ServiceProcess.run(
            "capture-tour", ["--worker", worker.name], environment: RunningWorker.environment(folder))
        #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
        for step in ["switch", "mirror", "zoom", "focus", "photo"] {
            #expect(outcome.output.split(separator: "\n").contains { $0.hasPrefix(step) && $0.contains(" ok ") }, "\(step)")
        }
        await worker.stop()
    }

    @Test("Without a worker it says so with exit status 69")
    func noWorker() async throws {
        let folder = try RunningWorker.makeFolder()
        let outcome = try await ServiceProcess.run("capture-tour", [], environment: RunningWorker.environment(folder))
        #expect(outcome.status == 69)
        #expect(outcome.errors.split(separator: "\n").count == 1)
        try FileManager.default.removeItem(at: folder)
    }
}
