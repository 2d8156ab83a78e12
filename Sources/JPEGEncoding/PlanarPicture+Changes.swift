internal import CaptureModel
internal import TurboJPEG
internal import YUV

extension PlanarPicture {
    /// The picture in another size and perhaps another sampling, all of it in `target`. Its own planes are in the frame's `bytes`
    /// and in `memory`.
    func scaled(
        _ bytes: RawSpan, _ memory: RawSpan, to size: FrameSize, _ subsampling: Subsampling, in target: inout PixelMemory
    ) -> PlanarPicture {
        let result = PlanarPicture(width: size.width, height: size.height, subsampling: subsampling, isLimited: isLimited)
        target.reserve(result.byteCount)
        var output = target.mutableBytes
        for component in 0..<subsampling.planeCount {
            Scaling.plane(
                container(component, frame: bytes, memory: memory), rows(component), into: &output, result.planes[component], .box
            )
        }
        return result
    }

    /// The picture in full range: limited range is stretched in `memory`, into which planes in the frame are copied by it.
    func stretched(_ bytes: RawSpan, in memory: inout PixelMemory) -> PlanarPicture {
        guard isLimited else { return self }
        var result = self
        var output = memory.mutableBytes
        for component in 0..<subsampling.planeCount {
            let channel: RangeExpansion.Channel = component == 0 ? .luma : .chroma
            if let rows = inFrame[component] {
                RangeExpansion.stretch(channel, bytes, rows, into: &output, planes[component])
            } else {
                RangeExpansion.stretch(channel, &output, planes[component])
            }
            result.inFrame[component] = nil
        }
        return result
    }

    /// The picture in full range with all its planes in `memory`: those in the frame's `bytes` are copied.
    func gathered(_ bytes: RawSpan, in memory: inout PixelMemory) -> PlanarPicture {
        var result = stretched(bytes, in: &memory)
        var output = memory.mutableBytes
        for component in 0..<subsampling.planeCount {
            if let rows = result.inFrame[component] { Repacking.copy(bytes, rows, into: &output, planes[component]) }
            result.inFrame[component] = nil
        }
        return result
    }
}
