import CaptureClient
import TerminalText

/// A camera for people: its id as a heading, then what there is to know.
struct CameraText {
    private let camera: Wire.Camera

    init(_ camera: Wire.Camera) { self.camera = camera }

    func write(on screen: Screen) {
        screen.write(screen.styled(TextWidth.printable(camera.id), .strong))
        var table = TextTable.record()
        table.add("name", "\(camera.name)")
        table.add("kind", "\(kind)")
        let place = [camera.driver, camera.path].filter { !$0.isEmpty }
        if !place.isEmpty { table.add("attached", "\(place.joined(separator: ", "))") }
        if let problem = camera.problem { table.add("can't be used", TextTable.Cell(problem.text, .bad)) }
        screen.write(table, indent: 4)
        screen.write(details, indent: 4)
    }

    /// Formats and abilities, under each other by their names.
    private var details: TextTable {
        var table = TextTable("", "", TextTable.Column("", wraps: true))
        let groups = CameraFormat.byPixelFormat(camera.formats.compactMap(CameraFormat.init))
        for (index, group) in groups.enumerated() {
            let sizes = group.formats.map(\.description).joined(separator: ", ")
            table.add("\(index == 0 ? "formats" : "")", "\(group.pixelFormat)", "\(sizes)")
        }
        for (index, capability) in camera.capabilities.enumerated() {
            let isMissing = capability.support == .unsupported
            table.add(
                "\(index == 0 ? "abilities" : "")", TextTable.Cell(capability.name, isMissing ? .faint : nil),
                TextTable.Cell(isMissing ? "unsupported" : text(capability), isMissing ? .faint : nil))
        }
        return table
    }

    private var kind: String {
        var parts = [camera.source]
        if camera.type != .unspecified { parts.append("\(camera.type)") }
        if camera.position != .unspecified { parts.append("looks \(camera.position)") }
        if let view = camera.formats.compactMap(\.fieldOfView).max() { parts.append("\(NumberText.short(view, 1))° wide") }
        return parts.joined(separator: ", ")
    }

    private func text(_ capability: Wire.Capability) -> String {
        var parts: [String] = []
        if let low = capability.minimum, let high = capability.maximum {
            parts.append("\(value(low, capability))…\(value(high, capability))")
        }
        if let step = capability.step { parts.append("in steps of \(value(step, capability))") }
        if let first = capability.defaultValue { parts.append("at first \(value(first, capability))") }
        if !capability.modes.isEmpty { parts.append(capability.modes.joined(separator: "/")) }
        parts.append("\(capability.support)")
        return parts.joined(separator: ", ")
    }

    private func value(_ value: Double, _ capability: Wire.Capability) -> String {
        switch capability.unit {
        case "ns": NumberText.duration(nanoseconds: Int64(exactly: value.rounded()) ?? .max)
        case "", "1": NumberText.short(value, 3)
        default: "\(NumberText.short(value, 3)) \(capability.unit)"
        }
    }
}
