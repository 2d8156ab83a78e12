internal import CaptureModel
internal import FramePatch
internal import YUV

extension FramePatch {
    /// Draws the patch over a frame of `layout`, in whatever of the synthetic formats: its luma, and neutral chroma below it.
    func draw(into output: inout MutableRawSpan, _ layout: ImageLayout) {
        let size = Self.size(in: layout.size.width)
        // Chroma is halved: the pixel at an odd edge shares it.
        let pairs = (size.width + 1) / 2, lines = (size.height + 1) / 2
        func neutral(_ plane: Int, _ bytes: Int, _ lines: Int) {
            Compositing.fill(
                &output,
                PlaneRows(
                    offset: layout.planes[plane].offset, stride: layout.planes[plane].stride, width: bytes, height: lines),
                with: 128)
        }
        switch layout.pixelFormat {
        case .yuyv: neutral(0, pairs * 4, size.height)
        case .nv12: neutral(1, pairs * 2, lines)
        case .i420:
            neutral(1, pairs, lines)
            neutral(2, pairs, lines)
        default: break
        }
        for rows in Self.lumaRows(layout) { draw(into: &output, rows, isAlone: rows.pixelStride > 1) }
    }

    /// Draws the patch over a frame of `layout` that has `previous` in it.
    func redraw(over previous: FramePatch, into output: inout MutableRawSpan, _ layout: ImageLayout) {
        for rows in Self.lumaRows(layout) { redraw(over: previous, into: &output, rows) }
    }

    /// Where the luma of a synthetic frame is: in each of red, green and blue.
    private static func lumaRows(_ layout: ImageLayout) -> [PixelRows] {
        let (channels, pixelStride) =
            switch layout.pixelFormat {
            case .rgb24: (3, 3)
            case .yuyv: (1, 2)
            default: (1, 1)
            }
        return (0..<channels).map { channel in
            PixelRows(
                width: layout.size.width, height: layout.size.height, offset: layout.planes[0].offset + channel,
                stride: layout.planes[0].stride, pixelStride: pixelStride)
        }
    }
}
