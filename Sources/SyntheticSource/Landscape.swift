internal import Glibc

/// What the back cameras see: mountains over a lake, a meadow with a windmill and a railway, test targets among the grass.
struct Landscape: Scenery {
    let seed: UInt64
    var middleTop: Double { -0.03 }
    var nearTop: Double { 0.235 }
    private static let sun = Point(0.19, -0.085)

    func backdrop(_ x: Double, _ y: Double) -> Color {
        var color: Color
        if y < -0.16 {
            color = Color(0x2f6db5).mixed(with: Color(0x7db4e2), (y + 0.5) / 0.34)
        } else {
            color = Color(0x7db4e2).mixed(with: Color(0xffdcb4), (y + 0.16) / 0.18)
        }
        let distance = hypot(x - Self.sun.x, y - Self.sun.y)
        color = color.mixed(with: Color(0xffe9b8), 0.85 * exp(-distance / 0.09))
        let wisps = SmoothNoise(seed: seed &+ 1).fractal(x * 3 + 40, y * 13, octaves: 5)
        return color.mixed(with: Color(0xffffff), min(max((wisps - 0.05) * 1.6, 0), 0.55))
    }

    private func ridge(_ part: UInt64, density: Double, octaves: Int) -> (Double) -> Double {
        let noise = SmoothNoise(seed: seed &+ part)
        return { x in 0.5 + noise.fractal(x * density + 100, octaves: octaves) }
    }

    func drawFar(_ canvas: inout Canvas) {
        canvas.fill(.circle(Self.sun.x, Self.sun.y, 0.021), .solid(Color(0xfffbe6)))
        let peaks = ridge(2, density: 4.5, octaves: 6)
        let skyline = { (x: Double) in 0.04 - 0.155 * peaks(x) }
        canvas.fill(
            .below(-1.2, 1.2, bottom: 0.1, steps: 900, skyline),
            .vertical(Color(0x6f86b4), from: -0.11, Color(0xc3c5d8), to: 0.05))
        // Snow lies above a ragged line: the area between it and the skyline.
        let ragged = SmoothNoise(seed: seed &+ 3)
        var snow: [Point] = []
        for step in 0...900 {
            let x = -1.2 + 2.4 * Double(step) / 900
            snow.append(Point(x, skyline(x)))
        }
        for step in (0...900).reversed() {
            let x = -1.2 + 2.4 * Double(step) / 900
            let line = -0.052 + 0.02 * ragged.fractal(x * 45, octaves: 3)
            snow.append(Point(x, max(skyline(x), line)))
        }
        canvas.fill(Outline([snow]), .vertical(Color(0xffffff, alpha: 0.95), from: -0.11, Color(0xe8ecf6, alpha: 0.8), to: -0.04))
        let hills = ridge(4, density: 5, octaves: 5)
        canvas.fill(
            .below(-1.2, 1.2, bottom: 0.1, steps: 700) { 0.045 - 0.075 * hills($0) },
            .vertical(Color(0x4d6f97), from: -0.03, Color(0x93aabd), to: 0.05))
        let woods = ridge(5, density: 7, octaves: 7)
        canvas.fill(
            .below(-1.2, 1.2, bottom: 0.1, steps: 1400) { 0.052 - 0.036 * woods($0) },
            .vertical(Color(0x2f5d54), from: 0.015, Color(0x5f8f74), to: 0.055))
        drawLake(&canvas)
    }

    private func drawLake(_ canvas: inout Canvas) {
        canvas.fill(.rectangle(-1.2, 0.05, 1.2, 0.16), .vertical(Color(0xcfdde2), from: 0.05, Color(0x3f7fb0), to: 0.11))
        var chance = Chance(seed: seed, part: 6)
        for _ in 0..<220 {
            let y = chance.between(0.052, 0.11), size = chance.between(0.004, 0.018) * (0.4 + (y - 0.05) * 14)
            let underSun = chance.fraction() < 0.4
            let x = underSun ? Self.sun.x + chance.between(-0.03, 0.03) * (1 + (y - 0.05) * 20) : chance.between(-1.1, 1.1)
            canvas.fill(
                .ellipse(x, y, size, 0.0009),
                .solid(underSun ? Color(0xfff4d0, alpha: 0.75) : Color(0xe6f1f6, alpha: 0.3)))
        }
    }

