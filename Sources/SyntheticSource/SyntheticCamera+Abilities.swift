internal import CaptureModel
internal import YUV

extension SyntheticCamera {
    /// What every synthetic camera can do.
    static let capabilities: [Capability] = [
        Capability("zoom", .hardware, range: SceneSettings.zoomRange, defaultValue: 1, unit: "x"),
        Capability("focus", .hardware, range: 0...1, defaultValue: 0.5, unit: "1", modes: ["locked", "auto", "continuous"]),
        Capability("focusPoint", .hardware),
        Capability("exposure", .hardware, range: 50_000...1_000_000_000, defaultValue: 10_000_000, unit: "ns", modes: ["custom"]),
        Capability("gain", .hardware, range: SceneSettings.gainRange, defaultValue: 1, unit: "x"),
        Capability(
            "whiteBalance", .hardware, range: SceneSettings.temperatureRange, defaultValue: SceneSettings.light, unit: "K",
            modes: ["locked"]),
        Capability("flash", .unsupported),
        Capability("torch", .unsupported),
    ]

    /// The lens position at which a point of the sensor's picture is sharp, under a zoom.
    func depth(at point: NormalizedPoint, zoom: Double, seed: UInt64) -> Double {
        let size = FrameSize(width: 320, height: 240)
        let view = SceneView(size: size, scale: Double(size.width) * magnification * lensStep(zoom), isMirrored: false)
        let layers = SceneLayers(scenery(seed: seed), view)
        let x = min(Int(point.x * Double(size.width)), size.width - 1)
        let y = min(Int(point.y * Double(size.height)), size.height - 1)
        if y >= layers.nearRow, layers.near[x, y - layers.nearRow] >> 24 > 127 { return Depth.near }
        if y >= layers.middleRow, layers.middle[x, y - layers.middleRow] >> 24 > 127 { return Depth.middle }
        return Depth.far
    }
}
