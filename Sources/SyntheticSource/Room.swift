internal import Glibc

/// What the front camera sees: a friendly robot in a room, who waves.
struct Room: Scenery {
    let seed: UInt64
    var middleTop: Double { -0.23 }
    var nearTop: Double { 0.07 }

    func backdrop(_ x: Double, _ y: Double) -> Color {
        let light = exp(-hypot(x + 0.33, y + 0.12) / 0.35)
        return Color(0xcdb9a3).mixed(with: Color(0xb39a86), (y + 0.3) / 0.6).mixed(with: Color(0xfff1d6), 0.7 * light)
    }

    func drawFar(_ canvas: inout Canvas) {
        // A window with a view.
        canvas.fill(.rounded(-0.47, -0.23, -0.2, 0.06, 0.004), .solid(Color(0xf7f1e6)))
        canvas.fill(.rectangle(-0.458, -0.218, -0.212, 0.048), .vertical(Color(0x6fb1e6), from: -0.22, Color(0xdff0fa), to: 0.0))
        canvas.fill(.below(-0.458, -0.212, bottom: 0.048, steps: 80) { 0.0 - 0.03 * sin($0 * 23) }, .solid(Color(0x7fb069)))
        canvas.fill(.below(-0.458, -0.212, bottom: 0.048, steps: 80) { 0.022 - 0.012 * sin($0 * 41) }, .solid(Color(0x4f8f4a)))
        canvas.fill(.rectangle(-0.339, -0.218, -0.331, 0.048), .solid(Color(0xf7f1e6)))
        canvas.fill(.rectangle(-0.458, -0.09, -0.212, -0.083), .solid(Color(0xf7f1e6)))
        canvas.fill(.rounded(-0.485, 0.058, -0.185, 0.07, 0.003), .solid(Color(0xeadfcd)))
        drawShelf(&canvas)
        canvas.fill(.rectangle(-1.2, 0.24, 1.2, 0.8), .vertical(Color(0x7a5a44), from: 0.24, Color(0x4a3528), to: 0.5))
        canvas.fill(.rectangle(-1.2, 0.232, 1.2, 0.242), .solid(Color(0xf1e8da)))
    }

    private func drawShelf(_ canvas: inout Canvas) {
        canvas.fill(.rounded(0.2, -0.235, 0.49, 0.22, 0.005), .solid(Color(0x7d5a3c)))
        var chance = Chance(seed: seed, part: 30)
        let covers: [UInt32] = [0xb23a48, 0x2f6690, 0xe0a458, 0x4f772d, 0x6d597a, 0x355070, 0xf2e9e4, 0x9a8c98]
        for shelf in 0..<4 {
            let top = -0.224 + 0.111 * Double(shelf), floor = top + 0.1
            canvas.fill(.rectangle(0.211, top, 0.479, floor), .vertical(Color(0x4b3423), from: top, Color(0x5f4430), to: floor))
            var x = 0.216
            while x < 0.455 {
                let width = chance.between(0.009, 0.021), height = chance.between(0.055, 0.088)
                if chance.fraction() < 0.86 {
                    let color = Color(covers[Int(chance.next() % UInt64(covers.count))])
                    canvas.fill(.rounded(x, floor - height, x + width, floor, 0.0015), .solid(color))
                    canvas.fill(
                        .rectangle(x + width * 0.2, floor - height + 0.012, x + width * 0.8, floor - height + 0.018),
                        .solid(Color(0xfff4dc, alpha: 0.7)))
                }
                x += width + 0.0012
            }
        }
    }

    func drawMiddle(_ canvas: inout Canvas) {
        let metal = Color(0xe9edf2), shade = Color(0xb7c1cc), dark = Color(0x2b3440)
        canvas.fill(.rounded(-0.125, 0.115, 0.125, 0.6, 0.04), .vertical(metal, from: 0.11, shade, to: 0.4))
        canvas.fill(.rounded(-0.07, 0.165, 0.07, 0.25, 0.012), .solid(Color(0x3b4a5a)))
        for (index, color) in ([0xe85d4a, 0xf2b134, 0x5bbf7a] as [UInt32]).enumerated() {
            canvas.fill(.circle(-0.04 + 0.04 * Double(index), 0.19, 0.01), .solid(Color(color)))
        }
        canvas.fill(.rounded(-0.052, 0.215, 0.052, 0.235, 0.006), .solid(Color(0x7fd1c7)))
        canvas.fill(.rectangle(-0.03, 0.08, 0.03, 0.118), .solid(Color(0x77838f)))
        for y in [0.088, 0.1] { canvas.fill(.rectangle(-0.034, y, 0.034, y + 0.004), .solid(Color(0x55606b))) }
        canvas.fill(.rectangle(-0.003, -0.21, 0.003, -0.155), .solid(Color(0x77838f)))
        canvas.fill(.circle(0, -0.212, 0.012), .solid(Color(0xe85d4a)))
        for side in [-1.0, 1.0] { canvas.fill(.circle(side * 0.137, -0.035, 0.024), .solid(Color(0x93a0ad))) }
        canvas.fill(.rounded(-0.137, -0.16, 0.137, 0.085, 0.05), .vertical(Color(0xf6f8fb), from: -0.16, shade, to: 0.1))
        canvas.fill(.rounded(-0.108, -0.115, 0.108, 0.035, 0.036), .solid(dark))
        canvas.fill(.sector(0, -0.014, 0.036, 0.03, from: 0, to: .pi), .solid(Color(0x7fe3d4)))
        for side in [-1.0, 1.0] { canvas.fill(.ellipse(side * 0.075, 0.0, 0.014, 0.007), .solid(Color(0xf08a8a, alpha: 0.6))) }
        // The arm that does not wave.
        canvas.fill(.line(-0.12, 0.15, -0.2, 0.27, width: 0.036), .solid(shade))
        canvas.fill(.circle(-0.2, 0.275, 0.026), .solid(metal))
    }

