public import CaptureModel

extension Wire.Interval {
    /// The interval as it travels.
    public init(_ interval: FrameInterval) { self.init(numerator: interval.numerator, denominator: interval.denominator) }
}

extension FrameInterval {
    /// The interval that came; nil for one that is zero or endless.
    public init?(_ interval: Wire.Interval) { self.init(interval.numerator, interval.denominator) }
}

extension Wire.CameraFormat {
    /// The format as it travels.
    public init(_ format: CameraFormat) {
        self.init(
            pixelFormat: format.pixelFormat.description, width: UInt32(clamping: format.smallest.width),
            height: UInt32(clamping: format.smallest.height),
            intervals: format.intervals.map { range in
                Wire.IntervalRange(
                    shortest: Wire.Interval(range.shortest),
                    longest: range.longest == range.shortest ? nil : Wire.Interval(range.longest))
            },
            fieldOfView: format.fieldOfView)
        guard let step = format.step else { return }
        largestWidth = UInt32(clamping: format.largest.width)
        largestHeight = UInt32(clamping: format.largest.height)
        stepWidth = UInt32(clamping: step.width)
        stepHeight = UInt32(clamping: step.height)
    }
}

extension CameraFormat {
    /// The format that came; nil when its pixel format is no four-character code.
    public init?(_ format: Wire.CameraFormat) {
        guard let pixelFormat = PixelFormat(format.pixelFormat) else { return nil }
        let smallest = FrameSize(width: Int(format.width), height: Int(format.height))
        let hasRange = format.stepWidth > 0 || format.stepHeight > 0
        self.init(
            pixelFormat, smallest: smallest,
            largest: hasRange ? FrameSize(width: Int(format.largestWidth), height: Int(format.largestHeight)) : smallest,
            step: hasRange ? FrameSize(width: Int(format.stepWidth), height: Int(format.stepHeight)) : nil,
            intervals: format.intervals.compactMap { range in
                guard let shortest = range.shortest.flatMap(FrameInterval.init) else { return nil }
                return IntervalRange(shortest: shortest, longest: range.longest.flatMap(FrameInterval.init) ?? shortest)
            },
            fieldOfView: format.fieldOfView)
    }
}

extension Wire.Capability {
    /// The ability as it travels.
    public init(_ capability: Capability) {
        let support: Wire.Support =
            switch capability.support {
            case .unsupported: .unsupported
            case .hardware: .hardware
            case .software: .software
            }
        self.init(
            name: capability.name, support: support, minimum: capability.range?.lowerBound, maximum: capability.range?.upperBound,
            step: capability.step, defaultValue: capability.defaultValue, unit: capability.unit, modes: capability.modes)
    }
}

extension Capability {
    /// The ability that came. A way of support that this build does not know counts as none.
    public init(_ capability: Wire.Capability) {
        let support: Support =
            switch capability.support {
            case .hardware: .hardware
            case .software: .software
            default: .unsupported
            }
        var range: ClosedRange<Double>?
        if let low = capability.minimum, let high = capability.maximum, low <= high { range = low...high }
        self.init(
            capability.name, support, range: range, step: capability.step, defaultValue: capability.defaultValue,
            unit: capability.unit, modes: capability.modes)
    }
}
