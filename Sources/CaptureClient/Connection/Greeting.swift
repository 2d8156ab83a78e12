internal import CaptureModel
internal import CaptureWire

/// What a worker's `hello` tells: who it is and where it publishes.
struct Greeting: Hashable, Sendable {
    /// The worker's name.
    let worker: String
    /// Its boot id.
    let bootID: String
    /// Where it publishes frames.
    let framesAddress: String
    /// Where it publishes events.
    let eventsAddress: String

    /// Reads the reply that came from `control`.
    ///
    /// Throws `unsupported` when the worker speaks another major version, `noWorker` when its frames can't be reached.
    init(_ reply: Wire.Reply, from control: ControlAddress) throws(CaptureError) {
        guard case .hello(let hello) = reply.result else { throw .unexpectedReply }
        guard hello.wireMajor == Wire.major else {
            throw CaptureError(
                .unsupported,
                "worker '\(reply.worker)' (version \(hello.version)) speaks wire version \(hello.wireMajor), this client \(Wire.major): update the older one"
            )
        }
        guard let frames = control.sibling(path: hello.framesAddress, port: hello.framesPort),
            let events = control.sibling(path: hello.eventsAddress, port: hello.eventsPort)
        else {
            throw CaptureError(
                .noWorker, "worker '\(reply.worker)' answers at \(control.text) but tells no address for frames and events there")
        }
        worker = reply.worker
        bootID = reply.bootId
        framesAddress = frames
        eventsAddress = events
    }
}
