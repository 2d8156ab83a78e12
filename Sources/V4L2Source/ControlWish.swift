internal import CaptureModel
internal import V4L2

/// A value in the form that a driver takes.
enum ControlWish: Hashable, Sendable {
    case number(Int64)
    case text(String)

    /// Fits a value to a control: a number between two steps becomes the nearer one.
    ///
    /// - Parameter menu: The entries of a menu.
    ///
    /// Throws `invalidArgument`, with what is allowed, for what the control does not take.
    init(_ value: ControlValue, for control: ControlDescription, menu: [Int64: String]) throws(CaptureError) {
        let range = control.range
        switch (control.kind, value) {
        case (.integer, .integer(let number)) where range.contains(number),
            (.integer64, .integer(let number)) where range.contains(number):
            self = .number(control.snapped(number))
        case (.bitmask, .integer(let bits)) where bits >= 0 && bits & ~control.maximum == 0: self = .number(bits)
        case (.boolean, .boolean(let flag)): self = .number(flag ? 1 : 0)
        case (.boolean, .integer(let number)) where number == 0 || number == 1: self = .number(number)
        case (.menu, .integer(let index)) where menu[index] != nil, (.integerMenu, .integer(let index)) where menu[index] != nil:
            self = .number(index)
        case (.button, _): self = .number(1)
        case (.text, .text(let text)) where range.contains(Int64(text.utf8.count)): self = .text(text)
        default:
            throw CaptureError(
                .invalidArgument,
                "control \(control.id) (\(control.name)): \(Self.allowed(control, menu)), not \(Self.spelled(value))")
        }
    }

    private static func allowed(_ control: ControlDescription, _ menu: [Int64: String]) -> String {
        let range = "\(control.range.lowerBound) to \(control.range.upperBound)"
        switch control.kind {
        case .boolean: return "on or off"
        case .menu, .integerMenu:
            return "one of " + menu.sorted { $0.key < $1.key }.map { "\($0.key) (\($0.value))" }.joined(separator: ", ")
        case .bitmask: return "a number made of the bits of \(control.maximum)"
        case .text: return "a text of \(range) characters"
        default: return "a number from \(range)" + (control.step > 1 ? " by steps of \(control.step)" : "")
        }
    }

    private static func spelled(_ value: ControlValue) -> String {
        switch value {
        case .integer(let number): "\(number)"
        case .boolean(let flag): flag ? "on" : "off"
        case .text(let text): "'\(text)'"
        }
    }
}
