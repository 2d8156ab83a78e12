internal import CV4L2
internal import Glibc

extension VideoDevice {
    /// Asks for `count` memory-mapped buffers in place of those there are; 0 frees them (`VIDIOC_REQBUFS`).
    ///
    /// Throws `EBUSY` while another handle has the stream, or a buffer is mapped and the driver can't orphan it; `EINVAL` when
    /// the driver can't map buffers.
    package func requestBuffers(_ count: Int) throws(V4L2Error) -> BufferGrant {
        var request = v4l2_requestbuffers()
        request.count = UInt32(count)
        request.type = bufferType
        request.memory = V4L2_MEMORY_MMAP.rawValue
        try unsafe call("VIDIOC_REQBUFS", cv4l2_reqbufs, &request)
        return BufferGrant(
            count: Int(request.count),
            mayOrphan: request.capabilities & UInt32(V4L2_BUF_CAP_SUPPORTS_ORPHANED_BUFS) != 0)
    }

    /// Maps the memory areas of buffer `index` of the queue (`VIDIOC_QUERYBUF`, `mmap`).
    package func mapBuffer(_ index: Int) throws(V4L2Error) -> [BufferMapping] {
        var planes = noPlanes
        let buffer = try unsafe exchange("VIDIOC_QUERYBUF", cv4l2_querybuf, index, &planes)
        guard isMultiplanar else {
            return [try unsafe BufferMapping(descriptor: descriptor, count: Int(buffer.length), offset: Int(buffer.m.offset))]
        }
        var mappings: [BufferMapping] = []
        for plane in unsafe planes.prefix(Int(buffer.length)) {
            mappings.append(
                try unsafe BufferMapping(descriptor: descriptor, count: Int(plane.length), offset: Int(plane.m.mem_offset)))
        }
        return mappings
    }

    /// Gives buffer `index` to the driver to fill (`VIDIOC_QBUF`).
    package func queue(_ index: Int) throws(V4L2Error) {
        var planes = noPlanes
        _ = try unsafe exchange("VIDIOC_QBUF", cv4l2_qbuf, index, &planes)
    }

    /// Takes the next filled buffer from the driver (`VIDIOC_DQBUF`); nil when none is ready.
    ///
    /// Throws `EIO` when the stream has failed, `ENODEV` when the device is gone.
    package func dequeue() throws(V4L2Error) -> DriverBuffer? {
        var planes = noPlanes
        do {
            let buffer = try unsafe exchange("VIDIOC_DQBUF", cv4l2_dqbuf, 0, &planes)
            guard isMultiplanar else {
                return unsafe DriverBuffer(buffer, DriverBuffer.Filled(offset: 0, count: Int(buffer.bytesused)))
            }
            // The bytes used begin with those before the picture.
            let filled = unsafe planes.prefix(Int(buffer.length)).map { plane in
                DriverBuffer.Filled(
                    offset: Int(plane.data_offset), count: max(Int(plane.bytesused) - Int(plane.data_offset), 0))
            }
            return unsafe DriverBuffer(
                buffer, filled.first ?? DriverBuffer.Filled(offset: 0, count: 0), Array(filled.dropFirst()))
        } catch {
            guard error.errno == EAGAIN else { throw error }
            return nil
        }
    }

    /// Starts the stream (`VIDIOC_STREAMON`).
    ///
    /// Throws `ENOSPC` when the bus has no room for it, `EBUSY` while another handle has the stream.
    package func startStream() throws(V4L2Error) {
        var type = Int32(bufferType)
        try unsafe call("VIDIOC_STREAMON", cv4l2_streamon, &type)
    }

    /// Stops the stream; every buffer that the driver has is the caller's again (`VIDIOC_STREAMOFF`).
    package func stopStream() throws(V4L2Error) {
        var type = Int32(bufferType)
        try unsafe call("VIDIOC_STREAMOFF", cv4l2_streamoff, &type)
    }

    // Of a single-planar node none, which allocates nothing: this is made for each picture.
    private var noPlanes: [v4l2_plane] {
        isMultiplanar ? [v4l2_plane](repeating: v4l2_plane(), count: Int(VIDEO_MAX_PLANES)) : []
    }

    /// A call about buffer `index`; what the driver says of its memory areas is in `planes`, where there are several.
    @unsafe private func exchange(
        _ operation: String, _ request: UInt, _ index: Int, _ planes: inout [v4l2_plane]
    ) throws(V4L2Error) -> v4l2_buffer {
        var buffer = unsafe v4l2_buffer()
        unsafe buffer.index = UInt32(index)
        unsafe buffer.type = bufferType
        unsafe buffer.memory = V4L2_MEMORY_MMAP.rawValue
        guard isMultiplanar else {
            try unsafe call(operation, request, &buffer)
            return unsafe buffer
        }
        try unsafe planes.withUnsafeMutableBufferPointer { (areas) throws(V4L2Error) in
            unsafe buffer.length = UInt32(areas.count)
            unsafe buffer.m.planes = areas.baseAddress
            try unsafe call(operation, request, &buffer)
        }
        return unsafe buffer
    }
}
