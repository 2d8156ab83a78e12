internal import CTurboJPEG

/// Compresses pictures of 4:2:0 that come in strips of 16 rows, so that planes of the whole picture need not be made, written to
/// memory and read again. The JPEG is the same, byte by byte, as `Compressor` makes of the whole. Any thread may use it, one at a
/// time.
@safe package struct StripCompressor: ~Copyable, @unchecked Sendable {
    // Sendable: the handle is libjpeg's and bound to no thread; being noncopyable and `mutating`, it has one user at a time.
    private let handle: UnsafeMutablePointer<cturbojpeg_strips>
    private var width = 0, height = 0
    /// The first row of the next strip.
    private var row = 0

    /// Rows of luma in a strip; the last of a picture may have fewer.
    package static let rows = 16

    /// A new compressor (`jpeg_create_compress`).
    ///
    /// Throws when memory is short.
    package init() throws(TurboJPEGError) {
        guard let handle = unsafe cturbojpeg_strips_create() else {
            throw TurboJPEGError(call: "jpeg_create_compress", message: "no memory")
        }
        unsafe self.handle = handle
    }

    deinit { unsafe cturbojpeg_strips_destroy(handle) }

    /// Begins a picture of `width` × `height` pixels and writes its headers to the start of `output` (`jpeg_start_compress`). One
    /// that was begun before is given up.
    ///
    /// Throws when `output` is too short, and for a size that JPEG can't have.
    package mutating func begin(
        width: Int, height: Int, quality: Int, into output: inout MutableRawSpan
    ) throws(TurboJPEGError) {
        (self.width, self.height, row) = (width, height, 0)
        let began = unsafe output.withUnsafeMutableBytes {
            unsafe cturbojpeg_strips_begin(
                handle, Int32(clamping: width), Int32(clamping: height), Int32(clamping: quality), target($0), $0.count)
        }
        if began == 0 { throw failure("jpeg_start_compress") }
    }

    /// Compresses the next `rows` rows, or as many as are left, into the same `output` as before (`jpeg_write_raw_data`). Each
    /// plane starts with its first row in the strip, chroma having half as many; `strides` are bytes from row to row. The numbers
    /// are taken as JPEG means them: full range.
    ///
    /// Throws when `output` is too short; the picture is given up then. Traps when a plane is too short or no row is left.
    package mutating func write(
        y: RawSpan, u: RawSpan, v: RawSpan, strides: (y: Int, u: Int, v: Int), into output: inout MutableRawSpan
    ) throws(TurboJPEGError) {
        let count = min(height - row, Self.rows)
        check(y, strides.y, (width, count))
        check(u, strides.u, ((width + 1) / 2, (count + 1) / 2))
        check(v, strides.v, ((width + 1) / 2, (count + 1) / 2))
        row += count
        let wrote = unsafe y.withUnsafeBytes { y in
            unsafe u.withUnsafeBytes { u in
                unsafe v.withUnsafeBytes { v in
                    unsafe output.withUnsafeMutableBytes { output in
                        unsafe cturbojpeg_strips_write(
                            handle, bytes(y), Int32(strides.y), bytes(u), Int32(strides.u), bytes(v), Int32(strides.v),
                            target(output), output.count)
                    }
                }
            }
        }
        if wrote == 0 { throw failure("jpeg_write_raw_data") }
    }

    /// Ends the picture in the same `output` as before (`jpeg_finish_compress`), and answers the JPEG's length.
    ///
    /// Throws when `output` is too short, and when rows are missing.
    package mutating func finish(into output: inout MutableRawSpan) throws(TurboJPEGError) -> Int {
        let finished = unsafe output.withUnsafeMutableBytes {
            unsafe cturbojpeg_strips_finish(handle, target($0), $0.count)
        }
        if finished == 0 { throw failure("jpeg_finish_compress") }
        return unsafe handle.pointee.written
    }

    @unsafe private func target(_ output: UnsafeMutableRawBufferPointer) -> UnsafeMutablePointer<UInt8>? {
        unsafe output.baseAddress?.assumingMemoryBound(to: UInt8.self)
    }

    /// Gives the picture up: no row is left to write.
    private mutating func failure(_ call: String) -> TurboJPEGError {
        height = 0
        return TurboJPEGError(call: call, message: unsafe String(cString: cturbojpeg_strips_message(handle)))
    }
}
