internal import CYUV

/// A picture to draw and to grade before it becomes planes: 32 bits a pixel, alpha in the highest byte and blue in the lowest.
/// Colours are premultiplied by alpha unless a function says otherwise.
package struct ARGBImage: ~Copyable, Sendable {
    /// Pixels in a row.
    package let width: Int
    /// Rows.
    package let height: Int
    /// The pixels, rows one behind the other.
    package private(set) var memory: PixelMemory

    /// A transparent picture.
    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
        memory = PixelMemory(count: width * height * 4)
    }

    private var rows: PlaneRows { PlaneRows(width: width * 4, height: height) }
    private var stride: Int32 { Int32(width * 4) }

    /// The colour of a pixel.
    package subscript(x: Int, y: Int) -> UInt32 {
        get {
            precondition((0..<width).contains(x) && (0..<height).contains(y), "outside the picture")
            return unsafe memory.bytes.unsafeLoad(fromByteOffset: (y * width + x) * 4, as: UInt32.self)
        }
        set {
            precondition((0..<width).contains(x) && (0..<height).contains(y), "outside the picture")
            let offset = (y * width + x) * 4
            var bytes = memory.mutableBytes
            bytes.storeBytes(of: newValue, toByteOffset: offset, as: UInt32.self)
        }
    }

    /// Sets a run of pixels in one row (`ARGBRect`).
    package mutating func fill(_ x: Range<Int>, row y: Int, with value: UInt32) {
        precondition(x.lowerBound >= 0 && x.upperBound <= width && (0..<height).contains(y), "outside the picture")
        guard !x.isEmpty else { return }
        let rows = rows, stride = stride
        var bytes = memory.mutableBytes
        _ = unsafe ARGBRect(start(&bytes, rows), stride, Int32(x.lowerBound), Int32(y), Int32(x.count), 1, value)
    }

    /// Lays `top`, of the same width, over this picture from `row` on, which becomes opaque there (`ARGBBlend`).
    package mutating func blend(_ top: borrowing ARGBImage, row: Int) {
        precondition(top.width == width && row >= 0 && row + top.height <= height, "it does not fit")
        let target = PlaneRows(offset: row * width * 4, stride: width * 4, width: width * 4, height: top.height)
        let stride = stride
        var bytes = memory.mutableBytes
        let there = unsafe start(&bytes, target)
        _ = unsafe ARGBBlend(
            start(top.memory.bytes, top.rows), stride, there, stride, there, stride, Int32(target.width / 4), Int32(target.height)
        )
    }

    /// The same in another size (`ARGBScale`).
    package borrowing func scaled(width newWidth: Int, height newHeight: Int, _ filter: Scaling.Filter) -> ARGBImage {
        var result = ARGBImage(width: newWidth, height: newHeight)
        var output = result.memory.mutableBytes
        _ = unsafe ARGBScale(
            start(memory.bytes, PlaneRows(width: width * 4, height: height)), Int32(width * 4), Int32(width), Int32(height),
            start(&output, PlaneRows(width: newWidth * 4, height: newHeight)), Int32(newWidth * 4), Int32(newWidth),
            Int32(newHeight), filter.mode)
        return result
    }

    /// Blurred as a lens out of focus does it, roughly: twice averaged over squares of `radius` pixels around each (`ARGBBlur`).
    /// Large radii are averaged in a smaller copy, whose cost does not grow with the radius.
    package borrowing func blurred(radius: Double) -> ARGBImage {
        var shrink = 1
        while radius / Double(shrink) > 6, width / (2 * shrink) > 8, height / (2 * shrink) > 8 { shrink *= 2 }
        var small = scaled(width: max(width / shrink, 1), height: max(height / shrink, 1), .box)
        let steps = Int32(max((radius / Double(shrink)).rounded(), 0))
        if steps > 0 {
            // `ARGBBlur` keeps so many rows of sums and uses them in turn, whatever the height.
            var cumulative = PixelMemory(count: small.width * 16 * (Int(steps) * 2 + 3))
            for _ in 0..<2 { small.average(radius: steps, &cumulative) }
        }
        return shrink == 1 ? small : small.scaled(width: width, height: height, .bilinear)
    }

    private mutating func average(radius: Int32, _ cumulative: inout PixelMemory) {
        let rows = rows, stride = stride
        var sums = cumulative.mutableBytes
        var bytes = memory.mutableBytes
        let there = unsafe start(&bytes, rows)
        let table = unsafe sums.withUnsafeMutableBytes { unsafe $0.baseAddress!.assumingMemoryBound(to: Int32.self) }
        _ = unsafe ARGBBlur(there, stride, there, stride, table, stride, Int32(rows.width / 4), Int32(rows.height), radius)
    }

    /// Takes the premultiplication back (`ARGBUnattenuate`): for alpha apart from the planes.
    package mutating func unpremultiply() {
        let rows = rows, stride = stride
        var bytes = memory.mutableBytes
        let there = unsafe start(&bytes, rows)
        _ = unsafe ARGBUnattenuate(there, stride, there, stride, Int32(rows.width / 4), Int32(rows.height))
    }

    /// Changes red, green and blue, not premultiplied, by a table (`RGBColorTable`) of 256 times blue, green, red and a byte that
    /// is not used.
    package mutating func grade(_ table: [UInt8]) {
        precondition(table.count == 1024, "a table of \(table.count) bytes")
        let rows = rows, stride = stride
        var bytes = memory.mutableBytes
        _ = unsafe RGBColorTable(start(&bytes, rows), stride, table, 0, 0, Int32(rows.width / 4), Int32(rows.height))
    }

    /// Converts to full-range luma and interleaved chroma of 4:2:0 (`ARGBToJ420`, `MergeUVPlane`); alpha is left out.
    package borrowing func convert(into output: inout MutableRawSpan, y: PlaneRows, uv: PlaneRows) {
        precondition(y.width == width && y.height == height && uv.width == width && uv.height == height / 2, "sizes differ")
        precondition(width % 2 == 0 && height % 2 == 0, "no 4:2:0 for odd sizes")
        var planes = PixelMemory(count: width * height / 2)
        let u = PlaneRows(width: width / 2, height: height / 2)
        let v = PlaneRows(offset: width * height / 4, width: width / 2, height: height / 2)
        var chroma = planes.mutableBytes
        _ = unsafe ARGBToJ420(
            start(memory.bytes, rows), stride, start(&output, y), Int32(y.stride), start(&chroma, u), Int32(u.stride),
            start(&chroma, v), Int32(v.stride), Int32(width), Int32(height))
        Repacking.mergeChroma(planes.bytes, u: u, v: v, into: &output, uv)
    }

    /// Writes alpha for luma, and for interleaved chroma averaged over 2 × 2 pixels and twice.
    package borrowing func extractAlpha(into output: inout MutableRawSpan, y: PlaneRows, uv: PlaneRows) {
        precondition(y.width == width && y.height == height && uv.width == width && uv.height == height / 2, "sizes differ")
        _ = unsafe ARGBExtractAlpha(
            start(memory.bytes, rows), stride, start(&output, y), Int32(y.stride), Int32(width), Int32(height))
        var half = PixelMemory(count: width * height / 4)
        let rows = PlaneRows(width: width / 2, height: height / 2)
        var halfBytes = half.mutableBytes
        Scaling.plane(output.bytes, y, into: &halfBytes, rows, .box)
        Repacking.mergeChroma(half.bytes, u: rows, v: rows, into: &output, uv)
    }
}
