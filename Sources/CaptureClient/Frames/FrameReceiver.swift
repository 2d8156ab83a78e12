internal import CaptureBus
internal import CaptureModel
internal import CaptureWire
internal import ProtoWire
internal import ZeroMQ

/// Reads one topic's frames on the client's thread: always, so that none grows old in a queue of libzmq's.
final class FrameReceiver: StreamReceiver {
    /// Bytes of a header at most; one has a few hundred.
    private static let headerLimit = 64 << 10

    private var topic: Topic
    private var topicBytes: [UInt8]
    private let output: FrameOutput
    private let heard: (String) -> Void
    private var socket: ClientSocket?
    private var tracker = SequenceTracker()

    /// Reads `topic` into `output`, and calls `heard` with the boot id that each frame comes from, before it is handed on.
    init(
        _ topic: Topic, to output: FrameOutput, on thread: PollingThread, in context: Context, heard: @escaping (String) -> Void
    ) {
        self.topic = topic
        topicBytes = Array(topic.text.utf8)
        self.output = output
        self.heard = heard
        socket = ClientSocket(on: thread) { () throws(ZeroMQError) in
            try BusSocket.frameSubscriber(in: context)
        } receive: { [unowned self] parts in
            self.receive(parts)
        }
    }

    func open(_ greeting: Greeting) {
        topic = Topic(worker: greeting.worker, session: topic.session, channel: .frame, name: topic.name)
        topicBytes = Array(topic.text.utf8)
        try? socket?.open(greeting.framesAddress, subscribe: [topic.text])
    }

    func became(_ state: StreamState) { output.monitor.became(state) }

    func restarted(_ bootID: String) {
        output.count { $0.restarts += 1 }
        output.monitor.restarted(bootID)
    }

    func close() {
        socket?.close()
        socket = nil
        output.finish()
    }

    private func receive(_ parts: consuming MessageParts) {
        guard let header = header(parts) else { return output.count { $0.malformed += 1 } }
        heard(header.bootID)
        switch tracker.judge(header) {
        case .seen: output.count { $0.repeated += 1 }
        case .new(let lost): output.put(FrameMessage(header, parts.third), lost: lost)
        }
    }

    /// The header of a message that is a frame of this topic and holds what it says.
    private func header(_ parts: borrowing MessageParts) -> FrameHeader? {
        guard parts.count == 3, parts.first.withBytes({ Self.equal($0, topicBytes) }),
            let wire = parts.second.withBytes({ try? Wire.FrameHeader(protobuf: $0, sizeLimit: Self.headerLimit) }),
            let header = try? FrameHeader(wire), header.worker == topic.worker, header.session == topic.session,
            header.status == .noPicture || header.layout.byteCount <= parts.third.count
        else { return nil }
        return header
    }

    private static func equal(_ bytes: RawSpan, _ expected: [UInt8]) -> Bool {
        guard bytes.byteCount == expected.count else { return false }
        return unsafe bytes.withUnsafeBytes { unsafe $0.elementsEqual(expected) }
    }
}
