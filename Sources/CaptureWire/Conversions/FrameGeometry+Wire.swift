internal import CaptureModel

extension Wire.FrameGeometry {
    init(_ geometry: FrameGeometry) {
        self.init(
            rotation: UInt32(clamping: geometry.rotation), mirrored: geometry.isMirrored,
            sensorWidth: UInt32(clamping: geometry.sensor?.width ?? 0),
            sensorHeight: UInt32(clamping: geometry.sensor?.height ?? 0),
            crop: geometry.crop.map { Wire.Rect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) })
    }
}

extension FrameGeometry {
    init(_ geometry: Wire.FrameGeometry) {
        let isSensorKnown = geometry.sensorWidth > 0 && geometry.sensorHeight > 0
        self.init(
            rotation: Int(geometry.rotation), isMirrored: geometry.mirrored,
            sensor: isSensorKnown ? FrameSize(width: Int(geometry.sensorWidth), height: Int(geometry.sensorHeight)) : nil,
            crop: geometry.crop.map { SensorRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) })
    }
}
