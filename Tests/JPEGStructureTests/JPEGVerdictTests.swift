import JPEGStructure
import Testing

private func verdict(_ bytes: [UInt8]) -> JPEGVerdict { unsafe JPEGVerdict(of: bytes.span.bytes) }

private let withTables = SampleJPEG(huffmanTables: StandardHuffmanTables.segment).bytes

@Suite("What a JPEG's markers tell")
struct JPEGVerdictTests {
    @Test("A whole picture tells its size, sampling, tables and length")
    func whole() throws {
        let picture = try #require(verdict(withTables).picture)
        #expect(verdict(withTables) == .whole(picture))
        #expect((picture.width, picture.height) == (24, 16))
        #expect(picture.sampling == .yuv422)
        #expect(picture.hasHuffmanTables && !picture.lacksHuffmanTables)
        #expect(picture.count == withTables.count)
        #expect(Array(withTables[picture.scanOffset...].prefix(2)) == [0xFF, 0xDA])
    }

    @Test(
        "Sampling is read from the frame header",
        arguments: [
            (1, 1, JPEGPicture.Sampling.yuv444), (2, 1, .yuv422), (2, 2, .yuv420), (1, 2, .yuv440), (4, 1, .yuv411),
            (4, 4, .other),
        ])
    func sampling(horizontal: Int, vertical: Int, expected: JPEGPicture.Sampling) {
        #expect(verdict(SampleJPEG(luma: (horizontal, vertical)).bytes).picture?.sampling == expected)
    }

    @Test("A picture of luma only is grey, whatever sampling it claims")
    func grey() {
        #expect(verdict(SampleJPEG(luma: nil).bytes).picture?.sampling == .grey)
    }

    @Test("Zeros behind the end are padding", arguments: [1, 7, 8, 9, 4096])
    func padding(count: Int) throws {
        let padded = withTables + [UInt8](repeating: 0, count: count)
        guard case .whole(let picture) = verdict(padded) else { throw Unexpected(verdict(padded)) }
        #expect(picture.count == withTables.count)
    }

    @Test("What an older picture left behind the end is no part of it")
    func leftovers() throws {
        let padded = withTables + withTables.dropFirst(40).dropLast(5)
        guard case .whole(let picture) = verdict(padded) else { throw Unexpected(verdict(padded)) }
        #expect(picture.count == withTables.count)
    }

    @Test("A picture cut anywhere is truncated, with or without zeros in place of the rest")
    func truncation() {
        for end in 0..<withTables.count {
            let cut = Array(withTables[..<end])
            guard case .truncated = verdict(cut) else {
                Issue.record("cut at \(end): \(verdict(cut))")
                continue
            }
            let padded = cut + [UInt8](repeating: 0, count: withTables.count - end)
            #expect(verdict(padded).fault != nil, "cut at \(end), padded")
        }
    }

    @Test("No change of a byte, and no run of ends, makes the reader leave its bounds")
    func mutations() {
        for offset in withTables.indices {
            for value in 0...UInt8.max {
                var changed = withTables
                changed[offset] = value
                if let picture = verdict(changed).picture { #expect(picture.count <= changed.count) }
            }
        }
    }

    @Test("Damage has a name")
    func damage() {
        #expect(verdict(Array("not a JPEG".utf8)) == .damaged(.noStartOfImage, nil))
        #expect(verdict([0xFF, 0xD8, 0x00, 0x00]) == .damaged(.markerExpected(offset: 2), nil))
        #expect(verdict([0xFF, 0xD8, 0xFF, 0xD9]) == .damaged(.emptyScan, nil))
        #expect(verdict([0xFF, 0xD8, 0xFF, 0xDB, 0x00, 0x01, 0, 0]) == .damaged(.badSegment(offset: 4), nil))
        let headless: [UInt8] = [0xFF, 0xD8] + SampleJPEG.segment(0xDA, [1, 1, 0, 0, 63, 0]) + [0, 0xFF, 0xD9]
        #expect(verdict(headless) == .damaged(.noFrameHeader, nil))
        guard case .damaged(.badFrameHeader, nil) = verdict(SampleJPEG(width: 0).bytes) else {
            Issue.record("a width of 0 passed")
            return
        }
    }

    @Test("A picture that ends where the next one begins is damaged")
    func nextPictureInside() throws {
        let both = Array(withTables.dropLast(2) + withTables + [7])
        guard case .damaged(.unexpectedMarker(0xD8, _), .some) = verdict(both) else { throw Unexpected(verdict(both)) }
    }

    @Test("Restart markers and escaped bytes belong to the picture data")
    func restarts() throws {
        let data: [UInt8] = [1, 0xFF, 0x00, 2, 0xFF, 0xD0, 3, 0xFF, 0xD7, 4, 5, 6, 7, 8, 9, 10, 11, 12, 0xFF, 0xFF, 0xD9]
        let start = withTables.dropLast(2 + SampleJPEG().codedData.count)
        guard case .whole(let picture) = verdict(start + data + [9]) else { throw Unexpected(verdict(start + data + [9])) }
        #expect(picture.count == start.count + data.count)
    }

    @Test("A progressive picture is read over all its scans")
    func progressive() throws {
        let scan = SampleJPEG.segment(0xDA, [1, 1, 0, 0, 63, 0]) + [1, 2, 3]
        let one = SampleJPEG(huffmanTables: StandardHuffmanTables.segment, process: 0xC2).bytes
        let whole = Array(one.dropLast(2)) + StandardHuffmanTables.segment + scan + [0xFF, 0xD9]
        guard case .whole(let picture) = verdict(whole + [1]) else { throw Unexpected(verdict(whole + [1])) }
        #expect(picture.count == whole.count)
    }
}

/// A verdict that a test did not expect.
struct Unexpected: Error {
    var verdict: JPEGVerdict
    init(_ verdict: JPEGVerdict) { self.verdict = verdict }
}
