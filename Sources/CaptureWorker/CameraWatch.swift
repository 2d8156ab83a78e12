internal import CaptureModel
internal import CapturePipeline
internal import CaptureWire
internal import ServiceLog
internal import Synchronization
internal import SystemThreads

/// Knows which cameras there are, from a thread of its own that looks whenever something may have changed.
final class CameraWatch: Sendable {
    private static let interval: Int64 = 1_000_000_000

    private let catalog: CameraCatalog
    private let events: EventLog
    private let log: ServiceLog
    private let cameras = Mutex<[Camera]?>(nil)
    private let isStopping = Signal(false)

    init(_ catalog: CameraCatalog, events: EventLog, log: ServiceLog) {
        self.catalog = catalog
        self.events = events
        self.log = log
    }

    /// The cameras that there are now; any thread.
    var known: [Camera] { cameras.withLock { $0 } ?? [] }

    /// Looks once, then goes on looking on a thread of its own. It blocks for the first look.
    func start() {
        let first = catalog.changeToken
        look()
        _ = NamedThread("sb-cameras") { [self] in
            var token = first
            while isStopping.wait(until: MonotonicClock.now() + Self.interval, for: { $0 ? true : nil }) == nil {
                let newest = catalog.changeToken
                guard newest != token else { continue }
                token = newest
                look()
            }
        }
    }

    /// Ends the thread; it does not wait.
    func stop() { isStopping.update { $0 = true } }

    private func look() {
        let found = catalog.cameras()
        let last = cameras.withLock { cameras in
            defer { cameras = found }
            return cameras
        }
        // The first look is told even when it finds nothing: that is a state too.
        guard found != last else { return }
        let before = last ?? []
        let arrived = found.map(\.id).filter { id in !before.contains { $0.id == id } }
        let lost = before.map(\.id).filter { id in !found.contains { $0.id == id } }
        if !arrived.isEmpty { log.info("cameras found", ["cameras": arrived.joined(separator: " ")]) }
        if !lost.isEmpty { log.warning("cameras lost", ["cameras": lost.joined(separator: " ")]) }
        events.post(.cameras(Wire.CameraList(cameras: found.map(Wire.Camera.init), arrived: arrived, lost: lost)))
    }
}
