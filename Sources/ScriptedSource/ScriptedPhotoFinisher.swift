package import CaptureModel
package import CapturePipeline
internal import Synchronization

/// Makes photos that are the frame's own bytes, or fails when a test tells it to.
package final class ScriptedPhotoFinisher: PhotoFinisher {
    private let problem = Mutex<CaptureError?>(nil)

    /// A finisher that succeeds.
    package init() {}

    /// Has every further photo fail; nil: no more.
    package func fail(_ error: CaptureError?) { problem.withLock { $0 = error } }

    /// The frame's bytes; the digest is their sum, the thumbnail their first.
    package func finish(_ frame: Frame, photoID: String, quality: Int) throws(CaptureError) -> FinishedPhoto {
        if let problem = problem.withLock({ $0 }) { throw problem }
        let bytes = frame.buffer.withBytes { bytes in unsafe bytes.withUnsafeBytes { unsafe Array($0) } }
        return FinishedPhoto(
            bytes: bytes, digest: Self.digest(bytes), thumbnail: Array(bytes.prefix(1)), size: frame.header.layout.size)
    }

    /// What `finish` would tell of these bytes, but for the size.
    package func inspect(_ file: [UInt8]) throws(CaptureError) -> (digest: [UInt8], size: FrameSize) {
        (Self.digest(file), FrameSize(width: 0, height: 0))
    }

    private static func digest(_ bytes: [UInt8]) -> [UInt8] {
        let sum = bytes.reduce(UInt64(bytes.count)) { $0 &* 31 &+ UInt64($1) }
        return (0..<8).map { UInt8(truncatingIfNeeded: sum >> (8 * $0)) }
    }
}
