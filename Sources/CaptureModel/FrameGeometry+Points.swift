extension FrameGeometry {
    /// Where a point of the frame's picture lies on the sensor: (0, 0) top left … (1, 1) bottom right of its unrotated picture.
    /// Mirroring, then the turn, then the crop are undone; an unknown crop is the whole picture.
    public func sensorPoint(_ point: NormalizedPoint) -> NormalizedPoint {
        let x = isMirrored ? 1 - point.x : point.x
        let (u, v) =
            switch rotation {
            case 90: (point.y, 1 - x)
            case 180: (1 - x, 1 - point.y)
            case 270: (1 - point.y, x)
            default: (x, point.y)
            }
        guard let crop, let sensor, sensor.width > 0, sensor.height > 0 else { return .clamping(u, v) }
        return .clamping(
            (crop.x + u * crop.width) / Double(sensor.width), (crop.y + v * crop.height) / Double(sensor.height))
    }

    /// Where a point of the sensor's unrotated picture shows in the frame; nil outside of what it shows.
    public func framePoint(_ point: NormalizedPoint) -> NormalizedPoint? {
        var (u, v) = (point.x, point.y)
        if let crop, let sensor, crop.width > 0, crop.height > 0 {
            u = (u * Double(sensor.width) - crop.x) / crop.width
            v = (v * Double(sensor.height) - crop.y) / crop.height
        }
        let (x, y) =
            switch rotation {
            case 90: (1 - v, u)
            case 180: (1 - u, 1 - v)
            case 270: (v, 1 - u)
            default: (u, v)
            }
        return NormalizedPoint(x: isMirrored ? 1 - x : x, y: y)
    }
}

extension NormalizedPoint {
    /// The nearest point of the picture: what rounding put outside is brought back.
    fileprivate static func clamping(_ x: Double, _ y: Double) -> NormalizedPoint {
        NormalizedPoint(x: min(max(x, 0), 1), y: min(max(y, 0), 1))!
    }
}
