/// Reads the markers of one JPEG. It never looks beyond the bytes it was given, whatever they say.
struct JPEGScanner: ~Escapable {
    private let bytes: RawSpan
    private let count: Int
    /// Where reading goes on.
    private var at = 0
    /// Where the first scan's coded data begin, once the headers are read.
    private(set) var dataStart = 0
    private var header: JPEGPicture?
    private(set) var picture: JPEGPicture?

    @_lifetime(copy bytes)
    init(_ bytes: RawSpan) {
        self.bytes = bytes
        count = bytes.byteCount
    }

    /// Reads from SOI to behind the first SOS; `picture` is known then.
    mutating func readHeaders() throws(JPEGFault) {
        guard count >= 2 else { throw .endsInHeader }
        guard byte(0) == 0xFF, byte(1) == Marker.startOfImage else { throw .noStartOfImage }
        at = 2
        var hasTables = false
        while true {
            let (marker, offset) = try nextMarker(orEnd: .endsInHeader)
            switch marker {
            case Marker.restarts, Marker.temporary: continue
            case 0, Marker.startOfImage: throw .unexpectedMarker(marker, offset: offset)
            case Marker.endOfImage: throw .emptyScan
            default: break
            }
            let segment = try nextSegment(orEnd: .endsInHeader)
            switch marker {
            case Marker.huffmanTables: hasTables = true
            case Marker.startOfScan:
                guard var picture = header else { throw .noFrameHeader }
                guard let components = segment.first.map({ Int(byte($0)) }), (1...4).contains(components),
                    segment.count == 4 + 2 * components
                else { throw .badSegment(offset: offset) }
                picture.hasHuffmanTables = hasTables
                picture.scanOffset = offset
                picture.count = count
                self.picture = picture
                dataStart = at
                return
            case _ where Marker.isFrameHeader(marker):
                guard header == nil else { throw .unexpectedMarker(marker, offset: offset) }
                header = try frameHeader(segment, isHuffmanCoded: marker < 0xC9)
            default: break
            }
        }
    }

    /// Finds the end marker and thereby the picture's length.
    mutating func findEnd() throws(JPEGFault) {
        picture!.count = bytes.endOfContent(behind: dataStart)
        if let end = Self.endMarker(of: bytes, behind: dataStart) {
            guard end > dataStart else { throw .emptyScan }
            return
        }
        // Not where it should be: either it is missing, or what follows it is other than zeros.
        at = dataStart
        while true {
            try skipCodedData()
            let (marker, offset) = try nextMarker(orEnd: .endsInScan)
            switch marker {
            case Marker.endOfImage:
                guard offset > dataStart else { throw .emptyScan }
                picture!.count = at
                return
            case _ where Marker.startsPicture(marker):
                throw .unexpectedMarker(marker, offset: offset)
            default: _ = try nextSegment(orEnd: .endsInScan)  // between the scans of a progressive picture
            }
        }
    }

    /// Where the end marker of `bytes` is, if only zeros follow it; nil if not. Coded data begin at `dataStart`.
    static func endMarker(of bytes: RawSpan, behind dataStart: Int) -> Int? {
        let offset = bytes.endOfContent(behind: dataStart) - 2
        return offset >= dataStart && bytes.byte(offset) == 0xFF && bytes.byte(offset + 1) == Marker.endOfImage ? offset : nil
    }

    /// Reads a marker, fill bytes before it included.
    private mutating func nextMarker(orEnd fault: JPEGFault) throws(JPEGFault) -> (marker: UInt8, offset: Int) {
        guard at < count else { throw fault }
        guard byte(at) == 0xFF else { throw .markerExpected(offset: at) }
        while at + 1 < count, byte(at + 1) == 0xFF { at += 1 }
        guard at + 1 < count else { throw fault }
        at += 2
        return (byte(at - 1), at - 2)
    }

    /// Reads a segment's length and goes behind it; answers where its contents are.
    private mutating func nextSegment(orEnd fault: JPEGFault) throws(JPEGFault) -> Range<Int> {
        guard count - at >= 2 else { throw fault }
        let start = at, length = word(at)
        guard length >= 2 else { throw .badSegment(offset: start) }
        guard count - start >= length else { throw fault }
        at = start + length
        return start + 2..<at
    }

