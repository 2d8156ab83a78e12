import ProtoWire
import Testing

@Suite("Fields that come more than once")
struct MergeTests {
    private func read(_ parts: Sample.EveryFeature...) throws -> Sample.EveryFeature {
        try Sample.EveryFeature(protobuf: parts.flatMap { $0.protobuf() })
    }

    @Test("The last value of a scalar wins")
    func scalar() throws {
        let message = try read(.init(anInt32: 1, maybeString: "a"), .init(anInt32: 2, maybeString: "b"))
        #expect(message == Sample.EveryFeature(anInt32: 2, maybeString: "b"))
    }

    @Test("Messages are merged, lists extended, also behind a box")
    func message() throws {
        let message = try read(
            .init(aSize: .init(width: 1), int32s: [1], itself: .init(aString: "a", strings: ["x"])),
            .init(aSize: .init(height: 2), int32s: [2], itself: .init(aBool: true, strings: ["y"])))
        #expect(
            message
                == Sample.EveryFeature(
                    aSize: .init(width: 1, height: 2), int32s: [1, 2],
                    itself: .init(aBool: true, aString: "a", strings: ["x", "y"])))
    }

    @Test("A oneof keeps its last member; the same message twice is merged")
    func oneof() throws {
        #expect(try read(.init(choice: .chosenInt32(1)), .init(choice: .chosenString("a"))).choice == .chosenString("a"))
        let sizes = try read(.init(choice: .chosenSize(.init(width: 1))), .init(choice: .chosenSize(.init(height: 2))))
        #expect(sizes.choice == .chosenSize(.init(width: 1, height: 2)))
        let between = try read(
            .init(choice: .chosenSize(.init(width: 1))), .init(choice: .chosenInt32(3)),
            .init(choice: .chosenSize(.init(height: 2))))
        #expect(between.choice == .chosenSize(.init(height: 2)))
    }

    @Test("A map's last entry of a key wins as a whole")
    func map() throws {
        let message = try read(.init(sizeByInt32: [1: .init(width: 1), 2: .init()]), .init(sizeByInt32: [1: .init(height: 2)]))
        #expect(message.sizeByInt32 == [1: .init(height: 2), 2: .init()])
    }

    @Test("A map's entry without key or value has their zeros")
    func mapEntry() throws {
        let message = try Sample.EveryFeature(protobuf: [0xE2, 0x03, 0, 0xEA, 0x03, 2, 0x08, 0x05])
        #expect(message.textByText == ["": ""])
        #expect(message.sizeByInt32 == [5: .init()])
    }

    @Test("A list is read packed and unpacked, whatever its declaration, even mixed")
    func packing() throws {
        // int32s (22) is packed, unpacked (30) is not: here the other way round.
        let bytes: [UInt8] = [0xB0, 0x01, 1, 0xB2, 0x01, 2, 2, 3, 0xB0, 0x01, 4, 0xF2, 0x01, 2, 5, 6, 0xF0, 0x01, 7]
        let message = try Sample.EveryFeature(protobuf: bytes)
        #expect(message.int32s == [1, 2, 3, 4])
        #expect(message.unpacked == [5, 6, 7])
        #expect(message.protobuf() == [0xB2, 0x01, 4, 1, 2, 3, 4, 0xF0, 0x01, 5, 0xF0, 0x01, 6, 0xF0, 0x01, 7])
    }

    @Test("A message can be merged into another")
    func merge() throws {
        var message = Sample.EveryFeature(anInt32: 1, strings: ["a"])
        try message.merge(protobuf: Sample.EveryFeature(aBool: true, strings: ["b"]).protobuf())
        #expect(message == Sample.EveryFeature(anInt32: 1, aBool: true, strings: ["a", "b"]))
    }
}