    func drawMiddle(_ canvas: inout Canvas) {
        let rolling = SmoothNoise(seed: seed &+ 7)
        let shore = { (x: Double) in 0.098 + 0.01 * rolling.value(x * 4) - 0.02 * x * x }
        canvas.fill(
            .below(-1.2, 1.2, bottom: 0.8, steps: 300, shore),
            .vertical(Color(0x9cc45c), from: 0.09, Color(0x4f8f3c), to: 0.26))
        for band in 0..<5 {
            let y = 0.15 + 0.026 * Double(band)
            let wave = { (x: Double) in y + 0.008 * rolling.value(x * 3 + Double(band) * 9) }
            var points: [Point] = []
            for step in 0...200 { points.append(Point(-1.2 + 0.012 * Double(step), wave(-1.2 + 0.012 * Double(step)))) }
            for step in (0...200).reversed() {
                let x = -1.2 + 0.012 * Double(step)
                points.append(Point(x, wave(x) + 0.011))
            }
            canvas.fill(Outline([points]), .solid(Color(0xc4dd78, alpha: 0.35)))
        }
        drawTrees(&canvas, shore)
        drawMillTower(&canvas)
        drawHouse(&canvas)
        canvas.fill(.rectangle(-1.2, 0.1285, 1.2, 0.1345), .vertical(Color(0x9b8b74), from: 0.128, Color(0x7c6d58), to: 0.135))
        canvas.fill(.rectangle(-1.2, 0.1280, 1.2, 0.1293), .solid(Color(0x4b4f57)))
    }

    private func drawTrees(_ canvas: inout Canvas, _ shore: (Double) -> Double) {
        var chance = Chance(seed: seed, part: 8)
        for _ in 0..<90 {
            let x = chance.between(-1.1, 1.1), height = chance.between(0.03, 0.075)
            // The windmill and the boat's water stay free.
            if (-0.25 ... -0.1).contains(x) || (0.02...0.3).contains(x) { continue }
            let base = max(shore(x), 0.105) + chance.between(0.0, 0.014)
            let green = Color(0x1f5a3c).mixed(with: Color(0x4c8a4a), chance.fraction())
            canvas.fill(.rectangle(x - 0.002, base - 0.01, x + 0.002, base + 0.003), .solid(Color(0x59402c)))
            for tier in 0..<4 {
                let low = base - 0.006 - height * Double(tier) * 0.22, half = height * (0.27 - 0.05 * Double(tier))
                let shade = green.mixed(with: Color(0xb9d68a), Double(tier) * 0.07)
                canvas.fill(Outline(polygon: (x, low - height * 0.36), (x + half, low), (x - half, low)), .solid(shade))
            }
        }
    }

    private func drawMillTower(_ canvas: inout Canvas) {
        canvas.fill(.ellipse(-0.155, 0.123, 0.045, 0.004), .solid(Color(0x2d5526, alpha: 0.4)))
        canvas.fill(
            Outline(polygon: (-0.188, 0.122), (-0.178, 0.022), (-0.142, 0.022), (-0.132, 0.122)), .solid(Color(0xf4eee2)))
        canvas.fill(Outline(polygon: (-0.152, 0.022), (-0.142, 0.022), (-0.132, 0.122), (-0.15, 0.122)), .solid(Color(0xd9d0c2)))
        canvas.fill(Outline(polygon: (-0.184, 0.024), (-0.16, -0.012), (-0.136, 0.024)), .solid(Color(0xb1452f)))
        canvas.fill(.rounded(-0.167, 0.094, -0.153, 0.122, 0.005), .solid(Color(0x6b4a2f)))
        for y in [0.042, 0.068] { canvas.fill(.rounded(-0.166, y, -0.154, y + 0.013, 0.003), .solid(Color(0x47617a))) }
    }

