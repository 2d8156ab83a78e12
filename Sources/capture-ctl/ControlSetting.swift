import CaptureClient

/// `NAME=VALUE` as it was typed: which control, and to what it is set.
struct ControlSetting: Sendable {
    private let name: String
    private let value: String?

    /// The setting of a text; nil when it names no control. Only buttons go without a value.
    init?(_ text: String) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard !Self.key(parts[0]).isEmpty else { return nil }
        name = parts[0]
        value = parts.count == 2 ? parts[1] : nil
    }

    /// A control's name as it is typed most easily: `white_balance_temperature`.
    static func word(_ name: String) -> String {
        name.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "_")
    }

    /// The control that is meant: by its id, its name, or a beginning of its name that no other has.
    func control(among controls: [Wire.Control]) throws(CaptureError) -> Wire.Control {
        if let id = name.hasPrefix("0x") ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name) {
            if let control = controls.first(where: { $0.id == id }) { return control }
        }
        let found = Self.matches(of: name, among: controls) { $0.name }
        guard let control = found.first else {
            let names = controls.map { Self.word($0.name) }.joined(separator: ", ")
            throw CaptureError(.invalidArgument, "the camera has no control '\(name)'; it has \(names.isEmpty ? "none" : names)")
        }
        guard found.count == 1 else {
            let names = found.map { "\(Self.word($0.name)) (\($0.id))" }.joined(separator: ", ")
            throw CaptureError(.invalidArgument, "'\(name)' may be any of \(names): write more of it, or its id")
        }
        return control
    }

    /// The value, as a control of this type takes it.
    func value(for control: Wire.Control) throws(CaptureError) -> Wire.SetControlRequest.Value {
        guard let value else {
            if control.type == .button { return .integer(1) }
            throw refusal(of: control, expected: "\(Self.word(control.name))=VALUE with \(ControlText(control).choices)")
        }
        switch control.type {
        case .text: return .text(value)
        case .boolean:
            switch value.lowercased() {
            case "on", "true", "yes", "1": return .boolean(true)
            case "off", "false", "no", "0": return .boolean(false)
            default: throw refusal(of: control, expected: "on or off")
            }
        case .menu:
            if let index = Int64(value), control.menu.contains(where: { $0.index == index }) { return .integer(index) }
            let entries = Self.matches(of: value, among: control.menu) { $0.name }
            guard entries.count == 1 else { throw refusal(of: control, expected: "one of \(ControlText(control).choices)") }
            return .integer(entries[0].index)
        case .integer, .button, .unspecified, .unrecognized:
            guard let number = Int64(value) else { throw refusal(of: control, expected: "an integer") }
            return .integer(number)
        }
    }

    private func refusal(of control: Wire.Control, expected: String) -> CaptureError {
        CaptureError(.invalidArgument, "'\(value ?? "")' is nothing to set '\(control.name)' to; expected \(expected)")
    }

    /// What has this name, else what has a name that begins so; case, spaces and punctuation don't count.
    private static func matches<Element>(of text: String, among elements: [Element], name: (Element) -> String) -> [Element] {
        let wanted = key(text)
        guard !wanted.isEmpty else { return [] }
        let exact = elements.filter { key(name($0)) == wanted }
        return exact.isEmpty ? elements.filter { key(name($0)).hasPrefix(wanted) } : exact
    }

    private static func key(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }
}
