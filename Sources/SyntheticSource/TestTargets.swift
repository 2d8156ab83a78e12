internal import Glibc

/// Things that a picture can be measured by: colours that are known, lines that get finer.
enum TestTargets {
    /// The chart's colours, row by row of six: skin, sky and leaf; bright colours; primaries; greys from white to black.
    static let chartColors: [Color] = [
        0x735244, 0xc29682, 0x627a9d, 0x576c43, 0x8580b1, 0x67bdaa,
        0xd67e2c, 0x505ba6, 0xc15a63, 0x5e3c6c, 0x9dbc40, 0xe0a32e,
        0x2a4f9b, 0x3a9a4a, 0xbf2f38, 0xf0cc1f, 0xbb5695, 0x0885a1,
        0xf3f3f2, 0xc8c8c8, 0xa0a0a0, 0x7a7a79, 0x555555, 0x343434,
    ].map { Color($0) }

    /// Width and height of the chart's field of one colour, without the black around it.
    static let patchSize = 0.028
    /// From one field to the next.
    static let patchPitch = 0.033

    /// The middle of a field, seen from the chart's.
    static func patchCenter(_ index: Int) -> Point {
        Point((Double(index % 6) - 2.5) * patchPitch, (Double(index / 6) - 1.5) * patchPitch)
    }

    /// A chart of 24 colours.
    static func chart(at place: Point, depth: Double) -> Prop {
        Prop(left: -0.112, top: -0.08, right: 0.112, bottom: 0.14, depth: depth) { canvas, _ in
            for x in [-0.07, 0.062] { canvas.fill(.rectangle(x, 0.06, x + 0.008, 0.135), .solid(Color(0x6b4a2f))) }
            canvas.fill(.rounded(-0.108, -0.075, 0.108, 0.075, 0.006), .solid(Color(0x8a6642)))
            canvas.fill(.rounded(-0.103, -0.07, 0.103, 0.07, 0.004), .solid(Color(0x18181a)))
            for (index, color) in chartColors.enumerated() {
                let center = patchCenter(index), half = patchSize / 2
                canvas.fill(
                    .rectangle(center.x - half, center.y - half, center.x + half, center.y + half), .solid(color))
            }
        } place: { _ in
            Prop.Place(x: place.x, y: place.y)
        }
    }

    /// A Siemens star: 36 black wedges, whose lines get finer towards the middle.
    static func star(at place: Point, radius: Double, depth: Double) -> Prop {
        let edge = radius * 1.12
        return Prop(left: -edge, top: -edge, right: edge, bottom: edge + 0.06, depth: depth) { canvas, _ in
            canvas.fill(.rectangle(-0.006, edge - 0.01, 0.006, edge + 0.055), .solid(Color(0x6b4a2f)))
            canvas.fill(.rounded(-edge + 0.002, -edge + 0.002, edge - 0.002, edge - 0.002, 0.008), .solid(Color(0x8a6642)))
            let inner = edge - 0.007
            canvas.fill(.rounded(-inner, -inner, inner, inner, 0.005), .solid(Color(0xf8f7f3)))
            for wedge in 0..<36 {
                let from = Double(wedge) * .pi / 18
                canvas.fill(.sector(0, 0, radius, radius, from: from, to: from + .pi / 36), .solid(Color(0x101012)))
            }
        } place: { _ in
            Prop.Place(x: place.x, y: place.y)
        }
    }

    /// Lines, upright and level, each group finer than the one before, and a slanted edge.
    static func gratings(at place: Point, depth: Double) -> Prop {
        Prop(left: -0.075, top: -0.055, right: 0.075, bottom: 0.09, depth: depth) { canvas, _ in
            canvas.fill(.rectangle(-0.004, 0.04, 0.004, 0.085), .solid(Color(0x6b4a2f)))
            canvas.fill(.rounded(-0.073, -0.053, 0.073, 0.053, 0.005), .solid(Color(0x8a6642)))
            canvas.fill(.rounded(-0.069, -0.049, 0.069, 0.049, 0.003), .solid(Color(0xf8f7f3)))
            let ink = Paint.solid(Color(0x101012))
            var x = -0.063
            for width in [0.0040, 0.0028, 0.0020, 0.0014, 0.0010] {
                for _ in 0..<4 {
                    canvas.fill(.rectangle(x, -0.044, x + width, -0.014), ink)
                    x += 2 * width
                }
                x += 0.003
            }
            var y = -0.006
            for width in [0.0040, 0.0028, 0.0020, 0.0014] {
                for _ in 0..<2 {
                    canvas.fill(.rectangle(-0.063, y, -0.01, y + width), ink)
                    y += 2 * width
                }
                y += 0.004
            }
            canvas.fill(Outline(polygon: (0.012, -0.004), (0.06, 0.001), (0.055, 0.044), (0.007, 0.039)), ink)
        } place: { _ in
            Prop.Place(x: place.x, y: place.y)
        }
    }
}
