import JPEGStructure
import Testing

/// The completed form of a picture, as an array.
private func completed(_ bytes: [UInt8]) throws -> [UInt8] {
    let verdict = unsafe JPEGVerdict(of: bytes.span.bytes)
    guard case .whole(let picture) = verdict else { throw Unexpected(verdict) }
    var result = [UInt8](repeating: 0xEE, count: picture.completedCount)
    let count = unsafe result.withUnsafeMutableBytes { result in
        var target = unsafe result.mutableBytes
        return unsafe picture.writeCompleted(bytes.span.bytes, to: &target)
    }
    #expect(count == picture.completedCount)
    return result
}

@Suite("Motion JPEG without Huffman tables")
struct CompletionTests {
    @Test("The standard's tables go right before the first scan, and nothing else changes", arguments: [[], SampleJPEG.avi1])
    func missingTables(application: [UInt8]) throws {
        let bare = SampleJPEG(application: application).bytes
        #expect(try completed(bare) == SampleJPEG(huffmanTables: StandardHuffmanTables.segment, application: application).bytes)
    }

    @Test("A picture that has tables stays byte-identical")
    func ownTables() throws {
        let own = SampleJPEG(huffmanTables: SampleJPEG.segment(0xC4, [0, 1] + [UInt8](repeating: 0, count: 15) + [0])).bytes
        #expect(try completed(own) == own)
    }

    @Test("Padding is not copied")
    func padding() throws {
        let bare = SampleJPEG().bytes
        #expect(try completed(bare + [0, 0, 0]) == completed(bare))
    }

    @Test("A picture coded without Huffman's codes needs no tables")
    func arithmetic() throws {
        let picture = SampleJPEG(process: 0xC9).bytes
        #expect(try completed(picture) == picture)
    }

    @Test("The tables are those of T.81: codes of every length fit, and every coefficient has one")
    func tables() {
        let segment = StandardHuffmanTables.segment
        #expect(segment.count == 420 && segment[2] == 0x01 && segment[3] == 0xA2)
        var offset = 4
        for identifier: UInt8 in [0x00, 0x10, 0x01, 0x11] {
            #expect(segment[offset] == identifier)
            let lengths = segment[offset + 1...offset + 16].map(Int.init)
            let values = segment[offset + 17..<offset + 17 + lengths.reduce(0, +)]
            // A prefix code that leaves exactly its longest word of ones unused.
            let used = lengths.enumerated().reduce(0) { $0 + $1.element << (15 - $1.offset) }
            #expect(used < 1 << 16)
            let expected =
                identifier < 0x10
                ? Set(UInt8(0)...11) : Set((0...15).flatMap { run in (1...10).map { UInt8(run << 4 | $0) } } + [0x00, 0xF0])
            #expect(Set(values) == expected && values.count == expected.count)
            offset += 17 + values.count
        }
        #expect(offset == segment.count)
    }
}
