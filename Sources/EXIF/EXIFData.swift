internal import CEXIF

/// EXIF under way (`ExifData`): fields, perhaps with a thumbnail, that become the contents of a JPEG's APP1 segment.
@safe package struct EXIFData: ~Copyable {
    /// Bytes that a segment's contents have at most: its length counts itself and takes 16 bits.
    package static let largestBlock = 65533
    /// What the contents of such a segment begin with.
    package static let signature: [UInt8] = Array("Exif\0\0".utf8)

    private let data: UnsafeMutablePointer<ExifData>
    // Whatever the library is handed must come from the allocator that it frees with.
    private let memory: OpaquePointer

    /// EXIF without fields.
    package init() throws(EXIFError) {
        guard let memory = unsafe exif_mem_new_default() else { throw .outOfMemory }
        guard let data = unsafe exif_data_new_mem(memory) else {
            unsafe exif_mem_unref(memory)
            throw .outOfMemory
        }
        unsafe self.memory = memory
        unsafe self.data = data
        unsafe exif_data_set_byte_order(data, EXIF_BYTE_ORDER_INTEL)
    }

    deinit {
        unsafe exif_data_unref(data)
        unsafe exif_mem_unref(memory)
    }

    /// Adds a field that it has not yet (`exif_content_add_entry`).
    package mutating func add(_ tag: EXIFTag, _ value: EXIFValue) throws(EXIFError) {
        let bytes = value.encoded
        guard let entry = unsafe exif_entry_new_mem(memory) else { throw .outOfMemory }
        // The directory keeps a reference of its own.
        defer { unsafe exif_entry_unref(entry) }
        unsafe entry.pointee.data = try copy(unsafe bytes.span.bytes)
        unsafe entry.pointee.size = UInt32(bytes.count)
        unsafe entry.pointee.tag = tag.code
        unsafe entry.pointee.format = value.format
        unsafe entry.pointee.components = UInt(bytes.count / Int(exif_format_get_size(value.format)))
        unsafe exif_content_add_entry(cexif_directory(data, tag.directory.code), entry)
    }

    /// Puts a thumbnail in, a JPEG without segments for applications. The fields that say where it lies make themselves.
    package mutating func setThumbnail(_ jpeg: RawSpan) throws(EXIFError) {
        let copy = unsafe try copy(jpeg)
        unsafe exif_mem_free(memory, data.pointee.data)
        unsafe data.pointee.data = copy
        unsafe data.pointee.size = UInt32(jpeg.byteCount)
    }

    /// The contents of the segment (`exif_data_save_data`).
    ///
    /// Throws `tooLarge` for more than a segment takes.
    package borrowing func encoded() throws(EXIFError) -> [UInt8] {
        var start: UnsafeMutablePointer<UInt8>?
        var count: UInt32 = 0
        unsafe exif_data_save_data(data, &start, &count)
        guard let start = unsafe start else { throw .outOfMemory }
        defer { unsafe exif_mem_free(memory, start) }
        guard count <= Self.largestBlock else { throw .tooLarge(Int(count)) }
        return unsafe Array(UnsafeBufferPointer(start: start, count: Int(count)))
    }

    /// A copy of `bytes` that the library will free.
    @unsafe private func copy(_ bytes: RawSpan) throws(EXIFError) -> UnsafeMutablePointer<UInt8> {
        guard bytes.byteCount <= Self.largestBlock else { throw .tooLarge(bytes.byteCount) }
        guard let memory = unsafe exif_mem_alloc(memory, UInt32(max(bytes.byteCount, 1))) else { throw .outOfMemory }
        unsafe bytes.withUnsafeBytes {
            unsafe UnsafeMutableRawBufferPointer(start: memory, count: $0.count).copyMemory(from: $0)
        }
        return unsafe memory.assumingMemoryBound(to: UInt8.self)
    }
}
