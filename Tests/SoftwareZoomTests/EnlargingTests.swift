import Testing
import YUV

@Suite("Planes made larger")
struct EnlargingTests {
    /// Old width and height, new width and height, in pixels.
    private static let sizes = [
        (640, 360, 1280, 720), (320, 180, 322, 180), (100, 50, 333, 51), (18, 9, 16 * 18, 90), (17, 3, 17, 5), (40, 1, 41, 7),
        (8, 8, 64, 64), (2, 2, 5, 5), (31, 20, 100, 20),
    ]

    @Test(
        "Each new byte lies between its four old neighbours, the corners stay, and nothing else is written", arguments: sizes,
        [1, 2])
    func between(size: (Int, Int, Int, Int), apart: Int) {
        let (width, height, newWidth, newHeight) = size
        // Rows in the middle of larger ones, up to the last byte of the memory.
        let rows = PlaneRows(offset: 3, stride: width * apart + 5, width: width * apart, height: height)
        let target = PlaneRows(offset: 7, stride: newWidth * apart + 3, width: newWidth * apart, height: newHeight)
        let source = (0..<rows.end).map { UInt8(truncatingIfNeeded: $0 * $0 / 7 % 251) }
        var result = [UInt8](repeating: 77, count: target.end + 9)
        do {
            var span = result.mutableSpan
            var output = unsafe span.mutableBytes
            if apart == 1 {
                unsafe Scaling.plane(source.span.bytes, rows, into: &output, target, .bilinear)
            } else {
                unsafe Scaling.chroma(source.span.bytes, rows, into: &output, target, .bilinear)
            }
        }
        func old(_ x: Int, _ y: Int, _ channel: Int) -> Int { Int(source[rows.offset + y * rows.stride + x * apart + channel]) }
        func new(_ x: Int, _ y: Int, _ channel: Int) -> Int {
            Int(result[target.offset + y * target.stride + x * apart + channel])
        }
        var misses = 0
        for y in 0..<newHeight {
            for x in 0..<newWidth {
                // One to either side, since libyuv places pixels differently when the factor is 2, and for what rounding does.
                let left = max(x * (width - 1) / (newWidth - 1) - 1, 0), top = max(y * (height - 1) / (newHeight - 1) - 1, 0)
                for channel in 0..<apart {
                    var neighbours: [Int] = []
                    for v in top...min(top + 3, height - 1) {
                        for u in left...min(left + 3, width - 1) { neighbours.append(old(u, v, channel)) }
                    }
                    let value = new(x, y, channel)
                    if value < neighbours.min()! - 1 || value > neighbours.max()! + 1 { misses += 1 }
                }
            }
        }
        #expect(misses == 0)
        for channel in 0..<apart { #expect(abs(new(0, 0, channel) - old(0, 0, channel)) <= 1) }
        let written = Set((0..<newHeight).flatMap { y in (0..<target.width).map { target.offset + y * target.stride + $0 } })
        #expect(result.indices.allSatisfy { written.contains($0) || result[$0] == 77 })
    }

    @Test("A slope stays a slope, whatever the factor", arguments: [1.02, 1.25, 1.9, 2.5, 7])
    func slope(factor: Double) {
        let width = 256, newWidth = Int(256 * factor)
        let source = (0..<4).flatMap { _ in (0..<width).map { UInt8($0) } }
        var result = [UInt8](repeating: 0, count: newWidth * 9)
        var span = result.mutableSpan
        var output = unsafe span.mutableBytes
        unsafe Scaling.plane(
            source.span.bytes, PlaneRows(width: width, height: 4), into: &output, PlaneRows(width: newWidth, height: 9), .bilinear
        )
        let wrong = result.indices.filter {
            let expected = Double($0 % newWidth) * 255 / Double(newWidth - 1)
            return abs(Double(result[$0]) - expected) > 1.01
        }
        #expect(wrong.isEmpty)
    }
}
