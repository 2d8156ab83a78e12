package import CaptureModel
package import CapturePipeline

extension SyntheticDevice {
    /// See `CameraDevice`.
    package func check(_ request: FormatRequest) throws(CaptureError) { _ = try model.format(for: request, in: mode) }

    /// See `CameraDevice`.
    package func geometry(of request: FormatRequest) -> FrameGeometry? {
        (try? model.format(for: request, in: mode)).map { model.geometry($0.layout.size, settings) }
    }

    /// Zooms: by the lens as far as it reaches, then by a crop. See `CameraDevice`.
    package func setZoom(_ factor: Double) throws(CaptureError) -> SettingEffect<Double> {
        let (settings, first) = wanted.change { $0.zoom = factor }
        return SettingEffect(settings.zoom, from: first)
    }

    /// Focuses: the lens knows how far away everything is. See `CameraDevice`.
    package func setFocus(_ focus: FocusSetting) throws(CaptureError) -> SettingEffect<FocusState> {
        let position: Double?
        let mode: AutomaticMode
        switch focus {
        case .locked: (position, mode) = (nil, .locked)
        case .lensPosition(let wish): (position, mode) = (wish, .locked)
        case .point(let point): (position, mode) = (depth(at: point), .locked)
        case .auto: (position, mode) = (depth(at: .middle), .locked)
        case .continuous: (position, mode) = (depth(at: .middle), .continuous)
        }
        let (settings, first) = wanted.change { settings in
            settings.focusMode = mode
            if let position { settings.lensPosition = position }
        }
        return SettingEffect(FocusState(mode: mode, lensPosition: settings.lensPosition), from: first)
    }

    /// See `CameraDevice`.
    package func controls() throws(CaptureError) -> [CameraControl] {
        SyntheticControl.allCases.map { $0.described(settings) }
    }

    /// See `CameraDevice`.
    package func setControl(_ id: UInt32, to value: ControlValue) throws(CaptureError) -> SettingEffect<CameraControl> {
        guard let control = SyntheticControl(rawValue: id) else {
            let ids = SyntheticControl.allCases.map { "\($0.rawValue) (\($0.described(self.settings).name))" }.joined(
                separator: ", ")
            throw CaptureError(.invalidArgument, "no control \(id): there are \(ids)")
        }
        let described = control.described(self.settings)
        let number: Int64? =
            switch value {
            case .integer(let number): number
            case .boolean(let flag) where described.kind == .boolean: flag ? 1 : 0
            case .boolean, .text: nil
            }
        guard let number, described.range.contains(number) else {
            throw CaptureError(
                .invalidArgument,
                "control \(id) (\(described.name)): a number from \(described.range.lowerBound) to \(described.range.upperBound)")
        }
        let (settings, first) = wanted.change { control.set(number, in: &$0) }
        return SettingEffect(control.described(settings), from: first)
    }

    private func depth(at point: NormalizedPoint) -> Double { model.depth(at: point, zoom: settings.zoom, seed: seed) }
}

extension NormalizedPoint {
    fileprivate static var middle: NormalizedPoint { NormalizedPoint(x: 0.5, y: 0.5)! }
}
