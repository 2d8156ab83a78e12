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

    /// The lens position at which a point of the sensor's picture is sharp, under a zoom. What only passes by is not focused at.
    func depth(at point: NormalizedPoint, zoom: Double, seed: UInt64) -> Double {
        let size = FrameSize(width: 320, height: 240)
        let scenery = scenery(seed: seed), reach = 1 / (magnification * lensStep(zoom))
        let place = Point((point.x - 0.5) * reach, (point.y - 0.5) * reach * Double(size.height) / Double(size.width))
        if let prop = scenery.props.last(where: { $0.standsStill && $0.covers(place) }) { return prop.depth }
        let view = SceneView(size: size, scale: Double(size.width) * magnification * lensStep(zoom), isMirrored: false)
        let layers = SceneLayers(scenery, view)
        let x = min(Int(point.x * Double(size.width)), size.width - 1)
        let y = min(Int(point.y * Double(size.height)), size.height - 1)
        if y >= layers.nearRow, layers.near[x, y - layers.nearRow] >> 24 > 127 { return Depth.near }
        if y >= layers.middleRow, layers.middle[x, y - layers.middleRow] >> 24 > 127 { return Depth.middle }
        return Depth.far
    }
}

extension Prop {
    /// Is it always in one place, as the targets are?
    fileprivate var standsStill: Bool {
        let first = place(0), later = place(1)
        return first.x == later.x && first.y == later.y
    }

    /// Does it lie, with its edges, over a point of the scene?
    fileprivate func covers(_ point: Point) -> Bool {
        let at = place(0)
        return (left...right).contains(point.x - at.x) && (top...bottom).contains(point.y - at.y)
    }
}
