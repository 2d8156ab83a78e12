public import CaptureModel

extension Wire.Camera {
    /// The camera as it travels.
    public init(_ camera: Camera) {
        self.init(
            id: camera.id, name: camera.name, source: camera.source, position: Wire.CameraPosition(camera.position),
            type: Wire.CameraType(camera.type), driver: camera.driver, path: camera.path,
            formats: camera.formats.map(Wire.CameraFormat.init), capabilities: camera.capabilities.map(Wire.Capability.init),
            problem: camera.problem.map(Wire.Error.init))
    }
}

extension Wire.CameraPosition {
    /// The position as it travels.
    public init(_ position: CameraPosition) {
        self =
            switch position {
            case .unspecified: .unspecified
            case .front: .front
            case .back: .back
            case .external: .external
            }
    }
}

extension Wire.CameraType {
    /// The kind as it travels.
    public init(_ type: CameraType) {
        self =
            switch type {
            case .unspecified: .unspecified
            case .wide: .wide
            case .ultraWide: .ultraWide
            case .telephoto: .telephoto
            case .external: .external
            case .virtual: .virtual
            case .media: .media
            }
    }
}
