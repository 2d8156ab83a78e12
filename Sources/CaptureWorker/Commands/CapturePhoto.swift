internal import CaptureModel
internal import CapturePipeline
internal import CaptureWire
internal import SystemThreads

extension CommandHandler {
    /// Takes a photo of this moment and answers when it is in the library.
    static let capturePhoto = CommandHandler("capturePhoto") { message, parts async throws(CaptureError) in
        guard case .capturePhoto(let request) = message.command else { return nil }
        let asked = MonotonicClock.now()
        let session = try parts.session(request.session)
        guard request.photoId.isEmpty || Topic.isSegment(request.photoId) else {
            throw CaptureError(.invalidArgument, "photo_id has 1 to 64 characters of A-Z a-z 0-9 . _ -")
        }
        guard request.quality <= 100 else { throw CaptureError(.invalidArgument, "quality: from 1 to 100, or 0 for 95") }
        let id = request.photoId.isEmpty ? message.photoID : request.photoId
        let photo = try await parts.photos.capture(
            session, id: id, quality: request.quality == 0 ? 95 : Int(request.quality), asked: asked)
        return CommandResult(.capturePhoto(Wire.CapturePhotoReply(photo: photo)))
    }

    /// Hands out a piece of a photo. Its replies are not remembered: asking again costs less than keeping them.
    static let photo = CommandHandler("photo", isRemembered: false) { message, parts async throws(CaptureError) in
        guard case .photo(let request) = message.command else { return nil }
        guard Topic.isSegment(request.photoId) else {
            throw CaptureError(.invalidArgument, "photo_id has 1 to 64 characters of A-Z a-z 0-9 . _ -")
        }
        guard request.length <= 1 << 20 else {
            throw CaptureError(.invalidArgument, "length: at most 1048576 bytes (1 MiB) at once")
        }
        let (photo, data) = try await parts.library.read(request.photoId, from: request.offset, count: Int(request.length))
        return CommandResult(.photo(Wire.PhotoReply(photo: photo, data: data)))
    }
}

extension Wire.Request {
    /// An id for the photo that a request without one asks for: the same for the same request, so that a retry is the same photo;
    /// a random one when the request has no client id.
    fileprivate var photoID: String {
        let derived = "\(clientId)-\(requestId)"
        guard !clientId.isEmpty, Topic.isSegment(derived) else {
            let random = (0..<2).map { _ in String(UInt64.random(in: .min ... .max), radix: 16) }.joined()
            return "photo-\(random)"
        }
        return derived
    }
}
