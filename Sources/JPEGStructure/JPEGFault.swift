/// What is wrong with a JPEG picture. Offsets count bytes from its start.
package enum JPEGFault: Error, Hashable, Sendable {
    // Truncated: what is there is right, but it ends too early.
    /// The bytes end inside the headers, before any picture data.
    case endsInHeader
    /// The picture data end without an end marker (EOI).
    case endsInScan

    // Damaged: something is wrong in what is there.
    /// The bytes do not begin with a start marker (SOI).
    case noStartOfImage
    /// Something other than a marker where one must be.
    case markerExpected(offset: Int)
    /// A marker that can't be where it is.
    case unexpectedMarker(UInt8, offset: Int)
    /// A segment whose length can't be right.
    case badSegment(offset: Int)
    /// Width, height, components or their sampling are none that exist.
    case badFrameHeader(offset: Int)
    /// Picture data begin (SOS) without a header (SOF) that gives their size.
    case noFrameHeader
    /// There are no picture data between headers and end.
    case emptyScan

    /// Is the picture only cut short, so that its beginning may still show?
    package var isTruncation: Bool { self == .endsInHeader || self == .endsInScan }
}

extension JPEGFault: CustomStringConvertible {
    /// A few words for a log line.
    package var description: String {
        switch self {
        case .endsInHeader: "ends in its headers"
        case .endsInScan: "ends without an end marker"
        case .noStartOfImage: "does not begin as a JPEG"
        case .markerExpected(let offset): "no marker at byte \(offset)"
        case .unexpectedMarker(let marker, let offset): "marker 0x\(String(marker, radix: 16)) at byte \(offset)"
        case .badSegment(let offset): "impossible segment at byte \(offset)"
        case .badFrameHeader(let offset): "impossible frame header at byte \(offset)"
        case .noFrameHeader: "has no frame header"
        case .emptyScan: "has no picture data"
        }
    }
}
