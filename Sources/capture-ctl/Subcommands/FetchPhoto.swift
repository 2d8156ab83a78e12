import Arguments
import CaptureClient

/// Fetches a photo from the worker's library.
struct FetchPhoto: Subcommand {
    private static let id = Argument.positional("PHOTO", .text, help: "the photo's id")
    private static let save = Argument.requiredOption(
        "save", "FILE", PhotoFile.format, help: "where to put it, once its SHA-256 is checked; - is standard output")

    static let command = Command(
        "fetch", summary: "fetch a photo from the worker's library", sections: [.init("Photo", id, save)],
        examples: [.init("capture-ctl fetch visit-42 --save visit.jpg", "the photo that was taken with this id")])
    static let usesSession = false

    private let id: String
    private let file: PhotoFile

    init(_ invocation: Invocation) {
        id = invocation[Self.id]
        file = invocation[Self.save]
    }

    func run(_ console: Console) async throws(CaptureError) -> ExitStatus {
        let client = try await console.connect()
        let reply = try await console.request(client, .photo(Wire.PhotoRequest(photoId: id)))
        guard case .photo(let result) = reply.result, let photo = result.photo else { throw .unexpectedReply }
        try await file.save(photo, from: client, timeout: console.timeout(.seconds(5)))
        let screen = file.screen(console.screen)
        if console.isJSON { screen.write(reply) } else { PhotoText(photo).write(on: screen) }
        return .success
    }
}
