internal import CaptureModel
internal import YUV

/// The parts of a scene that stand still, drawn once, sharp and in neutral light, for one view.
struct SceneLayers: ~Copyable {
    /// What they were drawn for.
    let view: SceneView
    let far: ARGBImage
    let middle: ARGBImage, middleRow: Int
    let near: ARGBImage, nearRow: Int

    /// Draws them. Takes some milliseconds to some tenths of a second, by size.
    init(_ scenery: any Scenery, _ view: SceneView) {
        self.view = view
        var back = view.canvas(from: 0)
        Self.paintBackdrop(scenery, view, &back.image)
        scenery.drawFar(&back)
        far = back.image
        // Room above for what blur spreads.
        middleRow = view.firstRow(scenery.middleTop - 0.03)
        var between = view.canvas(from: middleRow)
        scenery.drawMiddle(&between)
        middle = between.image
        nearRow = view.firstRow(scenery.nearTop - 0.03)
        var front = view.canvas(from: nearRow)
        scenery.drawNear(&front)
        near = front.image
    }

    /// Paints an eighth of the size and enlarges it: it is smooth, and costs a function of the scene for every pixel.
    private static func paintBackdrop(_ scenery: any Scenery, _ view: SceneView, _ image: inout ARGBImage) {
        let size = view.size
        var small = ARGBImage(width: size.width / 8, height: size.height / 8)
        for y in 0..<small.height {
            for x in 0..<small.width {
                let across = ((Double(x) + 0.5) * Double(size.width) / Double(small.width) - Double(size.width) / 2) / view.scale
                let down = ((Double(y) + 0.5) * Double(size.height) / Double(small.height) - Double(size.height) / 2) / view.scale
                small[x, y] = scenery.backdrop(view.isMirrored ? -across : across, down).pixel()
            }
        }
        image = small.scaled(width: size.width, height: size.height, .bilinear)
    }
}
