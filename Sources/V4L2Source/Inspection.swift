internal import CaptureModel
internal import JPEGStructure
internal import V4L2

/// What one filled driver buffer holds.
struct Inspection {
    /// What may be wrong with a picture.
    enum Flaw: Hashable, Sendable {
        case markedByDriver
        case truncated
        case malformed
    }

    /// How to read it.
    var layout: ImageLayout
    /// Bytes of the picture, without padding; 0 when there is nothing to pass on.
    var count: Int
    /// The first thing wrong with it; nil when it is whole.
    var flaw: Flaw?
    /// A JPEG to be completed with Huffman tables.
    var incomplete: JPEGPicture?

    /// Looks at a raw picture that is put together of its planes.
    ///
    /// - Parameters:
    ///   - isComplete: Are they all there?
    ///   - expected: The format in force.
    ///   - isDamaged: By the driver's word.
    init(isComplete: Bool, expected: ImageLayout, isDamaged: Bool) {
        layout = expected
        count = expected.byteCount
        flaw = isDamaged ? .markedByDriver : isComplete ? nil : .truncated
    }

    /// Looks at a picture.
    ///
    /// - Parameters:
    ///   - bytes: All that the driver filled, or the whole buffer where it claims more.
    ///   - expected: The format in force.
    ///   - isDamaged: By the driver's word.
    ///   - headers: Those of the stream's JPEG before.
    init(_ bytes: RawSpan, expected: ImageLayout, isDamaged: Bool, _ headers: inout JPEGHeaders) {
        layout = expected
        flaw = isDamaged ? .markedByDriver : nil
        guard expected.pixelFormat.isCompressed else {
            // Where bytes are missing, the buffer has those of an older picture, so that every row can be read.
            count = bytes.byteCount == 0 ? 0 : expected.byteCount
            if flaw == nil, bytes.byteCount < expected.byteCount { flaw = .truncated }
            return
        }
        let verdict = headers.judge(bytes)
        if flaw == nil, let fault = verdict.fault { flaw = fault.isTruncation ? .truncated : .malformed }
        count = verdict.picture?.count ?? bytes.byteCount
        guard let picture = verdict.picture else { return }
        layout.size = FrameSize(width: picture.width, height: picture.height)
        layout.subsampling = ChromaSubsampling(picture.sampling)
        if picture.lacksHuffmanTables { incomplete = picture }
    }
}

extension ChromaSubsampling {
    fileprivate init(_ sampling: JPEGPicture.Sampling) {
        self =
            switch sampling {
            case .grey: .grey
            case .yuv444: .yuv444
            case .yuv422: .yuv422
            case .yuv420: .yuv420
            case .yuv440: .yuv440
            case .yuv411: .yuv411
            case .other: .unknown
            }
    }
}
