import Foundation
import ProtoWire
import TestSupport
import Testing

@Suite("The golden vectors")
struct VectorTests {
    static let messages: [(name: String, message: Sample.EveryFeature)] = [
        ("scalars", Samples.scalars), ("lists", Samples.lists), ("presence", Samples.presence), ("choice", Samples.choices[2]),
        ("maps", Samples.maps), ("nested", Samples.nested),
    ]

    @Test("Are what is written, in both forms: bytes never change from one release to the next", arguments: messages.map(\.name))
    func written(name: String) throws {
        let message = try #require(Self.messages.first { $0.name == name }?.message)
        let folder = ExternalProgram.testFolder.appending(path: "Vectors")
        #expect(Array(try Data(contentsOf: folder.appending(path: name + ".bin"))) == message.protobuf())
        #expect(Array(try Data(contentsOf: folder.appending(path: name + ".json"))) == message.jsonUTF8())
    }
}
