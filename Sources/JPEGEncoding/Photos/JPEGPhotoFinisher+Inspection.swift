package import CaptureModel
internal import Digest
internal import JPEGStructure

extension JPEGPhotoFinisher {
    /// What a photo's file holds: SHA-256 of its bytes, and the picture's width × height. Throws `libraryFailed` when it is no whole
    /// JPEG.
    package func inspect(_ file: [UInt8]) throws(CaptureError) -> (digest: [UInt8], size: FrameSize) {
        let span = unsafe file.span.bytes
        guard case .whole(let picture) = JPEGVerdict(of: span) else {
            throw CaptureError(.libraryFailed, "a file in the photo library is no whole JPEG: remove it, or put it right")
        }
        return (SHA256.digest(of: span), FrameSize(width: picture.width, height: picture.height))
    }
}
