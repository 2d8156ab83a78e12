internal import CaptureModel

/// The format to ask a driver for: what was requested, or a good one.
struct FormatChoice: Hashable, Sendable {
    /// The pixel format.
    var pixelFormat: PixelFormat
    /// Width × height.
    var size: FrameSize
    /// The interval; nil when nobody cares.
    var interval: FrameInterval?

    /// Without a wish: the largest picture up to this size that comes at `defaultInterval` or faster. Larger ones cost every
    /// consumer more than most of them want.
    static let defaultSize = FrameSize(width: 1280, height: 720)
    static let defaultInterval = FrameInterval(1, 30)!

    /// Chooses among the formats that a camera lists.
    ///
    /// Throws `unsupportedFormat` for a pixel format or size that is not listed. An interval that is not listed becomes the
    /// nearest one.
    init(from formats: [CameraFormat], for request: FormatRequest) throws(CaptureError) {
        let candidates = formats.compactMap { format -> Candidate? in
            guard request.pixelFormat == nil || request.pixelFormat == format.pixelFormat,
                let rank = PixelFormat.usable.firstIndex(of: format.pixelFormat),
                let size = request.size ?? format.size(upTo: Self.defaultSize), format.contains(size)
            else { return nil }
            let wanted = request.interval ?? Self.defaultInterval
            let isFast = format.intervals.isEmpty || format.intervals.contains { $0.shortest <= wanted }
            return Candidate(rank: rank, size: size, isFast: isFast, intervals: format.intervals)
        }
        guard let best = candidates.min(by: { $0.isBetter(than: $1) }) else {
            let wish = [request.pixelFormat?.description, request.size?.description].compactMap { $0 }.joined(separator: " ")
            throw CaptureError(
                .unsupportedFormat, "the camera has no format \(wish); it has \(Self.summary(of: formats))")
        }
        pixelFormat = PixelFormat.usable[best.rank]
        size = best.size
        interval = Self.interval(from: best.intervals, wanted: request.interval)
    }

    /// The listed interval nearest to `wanted`; without a wish the longest one that is no longer than `defaultInterval`, else the
    /// shortest. What is wanted when nothing is listed.
    static func interval(from ranges: [IntervalRange], wanted: FrameInterval?) -> FrameInterval? {
        guard !ranges.isEmpty else { return wanted }
        let aim = wanted ?? defaultInterval
        let nearest = ranges.map { min(max(aim, $0.shortest), $0.longest) }
        guard wanted == nil else { return nearest.min { abs($0.rate - aim.rate) < abs($1.rate - aim.rate) } }
        return nearest.filter { $0 <= aim }.max() ?? nearest.min()
    }

    /// `MJPG 640x480, 1280x720; YUYV 320x240`.
    static func summary(of formats: [CameraFormat]) -> String {
        var order: [PixelFormat] = []
        var sizes: [PixelFormat: [String]] = [:]
        for format in formats {
            if sizes[format.pixelFormat] == nil { order.append(format.pixelFormat) }
            let text = format.step == nil ? "\(format.smallest)" : "\(format.smallest) to \(format.largest)"
            sizes[format.pixelFormat, default: []].append(text)
        }
        return order.isEmpty ? "none" : order.map { "\($0) \(sizes[$0]!.joined(separator: ", "))" }.joined(separator: "; ")
    }

    private struct Candidate {
        var rank: Int
        var size: FrameSize
        var isFast: Bool
        var intervals: [IntervalRange]

        var isModerate: Bool { size.width <= defaultSize.width && size.height <= defaultSize.height }

        /// Pixel format, then a moderate size, then a rate that will do, then the larger of moderate and the smaller of big ones.
        func isBetter(than other: Candidate) -> Bool {
            if rank != other.rank { return rank < other.rank }
            if isModerate != other.isModerate { return isModerate }
            if isFast != other.isFast { return isFast }
            return isModerate ? size.area > other.size.area : size.area < other.size.area
        }
    }
}

extension CameraFormat {
    /// The single size, or the largest of the range within `limit`, or the range's smallest.
    fileprivate func size(upTo limit: FrameSize) -> FrameSize? {
        guard let step else { return smallest }
        func fit(_ low: Int, _ high: Int, _ step: Int, _ limit: Int) -> Int {
            let top = min(high, limit)
            return top <= low ? low : low + (top - low) / max(step, 1) * max(step, 1)
        }
        return FrameSize(
            width: fit(smallest.width, largest.width, step.width, limit.width),
            height: fit(smallest.height, largest.height, step.height, limit.height))
    }
}
