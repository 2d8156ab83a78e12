internal import CEXIF

/// What a field of EXIF holds, in one of the types that EXIF has.
package enum EXIFValue: Hashable, Sendable {
    /// `ASCII`: text that ends at its first zero; what is not ASCII is written as UTF-8, which readers expect.
    case text(String)
    /// `SHORT`.
    case short(UInt16)
    /// `LONG`.
    case long(UInt32)
    /// `RATIONAL`.
    case rational(UInt32, UInt32)
    /// `UNDEFINED`: bytes that mean what the field says.
    case bytes([UInt8])
    /// Text in a field that is `UNDEFINED` and begins with the name of a character set: `ASCII`, or `UNICODE` where it has to be.
    case comment(String)

    var format: ExifFormat {
        switch self {
        case .text: EXIF_FORMAT_ASCII
        case .short: EXIF_FORMAT_SHORT
        case .long: EXIF_FORMAT_LONG
        case .rational: EXIF_FORMAT_RATIONAL
        case .bytes, .comment: EXIF_FORMAT_UNDEFINED
        }
    }

    /// Its bytes, little endian.
    var encoded: [UInt8] {
        switch self {
        case .text(let text): text.utf8.prefix { $0 != 0 } + [0]
        case .short(let number): littleEndian(number)
        case .long(let number): littleEndian(number)
        case .rational(let numerator, let denominator): littleEndian(numerator) + littleEndian(denominator)
        case .bytes(let bytes): bytes
        case .comment(let text):
            text.utf8.allSatisfy { $0 < 0x80 }
                ? Array("ASCII\0\0\0".utf8) + text.utf8 : Array("UNICODE\0".utf8) + text.utf16.flatMap(littleEndian)
        }
    }
}

private func littleEndian(_ number: some FixedWidthInteger) -> [UInt8] {
    stride(from: 0, to: number.bitWidth, by: 8).map { UInt8(truncatingIfNeeded: number >> $0) }
}
