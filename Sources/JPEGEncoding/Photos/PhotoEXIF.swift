internal import CaptureModel
internal import Digest
internal import EXIF

/// What is known of a photo, as EXIF 2.32.
///
/// What a camera does not tell has no field. Nor have gain and colour temperature, which it may tell: EXIF's sensitivity is an ISO
/// speed, and a multiplier of an unknown sensor's signal is none; for the colour of light EXIF has only names.
struct PhotoEXIF {
    let header: FrameHeader
    let photoID: String
    let size: FrameSize
    let isGrey: Bool

    /// The contents of the photo's APP1 segment.
    func encoded(date: CaptureDate?, thumbnail: [UInt8]) throws(EXIFError) -> [UInt8] {
        var data = try EXIFData()
        for (tag, value) in picture + settings + (date.map(moment) ?? []) { try data.add(tag, value) }
        for (tag, value) in Self.thumbnailFields { try data.add(tag, value) }
        try data.setThumbnail(unsafe thumbnail.span.bytes)
        return try data.encoded()
    }

    private typealias Fields = [(EXIFTag, EXIFValue)]

    private var picture: Fields {
        [
            (.make, .text("Shutterbus")),
            (.model, .text(header.camera)),
            (.software, .text("Shutterbus \(Product.version)")),
            // Turned and mirrored are the pixels themselves: they are to be shown as they are.
            (.orientation, .short(1)),
            // What EXIF prescribes for a picture that has no size on paper.
            (.xResolution, .rational(72, 1)),
            (.yResolution, .rational(72, 1)),
            (.resolutionUnit, .short(2)),
            (.yCbCrPositioning, .short(1)),
            (.exifVersion, .bytes(Array("0232".utf8))),
            (.flashpixVersion, .bytes(Array("0100".utf8))),
            (.componentsConfiguration, .bytes(isGrey ? [1, 0, 0, 0] : [1, 2, 3, 0])),
            (.colorSpace, .short(1)),
            (.pixelXDimension, .long(UInt32(size.width))),
            (.pixelYDimension, .long(UInt32(size.height))),
            (.imageUniqueID, .text(uniqueID)),
            (.userComment, .comment(photoID)),
        ]
    }

    private var settings: Fields {
        var fields: Fields = []
        if let time = header.settings.exposure.flatMap(Self.seconds) { fields.append((.exposureTime, time)) }
        if let zoom = header.settings.zoom, (0.001...1_000_000).contains(zoom) {
            fields.append((.digitalZoomRatio, Self.fraction(Int64((zoom * 1000).rounded()), 1000)))
        }
        if let fired = header.settings.flash { fields.append((.flash, .short(fired ? 1 : 0))) }
        return fields
    }

    private func moment(_ date: CaptureDate) -> Fields {
        [
            (.dateTime, .text(date.dateTime)), (.subSecTime, .text(date.subSeconds)), (.offsetTime, .text(date.offset)),
            (.dateTimeOriginal, .text(date.dateTime)), (.subSecTimeOriginal, .text(date.subSeconds)),
            (.offsetTimeOriginal, .text(date.offset)),
            (.dateTimeDigitized, .text(date.dateTime)), (.subSecTimeDigitized, .text(date.subSeconds)),
            (.offsetTimeDigitized, .text(date.offset)),
        ]
    }

    private static let thumbnailFields: Fields = [
        (.thumbnailCompression, .short(6)), (.thumbnailXResolution, .rational(72, 1)), (.thumbnailYResolution, .rational(72, 1)),
        (.thumbnailResolutionUnit, .short(2)),
    ]

    /// 128 bits that no other photo has, and that anyone can compute who knows the frame and the photo's id: the start of the
    /// SHA-256 of the worker's boot id, the session, the frame's sequence and the photo's id, each ended by a zero.
    private var uniqueID: String {
        var hash = SHA256()
        for part in [header.bootID, header.session, String(header.frameSequence), photoID] {
            hash.update(unsafe Array((part + "\0").utf8).span.bytes)
        }
        return hash.finish().prefix(16).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }

    /// A time in nanoseconds as a fraction of seconds, as precise as 32 bits allow; nil for one that can't be.
    private static func seconds(_ nanoseconds: Int64) -> EXIFValue? {
        guard nanoseconds > 0 else { return nil }
        var numerator = nanoseconds, denominator: Int64 = 1_000_000_000
        while numerator > Int64(UInt32.max), denominator > 1 { (numerator, denominator) = (numerator / 10, denominator / 10) }
        return numerator > Int64(UInt32.max) ? nil : fraction(numerator, denominator)
    }

    /// The fraction in its lowest terms; both parts fit.
    private static func fraction(_ numerator: Int64, _ denominator: Int64) -> EXIFValue {
        var (a, b) = (numerator, denominator)
        while b != 0 { (a, b) = (b, a % b) }
        return .rational(UInt32(numerator / a), UInt32(denominator / a))
    }
}
