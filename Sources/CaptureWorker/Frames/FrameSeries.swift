internal import CaptureModel
internal import CapturePipeline
internal import CaptureWire
internal import ServiceLog
internal import Synchronization
internal import SystemThreads
internal import ZeroMQ

/// The frames of one topic: numbers them, sends them, and keeps the newest for newcomers.
final class FrameSeries: Sendable {
    /// Its topic.
    let topic: Topic
    private let topicBytes: [UInt8]
    private let isThinned: Bool
    private let socket: FrameSocket
    private let log: ServiceLog

    private struct State: ~Copyable {
        var sequence: UInt64
        var newcomers = Newcomers()
        var encoder = FrameHeaderEncoder()
        var isOpen = true
    }
    private let state: Mutex<State>

    /// Frames of `topic` after number `sequence`. Of a rendition that leaves frames out (`isThinned`) the newest stays for long.
    init(_ topic: Topic, after sequence: UInt64, isThinned: Bool, to socket: FrameSocket, log: ServiceLog) {
        self.topic = topic
        topicBytes = Array(topic.text.utf8)
        self.isThinned = isThinned
        self.socket = socket
        self.log = log
        state = Mutex(State(sequence: sequence))
    }

    /// The newest `rendition_sequence`.
    var sequence: UInt64 { state.withLock { $0.sequence } }

    /// Sends a frame, on the thread that made it.
    func publish(_ frame: Frame) {
        state.withLock { state in
            guard state.isOpen else { return }
            state.sequence += 1
            let now = MonotonicClock.now()
            var header = frame.header
            header.renditionSequence = state.sequence
            header.times.publish = now
            send(header, frame.buffer, at: now, &state)
            // Not in a buffer that its camera needs.
            let kept = isThinned ? Frame(header: frame.header, buffer: FrameBuffer(copying: frame.buffer)) : frame
            state.newcomers.published(kept, at: now)
        }
    }

    /// Somebody subscribed: when `repeatNewest` is to be called, if at all.
    func welcome() -> Int64? { state.withLock { $0.newcomers.asked(at: MonotonicClock.now()) } }

    /// Sends the newest frame once more, unless a live one came since `welcome`.
    func repeatNewest() {
        state.withLock { state in
            let now = MonotonicClock.now()
            guard state.isOpen, let frame = state.newcomers.frameToRepeat(at: now) else { return }
            var header = frame.header
            header.renditionSequence = state.sequence
            header.times.publish = state.newcomers.published
            header.status = .repeated
            header.drops = DropCounts()
            send(header, frame.buffer, at: now, &state)
        }
    }

    /// Sends no more, and lets go of the newest frame.
    func close() {
        state.withLock { state in
            state.isOpen = false
            state.newcomers = Newcomers()
        }
    }

    private func send(_ header: FrameHeader, _ buffer: FrameBuffer, at now: Int64, _ state: inout State) {
        do {
            try socket.send(topicBytes, state.encoder.encode(header), buffer, at: now)
        } catch {
            log.error("frame not sent", ["topic": topic.text, "reason": error.description])
        }
    }
}
