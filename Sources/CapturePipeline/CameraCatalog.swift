package import CaptureModel

/// Every camera of this host, found by the providers of a table in its order.
package struct CameraCatalog: Sendable {
    private let providers: [any CameraProvider]

    /// The cameras of `providers`, whose kinds differ.
    package init(_ providers: [any CameraProvider]) { self.providers = providers }

    /// The cameras there are now. It may block.
    package func cameras() -> [Camera] { providers.flatMap { $0.cameras() } }

    /// Differs from the value before whenever cameras may have come or gone. Cheap.
    package var changeToken: [[Int]] { providers.map(\.changeToken) }

    /// Opens a camera by id. It may block.
    ///
    /// Throws `cameraNotFound` with the ids that there are, and whatever its provider throws.
    package func open(_ id: String) throws(CaptureError) -> any CameraDevice {
        let kind = id.prefix { $0 != ":" }
        guard let provider = providers.first(where: { $0.kind == kind }) else {
            let ids = cameras().map(\.id).joined(separator: ", ")
            throw CaptureError(.cameraNotFound, "no camera '\(id)': there are \(ids)")
        }
        return try provider.open(id)
    }
}
