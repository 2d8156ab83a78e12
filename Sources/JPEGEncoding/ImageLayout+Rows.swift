internal import CaptureModel
internal import YUV

extension ImageLayout {
    /// Must the numbers be stretched to become a JPEG's?
    ///
    /// A camera that does not tell is taken as V4L2 takes it by default: luma with chroma is limited, red, green and blue is
    /// full. Grey alone is taken as full, other than V4L2 does: what sends it are machine-vision sensors, not video.
    var needsStretching: Bool {
        switch colorRange {
        case .full: false
        case .limited: true
        case .unknown: [.i420, .nv12, .yuyv, .uyvy].contains(pixelFormat)
        }
    }

    /// Where the rows of plane `index` are in `count` bytes.
    ///
    /// Throws `encodingFailed` when there is no such plane, or the bytes end before it.
    func rows(_ index: Int, of count: Int) throws(CaptureError) -> PlaneRows {
        guard index < planes.count else { throw CaptureError(.encodingFailed, "a plane is missing in a frame of \(pixelFormat)") }
        let plane = planes[index]
        let rows = PlaneRows(
            offset: plane.offset, stride: plane.stride, width: rowBytes(index),
            height: index == 0 ? size.height : (size.height + 1) / 2)
        guard plane.offset >= 0, plane.stride >= rows.width, rows.width > 0, rows.height > 0, rows.end <= count else {
            throw CaptureError(.encodingFailed, "a frame of \(count) bytes is no \(size) in \(pixelFormat)")
        }
        return rows
    }

    /// Bytes of a row, without padding.
    private func rowBytes(_ plane: Int) -> Int {
        let halfWidth = (size.width + 1) / 2
        return switch pixelFormat {
        case .i420 where plane > 0: halfWidth
        case .nv12 where plane > 0: 2 * halfWidth
        case .yuyv, .uyvy: 4 * halfWidth
        case .rgb24, .bgr24: 3 * size.width
        case .grey16, .grey12, .grey10: 2 * size.width
        default: size.width
        }
    }

    /// The picture's rows from `top`, an even number, on, at most `count` of them, as a picture; nil when there is none.
    func strip(from top: Int, _ count: Int) -> ImageLayout? {
        guard top < size.height else { return nil }
        var strip = self
        strip.size.height = min(count, size.height - top)
        for index in planes.indices { strip.planes[index].offset += (index == 0 ? top : top / 2) * planes[index].stride }
        return strip
    }
}
