/// What a JPEG's markers tell of it.
package struct JPEGPicture: Hashable, Sendable {
    /// How densely colour is sampled against luma, as the frame header (SOF) says.
    package enum Sampling: Hashable, Sendable {
        /// One component: luma only.
        case grey
        /// Every pixel.
        case yuv444
        /// Every second pixel of a row.
        case yuv422
        /// Every second pixel of every second row.
        case yuv420
        /// Every pixel of every second row.
        case yuv440
        /// Every fourth pixel of a row.
        case yuv411
        /// None of these.
        case other
    }

    /// Pixels in a row.
    package var width: Int
    /// Rows.
    package var height: Int
    /// Colour against luma.
    package var sampling: Sampling
    /// Is it coded by Huffman's codes, not arithmetically?
    package var isHuffmanCoded: Bool
    /// Does it carry Huffman tables (DHT) before its first scan?
    package var hasHuffmanTables = false
    /// Bytes before the marker (SOS) of the first scan.
    package var scanOffset = 0
    /// Bytes from the start to behind the end marker, or to where the bytes end; padding behind them is not counted.
    package var count = 0

    /// Is it one of those that cameras send without tables, to be read with the standard's own?
    package var lacksHuffmanTables: Bool { isHuffmanCoded && !hasHuffmanTables }

    /// Bytes of its form with tables: `count` when it has them.
    package var completedCount: Int { count + (lacksHuffmanTables ? StandardHuffmanTables.segment.count : 0) }

    /// Writes the form that every decoder reads: the standard's tables before the first scan when there are none, otherwise the
    /// same bytes. Padding is left out.
    ///
    /// - Parameters:
    ///   - bytes: The picture that this was read from.
    ///   - destination: At least `completedCount` bytes.
    /// - Returns: `completedCount`.
    package func writeCompleted(_ bytes: RawSpan, to destination: inout MutableRawSpan) -> Int {
        let split = lacksHuffmanTables ? scanOffset : count
        var end = 0
        destination.append(bytes.extracting(first: split), at: &end)
        if lacksHuffmanTables {
            let tables = StandardHuffmanTables.segment
            unsafe destination.append(tables.span.bytes, at: &end)
        }
        destination.append(bytes.extracting(split..<count), at: &end)
        return end
    }
}

extension MutableRawSpan {
    /// Copies `source` to `offset` and moves `offset` behind it. Traps when it does not fit.
    @_lifetime(self: copy self)
    fileprivate mutating func append(_ source: RawSpan, at offset: inout Int) {
        precondition(source.byteCount <= byteCount - offset, "\(source.byteCount) bytes behind \(offset) of \(byteCount)")
        unsafe withUnsafeMutableBytes { target in
            let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: target[offset...])
            unsafe source.withUnsafeBytes { unsafe rest.copyMemory(from: $0) }
        }
        offset += source.byteCount
    }
}
