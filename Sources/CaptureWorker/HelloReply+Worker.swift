internal import CapturePipeline
internal import CaptureWire
internal import Glibc
internal import SystemThreads

extension Wire.HelloReply {
    /// What a worker tells its clients, but for the time.
    init(
        _ configuration: WorkerConfiguration, identity: WorkerIdentity, addresses: WorkerAddresses, ports: [UInt16],
        eventHistory: Int
    ) {
        self.init(
            version: configuration.version, wireMajor: Wire.major, wireMinor: Wire.minor, hostBootId: identity.hostBootID,
            pid: UInt32(getpid()), framesAddress: addresses.frames, eventsAddress: addresses.events,
            sessions: configuration.sessions.map(\.name),
            renditions: configuration.renditions.kinds.map(Wire.RenditionFormat.init),
            commands: CommandHandler.all.map(\.name),
            limits: Wire.Limits(
                requestBytes: UInt32(RequestBody.limit), replyMemoryTime: ControlServer.replyMemoryTime,
                replyMemoryBytes: UInt32(ControlServer.replyMemoryBytes), eventHistory: UInt32(eventHistory),
                renditions: UInt32(FramePublisher.renditionLimit), heartbeatInterval: EventPublisher.heartbeatInterval))
        if ports.count == 3 {
            framesPort = UInt32(ports[1])
            eventsPort = UInt32(ports[2])
        }
    }
}

extension WorkerParts {
    /// The answer to `hello`.
    var hello: Wire.HelloReply {
        var reply = greeting
        reply.time = MonotonicClock.now()
        return reply
    }
}
