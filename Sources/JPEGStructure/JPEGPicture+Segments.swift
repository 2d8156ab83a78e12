/// A segment before a JPEG's first scan.
package struct JPEGSegment: Hashable, Sendable {
    /// The second byte of its marker: 0xE1 for APP1.
    package var marker: UInt8
    /// The whole of it in the picture's bytes: marker, length and contents.
    package var range: Range<Int>
    /// Its contents.
    package var contents: Range<Int> { range.lowerBound + 4..<range.upperBound }
}

extension JPEGPicture {
    /// The segments between start marker and first scan, in their order. Fill bytes and markers that stand alone are left out.
    ///
    /// - Parameter bytes: The picture that this was read from. Traps when it is another.
    package func segments(of bytes: RawSpan) -> [JPEGSegment] {
        // Safe: every load is checked, and every pattern of bits is a whole number.
        func byte(_ offset: Int) -> UInt8 { unsafe bytes.unsafeLoad(fromByteOffset: offset, as: UInt8.self) }
        var segments: [JPEGSegment] = []
        var at = 2
        while at < scanOffset {
            switch byte(at + 1) {
            case 0xFF: at += 1
            case 0x01, 0xD0...0xD7: at += 2
            case let marker:
                let end = at + 2 + (Int(byte(at + 2)) << 8 | Int(byte(at + 3)))
                segments.append(JPEGSegment(marker: marker, range: at..<end))
                at = end
            }
        }
        return segments
    }
}
