internal import CaptureModel

/// Which part of the scene a picture of some size shows, and how the lens draws it.
struct SceneView: Hashable {
    /// The picture's size.
    var size: FrameSize
    /// Pixels to one unit of the scene.
    var scale: Double
    /// Is left right?
    var isMirrored: Bool

    /// The pixel of a point of the scene.
    func pixel(_ x: Double, _ y: Double) -> Point {
        Point(Double(size.width) / 2 + (isMirrored ? -x : x) * scale, Double(size.height) / 2 + y * scale)
    }

    /// Pixels by which a thing at `depth` is blurred when `lensPosition` is sharp: nothing within a quarter of the lens's range.
    func blur(depth: Double, lensPosition: Double) -> Double {
        max(abs(lensPosition - depth) - 0.25, 0) * 0.024 * scale
    }

    /// The picture's first row, an even one, that shows anything below `top`, a height in the scene.
    func firstRow(_ top: Double) -> Int { min(max(Int(pixel(0, top).y), 0), size.height - 2) & ~1 }

    /// A canvas for the picture's rows from `row` on.
    func canvas(from row: Int) -> Canvas {
        Canvas(
            width: size.width, height: size.height - row, scale: scale, originX: Double(size.width) / 2,
            originY: Double(size.height) / 2 - Double(row), isMirrored: isMirrored)
    }
}
