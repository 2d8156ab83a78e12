internal import CTurboJPEG

/// A JPEG decompressor (`tjInitDecompress`). Any thread may use it, one at a time.
@safe package struct Decompressor: ~Copyable, @unchecked Sendable {
    // Sendable: the handle is the library's and bound to no thread; being noncopyable and `mutating`, it has one user at a time.
    private let handle: tjhandle

    /// A new decompressor.
    ///
    /// Throws when memory is short.
    package init() throws(TurboJPEGError) {
        guard let handle = unsafe tjInitDecompress() else { throw libraryError("tjInitDecompress", nil) }
        unsafe self.handle = handle
    }

    deinit { unsafe tjDestroy(handle) }

    /// What a JPEG's header tells.
    package struct Header: Hashable, Sendable {
        /// Pixels in a row.
        package var width: Int
        /// Rows.
        package var height: Int
        /// Its sampling.
        package var subsampling: Subsampling
    }

    /// Reads size and sampling (`tjDecompressHeader3`).
    ///
    /// Throws for bytes that are no JPEG, and for one that is not made of luma and chroma, or luma alone.
    package mutating func header(of jpeg: RawSpan) throws(TurboJPEGError) -> Header {
        var width = Int32(0), height = Int32(0), sampling = Int32(0), space = Int32(0)
        let status = unsafe jpeg.withUnsafeBytes { jpeg in
            unsafe tjDecompressHeader3(
                handle, bytes(jpeg), UInt(jpeg.count), &width, &height, &sampling, &space)
        }
        guard status == 0 else { throw unsafe libraryError("tjDecompressHeader3", handle) }
        guard let subsampling = Subsampling(code: sampling),
            space == Int32(TJCS_YCbCr.rawValue) || space == Int32(TJCS_GRAY.rawValue)
        else { throw TurboJPEGError(call: "tjDecompressHeader3", message: "neither luma and chroma nor grey") }
        return Header(width: Int(width), height: Int(height), subsampling: subsampling)
    }

    /// Decompresses into planes (`tjDecompressToYUVPlanes`) that lie in `output` at `offsets`, rows `strides` bytes apart, of the
    /// sizes that `header.subsampling` gives them. No colour is converted: the numbers are JPEG's, full range. For grey only the
    /// first plane is written.
    ///
    /// Throws for bytes that are no JPEG or a damaged one; `output` holds then what could be read. Traps when a plane does not fit.
    package mutating func decompress(
        _ jpeg: RawSpan, header: Header, into output: inout MutableRawSpan, offsets: (y: Int, u: Int, v: Int),
        strides: (y: Int, u: Int, v: Int)
    ) throws(TurboJPEGError) {
        // What is written follows from the bytes: they must still say what the planes were laid out for.
        guard try self.header(of: jpeg) == header else {
            throw TurboJPEGError(call: "tjDecompressToYUVPlanes", message: "not the picture of that header")
        }
        let planes = [(offsets.y, strides.y), (offsets.u, strides.u), (offsets.v, strides.v)]
        for index in 0..<header.subsampling.planeCount {
            check(
                output.bytes.extracting(droppingFirst: planes[index].0), planes[index].1,
                header.subsampling.planeSize(index, width: header.width, height: header.height))
        }
        let status = unsafe jpeg.withUnsafeBytes { jpeg in
            unsafe output.withUnsafeMutableBytes { output in
                let base = unsafe output.baseAddress!.assumingMemoryBound(to: UInt8.self)
                var targets = unsafe (
                    Optional(base + offsets.y), Optional(base + offsets.u), Optional(base + offsets.v)
                )
                var rows = (Int32(strides.y), Int32(strides.u), Int32(strides.v))
                return unsafe withUnsafeMutablePointer(to: &targets) { targets in
                    unsafe targets.withMemoryRebound(to: UnsafeMutablePointer<UInt8>?.self, capacity: 3) { targets in
                        unsafe withUnsafeMutablePointer(to: &rows) { rows in
                            unsafe rows.withMemoryRebound(to: Int32.self, capacity: 3) { rows in
                                unsafe tjDecompressToYUVPlanes(
                                    handle, bytes(jpeg), UInt(jpeg.count), targets, Int32(header.width), rows,
                                    Int32(header.height), TJFLAG_STOPONWARNING)
                            }
                        }
                    }
                }
            }
        }
        guard status == 0 else { throw unsafe libraryError("tjDecompressToYUVPlanes", handle) }
    }
}
