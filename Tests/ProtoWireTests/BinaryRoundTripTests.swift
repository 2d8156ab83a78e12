import ProtoWire
import Testing

@Suite("The binary form")
struct BinaryRoundTripTests {
    @Test("A message reads back as it was written")
    func roundTrip() throws {
        for message in Samples.all {
            #expect(try Sample.EveryFeature(protobuf: message.protobuf()) == message)
        }
    }

    @Test("An empty message takes no bytes")
    func empty() throws {
        #expect(Sample.EveryFeature().protobuf().isEmpty)
        #expect(try Sample.EveryFeature(protobuf: []) == Sample.EveryFeature())
    }

    @Test("Bytes are those of the specification's examples")
    func examples() {
        #expect(Sample.EveryFeature(anInt32: 150).protobuf() == [0x18, 0x96, 0x01])
        #expect(Sample.EveryFeature(aString: "testing").protobuf() == [0x72, 7] + Array("testing".utf8))
        #expect(Sample.EveryFeature(int32s: [3, 270, 86942]).protobuf() == [0xB2, 0x01, 6, 3, 0x8E, 2, 0x9E, 0xA7, 5])
        #expect(Sample.EveryFeature(aSint32: -2).protobuf() == [0x38, 3])
        #expect(Sample.EveryFeature(anInt32: -2).protobuf() == [0x18, 0xFE] + [UInt8](repeating: 0xFF, count: 8) + [1])
    }

    @Test("Zero is written where presence counts, and only there")
    func presence() throws {
        #expect(Sample.EveryFeature(anInt32: 0, aString: "").protobuf().isEmpty)
        let message = Sample.EveryFeature(aSize: Sample.Size(), maybeInt32: 0, maybeString: "", choice: .chosenInt32(0))
        let read = try Sample.EveryFeature(protobuf: message.protobuf())
        #expect(read == message)
        #expect(read.maybeInt32 == 0)
        #expect(read.maybeKind == nil)
    }

    @Test("Negative zero is not zero")
    func negativeZero() throws {
        let read = try Sample.EveryFeature(protobuf: Sample.EveryFeature(aDouble: -0.0, aFloat: -0.0).protobuf())
        #expect(read.aDouble.sign == .minus)
        #expect(read.aFloat.sign == .minus)
    }

    @Test("An enum's number without a name is kept")
    func openEnum() throws {
        let message = Sample.EveryFeature(aKind: .unrecognized(99), kinds: [.jpeg, .unrecognized(-7)])
        let read = try Sample.EveryFeature(protobuf: message.protobuf())
        #expect(read.aKind == .unrecognized(99))
        #expect(read.kinds == [.jpeg, .unrecognized(-7)])
        #expect(read.aKind.protoName == nil)
    }

    @Test("A nested message longer than 127 bytes, and one longer than 16,383, keep their bytes")
    func longNested() throws {
        for count in [1, 126, 127, 128, 300, 16_380, 16_384, 70_000] {
            let tree = Sample.Tree(name: "top", child: Sample.Tree(name: String(repeating: "x", count: count)))
            let message = Sample.EveryFeature(aString: "before", secondChoice: .tree(tree), value: 5)
            #expect(try Sample.EveryFeature(protobuf: message.protobuf()) == message)
        }
    }

    @Test("Equal maps give equal bytes, ascending by key, whatever the order they were filled in")
    func mapOrder() throws {
        let keys = (0..<200).map { Int64($0) - 100 }
        let ascending = Sample.EveryFeature(doubleBySint64: Dictionary(uniqueKeysWithValues: keys.map { ($0, 1.5) }))
        let descending = Sample.EveryFeature(doubleBySint64: Dictionary(uniqueKeysWithValues: keys.reversed().map { ($0, 1.5) }))
        #expect(ascending.protobuf() == descending.protobuf())
        #expect(ascending.jsonUTF8() == descending.jsonUTF8())
        let three = Sample.EveryFeature(boolByFixed32: [7: true, 1: false, 300: true])
        #expect(String(decoding: three.jsonUTF8(), as: UTF8.self) == #"{"boolByFixed32":{"1":false,"7":true,"300":true}}"#)
    }

    @Test("Writers can be used again, and their bytes can be read in place")
    func writerReuse() throws {
        var writer = ProtoWriter()
        Sample.Size(width: 640, height: 480).encode(into: &writer)
        #expect(try Sample.Size(protobuf: writer.bytes) == Sample.Size(width: 640, height: 480))
        writer.truncate(to: 0)
        Sample.Size(width: 1).encode(into: &writer)
        #expect(writer.array() == [8, 1])
    }
}
