import CaptureModel
import Synchronization

@testable import CapturePipeline

/// Frames out of one pool, for tests that look at nothing but their headers.
enum Frames {
    static let layout = ImageLayout(.grey, FrameSize(width: 2, height: 1))!

    static func frame(
        _ sequence: UInt64, drops: DropCounts = DropCounts(), times: FrameTimes = FrameTimes(), from pool: FrameBufferPool
    ) -> Frame {
        var header = FrameHeader(layout: layout)
        header.frameSequence = sequence
        header.drops = drops
        header.times = times
        return Frame(header: header, buffer: pool.take()!.finish(count: 2))
    }

    static func pool(_ limit: Int = 64) -> FrameBufferPool { FrameBufferPool(capacity: 2, limit: limit) }
}

/// Keeps the headers of all frames that it is offered.
final class HeaderList: FrameOutput {
    private let list = Mutex<[FrameHeader]>([])
    func offer(_ frame: Frame) { list.withLock { $0.append(frame.header) } }
    var headers: [FrameHeader] { list.withLock { $0 } }
}
