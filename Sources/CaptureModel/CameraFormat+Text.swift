extension CameraFormat: CustomStringConvertible {
    /// Its size, or its smallest and largest, and its highest rate: `1280x720@30`, `16x16…4096x4096`. The pixel format is not in it.
    public var description: String {
        let sizes = step == nil ? "\(smallest)" : "\(smallest)…\(largest)"
        guard let fastest = intervals.map(\.shortest).min() else { return sizes }
        let rate = (fastest.rate * 100).rounded() / 100
        return "\(sizes)@\(rate == rate.rounded() && rate < 1e9 ? String(Int(rate)) : String(rate))"
    }

    /// Formats by their pixel formats, both in the order given.
    package static func byPixelFormat(_ formats: [CameraFormat]) -> [(pixelFormat: PixelFormat, formats: [CameraFormat])] {
        var groups: [(pixelFormat: PixelFormat, formats: [CameraFormat])] = []
        for format in formats {
            if let index = groups.firstIndex(where: { $0.pixelFormat == format.pixelFormat }) {
                groups[index].formats.append(format)
            } else {
                groups.append((format.pixelFormat, [format]))
            }
        }
        return groups
    }
}