    private func frameHeader(_ segment: Range<Int>, isHuffmanCoded: Bool) throws(JPEGFault) -> JPEGPicture {
        let fault = JPEGFault.badFrameHeader(offset: segment.lowerBound)
        guard segment.count >= 6 else { throw fault }
        let height = word(segment.lowerBound + 1), width = word(segment.lowerBound + 3)
        let components = Int(byte(segment.lowerBound + 5))
        guard width > 0, height > 0, (1...4).contains(components), segment.count == 6 + 3 * components else { throw fault }
        var densities: [(horizontal: Int, vertical: Int)] = []
        for index in 0..<components {
            let both = Int(byte(segment.lowerBound + 6 + 3 * index + 1))
            guard (1...4).contains(both >> 4), (1...4).contains(both & 15) else { throw fault }
            densities.append((both >> 4, both & 15))
        }
        return JPEGPicture(width: width, height: height, sampling: sampling(densities), isHuffmanCoded: isHuffmanCoded)
    }

    private func sampling(_ densities: [(horizontal: Int, vertical: Int)]) -> JPEGPicture.Sampling {
        guard densities.count != 1 else { return .grey }
        guard densities.count == 3, densities[1] == densities[2] else { return .other }
        let (luma, chroma) = (densities[0], densities[1])
        guard luma.horizontal % chroma.horizontal == 0, luma.vertical % chroma.vertical == 0 else { return .other }
        return switch (luma.horizontal / chroma.horizontal, luma.vertical / chroma.vertical) {
        case (1, 1): .yuv444
        case (2, 1): .yuv422
        case (2, 2): .yuv420
        case (1, 2): .yuv440
        case (4, 1): .yuv411
        default: .other
        }
    }

    /// Goes to the next marker that ends coded data: 0xFF that neither stands for itself (0xFF00) nor is a restart.
    private mutating func skipCodedData() throws(JPEGFault) {
        while at + 1 < count {
            // Eight bytes at once while none of them is 0xFF: no byte of the complement is zero.
            if count - at >= 8 {
                let inverted = ~bytes.eightBytes(at)
                if (inverted &- 0x0101_0101_0101_0101) & ~inverted & 0x8080_8080_8080_8080 == 0 {
                    at += 8
                    continue
                }
            }
            guard byte(at) == 0xFF else {
                at += 1
                continue
            }
            switch byte(at + 1) {
            case 0, Marker.restarts: at += 2
            case 0xFF: at += 1
            default: return
            }
        }
        throw .endsInScan
    }

    private func byte(_ offset: Int) -> UInt8 { bytes.byte(offset) }
    private func word(_ offset: Int) -> Int { Int(byte(offset)) << 8 | Int(byte(offset + 1)) }
}

extension RawSpan {
    // Safe: both loads check bounds, and every pattern of bits is a whole number.
    fileprivate func byte(_ offset: Int) -> UInt8 { unsafe unsafeLoad(fromByteOffset: offset, as: UInt8.self) }
    fileprivate func eightBytes(_ offset: Int) -> UInt64 { unsafe unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self) }

    /// Where the zeros at the end begin, if not before `start`.
    fileprivate func endOfContent(behind start: Int) -> Int {
        var end = byteCount
        while end - start >= 8, eightBytes(end - 8) == 0 { end -= 8 }
        while end > start, byte(end - 1) == 0 { end -= 1 }
        return end
    }
}

/// Second bytes of markers.
private enum Marker {
    static let temporary: UInt8 = 0x01
    static let huffmanTables: UInt8 = 0xC4
    static let restarts: ClosedRange<UInt8> = 0xD0...0xD7
    static let startOfImage: UInt8 = 0xD8
    static let endOfImage: UInt8 = 0xD9
    static let startOfScan: UInt8 = 0xDA

    /// One that begins another picture before this one has ended?
    static func startsPicture(_ marker: UInt8) -> Bool {
        marker == startOfImage || marker == temporary || isFrameHeader(marker)
    }

    /// One of SOF0...SOF15? Among their numbers are Huffman tables (C4), a reserved one (C8) and arithmetic conditioning (CC).
    static func isFrameHeader(_ marker: UInt8) -> Bool {
        (0xC0...0xCF).contains(marker) && marker != 0xC4 && marker != 0xC8 && marker != 0xCC
    }
}