    private func drawHouse(_ canvas: inout Canvas) {
        canvas.fill(.rectangle(0.235, 0.085, 0.295, 0.12), .vertical(Color(0xfdf3df), from: 0.085, Color(0xe6d7bc), to: 0.12))
        canvas.fill(Outline(polygon: (0.227, 0.088), (0.243, 0.062), (0.287, 0.062), (0.303, 0.088)), .solid(Color(0xc0503a)))
        canvas.fill(.rectangle(0.276, 0.055, 0.283, 0.07), .solid(Color(0x8a4a3c)))
        for x in [0.243, 0.278] { canvas.fill(.rectangle(x, 0.096, x + 0.01, 0.107), .solid(Color(0x5d86a8))) }
        canvas.fill(.rectangle(0.26, 0.098, 0.271, 0.12), .solid(Color(0x7a5236)))
    }

    func drawNear(_ canvas: inout Canvas) {
        canvas.fill(
            .rectangle(-1.2, 0.283, 1.2, 0.8), .vertical(Color(0x3c7a33), from: 0.283, Color(0x24562a), to: 0.6))
        var chance = Chance(seed: seed, part: 9)
        // The first row is what the wide camera sees; the ultra-wide one looks down on all of them.
        for row in 0..<7 {
            let base = 0.287 + 0.026 * Double(row) + 0.007 * Double(row * row), size = 1 + 0.22 * Double(row)
            guard base - 0.05 * size < canvas.bottom else { break }
            for _ in 0..<(620 - 40 * row) {
                let x = chance.between(-1.1, 1.1), height = chance.between(0.014, 0.046) * size
                let lean = chance.between(-0.012, 0.012) * size, half = 0.0022 * size
                let green = Color(0x2f7030).mixed(with: Color(0x9ccb4f), chance.fraction())
                canvas.fill(Outline(polygon: (x - half, base), (x + lean, base - height), (x + half, base)), .solid(green))
            }
            for _ in 0..<(60 - 5 * row) {
                drawFlower(&canvas, chance.between(-1.1, 1.1), base - chance.between(0.012, 0.037) * size, size, chance.next())
            }
        }
    }

    private func drawFlower(_ canvas: inout Canvas, _ x: Double, _ y: Double, _ size: Double, _ kind: UInt64) {
        let petals = [Color(0xffffff), Color(0xf6c945), Color(0xe86a8a)][Int(kind % 3)]
        for petal in 0..<5 {
            let turn = Double(petal) * 0.4 * Double.pi, distance = 0.0028 * size
            canvas.fill(.circle(x + distance * cos(turn), y + distance * sin(turn), 0.0021 * size), .solid(petals))
        }
        canvas.fill(.circle(x, y, 0.0018 * size), .solid(Color(0xd98a1f)))
    }

    var props: [Prop] {
        [
            Vehicles.cloud(seed: seed, part: 20, x: -0.25, y: -0.2, speed: 0.012),
            Vehicles.cloud(seed: seed, part: 21, x: 0.35, y: -0.16, speed: 0.009),
            Vehicles.cloud(seed: seed, part: 22, x: 1.1, y: -0.23, speed: 0.011),
            Vehicles.balloon, Vehicles.boat, Vehicles.train(Color(0xc8372d), start: -0.3),
            Vehicles.train(Color(0x2f6db5), start: 1.1),
            Vehicles.millSails,
            TestTargets.gratings(at: Point(0.16, 0.205), depth: Depth.near),
            TestTargets.chart(at: Point(-0.345, 0.18), depth: Depth.near),
            TestTargets.star(at: Point(0.375, 0.165), radius: 0.085, depth: Depth.near),
            Vehicles.ball,
        ]
    }
}
