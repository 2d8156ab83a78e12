internal import CaptureBus
internal import CaptureModel
internal import ZeroMQ

/// A worker's three sockets, bound, and where they are.
struct BoundSockets: ~Copyable {
    var control: Socket
    var frames: Socket
    var events: Socket
    /// The TCP ports of control, frames and events; none without TCP.
    let ports: [UInt16]

    /// Binds in the worker's folder, whose lock the caller holds, and on TCP where that is wanted.
    ///
    /// Throws `systemError`; nothing stays bound then.
    init(_ addresses: WorkerAddresses, tcp: WorkerConfiguration.TCP?, in context: Context) throws(CaptureError) {
        do {
            let frames = try BusSocket.framePublisher(in: context)
            let events = try BusSocket.eventPublisher(in: context)
            let control = try BusSocket.controlRouter(in: context)
            try frames.bind(addresses.frames)
            try events.bind(addresses.events)
            var ports: [UInt16] = []
            if let tcp {
                ports.append(try control.bind(tcp, offset: 0))
                ports.append(try frames.bind(tcp, offset: 1))
                ports.append(try events.bind(tcp, offset: 2))
            }
            // Control last: whoever finds it finds the rest.
            try control.bind(addresses.control)
            self.control = control
            self.frames = frames
            self.events = events
            self.ports = ports
        } catch {
            throw CaptureError(
                .systemError, "can't bind the worker's sockets: is the address free and this machine's own?",
                cause: error.description)
        }
    }
}

/// The `ipc` addresses of a worker's sockets.
struct WorkerAddresses: Hashable {
    let control: String
    let frames: String
    let events: String

    /// Throws `invalidAddress` when a path is too long for a socket.
    init(worker: String, in runtime: RuntimeFolder) throws(CaptureError) {
        control = try runtime.address(of: "control", worker: worker)
        frames = try runtime.address(of: "frames", worker: worker)
        events = try runtime.address(of: "events", worker: worker)
    }
}

extension Socket {
    /// Binds the port `offset` after the worker's TCP port, or a free one; answers which.
    fileprivate borrowing func bind(_ tcp: WorkerConfiguration.TCP, offset: UInt16) throws(ZeroMQError) -> UInt16 {
        let port = tcp.port == 0 ? "*" : String(tcp.port + offset)
        let address = try bind("tcp://\(tcp.host == "localhost" ? "127.0.0.1" : tcp.host):\(port)")
        return UInt16(address.split(separator: ":").last ?? "") ?? tcp.port + offset
    }
}
