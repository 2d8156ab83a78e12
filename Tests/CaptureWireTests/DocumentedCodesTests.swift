import Foundation
import TestSupport
import Testing

@Suite("The error codes of the contract")
struct DocumentedCodesTests {
    private func text(_ path: String) throws -> String {
        try String(contentsOf: ExternalProgram.packageFolder.appending(path: path), encoding: .utf8)
    }

    @Test("Every code that the code base knows stands in proto/README.md")
    func documented() throws {
        let codes = try text("Sources/CaptureModel/ErrorCode.swift").matches(of: /ErrorCode\(rawValue: "([A-Za-z]+)"\)/).map(\.1)
        #expect(codes.count > 20)
        let contract = try text("proto/README.md")
        for code in codes { #expect(contract.contains("`\(code)`"), "\(code)") }
    }
}
