internal import TurboJPEG
internal import YUV

/// A picture as the compressor takes it: luma, and unless it is grey two planes of chroma.
///
/// Each plane has a place in the encoder's memory; one that already is as it should be stays in the frame's bytes.
struct PlanarPicture {
    /// Pixels in a row, and rows.
    let width: Int, height: Int
    /// How densely colour is sampled.
    let subsampling: Subsampling
    /// Does it use only 16…235, so that it must be stretched?
    let isLimited: Bool
    /// Luma alone, or luma, Cb and Cr, in memory: one behind the other from byte 0, rows a multiple of 64 bytes apart, so that
    /// every row begins where vector loads are fastest.
    private(set) var planes: InlineArray<3, PlaneRows>
    /// Those of the planes that are in the frame, and where; nil for one in memory.
    var inFrame = InlineArray<3, PlaneRows?>(repeating: nil)

    init(width: Int, height: Int, subsampling: Subsampling, isLimited: Bool) {
        self.width = width
        self.height = height
        self.subsampling = subsampling
        self.isLimited = isLimited
        var offset = 0
        planes = InlineArray(repeating: PlaneRows(width: 1, height: 1))
        for component in 0..<subsampling.planeCount {
            let size = subsampling.planeSize(component, width: width, height: height)
            planes[component] = PlaneRows(
                offset: offset, stride: (size.width + 63) & ~63, width: size.width, height: size.height)
            offset += planes[component].stride * size.height
        }
    }

    /// Luma in memory without the column or row by which a compressor that halves chroma wants an odd size made even.
    var unpaddedLuma: PlaneRows {
        PlaneRows(offset: planes[0].offset, stride: planes[0].stride, width: width, height: height)
    }

    /// Fills that column and row of `memory` with the pixels beside them.
    func padLuma(_ memory: inout MutableRawSpan) {
        let luma = planes[0]
        guard luma.width > width || luma.height > height else { return }
        for y in 0..<height where luma.width > width {
            let last = luma.offset + y * luma.stride + width - 1
            memory.storeBytes(
                of: unsafe memory.bytes.unsafeLoad(fromByteOffset: last, as: UInt8.self), toByteOffset: last + 1, as: UInt8.self)
        }
        for x in 0..<luma.width where luma.height > height {
            let last = luma.offset + (height - 1) * luma.stride + x
            memory.storeBytes(
                of: unsafe memory.bytes.unsafeLoad(fromByteOffset: last, as: UInt8.self), toByteOffset: last + luma.stride,
                as: UInt8.self)
        }
    }

    /// Leaves luma in the frame where the compressor can read it as it is; an odd size is copied to memory and made even.
    mutating func placeLuma(_ bytes: RawSpan, _ rows: PlaneRows, _ memory: inout MutableRawSpan) {
        if planes[0].width == width, planes[0].height == height {
            inFrame[0] = rows
        } else {
            Repacking.copy(bytes, rows, into: &memory, unpaddedLuma)
            padLuma(&memory)
        }
    }

    /// Bytes of memory for all its planes.
    var byteCount: Int {
        let last = planes[subsampling.planeCount - 1]
        return last.offset + last.stride * last.height
    }

    /// The plane's rows, wherever they are.
    func rows(_ component: Int) -> PlaneRows { inFrame[component] ?? planes[component] }

    /// What the plane's rows lie in: the bytes of the frame, or the memory.
    @_lifetime(copy frame, copy memory)
    func container(_ component: Int, frame: RawSpan, memory: RawSpan) -> RawSpan {
        if inFrame[component] != nil { frame } else { memory }
    }

    /// The bytes from the plane's first row on.
    @_lifetime(copy frame, copy memory)
    func bytes(_ component: Int, frame: RawSpan, memory: RawSpan) -> RawSpan {
        container(component, frame: frame, memory: memory).extracting(droppingFirst: rows(component).offset)
    }
}
