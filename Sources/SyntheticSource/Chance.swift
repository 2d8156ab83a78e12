/// Numbers that look random and follow from a seed (SplitMix64).
struct Chance: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// The numbers of one part of the scene, whatever the other parts drew before.
    init(seed: UInt64, part: UInt64) {
        var mixer = Chance(seed: seed ^ part &* 0xd6e8_feb8_6659_fd93)
        state = mixer.next()
    }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ mixed >> 27) &* 0x94d0_49bb_1331_11eb
        return mixed ^ mixed >> 31
    }

    /// A number in 0…1.
    mutating func fraction() -> Double { Double(next() >> 11) / Double(1 << 53) }

    /// A number between two.
    mutating func between(_ low: Double, _ high: Double) -> Double { low + (high - low) * fraction() }
}

/// Smooth hills that follow from a seed: a random height at every whole number, and curves between them.
struct SmoothNoise {
    let seed: UInt64

    private func height(_ x: Int, _ y: Int) -> Double {
        var chance = Chance(seed: seed &+ UInt64(bitPattern: Int64(x)) &* 0x1000_0000_01b3 &+ UInt64(bitPattern: Int64(y)) << 32)
        return chance.fraction() * 2 - 1
    }

    /// −1…1.
    func value(_ x: Double, _ y: Double = 0) -> Double {
        let left = x.rounded(.down), top = y.rounded(.down)
        let column = Int(left), row = Int(top)
        let across = (x - left) * (x - left) * (3 - 2 * (x - left)), down = (y - top) * (y - top) * (3 - 2 * (y - top))
        let upper = height(column, row) * (1 - across) + height(column + 1, row) * across
        if down == 0 { return upper }
        return upper * (1 - down) + (height(column, row + 1) * (1 - across) + height(column + 1, row + 1) * across) * down
    }

    /// Hills on hills: each of `octaves` is half as large and twice as dense as the one before. −1…1.
    func fractal(_ x: Double, _ y: Double = 0, octaves: Int) -> Double {
        var sum = 0.0, size = 0.5, density = 1.0
        for octave in 0..<octaves {
            sum += size * value(x * density + Double(octave) * 17, y * density)
            size /= 2
            density *= 2
        }
        return sum
    }
}
