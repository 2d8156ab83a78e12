/// Where the luma of a picture's pixels lies in its bytes: also one channel of a packed format.
package struct PixelRows: Hashable, Sendable {
    /// Pixels in a row.
    package var width: Int
    /// Rows.
    package var height: Int
    /// Bytes before the first pixel's luma: 1 in UYVY.
    package var offset: Int
    /// Bytes from one row to the next.
    package var stride: Int
    /// Bytes from one pixel to the next: 1 in a plane, 2 in YUYV, 3 in RGB.
    package var pixelStride: Int

    /// The pixels of a picture of `width` × `height`; by default a plane at the start of the bytes.
    package init(width: Int, height: Int, offset: Int = 0, stride: Int, pixelStride: Int = 1) {
        self.width = width
        self.height = height
        self.offset = offset
        self.stride = stride
        self.pixelStride = pixelStride
    }

    /// Bytes that a picture with these rows has at least; nil for numbers that can't be a picture's.
    var byteCount: Int? {
        let plausible = 1...(1 << 20)  // so that no product overflows
        guard plausible.contains(width), plausible.contains(height), plausible.contains(pixelStride),
            (0...1 << 40).contains(offset)
        else { return nil }
        let row = (width - 1) * pixelStride + 1
        guard row <= stride, stride <= 1 << 40 else { return nil }
        return offset + (height - 1) * stride + row
    }
}
