import Arguments
import CaptureClient

/// Takes a photo.
struct CapturePhoto: Subcommand {
    private static let id = Argument.option(
        "id", "ID", .text, note: "made by the worker",
        help: "the photo's id, 1 to 64 of A-Z a-z 0-9 . _ -; the same id is the same photo, however often it is asked for")
    private static let quality = Argument.option(
        "quality", short: "q", "Q", .integer(in: UInt32(1)...100), note: "95",
        help: "the JPEG's quality; a camera that gives JPEG has its own")
    private static let save = Argument.option(
        "save", "FILE", PhotoFile.format, help: "fetch the photo, check its SHA-256 and put it there; - is standard output")

    static let command = Command(
        "photo", summary: "take a photo of this moment", sections: [.init("Photo", id, quality, save)],
        examples: [
            .init("capture-ctl photo", "into the worker's library; prints its path, size and SHA-256"),
            .init("capture-ctl photo --save me.jpg", "and a copy here, also from another host"),
            .init("capture-ctl photo --id visit-42 --save - | feh -", "look at it; taken once, however often this is run"),
        ])

    private let id: String
    private let quality: UInt32
    private let file: PhotoFile?

    init(_ invocation: Invocation) {
        id = invocation[Self.id] ?? ""
        quality = invocation[Self.quality] ?? 0
        file = invocation[Self.save]
    }

    func run(_ console: Console) async throws(CaptureError) -> ExitStatus {
        let client = try await console.connect()
        let command = Wire.CapturePhotoRequest(session: console.session, photoId: id, quality: quality)
        let reply = try await console.request(client, .capturePhoto(command), patience: .seconds(20))
        guard case .capturePhoto(let result) = reply.result, let photo = result.photo else { throw .unexpectedReply }
        let screen = file?.screen(console.screen) ?? console.screen
        if console.isJSON { screen.write(reply) } else { PhotoText(photo).write(on: screen) }
        try await file?.save(photo, from: client, timeout: console.timeout(.seconds(5)))
        return .success
    }
}
