internal import Glibc

/// A point of the scene. One unit is the width of the wide camera's picture, (0, 0) its middle, y grows downwards.
struct Point: Hashable {
    var x: Double, y: Double

    init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }
}

/// Closed lines around an area; inside is what an odd number of them surrounds.
struct Outline {
    /// Each a closed line, its last point joined to its first.
    var contours: [[Point]]

    init(_ contours: [[Point]]) { self.contours = contours }

    init(polygon points: (Double, Double)...) { contours = [points.map { Point($0.0, $0.1) }] }

    /// A rectangle by its edges.
    static func rectangle(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> Outline {
        Outline(polygon: (left, top), (right, top), (right, bottom), (left, bottom))
    }

    /// An ellipse around a point.
    static func ellipse(_ x: Double, _ y: Double, _ horizontal: Double, _ vertical: Double) -> Outline {
        sector(x, y, horizontal, vertical, from: 0, to: 2 * .pi)
    }

    /// A circle around a point.
    static func circle(_ x: Double, _ y: Double, _ radius: Double) -> Outline { ellipse(x, y, radius, radius) }

    /// A piece of an ellipse, cut from its middle, between two angles (clockwise from the right, radians).
    static func sector(
        _ x: Double, _ y: Double, _ horizontal: Double, _ vertical: Double, from: Double, to: Double
    ) -> Outline {
        let isWhole = to - from >= 2 * .pi
        // Corners that no picture is large enough to show; few for what is small.
        let steps = max(Int((to - from) * 60 * max(horizontal, vertical).squareRoot()), 4)
        var points = isWhole ? [] : [Point(x, y)]
        for step in 0...steps {
            let angle = from + (to - from) * Double(step) / Double(steps)
            points.append(Point(x + horizontal * cos(angle), y + vertical * sin(angle)))
        }
        return Outline([points])
    }

    /// A rectangle with round corners.
    static func rounded(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double, _ radius: Double) -> Outline {
        var points: [Point] = []
        for (x, y, start) in [
            (right - radius, top + radius, -0.5), (right - radius, bottom - radius, 0), (left + radius, bottom - radius, 0.5),
            (left + radius, top + radius, 1),
        ] {
            for step in 0...6 {
                let angle = (start + Double(step) / 12) * .pi
                points.append(Point(x + radius * cos(angle), y + radius * sin(angle)))
            }
        }
        return Outline([points])
    }

    /// A line of some width, its ends square.
    static func line(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, width: Double) -> Outline {
        let length = max(hypot(x1 - x0, y1 - y0), 1e-9)
        let dx = (y1 - y0) / length * width / 2, dy = (x0 - x1) / length * width / 2
        return Outline(polygon: (x0 + dx, y0 + dy), (x1 + dx, y1 + dy), (x1 - dx, y1 - dy), (x0 - dx, y0 - dy))
    }

    /// The area below a curve, from `left` to `right` and down to `bottom`.
    static func below(_ left: Double, _ right: Double, bottom: Double, steps: Int, _ curve: (Double) -> Double) -> Outline {
        var points = [Point(right, bottom), Point(left, bottom)]
        for step in 0...steps {
            let x = left + (right - left) * Double(step) / Double(steps)
            points.append(Point(x, curve(x)))
        }
        return Outline([points])
    }
}
