public import CaptureModel

extension Wire.Control {
    /// The control as it travels.
    public init(_ control: CameraControl, session: String = "") {
        self.init(
            id: control.id, name: control.name, minimum: control.range.lowerBound, maximum: control.range.upperBound,
            step: control.step, defaultValue: control.defaultValue, readOnly: control.isReadOnly, inactive: control.isInactive,
            blockedBy: control.blockedBy ?? 0, unit: control.unit, session: session)
        switch control.kind {
        case .integer: type = .integer
        case .boolean: type = .boolean
        case .button: type = .button
        case .text: type = .text
        case .menu(let entries):
            type = .menu
            menu = entries.sorted { $0.key < $1.key }.map { Wire.MenuEntry(index: $0.key, name: $0.value) }
        }
        value =
            switch control.value {
            case .integer(let number): .integer(number)
            case .boolean(let flag): .boolean(flag)
            case .text(let text): .text(text)
            case nil: nil
            }
    }
}
