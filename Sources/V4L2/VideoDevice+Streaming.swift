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
        request.type = singlePlanar
        request.memory = V4L2_MEMORY_MMAP.rawValue
        try unsafe call("VIDIOC_REQBUFS", cv4l2_reqbufs, &request)
        return BufferGrant(
            count: Int(request.count),
            mayOrphan: request.capabilities & UInt32(V4L2_BUF_CAP_SUPPORTS_ORPHANED_BUFS) != 0)
    }

    /// Maps buffer `index` of the queue (`VIDIOC_QUERYBUF`, `mmap`).
    package func mapBuffer(_ index: Int) throws(V4L2Error) -> BufferMapping {
        var buffer = unsafe buffer(index)
        try unsafe call("VIDIOC_QUERYBUF", cv4l2_querybuf, &buffer)
        return try unsafe BufferMapping(descriptor: descriptor, count: Int(buffer.length), offset: Int(buffer.m.offset))
    }

    /// Gives buffer `index` to the driver to fill (`VIDIOC_QBUF`).
    package func queue(_ index: Int) throws(V4L2Error) {
        var buffer = unsafe buffer(index)
        try unsafe call("VIDIOC_QBUF", cv4l2_qbuf, &buffer)
    }

    /// Takes the next filled buffer from the driver (`VIDIOC_DQBUF`); nil when none is ready.
    ///
    /// Throws `EIO` when the stream has failed, `ENODEV` when the device is gone.
    package func dequeue() throws(V4L2Error) -> DriverBuffer? {
        var buffer = unsafe buffer(0)
        do {
            try unsafe call("VIDIOC_DQBUF", cv4l2_dqbuf, &buffer)
        } catch {
            guard error.errno == EAGAIN else { throw error }
            return nil
        }
        return unsafe DriverBuffer(buffer)
    }

    /// Starts the stream (`VIDIOC_STREAMON`).
    ///
    /// Throws `ENOSPC` when the bus has no room for it, `EBUSY` while another handle has the stream.
    package func startStream() throws(V4L2Error) {
        var type = Int32(singlePlanar)
        try unsafe call("VIDIOC_STREAMON", cv4l2_streamon, &type)
    }

    /// Stops the stream; every buffer that the driver has is the caller's again (`VIDIOC_STREAMOFF`).
    package func stopStream() throws(V4L2Error) {
        var type = Int32(singlePlanar)
        try unsafe call("VIDIOC_STREAMOFF", cv4l2_streamoff, &type)
    }

    @unsafe private func buffer(_ index: Int) -> v4l2_buffer {
        var buffer = unsafe v4l2_buffer()
        unsafe buffer.index = UInt32(index)
        unsafe buffer.type = singlePlanar
        unsafe buffer.memory = V4L2_MEMORY_MMAP.rawValue
        return unsafe buffer
    }
}
