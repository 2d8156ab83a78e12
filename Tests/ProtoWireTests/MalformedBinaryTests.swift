import ProtoWire
import Testing

@Suite("Malformed binary input")
struct MalformedBinaryTests {
    @Test(
        "Is an error, not a trap",
        arguments: [
            ([0x18], .truncated),  // a varint's key without its value
            ([0x18, 0x80], .truncated),  // a truncated varint
            ([0x18] + [UInt8](repeating: 0xFF, count: 10) + [1], .malformedVarint),
            ([0x80], .truncated),  // a truncated key
            ([0x09, 1, 2, 3, 4, 5, 6, 7], .truncated),  // seven bytes of a double
            ([0x15, 1, 2, 3], .truncated),  // three bytes of a float
            ([0x72, 5, 0x61], .truncated),  // a string longer than the message
            ([0x72, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 1], .truncated),  // of 2^64 - 1 bytes
            ([0x72, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F], .truncated),  // of 2^63 - 1 bytes
            ([0x72, 2, 0xC3, 0x28], .invalidUTF8),
            ([0x72, 3, 0xED, 0xA0, 0x80], .invalidUTF8),  // a surrogate
            ([0x72, 2, 0xC0, 0x80], .invalidUTF8),  // an overlong zero
            ([0x00, 0x01], .invalidKey),  // field number 0
            ([0x1E], .invalidKey),  // wire type 6
            ([0x1F], .invalidKey),  // wire type 7
            ([0x1C], .invalidKey),  // the end of a group that never began
            ([0xFF, 0xFF, 0xFF, 0xFF, 0x7F, 0], .invalidKey),  // a field number above 2^29 - 1
            ([0xA3, 0x06], .truncated),  // a group without an end
            ([0xA3, 0x06, 0xAC, 0x06], .invalidKey),  // a group with the end of another
            ([0xB2, 0x01, 2, 0x96], .truncated),  // a packed run past the end
            ([0xB2, 0x01, 1, 0x96], .truncated),  // a packed run that ends inside a varint
            ([0xA2, 0x01, 7, 0, 0, 0, 0, 0, 0, 0], .truncated),  // a packed run that ends inside a double
            ([0x8A, 0x01, 2, 0x08, 0x80], .truncated),  // a nested message that ends inside a varint
            ([0x8A, 0x01, 1, 0x08, 0x05], .truncated),  // a nested message may not read past its end
            ([0xE2, 0x03, 3, 0x0A, 5, 0x61], .truncated),  // a map's key past its entry
        ] as [([UInt8], ProtoError)])
    func isAnError(bytes: [UInt8], error: ProtoError) {
        #expect(throws: error) { try Sample.EveryFeature(protobuf: bytes) }
    }

    @Test("Every beginning of a message is read or refused without a trap")
    func prefixes() throws {
        for message in Samples.all {
            let bytes = message.protobuf()
            for count in 0..<bytes.count { _ = try? Sample.EveryFeature(protobuf: Array(bytes[..<count])) }
        }
    }

    @Test("Every change of one byte is read or refused without a trap")
    func mutations() throws {
        for message in Samples.all {
            let bytes = message.protobuf()
            for index in bytes.indices {
                for change in [0x01, 0x80, 0xFF] as [UInt8] {
                    var changed = bytes
                    changed[index] ^= change
                    guard let read = try? Sample.EveryFeature(protobuf: changed) else { continue }
                    // What was understood can be written and understood again. NaNs are not equal to themselves: compare bytes.
                    #expect(try Sample.EveryFeature(protobuf: read.protobuf()).protobuf() == read.protobuf())
                }
            }
        }
    }

    @Test("A hundred nested messages are read, one more is an error")
    func depth() throws {
        func nested(_ count: Int) -> [UInt8] {
            var tree = Sample.Tree(name: "leaf")
            for _ in 0..<count { tree = Sample.Tree(child: tree) }
            return tree.protobuf()
        }
        #expect(try Sample.Tree(protobuf: nested(100)).protobuf() == nested(100))
        #expect(throws: ProtoError.tooDeep) { try Sample.Tree(protobuf: nested(101)) }
    }

    @Test("The largest message can be nested that deep too, in both forms")
    func depthOfLargeMessages() throws {
        var message = Samples.scalars
        for _ in 0..<99 { message = Sample.EveryFeature(aString: "outer", itself: message) }
        #expect(try Sample.EveryFeature(protobuf: message.protobuf()) == message)
        #expect(throws: JSONError.self) { try Sample.EveryFeature(jsonUTF8: message.jsonUTF8()) }
        let inner = try #require(message.itself)
        #expect(try Sample.EveryFeature(jsonUTF8: inner.jsonUTF8()) == inner)
    }

    @Test("Unknown groups count as depth too")
    func groupDepth() throws {
        let start: [UInt8] = [0xA3, 0x06]
        let end: [UInt8] = [0xA4, 0x06]
        func nested(_ count: Int) -> [UInt8] {
            [UInt8]((0..<count).map { _ in start }.joined()) + [UInt8]((0..<count).map { _ in end }.joined())
        }
        #expect(try Sample.Size(protobuf: nested(100)).protobuf() == nested(100))
        #expect(throws: ProtoError.tooDeep) { try Sample.Size(protobuf: nested(101)) }
        #expect(throws: ProtoError.tooDeep) { try Sample.Size(protobuf: (0..<1_000_000).flatMap { _ in start }) }
    }

    @Test("A message above the caller's limit is an error")
    func sizeLimit() throws {
        let bytes = Sample.Tree(name: "four").protobuf()
        #expect(try Sample.Tree(protobuf: bytes, sizeLimit: bytes.count).name == "four")
        #expect(throws: ProtoError.tooLarge) { try Sample.Tree(protobuf: bytes, sizeLimit: bytes.count - 1) }
    }
}
