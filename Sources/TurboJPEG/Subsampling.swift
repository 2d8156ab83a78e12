internal import CTurboJPEG

/// How densely colour is sampled.
package enum Subsampling: Hashable, Sendable, CaseIterable {
    /// A colour sample for every pixel.
    case yuv444
    /// One for every two pixels of a row.
    case yuv422
    /// One for every 2 × 2 pixels.
    case yuv420
    /// None.
    case grey
    /// One for every two pixels of a column.
    case yuv440
    /// One for every four pixels of a row.
    case yuv411

    var code: Int32 {
        let code =
            switch self {
            case .yuv444: TJSAMP_444
            case .yuv422: TJSAMP_422
            case .yuv420: TJSAMP_420
            case .grey: TJSAMP_GRAY
            case .yuv440: TJSAMP_440
            case .yuv411: TJSAMP_411
            }
        return Int32(code.rawValue)
    }

    init?(code: Int32) {
        guard let found = Self.allCases.first(where: { $0.code == code }) else { return nil }
        self = found
    }

    /// Planes of a picture: 1 or 3.
    package var planeCount: Int { self == .grey ? 1 : 3 }

    /// Bytes × rows of plane `component` (0: luma) of a picture of `width` × `height` pixels (`tjPlaneWidth`, `tjPlaneHeight`):
    /// chroma is rounded up, and so is luma where chroma is sampled more coarsely than the size is even.
    package func planeSize(_ component: Int, width: Int, height: Int) -> (width: Int, height: Int) {
        (
            Int(tjPlaneWidth(Int32(component), Int32(width), code)),
            Int(tjPlaneHeight(Int32(component), Int32(height), code))
        )
    }

    /// Bytes of the largest JPEG that a picture of `width` × `height` pixels can become (`tjBufSize`).
    package func largestJPEG(width: Int, height: Int) -> Int { Int(tjBufSize(Int32(width), Int32(height), code)) }
}