    func drawNear(_ canvas: inout Canvas) {
        canvas.fill(.rectangle(-1.2, 0.262, 1.2, 0.8), .vertical(Color(0xb98a5a), from: 0.262, Color(0x7c5636), to: 0.45))
        canvas.fill(.rectangle(-1.2, 0.259, 1.2, 0.265), .solid(Color(0xd9ab78)))
        // A pot with a plant.
        for leaf in 0..<9 {
            let angle = (-0.92 + 0.105 * Double(leaf)) * .pi, length = leaf % 2 == 0 ? 0.12 : 0.09
            let tip = Point(0.4 + length * cos(angle), 0.2 + length * sin(angle)), side = Point(-sin(angle), cos(angle))
            canvas.fill(
                Outline(
                    polygon: (0.4, 0.2),
                    (0.4 + (tip.x - 0.4) * 0.55 + side.x * 0.014, 0.2 + (tip.y - 0.2) * 0.55 + side.y * 0.014),
                    (tip.x, tip.y), (0.4 + (tip.x - 0.4) * 0.55 - side.x * 0.014, 0.2 + (tip.y - 0.2) * 0.55 - side.y * 0.014)),
                .solid(Color(0x2f7d4f).mixed(with: Color(0x7fc46a), Double(leaf) / 9)))
        }
        canvas.fill(Outline(polygon: (0.36, 0.2), (0.44, 0.2), (0.43, 0.262), (0.37, 0.262)), .solid(Color(0xc9683f)))
        canvas.fill(.rounded(0.354, 0.192, 0.446, 0.208, 0.003), .solid(Color(0xd97d50)))
    }

    var props: [Prop] { [Self.eyes, Self.wavingArm, TestTargets.chart(at: Point(-0.36, 0.175), depth: Depth.near)] }

    private static var eyes: Prop {
        Prop(left: -0.08, top: -0.028, right: 0.08, bottom: 0.028, depth: Depth.middle, phases: 4) { canvas, phase in
            for side in [-1.0, 1.0] {
                let height = [0.024, 0.014, 0.004, 0.014][phase]
                canvas.fill(.ellipse(side * 0.045, 0, 0.02, height), .solid(Color(0x7fe3d4)))
                if phase == 0 { canvas.fill(.circle(side * 0.045 - 0.006, -0.008, 0.006), .solid(Color(0xffffff))) }
            }
        } place: { time in
            let beat = (time / 2.8 - (time / 2.8).rounded(.down)) * 2.8
            return Prop.Place(x: 0, y: -0.055, phase: beat < 0.24 ? min(Int(beat / 0.06), 3) : 0)
        }
    }

    private static var wavingArm: Prop {
        Prop(left: -0.1, top: -0.21, right: 0.16, bottom: 0.03, depth: Depth.middle, phases: 16) { canvas, phase in
            let swing = 0.42 * sin(Double(phase) * .pi / 8)
            let elbow = Point(0.075, -0.03)
            let hand = Point(elbow.x + 0.125 * sin(swing), elbow.y - 0.125 * cos(swing))
            canvas.fill(.line(0, 0, elbow.x, elbow.y, width: 0.036), .solid(Color(0xb7c1cc)))
            canvas.fill(.line(elbow.x, elbow.y, hand.x, hand.y, width: 0.032), .solid(Color(0xc6cfd8)))
            canvas.fill(.circle(elbow.x, elbow.y, 0.021), .solid(Color(0x93a0ad)))
            canvas.fill(.circle(hand.x, hand.y, 0.026), .solid(Color(0xe9edf2)))
            for finger in 0..<3 {
                let angle = swing + (Double(finger) - 1) * 0.5
                canvas.fill(
                    .line(hand.x, hand.y, hand.x + 0.042 * sin(angle), hand.y - 0.042 * cos(angle), width: 0.013),
                    .solid(Color(0xe9edf2)))
            }
        } place: { time in
            let wave = time / 1.3
            return Prop.Place(x: 0.125, y: 0.16, phase: Int((wave - wave.rounded(.down)) * 16))
        }
    }
}
