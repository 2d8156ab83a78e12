import Arguments
import CaptureClient
import TerminalText

/// Focuses.
struct Focus: RequestSubcommand {
    private static let point = Argument.option(
        "point", "X,Y", .point, help: "once at this point of the picture, then stay: 0,0 is top left, 1,1 bottom right")
    private static let lens = Argument.option(
        "lens", "POSITION", .number(in: 0...1), help: "stay at this position: 0 is nearest, 1 farthest")
    private static let auto = Argument.flag("auto", help: "once at the middle, then stay")
    private static let continuous = Argument.flag("continuous", help: "all the time")
    private static let lock = Argument.flag("lock", help: "stay where the lens is")

    static let command = Command(
        "focus", summary: "focus at a point, by itself, or at a lens position; one of these is needed",
        sections: [.init("Focus", point, lens, auto, continuous, lock)],
        examples: [
            .init("capture-ctl focus --point 0.5,0.4", "sharp a little above the middle"),
            .init("capture-ctl focus --lens 1", "sharp far away"),
        ])

    private let focus: Wire.SetFocusRequest.Focus

    init(_ invocation: Invocation) throws(UsageError) {
        let modes: [(Argument<Bool>, Wire.AutomaticMode)] = [
            (Self.auto, .auto), (Self.continuous, .continuous), (Self.lock, .locked),
        ]
        var wanted: [(name: String, focus: Wire.SetFocusRequest.Focus)] = []
        if let point = invocation[Self.point] { wanted.append(("--point", .point(point))) }
        if let position = invocation[Self.lens] { wanted.append(("--lens", .lensPosition(position))) }
        for (flag, mode) in modes where invocation[flag] { wanted.append((flag.declaration.label, .mode(mode))) }
        guard let first = wanted.first else { throw .missingArgument("one of --point, --lens, --auto, --continuous, --lock") }
        guard wanted.count == 1 else { throw .unexpectedArgument("\(wanted[1].name), with \(first.name)") }
        focus = first.focus
    }

    func request(session: String) -> Wire.Request.Command { .setFocus(Wire.SetFocusRequest(session: session, focus: focus)) }

    func show(_ reply: Wire.Reply, on screen: Screen) throws(CaptureError) {
        guard case .setFocus(let focus) = reply.result else { throw .unexpectedReply }
        var parts = ["focus is \(focus.mode)"]
        if let position = focus.lensPosition { parts.append("lens at \(NumberText.short(position, 3))") }
        if let point = focus.sensorPoint {
            parts.append("for the sensor's point \(NumberText.short(point.x, 3)),\(NumberText.short(point.y, 3))")
        }
        screen.write(parts.joined(separator: ", ") + reply.effectText)
    }
}

extension ValueFormat where Value == Wire.Point {
    /// `0.5,0.25`, both from 0 to 1.
    fileprivate static var point: Self {
        Self(expected: "X,Y with both from 0 to 1, such as 0.5,0.25") { text in
            let parts = text.split(separator: ",", omittingEmptySubsequences: false)
            let number = ValueFormat<Double>.number(in: 0...1)
            guard parts.count == 2, let x = number.parse(String(parts[0])), let y = number.parse(String(parts[1])) else {
                return nil
            }
            return Wire.Point(x: x, y: y)
        }
    }
}
