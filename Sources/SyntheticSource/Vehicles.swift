internal import Glibc

/// What moves through the landscape.
enum Vehicles {
    /// A heap of white that drifts over the sky and comes again.
    static func cloud(seed: UInt64, part: UInt64, x: Double, y: Double, speed: Double) -> Prop {
        Prop(left: -0.1, top: -0.04, right: 0.1, bottom: 0.03, depth: Depth.far) { canvas, _ in
            var chance = Chance(seed: seed, part: part)
            var puffs: [(Double, Double, Double)] = [(0, -0.004, 0.03), (-0.034, 0.004, 0.021), (0.036, 0.003, 0.023)]
            for _ in 0..<5 { puffs.append((chance.between(-0.065, 0.065), chance.between(0, 0.01), chance.between(0.01, 0.017))) }
            for (shift, color) in [(0.005, Color(0xc9d3e4)), (0, Color(0xffffff))] {
                for (x, y, radius) in puffs {
                    canvas.fill(.ellipse(x, y + shift, radius, radius * 0.8), .solid(color))
                }
                canvas.fill(.rounded(-0.08, shift, 0.08, 0.018 + shift, 0.009), .solid(color))
            }
        } place: { time in
            Prop.Place(x: wrapped(x + speed * time, 1.3), y: y)
        }
    }

    /// A hot-air balloon that sways.
    static var balloon: Prop {
        Prop(left: -0.052, top: -0.06, right: 0.052, bottom: 0.085, depth: Depth.far) { canvas, _ in
            let stripes = [0xd8432f, 0xf4b63f, 0xd8432f, 0xfaf0dc, 0xd8432f, 0xf4b63f] as [UInt32]
            for (index, color) in stripes.enumerated() {
                let half = 0.048 * cos(Double(index) * .pi / 12)
                let narrow = 0.048 * (1 - Double(index) / Double(stripes.count))
                canvas.fill(.ellipse(0, -0.008, narrow, 0.049), .solid(Color(color)))
                canvas.fill(
                    Outline(
                        polygon: (-narrow * 0.72, 0.026), (narrow * 0.72, 0.026), (narrow * 0.2, 0.056), (-narrow * 0.2, 0.056)),
                    .solid(Color(color)))
                if half < narrow { break }
            }
            canvas.fill(.ellipse(-0.02, -0.025, 0.012, 0.02), .solid(Color(0xffffff, alpha: 0.18)))
            for x in [-0.008, 0.008] { canvas.fill(.line(x, 0.054, x * 0.8, 0.068, width: 0.0012), .solid(Color(0x5a4632))) }
            canvas.fill(.rounded(-0.0085, 0.067, 0.0085, 0.08, 0.002), .solid(Color(0x8a5a33)))
        } place: { time in
            Prop.Place(x: -0.02 + 0.11 * sin(time * 0.13 + 0.4), y: -0.135 + 0.014 * sin(time * 0.37))
        }
    }

    /// A sailing boat that crosses the lake and comes back.
    static var boat: Prop {
        Prop(left: -0.03, top: -0.055, right: 0.03, bottom: 0.014, depth: Depth.middle + 0.1) { canvas, _ in
            canvas.fill(.ellipse(0, 0.008, 0.026, 0.003), .solid(Color(0x2a5878, alpha: 0.5)))
            canvas.fill(
                Outline(polygon: (-0.024, -0.004), (0.027, -0.004), (0.018, 0.008), (-0.018, 0.008)), .solid(Color(0x7a3b28)))
            canvas.fill(.rectangle(-0.001, -0.05, 0.0008, -0.003), .solid(Color(0x4a3526)))
            canvas.fill(Outline(polygon: (0.0015, -0.05), (0.022, -0.008), (0.0015, -0.008)), .solid(Color(0xfdfaf2)))
            canvas.fill(Outline(polygon: (-0.0015, -0.044), (-0.016, -0.008), (-0.0015, -0.008)), .solid(Color(0xe7c9a0)))
        } place: { time in
            Prop.Place(x: 0.15 + 0.11 * sin(time * 0.17), y: 0.083 + 0.0012 * sin(time * 2))
        }
    }

