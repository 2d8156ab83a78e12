import CaptureClient
import TerminalText

/// A control for people.
struct ControlText {
    private let control: Wire.Control

    init(_ control: Wire.Control) { self.control = control }

    /// Its value: `200 %`, `on`, `Auto`.
    var value: String {
        switch control.value {
        case .integer(let number): text(number) + (control.type == .menu || control.unit.isEmpty ? "" : " \(control.unit)")
        case .boolean(let flag): flag ? "on" : "off"
        case .text(let text): "'\(text)'"
        case nil: control.type == .button ? "pressed" : "unknown"
        }
    }

    /// What it takes: `100…1600, step 10, at first 100`.
    var choices: String {
        switch control.type {
        case .integer:
            let step = control.step > 1 ? ", step \(control.step)" : ""
            return "\(control.minimum)…\(control.maximum)\(step), at first \(control.defaultValue)"
        case .boolean: return "on or off, at first \(text(control.defaultValue))"
        case .menu:
            return control.menu.map { "\($0.index) \($0.name)" }.joined(separator: ", ") + "; at first \(control.defaultValue)"
        case .button: return "something to press"
        case .text: return "a text"
        case .unspecified, .unrecognized: return "of a type that this version does not know"
        }
    }

    /// Why it can't be set now; empty when it can. `names` are the names of all controls by their ids.
    func obstacle(names: [UInt32: String]) -> String {
        if control.readOnly { return "read only" }
        guard control.inactive else { return "" }
        return names[control.blockedBy].map { "decided by '\($0)'" } ?? "inactive now"
    }

    private func text(_ number: Int64) -> String {
        switch control.type {
        case .boolean: number == 0 ? "off" : "on"
        case .menu: control.menu.first { $0.index == number }?.name ?? "\(number)"
        default: "\(number)"
        }
    }
}
