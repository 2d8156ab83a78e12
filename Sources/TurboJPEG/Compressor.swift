internal import CTurboJPEG

/// A JPEG compressor (`tjInitCompress`). Any thread may use it, one at a time.
@safe package struct Compressor: ~Copyable, @unchecked Sendable {
    // Sendable: the handle is the library's and bound to no thread; being noncopyable and `mutating`, it has one user at a time.
    let handle: tjhandle

    /// A new compressor.
    ///
    /// Throws when memory is short.
    package init() throws(TurboJPEGError) {
        guard let handle = unsafe tjInitCompress() else { throw libraryError("tjInitCompress", nil) }
        unsafe self.handle = handle
    }

    deinit { unsafe tjDestroy(handle) }

    /// Packed formats, 8 bits a channel.
    package enum PackedFormat: Hashable, Sendable {
        /// Red first.
        case rgb
        /// Blue first.
        case bgr

        var code: Int32 { Int32((self == .rgb ? TJPF_RGB : TJPF_BGR).rawValue) }
    }

    /// Compresses planes of `width` × `height` pixels into `output` (`tjCompressFromYUVPlanes`), and answers the JPEG's length.
    ///
    /// Each plane starts with its first row; `strides` are bytes from row to row. For grey only `y` is read. The numbers are taken
    /// as JPEG means them: full range. `output` takes at least `Subsampling.largestJPEG`; traps when it or a plane is too short.
    package mutating func compress(
        y: RawSpan, u: RawSpan, v: RawSpan, strides: (y: Int, u: Int, v: Int), width: Int, height: Int, subsampling: Subsampling,
        quality: Int, into output: inout MutableRawSpan
    ) throws(TurboJPEGError) -> Int {
        precondition(output.byteCount >= subsampling.largestJPEG(width: width, height: height), "output too short")
        check(y, strides.y, subsampling.planeSize(0, width: width, height: height))
        if subsampling != .grey {
            check(u, strides.u, subsampling.planeSize(1, width: width, height: height))
            check(v, strides.v, subsampling.planeSize(2, width: width, height: height))
        }
        var length = UInt(0)
        let status = unsafe y.withUnsafeBytes { y in
            unsafe u.withUnsafeBytes { u in
                unsafe v.withUnsafeBytes { v in
                    unsafe output.withUnsafeMutableBytes { output in
                        var target = unsafe output.baseAddress?.assumingMemoryBound(to: UInt8.self)
                        var planes = unsafe (bytes(y), bytes(u), bytes(v))
                        var rows = (Int32(strides.y), Int32(strides.u), Int32(strides.v))
                        return unsafe withUnsafeMutablePointer(to: &planes) { planes in
                            unsafe planes.withMemoryRebound(to: UnsafePointer<UInt8>?.self, capacity: 3) { planes in
                                unsafe withUnsafeMutablePointer(to: &rows) { rows in
                                    unsafe rows.withMemoryRebound(to: Int32.self, capacity: 3) { rows in
                                        unsafe tjCompressFromYUVPlanes(
                                            handle, planes, Int32(width), rows, Int32(height), subsampling.code, &target,
                                            &length, Int32(quality), TJFLAG_NOREALLOC)
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        guard status == 0 else { throw unsafe libraryError("tjCompressFromYUVPlanes", handle) }
        return Int(length)
    }

    /// Compresses packed pixels, rows `stride` bytes apart, into `output` (`tjCompress2`), and answers the JPEG's length.
    ///
    /// `output` takes at least `Subsampling.largestJPEG`; traps when it or `pixels` is too short.
    package mutating func compress(
        _ pixels: RawSpan, _ format: PackedFormat, stride: Int, width: Int, height: Int, subsampling: Subsampling, quality: Int,
        into output: inout MutableRawSpan
    ) throws(TurboJPEGError) -> Int {
        precondition(output.byteCount >= subsampling.largestJPEG(width: width, height: height), "output too short")
        check(pixels, stride, (width * 3, height))
        var length = UInt(0)
        let status = unsafe pixels.withUnsafeBytes { pixels in
            unsafe output.withUnsafeMutableBytes { output in
                var target = unsafe output.baseAddress?.assumingMemoryBound(to: UInt8.self)
                return unsafe tjCompress2(
                    handle, bytes(pixels), Int32(width), Int32(stride), Int32(height), format.code, &target, &length,
                    subsampling.code, Int32(quality), TJFLAG_NOREALLOC)
            }
        }
        guard status == 0 else { throw unsafe libraryError("tjCompress2", handle) }
        return Int(length)
    }
}

/// Traps unless `plane` holds `size.height` rows of `size.width` bytes, `stride` bytes apart.
func check(_ plane: RawSpan, _ stride: Int, _ size: (width: Int, height: Int)) {
    precondition(size.width > 0 && size.height > 0 && stride >= size.width, "no such plane")
    precondition(plane.byteCount >= (size.height - 1) * stride + size.width, "a plane's bytes end before it")
}

@unsafe func bytes(_ buffer: UnsafeRawBufferPointer) -> UnsafePointer<UInt8>? {
    unsafe buffer.baseAddress?.assumingMemoryBound(to: UInt8.self)
}

/// The error that `call` left in `handle`; nil: in none.
@safe func libraryError(_ call: String, _ handle: tjhandle?) -> TurboJPEGError {
    let text = unsafe tjGetErrorStr2(handle)
    return TurboJPEGError(call: call, message: unsafe text.map { unsafe String(cString: $0) } ?? "")
}