    /// A locomotive and three wagons.
    static func train(_ color: Color, start: Double) -> Prop {
        Prop(left: -0.135, top: -0.042, right: 0.075, bottom: 0.004, depth: Depth.middle) { canvas, _ in
            let dark = Color(0x26292f)
            func wheels(_ from: Double, _ to: Double, _ canvas: inout Canvas) {
                for x in [from + 0.009, to - 0.009] {
                    canvas.fill(.circle(x, -0.0035, 0.0052), .solid(dark))
                    canvas.fill(.circle(x, -0.0035, 0.0022), .solid(Color(0x9aa0a8)))
                }
            }
            canvas.fill(.rounded(0.022, -0.023, 0.07, -0.006, 0.004), .solid(color))
            canvas.fill(.rounded(0.018, -0.036, 0.038, -0.006, 0.003), .solid(color.mixed(with: Color(0x000000), 0.25)))
            canvas.fill(.rectangle(0.022, -0.031, 0.034, -0.021), .solid(Color(0xcfe6f5)))
            canvas.fill(.rectangle(0.055, -0.034, 0.062, -0.021), .solid(dark))
            canvas.fill(.circle(0.069, -0.0145, 0.0028), .solid(Color(0xffe9a0)))
            wheels(0.02, 0.072, &canvas)
            canvas.fill(.circle(0.045, -0.0035, 0.0052), .solid(dark))
            for wagon in 0..<3 {
                let left = 0.014 - 0.05 * Double(wagon + 1), right = left + 0.046
                canvas.fill(.rectangle(right, -0.01, right + 0.005, -0.008), .solid(dark))
                canvas.fill(.rounded(left, -0.031, right, -0.006, 0.003), .solid(Color(0xf3e6c8)))
                canvas.fill(.rectangle(left, -0.014, right, -0.006), .solid(color))
                canvas.fill(.rounded(left - 0.001, -0.0335, right + 0.001, -0.029, 0.002), .solid(Color(0x5d6570)))
                for window in 0..<3 {
                    let x = left + 0.0055 + 0.0127 * Double(window)
                    canvas.fill(.rounded(x, -0.0265, x + 0.0095, -0.0165, 0.0012), .solid(Color(0x5e87a6)))
                }
                wheels(left, right, &canvas)
            }
        } place: { time in
            Prop.Place(x: wrapped(start + 0.11 * time, 1.4), y: 0.1275)
        }
    }

    /// The windmill's four sails. They turn a quarter in 24 steps, and look then as before.
    static var millSails: Prop {
        Prop(left: -0.088, top: -0.088, right: 0.088, bottom: 0.088, depth: Depth.middle, phases: 24) { canvas, phase in
            for sail in 0..<4 {
                let angle = (Double(sail) + Double(phase) / 24) * .pi / 2
                let along = Point(cos(angle), sin(angle)), across = Point(-along.y, along.x)
                func at(_ a: Double, _ b: Double) -> (Double, Double) {
                    (along.x * a + across.x * b, along.y * a + across.y * b)
                }
                canvas.fill(
                    Outline(polygon: at(0.018, 0.001), at(0.084, 0.001), at(0.084, 0.021), at(0.018, 0.017)),
                    .solid(Color(0xfbf5e6)))
                for rib in 0..<6 {
                    let a = 0.018 + 0.0132 * Double(rib), from = at(a, 0), to = at(a, 0.02)
                    canvas.fill(.line(from.0, from.1, to.0, to.1, width: 0.0012), .solid(Color(0x8d6b4a)))
                }
                let tip = at(0.086, 0)
                canvas.fill(.line(0, 0, tip.0, tip.1, width: 0.0034), .solid(Color(0x6b4a2f)))
            }
            canvas.fill(.circle(0, 0, 0.006), .solid(Color(0x4a3526)))
        } place: { time in
            let quarter = time * 0.32
            return Prop.Place(x: -0.16, y: 0.012, phase: Int((quarter - quarter.rounded(.down)) * 24))
        }
    }

    /// A beach ball that bounces through the grass and rolls.
    static var ball: Prop {
        Prop(left: -0.032, top: -0.032, right: 0.032, bottom: 0.032, depth: Depth.near, phases: 20) { canvas, phase in
            let colors = [0xe23d3d, 0xfdf6e8, 0x2f7fd0, 0xfdf6e8, 0xf2c230, 0xfdf6e8] as [UInt32]
            for (index, color) in colors.enumerated() {
                let from = (Double(index) / 3 + Double(phase) / 10) * .pi
                canvas.fill(.sector(0, 0, 0.03, 0.03, from: from, to: from + .pi / 3 + 0.01), .solid(Color(color)))
            }
            canvas.fill(.circle(0, 0, 0.006), .solid(Color(0xfdf6e8)))
            canvas.fill(.circle(-0.011, -0.012, 0.007), .solid(Color(0xffffff, alpha: 0.35)))
        } place: { time in
            let bounce = time / 0.9, height = bounce - bounce.rounded(.down)
            let x = -0.06 + 0.12 * sin(time * 0.5)
            let phase = Int(((x / 0.03 / (2 * .pi)) - (x / 0.03 / (2 * .pi)).rounded(.down)) * 20)
            return Prop.Place(x: x, y: 0.235 - 0.34 * height * (1 - height), phase: phase)
        }
    }
}
