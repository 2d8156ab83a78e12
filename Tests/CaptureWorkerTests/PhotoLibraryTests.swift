import CaptureModel
import CapturePipeline
import Foundation
import CaptureWire
import ScriptedSource
import Testing

@testable import CaptureWorker

@Suite("The photo library")
struct PhotoLibraryTests {
    private func with(_ body: (PhotoLibrary, String) async throws -> Void) async throws {
        let folder = "/tmp/\(Bus.unique("sb-library-"))"
        let library = PhotoLibrary(folder: folder, worker: "w", finisher: ScriptedPhotoFinisher())
        await library.open()
        do {
            try await body(library, folder)
        } catch {
            await library.close()
            throw error
        }
        await library.close()
        try FileManager.default.removeItem(atPath: folder)
    }

    private func store(_ id: String, in library: PhotoLibrary) async throws {
        let size = FrameSize(width: 1, height: 1)
        let layout = try #require(ImageLayout(.grey, size, colorRange: .full))
        let photo = FinishedPhoto(bytes: [1, 2, 3], digest: [9], thumbnail: [], size: size)
        _ = try await library.store(photo, id: id, frame: FrameHeader(worker: "w", layout: layout))
    }

    @Test("Its folder is read once, however many photos are asked for and added, those that can't be written included")
    func readOnce() async throws {
        try await with { library, folder in
            for number in 0..<20 {
                #expect(try await library.photo("photo-\(number)") == nil)
                try await store("photo-\(number)", in: library)
                #expect(try await library.photo("photo-\(number)") != nil)
            }
            try FileManager.default.createDirectory(
                atPath: "\(folder)/19700101T000000.000Z_bad.jpg/x", withIntermediateDirectories: true)
            await #expect(throws: CaptureError.self) { try await store("bad", in: library) }
            _ = try? await library.photo("other")
            let readings = await library.readings
            for number in 20..<30 {
                try await store("photo-\(number)", in: library)
                #expect(try await library.photo("none") == nil)
            }
            #expect(await library.readings == readings && readings == 2)
        }
    }

    @Test("What somebody else puts into the folder is found, and what somebody takes away is gone")
    func others() async throws {
        try await with { library, folder in
            try await store("mine", in: library)
            #expect(try await library.photo("theirs") == nil)
            try Data([1, 2, 3]).write(to: URL(filePath: "\(folder)/20260131T120000.250Z_theirs.jpg"))
            #expect(try await library.photo("theirs")?.size == 3)
            try FileManager.default.removeItem(atPath: "\(folder)/20260131T120000.250Z_theirs.jpg")
            #expect(try await library.photo("theirs") == nil)
            #expect(try await library.photo("mine") != nil)
        }
    }
}
