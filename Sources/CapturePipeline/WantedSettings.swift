internal import CaptureModel

/// What was set of a session's camera, in the order in which it was: set again in that order, the later wishes win as they did.
struct WantedSettings: Sendable {
    enum Setting: Sendable {
        case zoom(Double)
        case focus(FocusSetting)
        case control(UInt32, ControlValue)

        fileprivate func concernsTheSame(as other: Setting) -> Bool {
            switch (self, other) {
            case (.zoom, .zoom), (.focus, .focus): true
            case (.control(let id, _), .control(let otherID, _)): id == otherID
            default: false
            }
        }
    }

    private(set) var settings: [Setting] = []

    /// Notes a wish, in place of an older one for the same.
    mutating func note(_ setting: Setting) {
        settings.removeAll { $0.concernsTheSame(as: setting) }
        settings.append(setting)
    }

    /// Sets everything on a camera that was just opened, and notes in `inForce` what came of it. A wish that it does not take any
    /// more is left out: better a camera with other settings than none.
    ///
    /// Throws what a camera throws that breaks.
    func apply(to device: any CameraDevice, _ inForce: inout FrameSettings) throws(CaptureError) {
        for setting in settings {
            do throws(CaptureError) {
                switch setting {
                case .zoom(let factor): inForce.zoom = try device.setZoom(factor).value
                case .focus(let focus): inForce.note(try device.setFocus(focus).value)
                case .control(let id, let value): _ = try device.setControl(id, to: value)
                }
            } catch {
                guard error.code == .unsupported || error.code == .invalidArgument else { throw error }
            }
        }
    }
}

extension FrameSettings {
    /// Notes what became of a focus.
    mutating func note(_ focus: FocusState) {
        focusMode = focus.mode
        lensPosition = focus.lensPosition
    }
}
