internal import CaptureModel
internal import YUV

/// Renders a synthetic camera's frames. A frame is a function of seed, camera, frame number, interval and settings alone.
/// Confined to one thread at a time.
final class SceneRenderer: @unchecked Sendable {
    // Sendable: whoever has it alone hands it on; `DrawnScenes` gives one to one stream.
    private let camera: SyntheticCamera
    private let layout: ImageLayout
    private let interval: FrameInterval
    private let seed: UInt64
    private let scenery: any Scenery
    private let props: [Prop]
    private var layers: SceneLayers?
    private var stage: SceneStage?
    private var grain: Grain?
    /// A frame as luma and interleaved chroma, where it is not rendered into the output itself.
    private var picture = PixelMemory()
    /// Its chroma in two planes, for a format that is packed from them.
    private var chroma = PixelMemory()
    /// The part of it that is enlarged.
    private var cropped = PixelMemory()

    /// A renderer of frames in `layout`.
    init(_ camera: SyntheticCamera, _ layout: ImageLayout, interval: FrameInterval, seed: UInt64) {
        self.camera = camera
        self.layout = layout
        self.interval = interval
        self.seed = seed
        scenery = camera.scenery(seed: seed)
        props = scenery.props
    }

    /// Renders frame `number` into `output`, which has the layout's planes. Everything but the patch.
    func render(_ number: UInt64, _ settings: SceneSettings, into output: inout MutableRawSpan) {
        prepare(settings)
        let width = layout.size.width, height = layout.size.height
        switch layout.pixelFormat {
        case .nv12, .grey:
            let y = rows(0, width, height), uv = layout.planes.count > 1 ? rows(1, width, height / 2) : nil
            compose(number, settings, into: &output, y: y, uv: uv)
        default:
            picture.reserve(width * height * 3 / 2)
            let y = PlaneRows(width: width, height: height)
            let uv = PlaneRows(offset: y.end, width: width, height: height / 2)
            var bytes = picture.mutableBytes
            compose(number, settings, into: &bytes, y: y, uv: uv)
            repack(picture, &chroma, y, uv, into: &output)
        }
    }

    private func rows(_ plane: Int, _ width: Int, _ height: Int) -> PlaneRows {
        PlaneRows(offset: layout.planes[plane].offset, stride: layout.planes[plane].stride, width: width, height: height)
    }

    /// Makes what the settings need and is not there yet.
    func prepare(_ settings: SceneSettings) {
        let view = SceneView(
            size: layout.size, scale: Double(layout.size.width) * camera.magnification * camera.lensStep(settings.zoom),
            isMirrored: settings.isMirrored)
        var light = SceneSettings()
        (light.exposure, light.gain, light.whiteBalance) = (settings.exposure, settings.gain, settings.whiteBalance)
        let key = SceneStage.Key(view: view, lensPosition: (settings.lensPosition * 64).rounded() / 64, settings: light)
        if layers?.view != view { layers = SceneLayers(scenery, view) }
        if stage?.key != key { stage = SceneStage(key, layers!, props) }
        if settings.gain > 1, grain?.gain != settings.gain {
            grain = Grain(gain: settings.gain, width: layout.size.width, seed: seed)
        }
    }

    private func compose(
        _ number: UInt64, _ settings: SceneSettings, into output: inout MutableRawSpan, y: PlaneRows, uv: PlaneRows?
    ) {
        let time = Double(number) * Double(interval.numerator) / Double(interval.denominator)
        let width = layout.size.width, height = layout.size.height
        let region = Self.region(of: layout.size, enlarged: settings.zoom / camera.lensStep(settings.zoom))
        if region.width == width, region.height == height {
            stage!.compose(time: time, props: props, region: region, into: &output, y: y, uv: uv)
        } else {
            cropped.reserve(width * height * 3 / 2)
            let sharpY = PlaneRows(width: width, height: height)
            let sharpUV = PlaneRows(offset: sharpY.end, width: width, height: height / 2)
            var bytes = cropped.mutableBytes
            stage!.compose(
                time: time, props: props, region: region, into: &bytes, y: sharpY, uv: uv == nil ? nil : sharpUV)
            func part(_ rows: PlaneRows, _ top: Int, _ lines: Int) -> PlaneRows {
                PlaneRows(
                    offset: rows.offset + top * rows.stride + region.left, stride: rows.stride, width: region.width,
                    height: lines)
            }
            Scaling.plane(cropped.bytes, part(sharpY, region.top, region.height), into: &output, y, .bilinear)
            if let uv {
                Scaling.chroma(cropped.bytes, part(sharpUV, region.top / 2, region.height / 2), into: &output, uv, .bilinear)
            }
        }
        if settings.gain > 1 { grain!.apply(to: &output, y, seed: seed, frame: number) }
    }

    /// The middle of a picture that fills it when it is enlarged so much, in even numbers.
    static func region(of size: FrameSize, enlarged: Double) -> PixelRegion {
        let width = max(Int(Double(size.width) / enlarged / 4) * 4, 4),
            height = max(Int(Double(size.height) / enlarged / 4) * 4, 4)
        if enlarged <= 1 { return PixelRegion(left: 0, top: 0, width: size.width, height: size.height) }
        return PixelRegion(
            left: (size.width - width) / 2 & ~1, top: (size.height - height) / 2 & ~1, width: width, height: height)
    }

    /// From `picture` to the output's format.
    private func repack(
        _ picture: borrowing PixelMemory, _ chroma: inout PixelMemory, _ y: PlaneRows, _ uv: PlaneRows,
        into output: inout MutableRawSpan
    ) {
        let width = y.width, height = y.height
        switch layout.pixelFormat {
        case .i420:
            let luma = rows(0, width, height), u = rows(1, width / 2, height / 2), v = rows(2, width / 2, height / 2)
            Repacking.copy(picture.bytes, y, into: &output, luma)
            Repacking.splitChroma(picture.bytes, uv, into: &output, u: u, v: v)
        case .rgb24:
            let pixels = rows(0, 3 * width, height)
            Repacking.nv12ToRGB(picture.bytes, y: y, uv: uv, into: &output, pixels)
        default:
            precondition(layout.pixelFormat == .yuyv, "no synthetic format")
            let pixels = rows(0, 2 * width, height)
            let u = PlaneRows(width: width / 2, height: height / 2)
            let v = PlaneRows(offset: u.end, width: u.width, height: u.height)
            chroma.reserve(2 * u.end)
            var planes = chroma.mutableBytes
            Repacking.splitChroma(picture.bytes, uv, into: &planes, u: u, v: v)
            Repacking.yuyv(
                luma: picture.bytes, y: y, chroma: chroma.bytes, u: u, v: v, into: &output, pixels)
        }
    }
}
