internal import CaptureModel
internal import YUV

/// A scene ready to be put together: blurred and lit as settings want it. Made anew only when they change.
struct SceneStage: ~Copyable {
    /// What a stage depends on.
    struct Key: Hashable {
        var view: SceneView
        /// In steps that are less than a pixel of blur.
        var lensPosition: Double
        /// The light: exposure, gain and white balance, and nothing else.
        var settings: SceneSettings
    }
    let key: Key
    /// What stands still, as luma and interleaved chroma.
    let base: PixelMemory
    /// The props' pictures, all phases of the first prop first.
    private let pictures: PropPictures
    private let table: [UInt8]?

    /// Builds a stage from layers that were drawn for the key's view.
    init(_ key: Key, _ layers: borrowing SceneLayers, _ props: [Prop]) {
        self.key = key
        let view = key.view, lens = key.lensPosition, table = key.settings.gradingTable
        var picture = layers.far.blurred(radius: view.blur(depth: Depth.far, lensPosition: lens))
        picture.blend(layers.middle.blurred(radius: view.blur(depth: Depth.middle, lensPosition: lens)), row: layers.middleRow)
        picture.blend(layers.near.blurred(radius: view.blur(depth: Depth.near, lensPosition: lens)), row: layers.nearRow)
        if let table { picture.grade(table) }
        let width = view.size.width, height = view.size.height
        var memory = PixelMemory(count: width * height * 3 / 2)
        var bytes = memory.mutableBytes
        picture.convert(
            into: &bytes, y: PlaneRows(width: width, height: height),
            uv: PlaneRows(offset: width * height, width: width, height: height / 2))
        base = memory
        pictures = PropPictures(props)
        self.table = table
    }

    /// Puts the scene as it is at `time` (seconds) together, within `region` of the output's planes; without chroma if `uv` is
    /// nil.
    borrowing func compose(
        time: Double, props: [Prop], region: PixelRegion, into output: inout MutableRawSpan, y: PlaneRows, uv: PlaneRows?
    ) {
        let width = key.view.size.width, height = key.view.size.height
        func copy(_ offset: Int, _ target: PlaneRows, _ top: Int, _ lines: Int, _ output: inout MutableRawSpan) {
            Repacking.copy(
                base.bytes,
                PlaneRows(offset: offset + top * width + region.left, stride: width, width: region.width, height: lines),
                into: &output,
                PlaneRows(
                    offset: target.offset + top * target.stride + region.left, stride: target.stride, width: region.width,
                    height: lines))
        }
        copy(0, y, region.top, region.height, &output)
        if let uv { copy(width * height, uv, region.top / 2, region.height / 2, &output) }
        var first = 0
        for prop in props {
            let place = prop.place(time)
            let at = key.view.pixel(place.x, place.y)
            pictures.lay(first + place.phase, at, region, &output, y, uv) {
                PropPicture(prop, phase: place.phase, view: key.view, lensPosition: key.lensPosition, table: table)
            }
            first += prop.phases
        }
    }
}

/// The props' pictures, each drawn when it is first shown: a change of settings costs those that are seen. Confined like its stage.
private final class PropPictures {
    /// One picture; a class, because an array can't hold what has its memory alone.
    private final class Entry {
        let picture: PropPicture
        init(_ picture: consuming PropPicture) { self.picture = picture }
    }
    private var entries: [Entry?]

    init(_ props: [Prop]) { entries = Array(repeating: nil, count: props.reduce(0) { $0 + $1.phases }) }

    /// Lays picture `index` with its own (0, 0) at `at`; `draw` makes it when there is none yet.
    func lay(
        _ index: Int, _ at: Point, _ region: PixelRegion, _ output: inout MutableRawSpan, _ y: PlaneRows, _ uv: PlaneRows?,
        _ draw: () -> PropPicture
    ) {
        let entry = entries[index] ?? Entry(draw())
        entries[index] = entry
        // Whole pairs of pixels, so that chroma lies on chroma.
        let left = Int(((at.x - entry.picture.originX) / 2).rounded()) * 2
        let top = Int(((at.y - entry.picture.originY) / 2).rounded()) * 2
        entry.picture.lay(left: left, top: top, region: region, into: &output, y: y, uv: uv)
    }
}
