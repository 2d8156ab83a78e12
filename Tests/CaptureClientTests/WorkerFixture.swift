import CaptureBus
import CaptureClient
import CapturePipeline
import CaptureWorker
import ScriptedSource
import ServiceLog

/// A real worker in this process, with a camera that a test commands.
struct WorkerFixture {
    let folder: TestFolder
    let name: String
    let camera: ScriptedCamera

    init(_ name: String = "w", buffers: Int = 64, in folder: TestFolder = TestFolder()) {
        self.folder = folder
        self.name = name
        camera = ScriptedCamera("one", buffers: buffers)
    }

    func start() async throws -> Worker {
        let configuration = WorkerConfiguration(
            name: name, runtime: folder.runtime, sessions: [Session.Configuration(name: "main", camera: "scripted:one")],
            cameras: CameraCatalog([ScriptedProvider(camera)]), renditions: RenditionCatalog([]),
            library: folder.runtime.path + "/photos", photoFinisher: ScriptedPhotoFinisher(), version: "test")
        while true {
            do throws(CaptureError) {
                return try await Worker(configuration, log: ServiceLog(level: .error))
            } catch {
                // The name goes with the last reference to the worker that had it, a moment after `stop()`.
                guard error.code == .nameTaken else { throw error }
                try await Task.sleep(for: .milliseconds(2))
            }
        }
    }

    func connect() async throws -> CaptureClient { try await CaptureClient.connect(name, in: [folder.runtime]) }
}
