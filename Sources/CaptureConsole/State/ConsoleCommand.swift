package import CaptureClient

/// Something that a key has the worker do.
package enum ConsoleCommand: Hashable, Sendable {
    /// Another camera: the next one, or the one of an id.
    case switchCamera(String?)
    /// A zoom factor.
    case zoom(Double)
    /// Sharpness at a point of the picture.
    case focusPoint(x: Double, y: Double)
    /// The camera's own focus.
    case focusMode(Wire.AutomaticMode)
    /// A lens position, 0 nearest … 1 farthest.
    case lens(Double)
    /// A photo of this moment.
    case capture
    /// The session captures.
    case start
    /// The session lets its camera go.
    case stop

    /// What is being done, for people.
    var text: String {
        switch self {
        case .switchCamera(let id): id.map { "switch to \($0)" } ?? "next camera"
        case .zoom(let factor): "zoom \(factor.text(2))×"
        case .focusPoint(let x, let y): "focus at \(x.text(2)), \(y.text(2))"
        case .focusMode(let mode): "focus \(mode.text)"
        case .lens(let position): "lens \(position.text(2))"
        case .capture: "photo"
        case .start: "start the session"
        case .stop: "stop the session"
        }
    }
}

/// What a worker answered a command.
package enum ConsoleAnswer: Sendable {
    case switched(Wire.SwitchCameraReply)
    case zoomed(Wire.SetZoomReply)
    case focused(Wire.SetFocusReply)
    case captured(Wire.Photo)
    case session(Wire.SessionSummary)
}

extension Wire.AutomaticMode {
    /// The mode in one word.
    var text: String {
        switch self {
        case .locked: "locked"
        case .auto: "auto"
        case .continuous: "continuous"
        default: "unknown"
        }
    }
}
