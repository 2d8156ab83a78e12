import Foundation
import TestSupport

extension ExternalProgram {
    /// Where these tests' own files are.
    static let testFolder = URL(filePath: #filePath).deletingLastPathComponent()

    /// The plug-in, which is built beside the tests.
    static var plugin: String {
        get throws {
            let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
            return URL(filePath: tests).deletingLastPathComponent().appending(path: "protoc-gen-shutterbus").path
        }
    }
}
