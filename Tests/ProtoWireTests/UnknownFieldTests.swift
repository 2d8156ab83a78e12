import ProtoWire
import Testing

@Suite("Unknown fields")
struct UnknownFieldTests {
    static let newer = Sample.Newer(name: "n", count: -1, size: .init(width: 300), marks: [1, 2])

    @Test("Are kept and written again, so that a newer program loses nothing through an older one")
    func kept() throws {
        let older = try Sample.Older(protobuf: Self.newer.protobuf())
        #expect(older.name == "n")
        #expect(older != Sample.Older(name: "n"))
        #expect(try Sample.Newer(protobuf: older.protobuf()) == Self.newer)
    }

    @Test("Are listed by number, each once")
    func listed() throws {
        let older = try Sample.Older(protobuf: Self.newer.protobuf() + Self.newer.protobuf())
        #expect(older.unknownFieldPaths() == ["2", "3", "4"])
        #expect(Self.newer.unknownFieldPaths().isEmpty)
        #expect(older.unknownFieldPaths(limit: 2) == ["2", "3"])
    }

    @Test("Of every wire type are kept as they came, groups and overlong varints too")
    func wireTypes() throws {
        let group: [UInt8] = [0xA3, 0x06, 0x08, 1, 0x12, 2, 0x0A, 0x0B, 0xA4, 0x06]
        let others: [UInt8] = [
            0x98, 0x06, 0x81, 0x00, 0x99, 0x06, 1, 2, 3, 4, 5, 6, 7, 8, 0x9A, 0x06, 1, 0xFF, 0x9D, 0x06, 1, 2, 3, 4,
        ]
        let size = try Sample.Size(protobuf: group + [0x08, 7] + others)
        #expect(size.width == 7)
        #expect(size.protobuf() == [0x08, 7] + group + others)
        #expect(size.unknownFieldPaths() == ["100", "99"])
    }

    @Test("A known number in a form that does not fit counts as unknown")
    func otherForm() throws {
        let bytes: [UInt8] = [0x0A, 1, 0x61]  // `width` as a string
        let size = try Sample.Size(protobuf: bytes)
        #expect(size.width == 0)
        #expect(size.protobuf() == bytes)
        #expect(size.unknownFieldPaths() == ["1"])
    }

    @Test("A oneof keeps its value when another member comes in a form that does not fit")
    func otherFormInOneof() throws {
        let bytes = Sample.EveryFeature(choice: .chosenSize(.init(width: 1))).protobuf() + [0xA0, 0x03, 1]  // 52 as a varint
        let message = try Sample.EveryFeature(protobuf: bytes)
        #expect(message.choice == .chosenSize(.init(width: 1)))
        #expect(message.unknownFieldPaths() == ["52"])
    }

    @Test("Inside messages, lists, maps and oneofs are listed under the field's JSON name")
    func nested() throws {
        let strange = try Sample.Size(protobuf: [0x38, 1])
        let strangeTree = try Sample.Tree(protobuf: [0x48, 1])
        let message = Sample.EveryFeature(
            aSize: strange, sizes: [.init(), strange, strange], choice: .chosenSize(strange),
            secondChoice: .tree(.init(child: .init(children: [strangeTree]))), sizeByInt32: [1: strange, 2: strange],
            itself: .init(aSize: strange))
        let paths = [
            "aSize.7", "sizes.7", "chosenSize.7", "tree.child.children.9", "sizeByInt32.7", "itself.aSize.7",
        ]
        #expect(message.unknownFieldPaths() == paths)
        #expect(try Sample.EveryFeature(protobuf: message.protobuf()).unknownFieldPaths() == paths)
    }

    @Test("Inside a map's entry are passed over: the entry is no message of its own")
    func insideEntry() throws {
        let message = try Sample.EveryFeature(protobuf: [0xE2, 0x03, 5, 0x0A, 1, 0x61, 0x18, 1])
        #expect(message == Sample.EveryFeature(textByText: ["a": ""]))
    }

    @Test("Keys of JSON are listed like numbers")
    func json() throws {
        let text = #"{"aSize":{"width":1,"depth":2},"itself":{"foo":[{"x":null},1e5,"\n",true]},"7x":{}}"#
        let message = try Sample.EveryFeature(jsonUTF8: Array(text.utf8))
        #expect(message.unknownFieldPaths() == ["aSize.depth", "itself.foo", "7x"])
        #expect(message.protobuf() == Sample.EveryFeature(aSize: .init(width: 1), itself: .init()).protobuf())
    }
}
