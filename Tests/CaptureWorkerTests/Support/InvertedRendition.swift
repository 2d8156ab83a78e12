import CaptureModel
import CapturePipeline
import Synchronization
import SystemThreads

/// Holds encoders up until it is opened.
final class EncodingGate: Sendable {
    private let state = Signal((isOpen: true, waiting: 0))
    private let problem = Mutex<CaptureError?>(nil)

    func close() { state.update { $0.isOpen = false } }
    func open() { state.update { $0.isOpen = true } }
    /// Encoders that stand before it.
    var waiting: Int { state.update { $0.waiting } }
    /// Has every frame fail; nil: no more.
    func fail(_ error: CaptureError?) { problem.withLock { $0 = error } }

    func pass() throws(CaptureError) {
        state.update { $0.waiting += 1 }
        state.wait { $0.isOpen ? true : nil }
        state.update { $0.waiting -= 1 }
        if let error = problem.withLock({ $0 }) { throw error }
    }
}

/// A rendition `inverted`, which turns every byte over and adds its parameter `x` (5 when left out).
struct InvertedRendition: RenditionFormat {
    let gate: EncodingGate
    let name = "inverted"
    let parameters = [RenditionParameter("x", 0...9, default: 5)]

    func encoder(_ parameters: [String: Int]) -> any FrameEncoder { InvertedEncoder(gate, UInt8(parameters["x"] ?? 5)) }
}

private final class InvertedEncoder: FrameEncoder {
    private let gate: EncodingGate
    private let added: UInt8
    private var pool = FrameBufferPool(capacity: 1, limit: 0)

    init(_ gate: EncodingGate, _ added: UInt8) {
        self.gate = gate
        self.added = added
    }

    func encode(_ frame: Frame) throws(CaptureError) -> EncodedImage {
        try gate.pass()
        if pool.capacity < frame.buffer.count { pool = FrameBufferPool(capacity: frame.buffer.count, limit: 16) }
        guard var buffer = pool.take() else { throw CaptureError(.overloaded, "every buffer is held") }
        let added = added
        frame.buffer.withBytes { source in
            buffer.withMutableBytes { target in
                for index in 0..<source.byteCount {
                    let byte = unsafe source.unsafeLoad(fromByteOffset: index, as: UInt8.self)
                    target.storeBytes(of: ~byte &+ added, toByteOffset: index, as: UInt8.self)
                }
            }
        }
        return EncodedImage(buffer: buffer.finish(count: frame.buffer.count), layout: frame.header.layout)
    }
}
