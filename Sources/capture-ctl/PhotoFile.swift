import Arguments
import CLinux
import CaptureClient
import Digest
import Glibc
import TerminalText

/// Where a photo's bytes are put: a file, or standard output.
enum PhotoFile: Sendable {
    case file(String)
    case standardOutput

    /// How it is typed.
    static let format = ValueFormat<PhotoFile>(expected: "a file's path, or - for standard output") { text in
        text.isEmpty ? nil : text == "-" ? .standardOutput : .file(text)
    }

    /// Where text may go beside the bytes.
    func screen(_ screen: Screen) -> Screen {
        if case .standardOutput = self { .aside } else { screen }
    }

    /// Fetches the photo's bytes, holds them against what the worker told of them, and puts them here.
    func save(_ photo: Wire.Photo, from client: CaptureClient, timeout: Duration) async throws(CaptureError) {
        let bytes = try await client.photoBytes(photo.photoId, timeout: timeout)
        guard UInt64(bytes.count) == photo.size else {
            throw CaptureError(.libraryFailed, "the photo has \(photo.size) bytes, and \(bytes.count) came")
        }
        guard unsafe SHA256.digest(of: bytes.span.bytes) == photo.sha256 else {
            throw CaptureError(.libraryFailed, "the bytes that came are not the photo's: their SHA-256 is another")
        }
        switch self {
        case .standardOutput: try check(OutputDescriptor.standardOutput.write(bytes), "can't write to standard output")
        case .file(let path):
            let file = unsafe clinux_open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
            guard file >= 0 else { return try check(errno, "can't make \(path)") }
            let written = OutputDescriptor(file).write(bytes)
            let closed = close(file) == 0 ? 0 : errno
            try check(written == 0 ? closed : written, "can't write \(path)")
        }
    }

    private func check(_ number: Int32, _ what: String) throws(CaptureError) {
        guard number != 0 else { return }
        throw CaptureError(.systemError, what, cause: unsafe String(cString: strerror(number)))
    }
}
