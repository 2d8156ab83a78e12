/// Whether some bytes are one whole JPEG picture, judged by their markers; nothing is decoded.
package enum JPEGVerdict: Hashable, Sendable {
    /// From start to end marker.
    case whole(JPEGPicture)
    /// The bytes end too early; what the headers told when they were all there.
    case truncated(JPEGFault, JPEGPicture?)
    /// Something is wrong before the end; what the headers told when they were all there.
    case damaged(JPEGFault, JPEGPicture?)

    /// Judges `bytes`. It reads headers, then looks for the end from the back; only when there is none does it read everything.
    ///
    /// A hole inside the picture data shows only to a decoder: it is not found here.
    package init(of bytes: RawSpan) {
        var headers = JPEGHeaders()
        self = headers.judge(bytes)
    }

    init(_ fault: JPEGFault, _ picture: JPEGPicture?) {
        self = fault.isTruncation ? .truncated(fault, picture) : .damaged(fault, picture)
    }

    /// What the headers told; nil when they did not get so far.
    package var picture: JPEGPicture? {
        switch self {
        case .whole(let picture): picture
        case .truncated(_, let picture), .damaged(_, let picture): picture
        }
    }

    /// What is wrong; nil when the picture is whole.
    package var fault: JPEGFault? {
        switch self {
        case .whole: nil
        case .truncated(let fault, _), .damaged(let fault, _): fault
        }
    }
}
