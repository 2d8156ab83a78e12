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
        guard parts.identity.isMeant(by: message) else {
            return CommandResult(.capturePhoto(Wire.CapturePhotoReply(photo: try await parts.photos.recall(id))))
        }
        // First of all its turn among the session's commands: a photo after a zoom is zoomed.
        let sequence = await session.settledSequence()
        let photo = try await parts.photos.capture(
            session, id: id, quality: request.quality == 0 ? 95 : Int(request.quality), asked: asked, from: sequence)
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
        guard !clientId.isEmpty else { return Self.photoID(.random(in: .min ... .max), .random(in: .min ... .max)) }
        let derived = "\(clientId)-\(requestId)"
        guard !Topic.isSegment(derived) else { return derived }
        // Too long together: 128 bits made of both, the same ones after a restart too.
        return Self.photoID(Self.hash(derived, from: 0xcbf2_9ce4_8422_2325), Self.hash(derived, from: 0x9e37_79b9_7f4a_7c15))
    }

    private static func photoID(_ high: UInt64, _ low: UInt64) -> String {
        "photo-\(String(high, radix: 16))-\(String(low, radix: 16))"
    }

    /// FNV-1a.
    private static func hash(_ text: String, from basis: UInt64) -> UInt64 {
        text.utf8.reduce(basis) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}
