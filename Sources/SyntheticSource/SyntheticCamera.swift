internal import CaptureModel
internal import Glibc

/// The synthetic cameras there are.
enum SyntheticCamera: String, CaseIterable, Sendable {
    case back = "synthetic:back"
    case backUltraWide = "synthetic:back-ultrawide"
    case front = "synthetic:front"

    /// Pixel formats, the default first. Luma and chroma are full range, as the scene is drawn.
    static let pixelFormats: [PixelFormat] = [.nv12, .i420, .yuyv, .rgb24, .grey]
    /// Sizes.
    static let sizes = [(640, 360), (640, 480), (1280, 720), (1920, 1080), (3840, 2160)].map {
        FrameSize(width: $0.0, height: $0.1)
    }
    static let defaultSize = FrameSize(width: 1280, height: 720)
    static let defaultInterval = FrameInterval(1, 30)!
    /// Width × height of the sensors: pictures of 4:3 show all, pictures of 16:9 its middle.
    static let sensor = FrameSize(width: 3840, height: 2880)

    /// How large the scene is in its pictures: 1 when the width is one unit.
    var magnification: Double { self == .backUltraWide ? 0.5 : 1 }

    /// The largest zoom that the lens does without cropping.
    var lensRange: Double { self == .back ? 2 : 1 }

    /// The part of a zoom that the lens does. It has steps, for each of which the scene is drawn anew; between them the
    /// picture is enlarged.
    func lensStep(_ zoom: Double) -> Double { zoom >= lensRange ? lensRange : 1 }

    /// Horizontal field of view in degrees: 70 for the wide back camera.
    var fieldOfView: Double {
        let half = (self == .front ? 75.0 : 70.0) * .pi / 360
        return (atan(tan(half) / magnification) * 360 / .pi * 10).rounded() / 10
    }

    /// What it looks at.
    func scenery(seed: UInt64) -> any Scenery { self == .front ? Room(seed: seed) : Landscape(seed: seed) }

    /// The settings of a camera that was just opened. A front camera shows people as a mirror does.
    var initialSettings: SceneSettings {
        var settings = SceneSettings()
        settings.isMirrored = self == .front
        return settings
    }

    /// The camera in the model's words, as it is in `mode`.
    func camera(_ mode: SyntheticProvider.Mode) -> Camera {
        let name =
            switch self {
            case .back: "Synthetic Back Camera"
            case .backUltraWide: "Synthetic Back Ultra Wide Camera"
            case .front: "Synthetic Front Camera"
            }
        return Camera(
            id: rawValue, name: name, source: "synthetic", position: self == .front ? .front : .back,
            type: self == .backUltraWide ? .ultraWide : .wide,
            formats: Self.pixelFormats.flatMap { format in
                mode.sizes.map { CameraFormat(format, $0, intervals: [mode.intervals], fieldOfView: fieldOfView) }
            },
            capabilities: Self.capabilities)
    }

    /// What comes out of a request: its layout and interval, those not wished for by default.
    ///
    /// Throws `unsupportedFormat` for a wish that no format fulfils.
    func format(
        for request: FormatRequest, in mode: SyntheticProvider.Mode
    ) throws(CaptureError) -> (layout: ImageLayout, interval: FrameInterval) {
        let pixelFormat = request.pixelFormat ?? Self.pixelFormats[0], size = request.size ?? Self.defaultSize
        let interval = request.interval ?? Self.defaultInterval
        guard Self.pixelFormats.contains(pixelFormat), mode.sizes.contains(size), mode.intervals.contains(interval),
            let layout = ImageLayout(pixelFormat, size, colorRange: .full)
        else {
            throw CaptureError(
                .unsupportedFormat,
                "\(rawValue) has no \(size) in \(pixelFormat) every \(interval) s: it has "
                    + Self.pixelFormats.map(\.description).joined(separator: ", ") + " in "
                    + mode.sizes.map(\.description).joined(separator: ", ")
                    + " every \(mode.intervals.shortest) to \(mode.intervals.longest) s")
        }
        return (layout, interval)
    }

    /// Where a picture of `size` lies on the sensor.
    func geometry(_ size: FrameSize, _ settings: SceneSettings) -> FrameGeometry {
        let field = Double(Self.sensor.width), rows = field * Double(size.height) / Double(size.width)
        let enlarged = settings.zoom / lensStep(settings.zoom)
        let region = SceneRenderer.region(of: size, enlarged: enlarged)
        let pixel = field / Double(size.width)
        return FrameGeometry(
            isMirrored: settings.isMirrored, sensor: Self.sensor,
            crop: SensorRect(
                x: Double(region.left) * pixel, y: (Double(Self.sensor.height) - rows) / 2 + Double(region.top) * pixel,
                width: Double(region.width) * pixel, height: Double(region.height) * pixel))
    }
}

extension SyntheticProvider.Mode {
    /// From 60 frames a second to one; prepared ones also faster than any bus or encoder takes them.
    var intervals: IntervalRange {
        IntervalRange(shortest: FrameInterval(1, self == .prepared ? 100_000 : 60)!, longest: FrameInterval(1, 1)!)
    }

    /// Sizes of pictures; prepared ones also small, where the cost of a frame shows beside that of its bytes.
    var sizes: [FrameSize] {
        self == .prepared ? [FrameSize(width: 320, height: 240)] + SyntheticCamera.sizes : SyntheticCamera.sizes
    }
}
