import CaptureModel

/// The cameras of a machine, for people.
struct CameraListing {
    private let cameras: [Camera]

    init(_ cameras: [Camera]) { self.cameras = cameras }

    /// A paragraph for each camera: its id, what it is, and its formats.
    var text: String { cameras.map(paragraph).joined(separator: "\n\n") }

    private func paragraph(_ camera: Camera) -> String {
        let place = [camera.driver, camera.path].filter { !$0.isEmpty }.joined(separator: ", ")
        var lines = [camera.id, "    \(camera.name)\(place.isEmpty ? "" : " (\(place))")"]
        if let problem = camera.problem { lines.append("    can't be used: \(problem)") }
        lines += pixelFormats(camera).map { format in
            let sizes = camera.formats.filter { $0.pixelFormat == format }.map(size)
            return "    \(format.description.padded(to: 5)) \(sizes.joined(separator: ", "))"
        }
        return lines.joined(separator: "\n")
    }

    private func pixelFormats(_ camera: Camera) -> [PixelFormat] {
        var seen: Set<PixelFormat> = []
        return camera.formats.map(\.pixelFormat).filter { seen.insert($0).inserted }
    }

    private func size(_ format: CameraFormat) -> String {
        let size = format.step == nil ? "\(format.smallest)" : "\(format.smallest)…\(format.largest)"
        guard let fastest = format.intervals.map(\.shortest).min() else { return size }
        let rate = (fastest.rate * 100).rounded() / 100
        return "\(size)@\(rate == rate.rounded() ? String(Int(rate)) : String(rate))"
    }
}

extension String {
    fileprivate func padded(to count: Int) -> String { self + String(repeating: " ", count: max(0, count - self.count)) }
}
