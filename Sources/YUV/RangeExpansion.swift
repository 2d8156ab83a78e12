internal import CYUV

/// Stretches limited range (luma 16…235, chroma 16…240) to full range (0…255), which JPEG means. Numbers outside are cut off.
package enum RangeExpansion {
    /// What the numbers of a plane mean.
    package enum Channel: Hashable, Sendable {
        /// Luma, or packed red, green and blue: 16…235.
        case luma
        /// Either chroma, in planes or interleaved: 16…240, 128 being none.
        case chroma

        // A number's distance from 16 times 255 / 219 or 255 / 224, in 256ths as large as 16 bits take them. What is added makes
        // it round to the nearest, and chroma's middle 128.
        fileprivate var constants: (most: UInt8, factor: UInt16, rounding: UInt16) {
            self == .luma ? (235, 298, 128) : (240, 291, 216)
        }
    }

    /// Stretches `rows` into `target`, which has the same size.
    package static func stretch(
        _ channel: Channel, _ source: RawSpan, _ rows: PlaneRows, into output: inout MutableRawSpan, _ target: PlaneRows
    ) {
        precondition(rows.width == target.width && rows.height == target.height, "sizes differ")
        let from = unsafe start(source, rows), to = unsafe start(&output, target)
        let (most, factor, rounding) = channel.constants
        for y in 0..<rows.height {
            unsafe cyuv_stretch(from + y * rows.stride, to + y * target.stride, rows.width, most, factor, rounding)
        }
    }

    /// Stretches `rows` where they are.
    package static func stretch(_ channel: Channel, _ bytes: inout MutableRawSpan, _ rows: PlaneRows) {
        let first = unsafe start(&bytes, rows)
        let (most, factor, rounding) = channel.constants
        for y in 0..<rows.height {
            unsafe cyuv_stretch_in_place(first + y * rows.stride, rows.width, most, factor, rounding)
        }
    }
}
