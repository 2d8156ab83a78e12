import CaptureModel
import TerminalText

/// The cameras of a machine, for people.
struct CameraListing {
    private let cameras: [Camera]

    init(_ cameras: [Camera]) { self.cameras = cameras }

    /// A paragraph for each camera: its id, what it is, and its formats.
    var text: String { cameras.map(paragraph).joined(separator: "\n\n") }

    private func paragraph(_ camera: Camera) -> String {
        let place = [camera.driver, camera.path].filter { !$0.isEmpty }.joined(separator: ", ")
        let name = TextWidth.printable(camera.name) + (place.isEmpty ? "" : " (\(place))")
        var lines = [camera.id, "    \(name)"]
        if let problem = camera.problem { lines.append("    can't be used: \(problem)") }
        var formats = TextTable.record()
        for group in CameraFormat.byPixelFormat(camera.formats) {
            formats.add("\(group.pixelFormat)", "\(group.formats.map(\.description).joined(separator: ", "))")
        }
        if !formats.isEmpty { lines.append(formats.text(indent: 4)) }
        return lines.joined(separator: "\n")
    }
}
