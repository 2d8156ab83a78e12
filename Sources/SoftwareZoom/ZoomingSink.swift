internal import CaptureModel
internal import CapturePipeline

/// Zooms pictures on their way from a camera to its session.
///
/// It works on the camera's own thread: a picture takes some milliseconds, for which the driver has buffers. Where that is too
/// much the driver drops frames, and tells.
final class ZoomingSink: FrameSink {
    private let next: any FrameSink
    private let zoom: ZoomInForce
    // Touched by the camera's thread only, like this sink.
    private nonisolated(unsafe) var zoomer = PictureZoomer()

    init(_ next: any FrameSink, _ zoom: ZoomInForce) {
        self.next = next
        self.zoom = zoom
    }

    func deliver(_ image: CapturedImage) {
        let factor = zoom.take(for: image.driverSequence)
        var image = image
        guard factor > 1, PictureZoomer.formats.contains(image.layout.pixelFormat) else {
            return pass(&image, factor: 1, crop: CropRegion(of: image.layout.size))
        }
        let crop = CropRegion(of: image.layout.size, factor: factor)
        do throws(PictureZoomer.Failure) {
            let (buffer, layout) = try unsafe zoomer.zoom(image.buffer, image.layout, crop)
            image.buffer = buffer
            image.layout = layout
            pass(&image, factor: factor, crop: crop)
        } catch {
            let lost = error == .noMemory ? DropCounts(overload: 1) : DropCounts(corrupt: 1)
            zoom.count(lost)
            var drops = image.drops
            drops += lost
            next.dropped(drops)
        }
    }

    private func pass(_ image: inout CapturedImage, factor: Double, crop: CropRegion) {
        image.settings.zoom = factor
        let geometry = crop.geometry(of: image.layout.size)
        (image.geometry.sensor, image.geometry.crop) = (geometry.sensor, geometry.crop)
        next.deliver(image)
    }

    func dropped(_ drops: DropCounts) { next.dropped(drops) }

    func controlsChanged(_ ids: Set<UInt32>) { next.controlsChanged(ids) }

    func ended(_ error: CaptureError) { next.ended(error) }
}
