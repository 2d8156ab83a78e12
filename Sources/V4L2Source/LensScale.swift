internal import V4L2

/// How a driver's focus numbers become lens positions, 0.0 nearest … 1.0 farthest.
///
/// The kernel documents `V4L2_CID_FOCUS_ABSOLUTE` as greater numbers being closer to the camera, and webcams count so: 0 is far
/// away, the greatest number as near as they see sharply. (The USB video class means a distance in millimetres; cameras that do
/// it so are not told from others, and seem not to exist.)
struct LensScale: Hashable, Sendable {
    private let control: ControlDescription

    /// The scale of a control; nil for one that has nothing to choose.
    init?(_ control: ControlDescription) {
        guard control.maximum > control.minimum, !control.flags.contains(.disabled) else { return nil }
        self.control = control
    }

    private var span: Double { Double(control.maximum) - Double(control.minimum) }

    /// The lens position of a number.
    func position(of number: Int64) -> Double { min(max((Double(control.maximum) - Double(number)) / span, 0), 1) }

    /// The number that comes nearest to a lens position.
    func number(for position: Double) -> Int64 {
        control.snapped(control.minimum + Int64(((1 - min(max(position, 0), 1)) * span).rounded()))
    }
}
