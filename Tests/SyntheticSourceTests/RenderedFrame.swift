import CaptureModel
import CapturePipeline
import FramePatch
import YUV

@testable import SyntheticSource

/// A frame as the renderer makes it, and what can be measured in it.
struct RenderedFrame {
    let camera: SyntheticCamera
    let layout: ImageLayout
    let settings: SceneSettings
    let bytes: [UInt8]

    init(
        _ camera: SyntheticCamera, _ size: FrameSize = FrameSize(width: 640, height: 360), _ format: PixelFormat = .nv12,
        number: UInt64 = 0, seed: UInt64 = 1, patch: FramePatch? = nil, _ change: (inout SceneSettings) -> Void = { _ in }
    ) {
        var settings = camera.initialSettings
        change(&settings)
        let layout = ImageLayout(format, size, colorRange: .full)!
        let renderer = SceneRenderer(camera, layout, interval: FrameInterval(1, 30)!, seed: seed)
        var bytes = [UInt8](repeating: 0, count: layout.byteCount)
        unsafe bytes.withUnsafeMutableBytes { buffer in
            var span = unsafe buffer.mutableBytes
            renderer.render(number, settings, into: &span)
            patch?.draw(into: &span, layout)
        }
        (self.camera, self.layout, self.settings, self.bytes) = (camera, layout, settings, bytes)
    }

    var width: Int { layout.size.width }

    func luma(_ x: Int, _ y: Int) -> Int { Int(bytes[y * layout.planes[0].stride + x]) }

    /// The pixel of a point of the scene at zoom 1.
    func pixel(_ point: Point) -> (x: Int, y: Int) {
        let scale = Double(width) * camera.magnification, sign = settings.isMirrored ? -1.0 : 1
        return (
            Int(Double(width) / 2 + sign * point.x * scale), Int(Double(layout.size.height) / 2 + point.y * scale)
        )
    }

    /// Luma, Cb and Cr of NV12 at a point of the scene.
    func color(_ point: Point) -> (y: Int, u: Int, v: Int) {
        let (x, y) = pixel(point)
        let chroma = layout.planes[1].offset + y / 2 * layout.planes[1].stride + x / 2 * 2
        return (luma(x, y), Int(bytes[chroma]), Int(bytes[chroma + 1]))
    }

    /// Mean and variance of luma in a square of the scene around a point.
    func statistics(_ point: Point, half: Double) -> (mean: Double, variance: Double) {
        let (left, top) = pixel(Point(point.x - half, point.y - half)),
            (right, bottom) = pixel(Point(point.x + half, point.y + half))
        var values: [Double] = []
        for y in top..<bottom { for x in min(left, right)..<max(left, right) { values.append(Double(luma(x, y))) } }
        let mean = values.reduce(0, +) / Double(values.count)
        return (mean, values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(values.count))
    }

    /// How sharp a rectangle of the scene is: the mean of squared differences of neighbours.
    func sharpness(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> Double {
        let from = pixel(Point(left, top)), to = pixel(Point(right, bottom))
        var sum = 0
        for y in from.y..<to.y {
            for x in from.x..<to.x {
                let across = luma(x + 1, y) - luma(x, y), down = luma(x, y + 1) - luma(x, y)
                sum += across * across + down * down
            }
        }
        return Double(sum) / Double((to.x - from.x) * (to.y - from.y))
    }

    /// Pixels brighter than `threshold` in the row through a point that lies where `zoom` puts it.
    func run(_ point: Point, zoom: Double, threshold: Int) -> Int {
        let (x, y) = pixel(Point(point.x * zoom, point.y * zoom))
        var left = x, right = x
        while left > 0, luma(left - 1, y) > threshold { left -= 1 }
        while right < width - 1, luma(right + 1, y) > threshold { right += 1 }
        return right - left + 1
    }
}
