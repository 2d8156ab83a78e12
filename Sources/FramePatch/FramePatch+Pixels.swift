extension FramePatch {
    private static let black: UInt8 = 16, white: UInt8 = 235

    /// Draws the patch into the luma of a picture, of full or limited range alike. The caller alone holds the bytes; where the
    /// format has chroma, neutral chroma under the patch (`size(in:)`) is the caller's to draw.
    ///
    /// With `isAlone` what lies between the luma of the patch's pixels may be copied from one line to the next, which is faster:
    /// it is the same in all lines, or drawn later.
    ///
    /// A picture too low for it is left as it is. Traps when `bytes` are fewer than `rows` needs.
    package func draw(into bytes: inout MutableRawSpan, _ rows: PixelRows, isAlone: Bool = false) {
        let (width, height) = Self.size(in: rows.width)
        guard let needed = rows.byteCount, needed <= bytes.byteCount else { preconditionFailure("bytes end before the picture") }
        guard height <= rows.height else { return }
        let bits = bits
        // Half units and their colours change at the same places in every line of a row of cells.
        for half in 0..<(2 * Self.rows + 2) {
            let top = Self.pixel(half, of: rows.width), bottom = Self.pixel(half + 1, of: rows.width)
            let row = half == 0 || half > 2 * Self.rows ? nil : (half - 1) / 2
            for y in top..<bottom {
                let start = rows.offset + y * rows.stride
                if y > top, isAlone || rows.pixelStride == 1 {
                    Self.copy(&bytes, from: start - rows.stride, to: start, (width - 1) * rows.pixelStride + 1)
                    continue
                }
                guard let row else {
                    Self.fill(&bytes, start, 0..<width, rows.pixelStride, Self.white)
                    continue
                }
                Self.fill(&bytes, start, 0..<Self.pixel(1, of: rows.width), rows.pixelStride, Self.white)
                for column in 0..<Self.columns {
                    let left = Self.pixel(2 * column + 1, of: rows.width), right = Self.pixel(2 * column + 3, of: rows.width)
                    let isSet = bits[row] >> UInt64(Self.columns - 1 - column) & 1 == 1
                    Self.fill(&bytes, start, left..<right, rows.pixelStride, isSet ? Self.white : Self.black)
                }
                Self.fill(&bytes, start, Self.pixel(2 * Self.columns + 1, of: rows.width)..<width, rows.pixelStride, Self.white)
            }
        }
    }

    /// Draws what differs from `previous`, which is drawn in the same rows: a few cells where a picture is used again.
    package func redraw(over previous: FramePatch, into bytes: inout MutableRawSpan, _ rows: PixelRows) {
        guard let needed = rows.byteCount, needed <= bytes.byteCount else { preconditionFailure("bytes end before the picture") }
        guard Self.size(in: rows.width).height <= rows.height else { return }
        let bits = bits, before = previous.bits
        for row in 0..<Self.rows {
            var changed = bits[row] ^ before[row]
            while changed != 0 {
                let bit = changed.trailingZeroBitCount, column = Self.columns - 1 - bit
                changed &= changed - 1
                let left = Self.pixel(2 * column + 1, of: rows.width), right = Self.pixel(2 * column + 3, of: rows.width)
                let value = bits[row] >> UInt64(bit) & 1 == 1 ? Self.white : Self.black
                for y in Self.pixel(2 * row + 1, of: rows.width)..<Self.pixel(2 * row + 3, of: rows.width) {
                    Self.fill(&bytes, rows.offset + y * rows.stride, left..<right, rows.pixelStride, value)
                }
            }
        }
    }

    private static func copy(_ bytes: inout MutableRawSpan, from source: Int, to target: Int, _ count: Int) {
        let lines = bytes.byteCount - count
        precondition(source >= 0 && source <= lines && target >= 0 && target <= lines, "no such line")
        unsafe bytes.withUnsafeMutableBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            unsafe (base + target).copyMemory(from: base + source, byteCount: count)
        }
    }

    private static func fill(
        _ bytes: inout MutableRawSpan, _ start: Int, _ pixels: Range<Int>, _ pixelStride: Int, _ value: UInt8
    ) {
        if pixelStride == 1 {
            var x = pixels.lowerBound
            let eight = UInt64(value) &* 0x0101_0101_0101_0101
            while x + 8 <= pixels.upperBound {
                bytes.storeBytes(of: eight, toByteOffset: start + x, as: UInt64.self)
                x += 8
            }
            while x < pixels.upperBound {
                bytes.storeBytes(of: value, toByteOffset: start + x, as: UInt8.self)
                x += 1
            }
        } else {
            for x in pixels { bytes.storeBytes(of: value, toByteOffset: start + x * pixelStride, as: UInt8.self) }
        }
    }

    /// Reads the patch of a picture from its luma, or from one channel of red, green and blue. Nil where there is none: the
    /// picture is too small, or the CRC is wrong. Bytes that are too few for `rows` count as no patch.
    package static func read(from bytes: RawSpan, _ rows: PixelRows) -> FramePatch? {
        guard let needed = rows.byteCount, needed <= bytes.byteCount, rows.width >= smallestWidth,
            size(in: rows.width).height <= rows.height
        else { return nil }
        var bits = InlineArray<4, UInt64>(repeating: 0)
        for row in 0..<Self.rows {
            for column in 0..<columns {
                bits[row] = bits[row] << 1 | (isWhite(column, row, bytes, rows) ? 1 : 0)
            }
        }
        return FramePatch(bits: bits)
    }

    /// Averages the middle half of a cell: its edges are blurred by scaling and compression.
    private static func isWhite(_ column: Int, _ row: Int, _ bytes: RawSpan, _ rows: PixelRows) -> Bool {
        // In quarter units: a cell's middle half reaches from 4 n + 3 to 4 n + 5.
        func middle(_ index: Int) -> Range<Int> {
            let scale = 4 * unitsPerWidth
            let first = (4 * index + 3) * rows.width / scale
            return first..<max((4 * index + 5) * rows.width / scale, first + 1)
        }
        let xs = middle(column), ys = middle(row)
        var sum = 0
        for y in ys {
            for x in xs {
                let offset = rows.offset + y * rows.stride + x * rows.pixelStride
                sum += Int(unsafe bytes.unsafeLoad(fromByteOffset: offset, as: UInt8.self))
            }
        }
        return sum >= 128 * xs.count * ys.count
    }
}
