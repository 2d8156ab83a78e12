internal import CV4L2

/// One pixel format that a node lists: an answer to `VIDIOC_ENUM_FMT`.
package struct FormatDescription: Hashable, Sendable {
    /// The four-character code.
    package var pixelFormat: UInt32
    /// The driver's words for it.
    package var text: String
    /// The driver makes it in software from another one (`V4L2_FMT_FLAG_EMULATED`).
    package var isEmulated: Bool
}

/// One memory area of a picture.
package struct MemoryPlane: Hashable, Sendable {
    /// Bytes from one row of the first plane in it to the next; 0 when compressed, or when the driver does not say.
    package var bytesPerLine: UInt32
    /// Bytes that it needs at most.
    package var imageSize: UInt32
}

/// A picture format: what `VIDIOC_G_FMT`, `S_FMT` and `TRY_FMT` speak of.
package struct CaptureFormat: Hashable, Sendable {
    /// Which part of the number range luma and chroma use (`V4L2_QUANTIZATION_*`).
    package enum Quantization: Hashable, Sendable {
        /// The driver leaves it to the colour space's default.
        case unspecified
        /// 0…255.
        case full
        /// 16…235.
        case limited
    }

    /// Pixels in a row.
    package var width: UInt32
    /// Rows.
    package var height: UInt32
    /// The four-character code.
    package var pixelFormat: UInt32
    /// The memory areas of a picture: one, or one for each of its planes.
    package var planes: [MemoryPlane]
    /// The range of the numbers.
    package var quantization: Quantization
    /// Are its colours those of JPEG files (`V4L2_COLORSPACE_JPEG`), whose default range is full?
    package var hasJPEGColors: Bool

    /// A format to ask for: progressive pictures whose row length, size and colours are the driver's choice.
    package init(width: UInt32, height: UInt32, pixelFormat: UInt32) {
        self.width = width
        self.height = height
        self.pixelFormat = pixelFormat
        planes = [MemoryPlane(bytesPerLine: 0, imageSize: 0)]
        quantization = .unspecified
        hasJPEGColors = false
    }

    init(_ answer: v4l2_pix_format) {
        width = answer.width
        height = answer.height
        pixelFormat = answer.pixelformat
        planes = [MemoryPlane(bytesPerLine: answer.bytesperline, imageSize: answer.sizeimage)]
        quantization =
            switch answer.quantization {
            case V4L2_QUANTIZATION_FULL_RANGE.rawValue: .full
            case V4L2_QUANTIZATION_LIM_RANGE.rawValue: .limited
            default: .unspecified
            }
        hasJPEGColors = answer.colorspace == V4L2_COLORSPACE_JPEG.rawValue
    }

    var request: v4l2_pix_format {
        var request = v4l2_pix_format()
        request.width = width
        request.height = height
        request.pixelformat = pixelFormat
        request.field = V4L2_FIELD_NONE.rawValue
        return request
    }
}
