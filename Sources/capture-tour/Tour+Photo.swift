import CaptureClient
import Digest

extension Tour {
    /// A photo: its bytes must be whole, be those that were told, and show what the frames show.
    mutating func photo() async throws(CaptureError) -> Finding {
        let photo = try await client.capturePhoto(session: session)
        let bytes = try await client.photoBytes(photo.photoId)
        let frame = try await feed.frame(from: photo.frame?.frameSequence ?? 0)
        guard let picture = LumaPicture(jpeg: unsafe bytes.span.bytes) else {
            return .fails("\(photo.path) is no JPEG that can be read")
        }
        let digest = unsafe SHA256.digest(of: bytes.span.bytes)
        let isWhole =
            UInt64(bytes.count) == photo.size && bytes.prefix(2) == [0xff, 0xd8] && bytes.suffix(2) == [0xff, 0xd9]
            && photo.sha256 == digest
        let alike = picture.correlation(with: frame.picture)
        return Finding(
            isWhole && alike > Self.alike,
            "\(photo.path), \(photo.width)×\(photo.height), \(bytes.count) of \(photo.size) bytes, "
                + "correlation \(alike.text) with the frames")
    }
}
