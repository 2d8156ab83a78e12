package import CaptureModel
package import CapturePipeline

/// The cameras of another provider, of which those without a zoom of their own zoom by a crop of their pictures.
package struct SoftwareZoomProvider: CameraProvider {
    /// As far as it zooms: beyond, every pixel of the camera would be more than eight across.
    package static let range = 1.0...8.0

    private let base: any CameraProvider

    /// The cameras of `base`.
    package init(_ base: any CameraProvider) { self.base = base }

    /// That of the cameras' own provider.
    package var kind: String { base.kind }

    /// See `CameraProvider`.
    package var changeToken: [Int] { base.changeToken }

    /// See `CameraProvider`.
    package func cameras() -> [Camera] { base.cameras().map { $0.zoomingInSoftware ?? $0 } }

    /// See `CameraProvider`.
    package func open(_ id: String) throws(CaptureError) -> any CameraDevice {
        let device = try base.open(id)
        guard let camera = device.camera.zoomingInSoftware else { return device }
        return SoftwareZoomDevice(device, as: camera)
    }
}

extension Camera {
    /// The camera with a zoom in software; nil for one that has a zoom, or no format of which one can be made.
    fileprivate var zoomingInSoftware: Camera? {
        guard capability("zoom") == nil, formats.contains(where: { PictureZoomer.formats.contains($0.pixelFormat) }) else {
            return nil
        }
        var camera = self
        camera.capabilities.removeAll { $0.name == "zoom" }
        camera.capabilities.insert(
            Capability("zoom", .software, range: SoftwareZoomProvider.range, defaultValue: 1, unit: "x"), at: 0)
        return camera
    }
}
