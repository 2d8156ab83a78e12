internal import CaptureBus
package import CaptureModel
internal import CapturePipeline
internal import CaptureWire
package import ServiceLog
internal import Synchronization
internal import SystemThreads
internal import ZeroMQ

/// A capture worker: its sessions, and the bus they are reached by.
package final class Worker: Sendable {
    private let parts: WorkerParts
    private let control: ControlServer
    private let controlThread: PollingThread
    private let framesThread: PollingThread
    private let log: ServiceLog
    private let context: Context
    /// Held until nothing is bound any more.
    private let lock: Mutex<WorkerLock?>

    /// Where clients reach it on this host: `ipc://…/control`.
    package let address: String
    /// The TCP port of control; nil without TCP.
    package let tcpPort: UInt16?

    /// Takes the name, binds the sockets, looks for cameras and begins to serve. It blocks while it does.
    ///
    /// Throws `invalidArgument`, `invalidAddress`, `nameTaken` or `systemError`; nothing is left running then.
    package init(_ configuration: WorkerConfiguration, log: ServiceLog) async throws(CaptureError) {
        try configuration.check()
        let runtime = configuration.runtime
        let name = configuration.name
        let addresses = try WorkerAddresses(worker: name, in: runtime)
        let lock = try WorkerLock(name: name, in: runtime)
        let context = Context()
        let sockets = try BoundSockets(addresses, tcp: configuration.tcp, in: context)
        let ports = sockets.ports
        for socket in ["control", "frames", "events"] { lock.share(socket: socket) }

        let identity = WorkerIdentity(worker: name)
        let controlThread = PollingThread("sb-control")
        let framesThread = PollingThread("sb-frames")
        let eventLog = EventLog(worker: name, bootID: identity.bootID) { controlThread.wake() }
        let template = FrameHeader(
            worker: name, bootID: identity.bootID, hostBootID: identity.hostBootID,
            layout: ImageLayout(pixelFormat: .mjpeg, size: FrameSize(width: 0, height: 0), planes: []))
        let sessions = configuration.sessions.map { session in
            Session(session, catalog: configuration.cameras, identity: template) { control in
                eventLog.post(.control(Wire.Control(control, session: session.name)), session: session.name)
            } onChange: { now, before in
                Self.tell(now, before, of: session.name, eventLog, log)
            }
        }
        let cameras = CameraWatch(configuration.cameras, events: eventLog, log: log)
        let events = EventPublisher(sockets.events, thread: controlThread, log: eventLog, output: log) {
            Self.beat(sessions, log)
        }
        let frames = FramePublisher(
            sockets.frames, thread: framesThread, worker: name, sessions: sessions, catalog: configuration.renditions,
            events: eventLog, log: log)
        let greeting = Wire.HelloReply(
            configuration, identity: identity, addresses: addresses, ports: ports,
            eventHistory: eventLog.capacity)
        let library = PhotoLibrary(folder: configuration.library, worker: name, finisher: configuration.photoFinisher)
        await library.open()
        let photos = PhotoService(library: library, finisher: configuration.photoFinisher, events: eventLog, log: log)
        parts = WorkerParts(
            identity: identity, startTime: MonotonicClock.now(), sessions: sessions, cameras: cameras,
            renditions: configuration.renditions, eventLog: eventLog, events: events, frames: frames, photos: photos,
            library: library,
            greeting: greeting)
        control = ControlServer(sockets.control, thread: controlThread, parts: parts, log: log)
        self.controlThread = controlThread
        self.framesThread = framesThread
        self.log = log
        address = addresses.control
        tcpPort = ports.first
        self.context = context
        self.lock = Mutex(lock)

        eventLog.post(.workerState(Wire.WorkerState(version: configuration.version)))
        cameras.start()
        for session in sessions { Self.tell(session.snapshot, nil, of: session.name, eventLog, log) }
        await events.start()
        await frames.start()
        await control.start()
    }

    /// Returns once the threads that serve the bus have answered; never when one of them hangs. A camera may hang: that is a state
    /// of its session.
    package func answer() async {
        await control.answer()
        await parts.frames.answer()
    }

    /// Stops: cameras first, then the bus, then the name is free. What readers have not fetched a second later is dropped. It can
    /// be called once.
    package func stop() async {
        parts.eventLog.post(.workerState(Wire.WorkerState(stopping: true, version: parts.greeting.version)))
        await control.pause()
        await parts.frames.stop()
        parts.cameras.stop()
        for session in parts.sessions {
            session.abandonWait()
            await session.shutDown()
        }
        await parts.photos.close()
        await control.stop()
        await parts.events.stop()
        // These wait for threads and for lingering messages: not on the shared pool.
        await withCheckedContinuation { continuation in
            _ = NamedThread("sb-stop") { [self] in
                controlThread.stop()
                framesThread.stop()
                context.terminate()
                lock.withLock { $0 = nil }
                log.flush()
                continuation.resume()
            }
        }
    }

    private static func tell(
        _ snapshot: SessionSnapshot, _ before: SessionSnapshot?, of session: String, _ events: EventLog, _ log: ServiceLog
    ) {
        let summary = Wire.SessionSummary(snapshot, session: session)
        events.post(.sessionState(summary), session: session)
        // Whoever zooms and focuses all day must not fill the log.
        guard snapshot.state != before?.state || snapshot.camera != before?.camera || snapshot.format != before?.format else {
            return
        }
        switch snapshot.state {
        case .failed(let error):
            log.warning(
                "session failed",
                ["session": session, "camera": summary.camera, "code": error.code.rawValue, "reason": error.description])
        case .running:
            let layout = summary.format ?? Wire.ImageLayout()
            log.info(
                "session running",
                [
                    "session": session, "camera": summary.camera, "format": layout.pixelFormat,
                    "size": "\(layout.width)x\(layout.height)",
                ])
        case .idle, .starting, .stopped: log.info("session \(snapshot.state)", ["session": session, "camera": summary.camera])
        }
    }

    private static func beat(_ sessions: [Session], _ log: ServiceLog) -> [Wire.SessionBeat] {
        log.flush()
        return sessions.map { session in
            let snapshot = session.snapshot
            return Wire.SessionBeat(
                session: session.name, state: Wire.SessionState(snapshot.state), frameSequence: snapshot.frameSequence)
        }
    }
}
