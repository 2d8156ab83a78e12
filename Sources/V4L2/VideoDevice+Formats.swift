internal import CV4L2
internal import Glibc

/// Drivers that never end a list are cut off here: no real one has as many entries.
private let listLimit: UInt32 = 1024

extension VideoDevice {
    /// The pixel formats listed (`VIDIOC_ENUM_FMT`), in the driver's order; none when it lists none.
    package func formats() throws(V4L2Error) -> [FormatDescription] {
        try list { index throws(V4L2Error) in
            var entry = v4l2_fmtdesc()
            entry.index = index
            entry.type = bufferType
            try unsafe call("VIDIOC_ENUM_FMT", cv4l2_enum_fmt, &entry)
            return unsafe FormatDescription(
                pixelFormat: entry.pixelformat, text: text(of: entry.description),
                isEmulated: entry.flags & UInt32(V4L2_FMT_FLAG_EMULATED) != 0)
        }
    }

    /// The sizes of one pixel format (`VIDIOC_ENUM_FRAMESIZES`); none when the driver can't list them.
    package func sizes(of pixelFormat: UInt32) throws(V4L2Error) -> [FrameSizes] {
        try list { index throws(V4L2Error) in
            var entry = v4l2_frmsizeenum()
            entry.index = index
            entry.pixel_format = pixelFormat
            try unsafe call("VIDIOC_ENUM_FRAMESIZES", cv4l2_enum_framesizes, &entry)
            return FrameSizes(entry)
        }
    }

    /// The frame intervals of one pixel format and size (`VIDIOC_ENUM_FRAMEINTERVALS`); none when the driver can't list them.
    package func intervals(of pixelFormat: UInt32, width: UInt32, height: UInt32) throws(V4L2Error) -> [FrameIntervals] {
        try list { index throws(V4L2Error) in
            var entry = v4l2_frmivalenum()
            entry.index = index
            entry.pixel_format = pixelFormat
            entry.width = width
            entry.height = height
            try unsafe call("VIDIOC_ENUM_FRAMEINTERVALS", cv4l2_enum_frameintervals, &entry)
            return FrameIntervals(entry)
        }
    }

    /// Asks for entry after entry. A range is the only entry of its list, yet some drivers repeat it for ever.
    private func list<Entry: Equatable>(
        _ entry: (UInt32) throws(V4L2Error) -> Entry?
    ) throws(V4L2Error) -> [Entry] {
        var entries: [Entry] = []
        for index in 0..<listLimit {
            do {
                guard let next = try entry(index), next != entries.last else { break }
                entries.append(next)
            } catch {
                guard error.errno == EINVAL || error.errno == ENOTTY else { throw error }
                break
            }
        }
        return entries
    }

    /// The format in force (`VIDIOC_G_FMT`).
    package func format() throws(V4L2Error) -> CaptureFormat {
        try exchange("VIDIOC_G_FMT", cv4l2_g_fmt, nil)
    }

    /// Sets the format and answers what came of it, which may differ in everything (`VIDIOC_S_FMT`).
    ///
    /// Throws `EBUSY` while buffers exist or another handle has the stream.
    package func setFormat(_ wanted: CaptureFormat) throws(V4L2Error) -> CaptureFormat {
        try exchange("VIDIOC_S_FMT", cv4l2_s_fmt, wanted)
    }

    /// What `setFormat` would answer, without a change (`VIDIOC_TRY_FMT`).
    package func tryFormat(_ wanted: CaptureFormat) throws(V4L2Error) -> CaptureFormat {
        try exchange("VIDIOC_TRY_FMT", cv4l2_try_fmt, wanted)
    }

    private func exchange(_ operation: String, _ request: UInt, _ wanted: CaptureFormat?) throws(V4L2Error) -> CaptureFormat {
        var argument = unsafe v4l2_format()
        unsafe argument.type = bufferType
        guard isMultiplanar else {
            if let wanted { unsafe argument.fmt.pix = wanted.request }
            try unsafe call(operation, request, &argument)
            return unsafe CaptureFormat(argument.fmt.pix)
        }
        if let wanted { unsafe cv4l2_ask_for_planes(&argument, wanted.width, wanted.height, wanted.pixelFormat) }
        try unsafe call(operation, request, &argument)
        var answer = unsafe CaptureFormat(cv4l2_picture(&argument))
        let count = unsafe min(cv4l2_plane_count(&argument), UInt32(VIDEO_MAX_PLANES))
        answer.planes = []
        for plane in 0..<count {
            answer.planes.append(
                unsafe MemoryPlane(bytesPerLine: cv4l2_plane_row(&argument, plane), imageSize: cv4l2_plane_size(&argument, plane))
            )
        }
        return answer
    }

    /// The frame interval in force (`VIDIOC_G_PARM`); nil when the driver has no say in it.
    package func timePerFrame() throws(V4L2Error) -> TimePerFrame? {
        try exchangeInterval("VIDIOC_G_PARM", cv4l2_g_parm, nil)
    }

    /// Sets the frame interval and answers the driver's choice (`VIDIOC_S_PARM`); nil when the driver has no say in it.
    package func setTimePerFrame(_ wanted: TimePerFrame) throws(V4L2Error) -> TimePerFrame? {
        try exchangeInterval("VIDIOC_S_PARM", cv4l2_s_parm, wanted)
    }

    private func exchangeInterval(
        _ operation: String, _ request: UInt, _ wanted: TimePerFrame?
    ) throws(V4L2Error) -> TimePerFrame? {
        var argument = v4l2_streamparm()
        argument.type = bufferType
        if let wanted {
            unsafe argument.parm.capture.timeperframe = v4l2_fract(numerator: wanted.numerator, denominator: wanted.denominator)
        }
        do {
            try unsafe call(operation, request, &argument)
        } catch {
            // Many capture cards and bridges do not know the call: they run at the rate of their input.
            guard error.errno == ENOTTY || error.errno == EINVAL else { throw error }
            return nil
        }
        let capture = unsafe argument.parm.capture
        guard capture.capability & UInt32(V4L2_CAP_TIMEPERFRAME) != 0 else { return nil }
        return TimePerFrame(capture.timeperframe)
    }
}
