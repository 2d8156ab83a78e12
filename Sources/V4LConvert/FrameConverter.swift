internal import CV4LConvert

/// Converts pictures of one format with libv4lconvert. It keeps its memory from one to the next; one user at a time.
@safe package final class FrameConverter {
    private let format: ConvertibleFormat
    private let data: OpaquePointer
    // The library changes what it reads, and in places reads a little beyond: never in a driver's memory.
    private var copy: [UInt8] = []
    private static let slack = 4096

    /// A converter from `format`; nil when there is no memory for one.
    package init?(_ format: ConvertibleFormat) {
        guard let data = unsafe cv4lconvert_create() else { return nil }
        unsafe self.data = data
        self.format = format
    }

    deinit { unsafe v4lconvert_destroy(data) }

    /// Converts a picture whose rows are `stride` bytes apart, and answers how many bytes of `output` that makes; nil when one of
    /// both is too short, there is no such picture, or the library fails.
    package func convert(_ source: RawSpan, width: Int, height: Int, stride: Int, into output: inout MutableRawSpan) -> Int? {
        let row = format.rowBytes(width: width), rows = format.rowCount(height: height)
        let needed = format.resultBytes(width: width, height: height)
        guard format.takes(width: width, height: height), format.mayHavePadding ? stride >= row : stride == row,
            source.byteCount >= stride * (rows - 1) + row, output.byteCount >= needed
        else { return nil }
        let count = row * rows
        if copy.count != count + Self.slack { copy = [UInt8](repeating: 0, count: count + Self.slack) }
        let target = format.result == .rgb24 ? cv4lconvert_rgb24 : cv4lconvert_yuv420
        let written = unsafe copy.withUnsafeMutableBytes { copy in
            for index in 0..<rows {
                unsafe source.withUnsafeBytes {
                    unsafe copy.baseAddress!.advanced(by: index * row).copyMemory(
                        from: $0.baseAddress!.advanced(by: index * stride), byteCount: row)
                }
            }
            return unsafe output.withUnsafeMutableBytes { output in
                unsafe cv4lconvert_convert(
                    data, format.code, target, UInt32(width), UInt32(height), UInt32(row),
                    copy.baseAddress!.assumingMemoryBound(to: UInt8.self), Int32(count),
                    output.baseAddress!.assumingMemoryBound(to: UInt8.self), Int32(clamping: output.count))
            }
        }
        return written >= needed ? needed : nil
    }

    /// Does the library of this machine know the format? It is asked with a small black picture.
    static func converts(_ format: ConvertibleFormat) -> Bool {
        let (width, height) = (64, 32), row = format.rowBytes(width: width)
        let source = [UInt8](repeating: 0, count: row * format.rowCount(height: height))
        var output = [UInt8](repeating: 0, count: format.resultBytes(width: width, height: height) + slack)
        guard let converter = FrameConverter(format) else { return false }
        return unsafe output.withUnsafeMutableBytes { output in
            var bytes = unsafe output.mutableBytes
            return unsafe converter.convert(source.span.bytes, width: width, height: height, stride: row, into: &bytes) != nil
        }
    }
}
