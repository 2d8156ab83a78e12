internal import V4L2

/// How a driver's zoom numbers become factors.
///
/// The kernel says of `V4L2_CID_ZOOM_ABSOLUTE` only that it is a focal length in a unit of the driver's own. A least number above 0
/// is the whole field of view's, so that a number's factor is its ratio to that: webcams' 100…500 is 1…5. A driver that counts from
/// 0 does not tell how far it reaches; by convention its greatest number is then `untold`, and those between go up evenly.
struct ZoomScale: Hashable, Sendable {
    /// The factor of the greatest number where nothing tells it: what webcams usually have.
    static let untold = 4.0

    private let control: ControlDescription
    /// The greatest factor.
    let maximum: Double

    /// The scale of a control; nil for one that has nothing to choose.
    init?(_ control: ControlDescription) {
        guard control.maximum > control.minimum, !control.flags.contains(.disabled) else { return nil }
        self.control = control
        maximum = control.minimum > 0 ? Double(control.maximum) / Double(control.minimum) : Self.untold
    }

    private var span: Double { Double(control.maximum) - Double(control.minimum) }

    /// The factor of a number.
    func factor(of number: Int64) -> Double { 1 + (Double(number) - Double(control.minimum)) / span * (maximum - 1) }

    /// The number that comes nearest to a factor.
    func number(for factor: Double) -> Int64 {
        let position = (min(max(factor, 1), maximum) - 1) / (maximum - 1)
        return control.snapped(control.minimum + Int64((position * span).rounded()))
    }
}
