import Arguments
import CaptureBus
import CaptureModel
import CapturePipeline
import CaptureWorker
import Glibc
import JPEGEncoding
import ServiceLog
import SoftwareZoom
import SyntheticSource
import SystemThreads
import V4L2Source

/// Puts a worker together from the command line, and runs it until a signal comes.
@main
struct CaptureWorkerCommand {
    static func main() {
        ProcessMemory.giveBackPictures()
        let signals = TerminationSignals()
        // A file beyond the process's limit is an error of that file, and no reason to die.
        signal(SIGXFSZ, SIG_IGN)
        do throws(UsageError) {
            switch try WorkerOptions.command.parse(CommandLine.arguments.dropFirst()) {
            case .print(let text): print(text)
            case .run(let invocation): exit(run(configured(invocation), until: signals))
            }
        } catch {
            complain("\(error)")
            exit(UsageError.exitStatus)
        }
    }

    /// The command line with what the configuration file adds to it; ends the process when that is wrong.
    private static func configured(_ invocation: Invocation) -> Invocation {
        guard let file = invocation[WorkerOptions.config] else { return invocation }
        do throws(SettingsError) {
            return try invocation.completed(by: ConfigurationFile.read(file))
        } catch {
            complain("\(error)")
            exit(SettingsError.exitStatus)
        }
    }

    /// Every kind of camera: a new one is one line here.
    private static func cameras(_ invocation: Invocation) -> CameraCatalog {
        CameraCatalog([
            SoftwareZoomProvider(
                V4L2Provider(policy: CorruptFramePolicy(rawValue: invocation[WorkerOptions.corrupt]) ?? .strict)),
            SyntheticProvider(
                seed: UInt64(invocation[WorkerOptions.seed]), mode: invocation[WorkerOptions.prepared] ? .prepared : .live),
        ])
    }

    /// Every kind of rendition: a new one is one line here.
    private static let renditions = RenditionCatalog([
        JPEGRendition()
    ])

    private static func run(_ invocation: Invocation, until signals: borrowing TerminationSignals) -> Int32 {
        if invocation[WorkerOptions.printConfig] {
            print(ConfigurationText(invocation), terminator: "")
            return 0
        }
        let cameras = cameras(invocation)
        if invocation[WorkerOptions.list] {
            print(CameraListing(cameras.cameras()).text)
            return 0
        }
        let log = ServiceLog(level: invocation[WorkerOptions.logLevel], format: invocation[WorkerOptions.logFormat])
        do throws(CaptureError) {
            let configuration = try configuration(invocation, cameras: cameras)
            let worker = try Blocking.wait { () async throws(CaptureError) in try await Worker(configuration, log: log) }
            var fields: LogFields = ["worker": configuration.name, "control": worker.address]
            if let port = worker.tcpPort { fields["tcpPort"] = .integer(Int64(port)) }
            log.info("ready", fields)
            let manager = ServiceManager()
            manager?.ready("worker \(configuration.name) at \(worker.address)")
            let watchdog = manager.flatMap { Watchdog($0) { await worker.answer() } }
            let signal = signals.wait()
            watchdog?.stop()
            manager?.stopping()
            log.info("stopping", ["signal": signal == SIGINT ? "SIGINT" : "SIGTERM"])
            stopAtTheLatest(log)
            Blocking.wait { () async throws(Never) in await worker.stop() }
            return 0
        } catch {
            complain(error.description)
            return 1
        }
    }

    private static func configuration(_ invocation: Invocation, cameras: CameraCatalog) throws(CaptureError)
        -> WorkerConfiguration
    {
        var sessions = invocation[WorkerOptions.session]
        DefaultCamera.resolve(in: &sessions, cameras)
        for index in sessions.indices { sessions[index].linger = invocation[WorkerOptions.linger] }
        var configuration = WorkerConfiguration(
            name: invocation[WorkerOptions.name] ?? HostName.current, runtime: try .standard(), sessions: sessions,
            cameras: cameras,
            renditions: renditions, library: invocation[WorkerOptions.library] ?? PhotoFolder.standard,
            photoFinisher: JPEGPhotoFinisher(), version: Product.version)
        configuration.tcp = invocation[WorkerOptions.tcp]
        configuration.allowsInsecure = invocation[WorkerOptions.insecure]
        return configuration
    }

    /// A camera's driver that hangs must not keep the process from going: systemd, and whoever waits at a terminal, count on it.
    private static func stopAtTheLatest(_ log: ServiceLog) {
        let deadline = MonotonicClock.now() + 1_900_000_000
        _ = NamedThread("sb-deadline") {
            MonotonicClock.sleep(until: deadline)
            log.error("not stopped in time: ended all the same")
            log.flush()
            _exit(1)
        }
    }

    private static func complain(_ text: String) { StandardError.print("capture-worker: \(text)") }
}
