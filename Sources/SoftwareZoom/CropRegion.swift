internal import CaptureModel
internal import YUV

/// The part of a picture around its middle that is shown.
struct CropRegion: Hashable, Sendable {
    /// Edges are multiples of this, so that they fall between chroma samples of every format (4:1:1 has one for four pixels).
    static let alignment = 4

    /// Left edge.
    let x: Int
    /// Top edge.
    let y: Int
    /// Columns.
    let width: Int
    /// Rows.
    let height: Int

    /// The whole picture.
    init(of size: FrameSize) { (x, y, width, height) = (0, 0, size.width, size.height) }

    /// What is seen through a lens of `factor`.
    init(of size: FrameSize, factor: Double) {
        guard factor > 1 else {
            (x, y, width, height) = (0, 0, size.width, size.height)
            return
        }
        (x, width) = Self.part(of: size.width, factor)
        (y, height) = Self.part(of: size.height, factor)
    }

    /// How a picture of `size` that shows it lies on the sensor.
    func geometry(of size: FrameSize) -> FrameGeometry {
        FrameGeometry(
            sensor: size, crop: SensorRect(x: Double(x), y: Double(y), width: Double(width), height: Double(height)))
    }

    private static func part(of length: Int, _ factor: Double) -> (start: Int, count: Int) {
        let wanted = Int((Double(length) / factor / Double(alignment)).rounded()) * alignment
        let count = min(max(wanted, alignment), length)
        return ((length - count) / 2 / alignment * alignment, count)
    }

    /// Its rows in a plane that has one sample, of `sampleBytes`, for every `across` × `down` pixels.
    func rows(in plane: PlaneRows, sampleBytes: Int, across: Int = 1, down: Int = 1) -> PlaneRows {
        PlaneRows(
            offset: plane.offset + y / down * plane.stride + x / across * sampleBytes, stride: plane.stride,
            width: (width + across - 1) / across * sampleBytes, height: (height + down - 1) / down)
    }
}
