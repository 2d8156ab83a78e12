internal import CaptureWire

extension Wire.Request.Command {
    /// Does it ask, and change nothing?
    var isQuestion: Bool {
        switch self {
        case .hello, .cameras, .status, .rendition, .events, .controls, .photo: true
        case .switchCamera, .setZoom, .setFocus, .setFormat, .setControl, .capturePhoto, .startSession, .stopSession: false
        }
    }
}
