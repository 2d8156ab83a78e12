import CaptureClient
import FramePatch
import SystemThreads

/// Reads the frame number and the capture time that synthetic cameras draw into their pictures, and holds them against what the
/// headers say. Raw formats with luma or RGB only: a JPEG's pixels are not decoded here.
struct PixelCheck {
    /// Pictures with a patch.
    private(set) var read = 0
    /// Of those, pictures whose number is not above that of the one before.
    private(set) var outOfOrder = 0
    /// Of those, pictures whose time is not their header's.
    private(set) var otherTimes = 0
    private var last: (source: String, number: UInt64)?

    mutating func add(_ frame: ReceivedFrame) {
        let header = frame.header
        guard let rows = Self.rows(header.layout), let patch = frame.withBytes({ FramePatch.read(from: $0, rows) }) else {
            return
        }
        read += 1
        if patch.captureTime != header.times.capture { otherTimes += 1 }
        let source = "\(header.bootID) \(header.camera) \(header.generation)"
        if let last, last.source == source, patch.sequence <= last.number { outOfOrder += 1 }
        last = (source, patch.sequence)
    }

    private static func rows(_ layout: ImageLayout) -> PixelRows? {
        guard let plane = layout.planes.first else { return nil }
        let (first, step): (Int, Int)
        switch layout.pixelFormat {
        case .grey, .nv12, .i420: (first, step) = (0, 1)
        case .yuyv: (first, step) = (0, 2)
        case .uyvy: (first, step) = (1, 2)
        case .rgb24, .bgr24: (first, step) = (0, 3)
        default: return nil
        }
        return PixelRows(
            width: layout.size.width, height: layout.size.height, offset: plane.offset + first, stride: plane.stride,
            pixelStride: step)
    }
}
