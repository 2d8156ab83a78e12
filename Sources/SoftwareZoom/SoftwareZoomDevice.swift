package import CaptureModel
package import CapturePipeline

/// An open camera that zooms by a crop of its pictures; all else is the camera's own.
package final class SoftwareZoomDevice: CameraDevice {
    /// The camera, with the ability to zoom.
    package let camera: Camera
    private let base: any CameraDevice
    private let zoom = ZoomInForce()

    init(_ base: any CameraDevice, as camera: Camera) {
        self.base = base
        self.camera = camera
    }

    /// Starts the camera. A format of which no zoomed pictures can be made is refused while it is zoomed.
    package func start(_ request: FormatRequest, sink: any FrameSink) throws(CaptureError) -> ActiveFormat {
        zoom.begin()
        let format = try base.start(request, sink: ZoomingSink(sink, zoom))
        do throws(CaptureError) { try zoom.use(format.layout.pixelFormat) } catch {
            base.stop()
            throw Self.refusal(of: error)
        }
        return format
    }

    /// See `CameraDevice`.
    package func stop() {
        base.stop()
        zoom.end()
    }

    /// The camera's own, with the frames that were lost to the zoom.
    package var statistics: DeviceStatistics {
        var statistics = base.statistics
        let lost = zoom.lost
        statistics.drops += lost
        statistics.delivered -= min(lost.total, statistics.delivered)
        return statistics
    }

    /// The camera's own, which has no zoom.
    package var settingsInForce: FrameSettings { base.settingsInForce }

    /// Refuses also what can't be zoomed as far as it is now.
    package func check(_ request: FormatRequest) throws(CaptureError) {
        try base.check(request)
        guard let pixelFormat = request.pixelFormat else { return }
        do throws(CaptureError) { try zoom.check(pixelFormat) } catch { throw Self.refusal(of: error) }
    }

    private static func refusal(of error: CaptureError) -> CaptureError {
        CaptureError(.unsupportedFormat, "\(error.message), or zoom back to 1")
    }

    /// The crop, where the request tells the size.
    package func geometry(of request: FormatRequest) -> FrameGeometry? {
        guard let size = request.size else { return base.geometry(of: request) }
        return zoom.geometry(of: size)
    }

    /// Zooms from the next frame on.
    package func setZoom(_ factor: Double) throws(CaptureError) -> SettingEffect<Double> {
        let range = SoftwareZoomProvider.range
        let factor = min(max(factor, range.lowerBound), range.upperBound)
        return SettingEffect(factor, from: try zoom.set(factor))
    }

    /// See `CameraDevice`.
    package func setFocus(_ focus: FocusSetting) throws(CaptureError) -> SettingEffect<FocusState> { try base.setFocus(focus) }

    /// See `CameraDevice`.
    package func controls() throws(CaptureError) -> [CameraControl] { try base.controls() }

    /// See `CameraDevice`.
    package func changes(of ids: Set<UInt32>) throws(CaptureError) -> [CameraControl] { try base.changes(of: ids) }

    /// See `CameraDevice`.
    package func setControl(_ id: UInt32, to value: ControlValue) throws(CaptureError) -> SettingEffect<CameraControl> {
        try base.setControl(id, to: value)
    }
}
