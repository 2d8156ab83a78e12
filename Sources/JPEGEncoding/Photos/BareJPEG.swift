internal import CaptureModel
internal import EXIF
internal import JPEGStructure

/// A JPEG ready to be given EXIF: tables before the scan, nothing behind its end, and none of the segments that would contradict
/// EXIF. Its coded data are those of the picture it was made of.
struct BareJPEG {
    /// All of it, from start to end marker.
    let bytes: [UInt8]
    /// Width × height, as its own header says.
    let size: FrameSize
    /// Has it no colour?
    let isGrey: Bool

    /// The bare form of a JPEG.
    ///
    /// Throws `encodingFailed` unless `jpeg` is whole.
    init(_ jpeg: RawSpan) throws(CaptureError) {
        let picture: JPEGPicture
        switch JPEGVerdict(of: jpeg) {
        case .whole(let whole): picture = whole
        case .truncated(let fault, _), .damaged(let fault, _):
            throw CaptureError(.encodingFailed, "the camera's JPEG is damaged", cause: fault.description)
        }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(picture.completedCount)
        bytes += Self.startOfImage
        for segment in picture.segments(of: jpeg) where !Self.contradictsEXIF(segment, in: jpeg) {
            bytes.append(jpeg.extracting(segment.range))
        }
        if picture.lacksHuffmanTables { bytes += StandardHuffmanTables.segment }
        bytes.append(jpeg.extracting(picture.scanOffset..<picture.count))
        self.bytes = bytes
        size = FrameSize(width: picture.width, height: picture.height)
        isGrey = picture.sampling == .grey
    }

    /// The JPEG with `exif` in an APP1 segment where EXIF wants it: before everything else.
    func file(exif: [UInt8]) -> [UInt8] {
        let length = exif.count + 2
        var file: [UInt8] = []
        file.reserveCapacity(bytes.count + length + 2)
        file += Self.startOfImage
        file += [0xFF, Self.app1, UInt8(length >> 8), UInt8(length & 255)]
        file += exif
        file += bytes.dropFirst(Self.startOfImage.count)
        return file
    }

    private static let startOfImage: [UInt8] = [0xFF, 0xD8]
    private static let app0: UInt8 = 0xE0
    private static let app1: UInt8 = 0xE1

    /// APP0 is JFIF's, JFXX's or Motion JPEG's; JFIF wants to be first too, and what it tells (colours, density) EXIF tells. Other
    /// EXIF is the camera's, from which ours would differ. Other APP1 is XMP.
    private static func contradictsEXIF(_ segment: JPEGSegment, in jpeg: RawSpan) -> Bool {
        segment.marker == app0
            || segment.marker == app1 && jpeg.extracting(segment.contents).starts(with: EXIFData.signature)
    }
}

extension RawSpan {
    fileprivate func starts(with prefix: [UInt8]) -> Bool {
        unsafe withUnsafeBytes { unsafe $0.starts(with: prefix) }
    }
}

extension [UInt8] {
    fileprivate mutating func append(_ bytes: RawSpan) {
        unsafe bytes.withUnsafeBytes { unsafe append(contentsOf: $0) }
    }
}
