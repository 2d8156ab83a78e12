internal import CaptureModel
internal import V4L2
internal import V4LConvert

/// What becomes of pictures in a format that nothing here reads, but libv4lconvert does.
struct Conversion: Hashable, Sendable {
    /// The driver's format.
    let format: ConvertibleFormat
    /// Bytes from one of the driver's rows to the next.
    let stride: Int
    /// The pictures that are passed on: YU12, or RGB3 of what has red, green and blue.
    let layout: ImageLayout

    /// The conversion that a driver's answer calls for; nil for what needs none, or can't be converted.
    init?(_ answer: CaptureFormat) {
        let size = FrameSize(width: Int(answer.width), height: Int(answer.height))
        let result: PixelFormat
        guard let format = ConvertibleFormat(answer.pixelFormat), answer.planes.count == 1,
            format.takes(width: size.width, height: size.height)
        else { return nil }
        result = format.result == .rgb24 ? .rgb24 : .i420
        let row = format.rowBytes(width: size.width), told = Int(answer.planes[0].bytesPerLine)
        stride = told > 0 ? told : row
        guard stride == row || stride > row && format.mayHavePadding,
            let layout = ImageLayout(result, size, colorRange: ColorRange(answer, result))
        else { return nil }
        self.format = format
        self.layout = layout
    }

    /// Bytes of the driver's picture.
    var byteCount: Int { stride * format.rowCount(height: layout.size.height) }
}
