internal import CaptureModel
internal import FramePatch
internal import YUV

extension FramePatch {
    /// Draws the patch over a frame of `layout`, in whatever of the synthetic formats: its luma, and neutral chroma below it.
    func draw(into output: inout MutableRawSpan, _ layout: ImageLayout) {
        let width = layout.size.width, height = layout.size.height
        func rows(_ offset: Int, _ pixelStride: Int) -> PixelRows {
            PixelRows(
                width: width, height: height, offset: layout.planes[0].offset + offset, stride: layout.planes[0].stride,
                pixelStride: pixelStride)
        }
        let size = Self.size(in: width)
        // Chroma is halved: the pixel at an odd edge shares it.
        let pairs = (size.width + 1) / 2, lines = (size.height + 1) / 2
        func neutral(_ plane: Int, _ bytes: Int) {
            Compositing.fill(
                &output,
                PlaneRows(
                    offset: layout.planes[plane].offset, stride: layout.planes[plane].stride, width: bytes, height: lines),
                with: 128)
        }
        switch layout.pixelFormat {
        case .rgb24:
            for channel in 0..<3 { draw(into: &output, rows(channel, 3), isAlone: true) }
        case .yuyv:
            Compositing.fill(
                &output, PlaneRows(stride: layout.planes[0].stride, width: pairs * 4, height: size.height), with: 128)
            draw(into: &output, rows(0, 2), isAlone: true)
        default:
            if layout.pixelFormat == .nv12 { neutral(1, pairs * 2) }
            if layout.pixelFormat == .i420 {
                neutral(1, pairs)
                neutral(2, pairs)
            }
            draw(into: &output, rows(0, 1))
        }
    }
}
