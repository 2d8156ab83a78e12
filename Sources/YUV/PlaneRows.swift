/// Where the rows of a plane, or of a packed picture, lie in some bytes.
package struct PlaneRows: Hashable, Sendable {
    /// Bytes before the first row.
    package var offset: Int
    /// Bytes from one row to the next.
    package var stride: Int
    /// Bytes of a row.
    package var width: Int
    /// Rows.
    package var height: Int

    /// `height` rows of `width` bytes; by default at the start, one behind the other.
    package init(offset: Int = 0, stride: Int? = nil, width: Int, height: Int) {
        self.offset = offset
        self.stride = stride ?? width
        self.width = width
        self.height = height
    }

    /// The first byte after the last row.
    package var end: Int { offset + (height - 1) * stride + width }

    /// Traps unless all rows lie within `count` bytes.
    func check(_ count: Int) {
        precondition(offset >= 0 && width > 0 && height > 0 && stride >= width, "no such rows: \(self)")
        precondition(end <= count, "\(count) bytes end before \(self)")
    }
}

/// The first byte of `rows` in `bytes`, for a C call that reads them while the caller holds the span.
@unsafe func start(_ bytes: RawSpan, _ rows: PlaneRows) -> UnsafePointer<UInt8> {
    rows.check(bytes.byteCount)
    return unsafe bytes.withUnsafeBytes { unsafe $0.baseAddress!.assumingMemoryBound(to: UInt8.self) + rows.offset }
}

/// The first byte of `rows` in `bytes`, for a C call that writes them while the caller holds the span.
@unsafe func start(_ bytes: inout MutableRawSpan, _ rows: PlaneRows) -> UnsafeMutablePointer<UInt8> {
    rows.check(bytes.byteCount)
    return unsafe bytes.withUnsafeMutableBytes { unsafe $0.baseAddress!.assumingMemoryBound(to: UInt8.self) + rows.offset }
}
