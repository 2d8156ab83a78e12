internal import CTurboJPEG

extension Compressor {
    /// Takes packed pixels, rows `stride` bytes apart, apart into planes of luma and chroma as JPEG means them
    /// (`tjEncodeYUVPlanes`). The planes lie in `output` at `offsets`, rows `strides` bytes apart, of the sizes that `subsampling`
    /// gives them.
    ///
    /// Traps when `pixels` is too short or a plane does not fit.
    package mutating func separate(
        _ pixels: RawSpan, _ format: PackedFormat, stride: Int, width: Int, height: Int, subsampling: Subsampling,
        into output: inout MutableRawSpan, offsets: (y: Int, u: Int, v: Int), strides: (y: Int, u: Int, v: Int)
    ) throws(TurboJPEGError) {
        check(pixels, stride, (width * 3, height))
        let planes = [(offsets.y, strides.y), (offsets.u, strides.u), (offsets.v, strides.v)]
        for index in 0..<subsampling.planeCount {
            check(
                output.bytes.extracting(droppingFirst: planes[index].0), planes[index].1,
                subsampling.planeSize(index, width: width, height: height))
        }
        let status = unsafe pixels.withUnsafeBytes { pixels in
            unsafe output.withUnsafeMutableBytes { output in
                let base = unsafe output.baseAddress!.assumingMemoryBound(to: UInt8.self)
                var targets = unsafe (
                    Optional(base + offsets.y), Optional(base + offsets.u), Optional(base + offsets.v)
                )
                var rows = (Int32(strides.y), Int32(strides.u), Int32(strides.v))
                return unsafe withUnsafeMutablePointer(to: &targets) { targets in
                    unsafe targets.withMemoryRebound(to: UnsafeMutablePointer<UInt8>?.self, capacity: 3) { targets in
                        unsafe withUnsafeMutablePointer(to: &rows) { rows in
                            unsafe rows.withMemoryRebound(to: Int32.self, capacity: 3) { rows in
                                unsafe tjEncodeYUVPlanes(
                                    handle, bytes(pixels), Int32(width), Int32(stride), Int32(height), format.code, targets,
                                    rows, subsampling.code, 0)
                            }
                        }
                    }
                }
            }
        }
        guard status == 0 else { throw unsafe libraryError("tjEncodeYUVPlanes", handle) }
    }
}
