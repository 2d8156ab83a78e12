internal import CaptureModel
internal import V4L2

extension CameraControl {
    /// A driver's control; nil for headlines, structures and what the driver itself calls unusable.
    ///
    /// - Parameters:
    ///   - control: As the driver describes it now.
    ///   - menu: The entries of a menu.
    ///   - value: What it has now; nil where it can't be read.
    ///   - blocker: The control that decides in its place while it is inactive.
    init?(_ control: ControlDescription, menu: [Int64: String], value: ControlValue?, blocker: UInt32?) {
        let kind: Kind
        switch control.kind {
        case .integer, .integer64, .bitmask: kind = .integer
        case .boolean: kind = .boolean
        case .menu, .integerMenu: kind = .menu(menu)
        case .button: kind = .button
        case .text: kind = .text
        case .heading, .compound: return nil
        }
        guard !control.flags.contains(.disabled) else { return nil }
        let isInactive = !control.flags.isDisjoint(with: [.inactive, .grabbed])
        self.init(
            id: control.id, name: control.name, kind: kind, range: control.range, step: control.step,
            defaultValue: control.defaultValue, value: value, isReadOnly: control.flags.contains(.readOnly),
            isInactive: isInactive, blockedBy: isInactive ? blocker : nil, unit: Self.units[control.id] ?? "")
    }

    private static let units: [UInt32: String] = [
        ControlID.exposureAbsolute: "100 µs",
        ControlID.whiteBalanceTemperature: "K",
        ControlID.panAbsolute: "arcsec",
        ControlID.tiltAbsolute: "arcsec",
    ]
}

extension ControlDescription {
    /// The numbers it takes, or the lengths of its text.
    var range: ClosedRange<Int64> {
        if kind == .bitmask { return 0...max(maximum, 0) }
        return minimum...max(minimum, maximum)
    }

    /// The allowed number nearest to one within the range.
    func snapped(_ number: Int64) -> Int64 {
        guard kind == .integer || kind == .integer64, step > 1 else { return number }
        // In doubles there is no overflow, and no step of a driver needs more digits than they have.
        let steps = ((Double(number) - Double(minimum)) / Double(step)).rounded()
        let last = ((Double(range.upperBound) - Double(minimum)) / Double(step)).rounded(.down)
        return minimum + Int64(min(steps, last)) * step
    }
}
