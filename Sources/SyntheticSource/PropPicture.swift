internal import YUV

/// One picture of a prop as it is laid into frames: planes of luma and interleaved chroma, and an alpha for each.
struct PropPicture: ~Copyable {
    /// Size in pixels, even.
    let width: Int, height: Int
    /// The pixel that the prop's own (0, 0) has in it.
    let originX: Double, originY: Double
    /// All four planes.
    let memory: PixelMemory

    /// Draws picture `phase` of a prop.
    init(_ prop: Prop, phase: Int, view: SceneView, lensPosition: Double, table: [UInt8]?) {
        let blur = view.blur(depth: prop.depth, lensPosition: lensPosition)
        let margin = (2 * blur).rounded(.up) + 2
        originX = margin + (view.isMirrored ? prop.right : -prop.left) * view.scale
        originY = margin - prop.top * view.scale
        width = (Int((prop.right - prop.left) * view.scale + 2 * margin) + 1) & ~1
        height = (Int((prop.bottom - prop.top) * view.scale + 2 * margin) + 1) & ~1
        var canvas = Canvas(
            width: width, height: height, scale: view.scale, originX: originX, originY: originY, isMirrored: view.isMirrored)
        prop.draw(&canvas, phase)
        var image = canvas.image.blurred(radius: blur)
        image.unpremultiply()
        if let table { image.grade(table) }
        var memory = PixelMemory(count: width * height * 3)
        var bytes = memory.mutableBytes
        let planes = Planes(width: width, height: height)
        image.convert(into: &bytes, y: planes.y, uv: planes.uv)
        image.extractAlpha(into: &bytes, y: planes.alphaY, uv: planes.alphaUV)
        self.memory = memory
    }

    /// Where the planes are in `memory`.
    struct Planes {
        let y: PlaneRows, uv: PlaneRows, alphaY: PlaneRows, alphaUV: PlaneRows

        init(width: Int, height: Int) {
            y = PlaneRows(width: width, height: height)
            uv = PlaneRows(offset: width * height, width: width, height: height / 2)
            alphaY = PlaneRows(offset: width * height * 3 / 2, width: width, height: height)
            alphaUV = PlaneRows(offset: width * height * 5 / 2, width: width, height: height / 2)
        }
    }

    /// Lays the picture with its left upper corner at (`left`, `top`), both even, into a frame's luma and chroma, as far as it
    /// lies within `region`, whose numbers are even too.
    borrowing func lay(
        left: Int, top: Int, region: PixelRegion, into output: inout MutableRawSpan, y: PlaneRows, uv: PlaneRows?
    ) {
        let fromX = max(left, region.left), toX = min(left + width, region.left + region.width)
        let fromY = max(top, region.top), toY = min(top + height, region.top + region.height)
        guard fromX < toX, fromY < toY else { return }
        let planes = Planes(width: width, height: height)
        func part(_ rows: PlaneRows, _ x: Int, _ y: Int, _ lines: Int) -> PlaneRows {
            PlaneRows(offset: rows.offset + y * rows.stride + x, stride: rows.stride, width: toX - fromX, height: lines)
        }
        Compositing.blend(
            memory.bytes, part(planes.y, fromX - left, fromY - top, toY - fromY),
            alpha: part(planes.alphaY, fromX - left, fromY - top, toY - fromY), onto: &output,
            part(y, fromX, fromY, toY - fromY))
        guard let uv else { return }
        let lines = (toY - fromY) / 2
        Compositing.blend(
            memory.bytes, part(planes.uv, fromX - left, (fromY - top) / 2, lines),
            alpha: part(planes.alphaUV, fromX - left, (fromY - top) / 2, lines), onto: &output, part(uv, fromX, fromY / 2, lines))
    }
}

/// A rectangle of pixels.
struct PixelRegion: Hashable {
    var left: Int, top: Int, width: Int, height: Int
}
