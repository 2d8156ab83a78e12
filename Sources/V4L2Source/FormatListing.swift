internal import CaptureModel
internal import V4L2

extension VideoDevice {
    /// The listed formats that this source can pass on, in the driver's order.
    func cameraFormats() throws(V4L2Error) -> [CameraFormat] {
        var found: [CameraFormat] = []
        for description in try formats() {
            let pixelFormat = PixelFormat(rawValue: description.pixelFormat)
            guard PixelFormat.usable.contains(pixelFormat) else { continue }
            for size in try sizes(of: description.pixelFormat) {
                found.append(try cameraFormat(pixelFormat, size))
            }
        }
        return found
    }

    private func cameraFormat(_ pixelFormat: PixelFormat, _ sizes: FrameSizes) throws(V4L2Error) -> CameraFormat {
        switch sizes {
        case .discrete(let width, let height):
            let intervals = try intervals(of: pixelFormat.rawValue, width: width, height: height)
            return CameraFormat(
                pixelFormat, FrameSize(width: Int(width), height: Int(height)),
                intervals: intervals.compactMap(IntervalRange.init).ordered)
        case .stepwise(let width, let height):
            // Rates may depend on the size; the largest has those that all sizes have.
            let intervals = try intervals(of: pixelFormat.rawValue, width: width.largest, height: height.largest)
            return CameraFormat(
                pixelFormat, smallest: FrameSize(width: Int(width.smallest), height: Int(height.smallest)),
                largest: FrameSize(width: Int(width.largest), height: Int(height.largest)),
                step: FrameSize(width: Int(width.step), height: Int(height.step)),
                intervals: intervals.compactMap(IntervalRange.init).ordered)
        }
    }
}

extension IntervalRange {
    /// The intervals that one answer of a driver means; nil for fractions without meaning.
    init?(_ answer: FrameIntervals) {
        switch answer {
        case .discrete(let interval):
            guard let interval = FrameInterval(interval) else { return nil }
            self.init(interval)
        case .range(let shortest, let longest, _):
            guard let longest = FrameInterval(longest) else { return nil }
            // vivid and others give 0 as the shortest: as short as it goes. A rate needs a number; 1000 a second is beyond any.
            let shortest = FrameInterval(shortest) ?? FrameInterval(1, 1000)!
            self.init(shortest: min(shortest, longest), longest: longest)
        }
    }
}

extension FrameInterval {
    /// A driver's fraction; nil when a part of it is 0.
    init?(_ time: TimePerFrame) { self.init(time.numerator, time.denominator) }
}

extension [IntervalRange] {
    /// The shortest first.
    fileprivate var ordered: [IntervalRange] { sorted { $0.shortest < $1.shortest } }
}
