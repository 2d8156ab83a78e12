internal import Glibc
internal import YUV

/// Draws smooth-edged shapes of the scene into a picture.
struct Canvas: ~Copyable {
    /// What has been drawn.
    var image: ARGBImage
    /// Pixels to one unit.
    let scale: Double
    /// The pixel where the scene's (0, 0) lies; it need not be in the picture.
    let originX: Double, originY: Double
    /// Is left right?
    let isMirrored: Bool

    /// A transparent canvas.
    init(width: Int, height: Int, scale: Double, originX: Double, originY: Double, isMirrored: Bool) {
        image = ARGBImage(width: width, height: height)
        self.scale = scale
        self.originX = originX
        self.originY = originY
        self.isMirrored = isMirrored
    }

    /// The height in the scene at which the picture ends.
    var bottom: Double { (Double(image.height) - originY) / scale }

    /// A part of the row being filled whose pixels are covered alike, and how much of a pixel that is not quite.
    private struct Change {
        var x: Int
        var partial: Double
        var delta: Double
    }

    /// Lines of samples in a row of pixels.
    private static let samples = 4

    /// Fills a shape.
    mutating func fill(_ outline: Outline, _ paint: Paint) {
        let sign = isMirrored ? -1.0 : 1.0
        let contours = outline.contours.map { $0.map { Point(originX + sign * $0.x * scale, originY + $0.y * scale) } }
        let left = contours.joined().map(\.x).min() ?? 0, right = contours.joined().map(\.x).max() ?? 0
        guard right > 0, left < Double(image.width) else { return }
        var edges: [(top: Point, bottom: Point)] = []
        for contour in contours {
            for (index, point) in contour.enumerated() {
                let next = contour[(index + 1) % contour.count]
                if point.y != next.y { edges.append(point.y < next.y ? (point, next) : (next, point)) }
            }
        }
        edges.sort { $0.top.y < $1.top.y }
        guard let first = edges.first, let last = edges.map(\.bottom.y).max() else { return }
        let top = max(Int(first.top.y.rounded(.down)), 0), bottom = min(Int(last.rounded(.up)), image.height)
        var active: [(top: Point, bottom: Point)] = []
        var upcoming = edges[...]
        var changes: [Change] = [], crossings: [Double] = []
        for y in top..<max(bottom, top) {
            let floor = Double(y)
            while let edge = upcoming.first, edge.top.y < floor + 1 {
                active.append(edge)
                upcoming.removeFirst()
            }
            active.removeAll { $0.bottom.y <= floor }
            changes.removeAll(keepingCapacity: true)
            for sample in 0..<Self.samples {
                let level = floor + (Double(sample) + 0.5) / Double(Self.samples)
                crossings.removeAll(keepingCapacity: true)
                for edge in active where edge.top.y <= level && level < edge.bottom.y {
                    let share = (level - edge.top.y) / (edge.bottom.y - edge.top.y)
                    crossings.append(edge.top.x + (edge.bottom.x - edge.top.x) * share)
                }
                crossings.sort()
                for pair in stride(from: 0, to: crossings.count - 1, by: 2) {
                    cover(crossings[pair], crossings[pair + 1], &changes)
                }
            }
            fillRow(y, &changes, paint.color((floor + 0.5 - originY) / scale))
        }
    }

    /// Notes that the row is covered from `left` to `right` on one line of samples.
    private func cover(_ left: Double, _ right: Double, _ changes: inout [Change]) {
        let left = min(max(left, 0), Double(image.width)), right = min(max(right, 0), Double(image.width))
        guard right > left else { return }
        let from = Int(left), to = Int(right)
        if from == to {
            changes.append(Change(x: from, partial: right - left, delta: 0))
        } else {
            changes.append(Change(x: from, partial: Double(from + 1) - left, delta: 0))
            changes.append(Change(x: from + 1, partial: 0, delta: 1))
            changes.append(Change(x: to, partial: right - Double(to), delta: -1))
        }
    }

    private mutating func fillRow(_ y: Int, _ changes: inout [Change], _ color: Color) {
        changes.sort { $0.x < $1.x }
        var running = 0.0, next = 0, index = 0
        while index < changes.count {
            let x = changes[index].x
            if x > next { lay(color, next..<x, y, running / Double(Self.samples)) }
            var partial = 0.0
            while index < changes.count, changes[index].x == x {
                partial += changes[index].partial
                running += changes[index].delta
                index += 1
            }
            lay(color, x..<min(x + 1, image.width), y, (running + partial) / Double(Self.samples))
            next = x + 1
        }
    }

    /// Lays a colour over pixels of a row.
    private mutating func lay(_ color: Color, _ x: Range<Int>, _ y: Int, _ coverage: Double) {
        guard coverage > 0.002, !x.isEmpty else { return }
        let top = color.pixel(coverage: min(coverage, 1))
        if top >> 24 == 255 { return image.fill(x, row: y, with: top) }
        for column in x { image[column, y] = Self.over(top, image[column, y]) }
    }

    /// `top` over `bottom`, both premultiplied.
    static func over(_ top: UInt32, _ bottom: UInt32) -> UInt32 {
        let rest = 255 - (top >> 24)
        // Two channels at a time, each with room for its product.
        let even = (bottom & 0x00ff_00ff) &* rest &+ 0x0080_0080, odd = (bottom >> 8 & 0x00ff_00ff) &* rest &+ 0x0080_0080
        return top
            &+ ((even &+ (even >> 8 & 0x00ff_00ff)) >> 8 & 0x00ff_00ff)
            &+ ((odd &+ (odd >> 8 & 0x00ff_00ff)) & 0xff00_ff00)
    }
}
