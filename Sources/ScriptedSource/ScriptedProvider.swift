package import CaptureModel
package import CapturePipeline

/// The cameras of a test.
package struct ScriptedProvider: CameraProvider {
    /// `scripted`.
    package let kind = "scripted"
    private let all: [ScriptedCamera]

    /// Finds `cameras`, while they are present.
    package init(_ cameras: ScriptedCamera...) { all = cameras }

    /// Those that are present.
    package func cameras() -> [Camera] { all.filter(\.isPresent).map(\.camera) }

    /// Which are present.
    package var changeToken: [Int] { cameras().flatMap { $0.id.utf8.map(Int.init) + [0] } }

    /// Opens one of them.
    package func open(_ id: String) throws(CaptureError) -> any CameraDevice {
        guard let camera = all.first(where: { $0.camera.id == id }) else {
            throw CaptureError(.cameraNotFound, "no camera '\(id)'")
        }
        try camera.open()
        return ScriptedDevice(camera)
    }
}

final class ScriptedDevice: CameraDevice {
    let scripted: ScriptedCamera

    init(_ scripted: ScriptedCamera) { self.scripted = scripted }

    var camera: Camera { scripted.camera }

    func start(_ request: FormatRequest, sink: any FrameSink) throws(CaptureError) -> ActiveFormat {
        try scripted.start(request, sink: sink)
    }

    func stop() { scripted.stop() }
}
