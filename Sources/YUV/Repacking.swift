internal import CYUV

/// Changes how pixels are laid out; their numbers stay, unless it says otherwise.
package enum Repacking {
    /// Copies `rows` to rows of the same size (`CopyPlane`).
    package static func copy(_ source: RawSpan, _ rows: PlaneRows, into output: inout MutableRawSpan, _ target: PlaneRows) {
        precondition(rows.width == target.width && rows.height == target.height, "sizes differ")
        unsafe CopyPlane(
            start(source, rows), Int32(rows.stride), start(&output, target), Int32(target.stride), Int32(rows.width),
            Int32(rows.height))
    }

    /// Takes packed 4:2:2 apart into planes of 4:2:0, averaging the chroma of two rows (`YUY2ToI420`, `UYVYToI420`), or of 4:2:2
    /// (`YUY2ToI422`, `UYVYToI422`) when chroma has as many rows as luma.
    ///
    /// `chromaFirst`: Cb Y Cr Y, otherwise Y Cb Y Cr. `y` gives the size in pixels; the chroma planes are half as wide, rounded up.
    package static func packed422(
        _ source: RawSpan, _ rows: PlaneRows, chromaFirst: Bool, into output: inout MutableRawSpan, y: PlaneRows, u: PlaneRows,
        v: PlaneRows
    ) {
        precondition(rows.width >= (y.width + 1) / 2 * 4 && rows.height == y.height, "sizes differ")
        let keepsRows = u.height == y.height
        let halfWidth = (y.width + 1) / 2
        precondition(
            keepsRows ? u.width == halfWidth && v.width == halfWidth && v.height == y.height : halves(u, y) && halves(v, y))
        let convert =
            if keepsRows {
                unsafe chromaFirst ? UYVYToI422 : YUY2ToI422
            } else {
                unsafe chromaFirst ? UYVYToI420 : YUY2ToI420
            }
        _ = unsafe convert(
            start(source, rows), Int32(rows.stride), start(&output, y), Int32(y.stride), start(&output, u), Int32(u.stride),
            start(&output, v), Int32(v.stride), Int32(y.width), Int32(y.height))
    }

    /// Packs planes of 4:2:2 (`I422ToYUY2`, `I422ToUYVY`); `chromaFirst`: Cb Y Cr Y, otherwise Y Cb Y Cr.
    package static func pack422(
        _ source: RawSpan, y: PlaneRows, u: PlaneRows, v: PlaneRows, chromaFirst: Bool, into output: inout MutableRawSpan,
        _ target: PlaneRows
    ) {
        let halfWidth = (y.width + 1) / 2
        precondition(u.width == halfWidth && v.width == halfWidth && u.height == y.height && v.height == y.height, "sizes differ")
        precondition(target.width == 4 * halfWidth && target.height == y.height, "sizes differ")
        let convert = unsafe chromaFirst ? I422ToUYVY : I422ToYUY2
        _ = unsafe convert(
            start(source, y), Int32(y.stride), start(source, u), Int32(u.stride), start(source, v), Int32(v.stride),
            start(&output, target), Int32(target.stride), Int32(y.width), Int32(y.height))
    }

    /// Takes interleaved chroma apart into two planes (`SplitUVPlane`).
    package static func splitChroma(
        _ source: RawSpan, _ rows: PlaneRows, into output: inout MutableRawSpan, u: PlaneRows, v: PlaneRows
    ) {
        precondition(rows.width == 2 * u.width && u.width == v.width && rows.height == u.height && u.height == v.height)
        unsafe SplitUVPlane(
            start(source, rows), Int32(rows.stride), start(&output, u), Int32(u.stride), start(&output, v), Int32(v.stride),
            Int32(u.width), Int32(u.height))
    }

    /// Interleaves two chroma planes (`MergeUVPlane`).
    package static func mergeChroma(
        _ source: RawSpan, u: PlaneRows, v: PlaneRows, into output: inout MutableRawSpan, _ target: PlaneRows
    ) {
        precondition(target.width == 2 * u.width && u.width == v.width && target.height == u.height && u.height == v.height)
        unsafe MergeUVPlane(
            start(source, u), Int32(u.stride), start(source, v), Int32(v.stride), start(&output, target), Int32(target.stride),
            Int32(u.width), Int32(u.height))
    }

    /// Converts 24-bit pixels to planes of 4:2:0, full range as JPEG has it (`RAWToJ420`, `RGB24ToJ420`).
    package static func rgb(
        _ source: RawSpan, _ rows: PlaneRows, blueFirst: Bool, into output: inout MutableRawSpan, y: PlaneRows, u: PlaneRows,
        v: PlaneRows
    ) {
        precondition(rows.width == 3 * y.width && rows.height == y.height && halves(u, y) && halves(v, y), "sizes differ")
        let convert = unsafe blueFirst ? RGB24ToJ420 : RAWToJ420
        _ = unsafe convert(
            start(source, rows), Int32(rows.stride), start(&output, y), Int32(y.stride), start(&output, u), Int32(u.stride),
            start(&output, v), Int32(v.stride), Int32(y.width), Int32(y.height))
    }

    /// Converts full-range luma with interleaved chroma to 24-bit pixels, red first.
    package static func nv12ToRGB(
        _ source: RawSpan, y: PlaneRows, uv: PlaneRows, into output: inout MutableRawSpan, _ target: PlaneRows
    ) {
        precondition(target.width == 3 * y.width && target.height == y.height && uv.width == y.width && uv.height * 2 == y.height)
        _ = unsafe cyuv_nv12_to_rgb_full_range(
            start(source, y), Int32(y.stride), start(source, uv), Int32(uv.stride), start(&output, target), Int32(target.stride),
            Int32(y.width), Int32(y.height))
    }

    /// Packs planes of 4:2:0 as Y Cb Y Cr, each row of chroma twice (`I420ToYUY2`).
    package static func yuyv(
        luma: RawSpan, y: PlaneRows, chroma: RawSpan, u: PlaneRows, v: PlaneRows, into output: inout MutableRawSpan,
        _ target: PlaneRows
    ) {
        precondition(target.width == 2 * y.width && target.height == y.height && halves(u, y) && halves(v, y), "sizes differ")
        _ = unsafe I420ToYUY2(
            start(luma, y), Int32(y.stride), start(chroma, u), Int32(u.stride), start(chroma, v), Int32(v.stride),
            start(&output, target), Int32(target.stride), Int32(y.width), Int32(y.height))
    }

    /// The highest 8 of `bits` bits in 16-bit numbers, little endian; `rows.width` is in bytes. Numbers beyond `bits` are white.
    package static func highBytes(
        _ source: RawSpan, _ rows: PlaneRows, bits: Int = 16, into output: inout MutableRawSpan, _ target: PlaneRows
    ) {
        precondition(rows.width == 2 * target.width && rows.height == target.height, "sizes differ")
        precondition((8...16).contains(bits), "\(bits) bits are not in 16")
        let shift = UInt16(bits - 8), most = SIMD16<UInt16>(repeating: 255)
        rows.check(source.byteCount)
        target.check(output.byteCount)
        // Not `Convert16To8Plane`: it wants 16-bit rows aligned to their size, which a driver's stride need not keep.
        for y in 0..<rows.height {
            let from = rows.offset + y * rows.stride, to = target.offset + y * target.stride
            var x = 0
            while x + 16 <= target.width {
                let words = unsafe source.unsafeLoadUnaligned(fromUncheckedByteOffset: from + 2 * x, as: SIMD16<UInt16>.self)
                unsafe output.storeBytes(
                    of: SIMD16<UInt8>(truncatingIfNeeded: pointwiseMin(words &>> shift, most)), toUncheckedByteOffset: to + x,
                    as: SIMD16<UInt8>.self)
                x += 16
            }
            while x < target.width {
                let word = unsafe source.unsafeLoadUnaligned(fromUncheckedByteOffset: from + 2 * x, as: UInt16.self)
                let byte = UInt8(min(word &>> shift, 255))
                unsafe output.storeBytes(of: byte, toUncheckedByteOffset: to + x, as: UInt8.self)
                x += 1
            }
        }
    }

    private static func halves(_ chroma: PlaneRows, _ luma: PlaneRows) -> Bool {
        chroma.width == (luma.width + 1) / 2 && chroma.height == (luma.height + 1) / 2
    }
}
