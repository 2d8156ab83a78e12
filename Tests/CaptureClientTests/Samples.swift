import CaptureClient
import ProtoWire

/// A frame of a fake worker: grey, 4 × 2 pixels of one value.
struct SampleFrame {
    var header = FrameHeader(
        worker: "fake", bootID: String(repeating: "a", count: 32), session: "main", camera: "scripted:one", frameSequence: 1,
        renditionSequence: 1, layout: ImageLayout(.grey, FrameSize(width: 4, height: 2))!)
    var payload = [UInt8](repeating: 7, count: 8)
    var topic = "sb1/fake/main/frame/raw/"

    init(_ sequence: UInt64, bootID: String? = nil, status: FrameStatus = .ok) {
        header.frameSequence = sequence
        header.renditionSequence = sequence
        header.status = status
        if let bootID { header.bootID = bootID }
    }

    /// The message on the bus.
    var parts: [[UInt8]] { [Array(topic.utf8), Wire.FrameHeader(header).protobuf(), payload] }
}

/// An event of a fake worker, of the kind `error`, whose message is its number.
func sampleEvent(
    _ number: UInt64, previous: UInt64? = nil, session: String = "main", bootID: String = String(repeating: "a", count: 32),
    worker: String = "fake"
) -> Wire.Event {
    Wire.Event(
        worker: worker, bootId: bootID, session: session, number: number, previousInTopic: previous ?? number - 1,
        kind: .error(Wire.Error(code: "test", message: "\(number)")))
}

/// The numbers of the events among elements.
func numbers(_ elements: [EventStreamElement]) -> [UInt64] {
    elements.compactMap { element in
        guard case .event(let event) = element else { return nil }
        return event.number
    }
}
