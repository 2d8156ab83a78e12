package import CaptureModel
package import CapturePipeline
internal import V4L2

extension V4L2Device {
    /// Zooms by `V4L2_CID_ZOOM_ABSOLUTE`; see `ZoomScale` for what the driver's numbers are taken to mean.
    package func setZoom(_ factor: Double) throws(CaptureError) -> SettingEffect<Double> {
        guard let control = try board.control(ControlID.zoomAbsolute), let scale = ZoomScale(control) else {
            throw CaptureError(.unsupported, "the camera \(camera.id) has no zoom of its own")
        }
        let now = try board.set(control.id, to: .integer(scale.number(for: factor)))
        guard case .integer(let number) = now.value else { return SettingEffect(factor, from: nil) }
        return SettingEffect(scale.factor(of: number), from: nil)
    }

    /// Focuses. Automatic focus is switched off before the lens is moved, because drivers refuse or ignore it otherwise.
    ///
    /// No V4L2 camera focuses at a point: it focuses once where it likes, as for `auto`, or all the time when that is all that it
    /// can; the mode in force tells which.
    package func setFocus(_ focus: FocusSetting) throws(CaptureError) -> SettingEffect<FocusState> {
        let lens = try Lens(board)
        guard lens.canFocus else { throw CaptureError(.unsupported, "the focus of the camera \(camera.id) can't be set") }
        let state: FocusState
        switch focus {
        case .locked: state = try lens.lock()
        case .lensPosition(let position): state = try lens.move(to: position)
        case .continuous: state = try lens.follow()
        case .auto, .point: state = try lens.focusOnce()
        }
        return SettingEffect(state, from: nil)
    }

    /// See `CameraDevice`.
    package func controls() throws(CaptureError) -> [CameraControl] { try board.list() }

    /// See `CameraDevice`.
    package func changes(of ids: Set<UInt32>) throws(CaptureError) -> [CameraControl] { try board.refresh(ids) }

    /// See `CameraDevice`.
    package func setControl(_ id: UInt32, to value: ControlValue) throws(CaptureError) -> SettingEffect<CameraControl> {
        SettingEffect(try board.set(id, to: value), from: nil)
    }
}

/// The controls that focus one camera.
private struct Lens {
    private let board: ControlBoard
    private let automatic: ControlDescription?
    private let absolute: ControlDescription?
    private let once: ControlDescription?

    init(_ board: ControlBoard) throws(CaptureError) {
        self.board = board
        automatic = try board.control(ControlID.focusAuto)
        absolute = try board.control(ControlID.focusAbsolute)
        once = try board.control(ControlID.autoFocusStart)
    }

    var canFocus: Bool { automatic != nil || absolute != nil || once != nil }

    func lock() throws(CaptureError) -> FocusState {
        try setAutomatic(false)
        return FocusState(mode: .locked, lensPosition: position)
    }

    func move(to position: Double) throws(CaptureError) -> FocusState {
        guard let absolute, let scale = LensScale(absolute) else { throw refused("its lens can't be moved to a position") }
        try setAutomatic(false)
        let now = try board.set(absolute.id, to: .integer(scale.number(for: position)))
        guard case .integer(let number) = now.value else { return FocusState(mode: .locked, lensPosition: position) }
        return FocusState(mode: .locked, lensPosition: scale.position(of: number))
    }

    func follow() throws(CaptureError) -> FocusState {
        guard automatic != nil else { throw refused("it does not focus by itself") }
        try setAutomatic(true)
        board.forget(ControlID.focusAbsolute)
        return FocusState(mode: .continuous, lensPosition: nil)
    }

    func focusOnce() throws(CaptureError) -> FocusState {
        guard let once else { return try follow() }
        try setAutomatic(false)
        _ = try board.set(once.id, to: .integer(1))
        board.forget(ControlID.focusAbsolute)
        return FocusState(mode: .auto, lensPosition: nil)
    }

    private var position: Double? {
        guard let absolute, let scale = LensScale(absolute) else { return nil }
        return board.number(of: absolute).map(scale.position)
    }

    private func setAutomatic(_ isOn: Bool) throws(CaptureError) {
        if let automatic { _ = try board.set(automatic.id, to: .boolean(isOn)) }
    }

    private func refused(_ reason: String) -> CaptureError {
        CaptureError(.unsupported, "this camera can't focus so: \(reason)")
    }
}
