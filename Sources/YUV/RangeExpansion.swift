/// Stretches limited range (luma 16…235, chroma 16…240) to full range (0…255), which JPEG means. Numbers outside are cut off.
package enum RangeExpansion {
    /// Stretches luma, or packed red, green and blue, from `rows` to `target`.
    package static func luma(_ source: RawSpan, _ rows: PlaneRows, into output: inout MutableRawSpan, _ target: PlaneRows) {
        precondition(rows.width == target.width && rows.height == target.height, "sizes differ")
        let from = unsafe start(source, rows), to = unsafe start(&output, target)
        for y in 0..<rows.height {
            unsafe stretch(from + y * rows.stride, to + y * target.stride, rows.width, stretchLuma, stretchLuma)
        }
    }

    /// Stretches luma where it is.
    package static func luma(_ bytes: inout MutableRawSpan, _ rows: PlaneRows) {
        let first = unsafe start(&bytes, rows)
        for y in 0..<rows.height {
            let row = unsafe first + y * rows.stride
            unsafe stretch(row, row, rows.width, stretchLuma, stretchLuma)
        }
    }

    /// Stretches chroma, in planes or interleaved, from `rows` to `target`.
    package static func chroma(_ source: RawSpan, _ rows: PlaneRows, into output: inout MutableRawSpan, _ target: PlaneRows) {
        precondition(rows.width == target.width && rows.height == target.height, "sizes differ")
        let from = unsafe start(source, rows), to = unsafe start(&output, target)
        for y in 0..<rows.height {
            unsafe stretch(from + y * rows.stride, to + y * target.stride, rows.width, stretchChroma, stretchChroma)
        }
    }

    /// Stretches chroma, in planes or interleaved, where it is.
    package static func chroma(_ bytes: inout MutableRawSpan, _ rows: PlaneRows) {
        let first = unsafe start(&bytes, rows)
        for y in 0..<rows.height {
            let row = unsafe first + y * rows.stride
            unsafe stretch(row, row, rows.width, stretchChroma, stretchChroma)
        }
    }

    // 298 / 256 and 291 / 256 are 255 / 219 and 255 / 224, as large as 16-bit lanes take them.
    @inline(__always) private static func stretchLuma<Lanes: SIMD>(_ bytes: Lanes) -> Lanes where Lanes.Scalar == UInt16 {
        let above = bytes.clamped(lowerBound: Lanes(repeating: 16), upperBound: Lanes(repeating: 235)) &- 16
        return (above &* 298 &+ 128) &>> 8
    }

    @inline(__always) private static func stretchChroma<Lanes: SIMD>(_ bytes: Lanes) -> Lanes where Lanes.Scalar == UInt16 {
        // Shifted up by 112 so that the numbers stay unsigned: 112 × 291 / 256 = 127.3, and 128 is the middle.
        let above = bytes.clamped(lowerBound: Lanes(repeating: 16), upperBound: Lanes(repeating: 240)) &- 16
        return (above &* 291 &+ 304) &>> 8
    }

    @inline(__always) private static func stretch(
        _ from: UnsafePointer<UInt8>, _ to: UnsafeMutablePointer<UInt8>, _ count: Int,
        _ sixteen: (SIMD16<UInt16>) -> SIMD16<UInt16>, _ two: (SIMD2<UInt16>) -> SIMD2<UInt16>
    ) {
        let source = unsafe UnsafeRawPointer(from), target = UnsafeMutableRawPointer(to)
        var x = 0
        while x &+ 16 <= count {
            let bytes = unsafe source.loadUnaligned(fromByteOffset: x, as: SIMD16<UInt8>.self)
            let stretched = sixteen(SIMD16<UInt16>(truncatingIfNeeded: bytes))
            unsafe target.storeBytes(of: SIMD16<UInt8>(truncatingIfNeeded: stretched), toByteOffset: x, as: SIMD16<UInt8>.self)
            x &+= 16
        }
        while x < count {
            unsafe to[x] = UInt8(truncatingIfNeeded: two(SIMD2(repeating: UInt16(unsafe from[x])))[0])
            x &+= 1
        }
    }
}
