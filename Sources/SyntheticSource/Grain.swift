internal import YUV

/// The noise of a sensor whose signal is amplified: a tile drawn once for a gain, laid over every frame at another place.
struct Grain: ~Copyable {
    /// Rows of a tile.
    private static let rows = 64
    /// How far a tile can be shifted.
    private static let slack = 256
    /// The gain it was drawn for.
    let gain: Double
    private let stride: Int
    /// What is added, and behind it what is subtracted.
    private let memory: PixelMemory

    /// Draws the tile for pictures `width` wide, a multiple of 4.
    init(gain: Double, width: Int, seed: UInt64) {
        self.gain = gain
        stride = width + Self.slack
        var memory = PixelMemory(count: 2 * stride * Self.rows)
        var chance = Chance(seed: seed, part: 40)
        // The sum of four numbers is nearly normal; 0…255 each have a deviation of 73.9, four of them 147.8.
        let deviation = 1.6 * (gain - 1).squareRoot() / 147.8
        var bytes = memory.mutableBytes
        for index in 0..<(stride * Self.rows) {
            let drawn = chance.next()
            var sum = 0
            for shift in Swift.stride(from: UInt64(0), to: 32, by: 8) { sum += Int(drawn >> shift & 255) }
            let value = Int((Double(sum - 510) * deviation).rounded())
            bytes.storeBytes(of: UInt8(clamping: value), toByteOffset: index, as: UInt8.self)
            bytes.storeBytes(of: UInt8(clamping: -value), toByteOffset: stride * Self.rows + index, as: UInt8.self)
        }
        self.memory = memory
    }

    /// Lays it over a frame's luma; where follows from seed and frame number.
    borrowing func apply(to output: inout MutableRawSpan, _ y: PlaneRows, seed: UInt64, frame: UInt64) {
        var chance = Chance(seed: seed ^ frame &* 0x9e6c_63d0_876a_68e5)
        var row = 0
        while row < y.height {
            let shift = Int(chance.next() % UInt64(Self.slack)), first = Int(chance.next() % UInt64(Self.rows))
            let lines = min(Self.rows - first, y.height - row)
            func tile(_ half: Int) -> PlaneRows {
                PlaneRows(
                    offset: (half * Self.rows + first) * stride + shift, stride: stride, width: y.width, height: lines)
            }
            Compositing.addAndSubtract(
                memory.bytes, add: tile(0), subtract: tile(1), to: &output,
                PlaneRows(offset: y.offset + row * y.stride, stride: y.stride, width: y.width, height: lines))
            row += lines
        }
    }
}
