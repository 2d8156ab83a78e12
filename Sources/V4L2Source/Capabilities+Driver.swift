internal import CaptureModel
internal import V4L2

extension [Capability] {
    /// The controls that abilities are made of.
    static let controlsAsked = [
        ControlID.zoomAbsolute, ControlID.focusAuto, ControlID.focusAbsolute, ControlID.autoFocusStart, ControlID.exposureAuto,
        ControlID.exposureAbsolute, ControlID.gain, ControlID.autoWhiteBalance, ControlID.whiteBalanceTemperature,
        ControlID.flashMode,
    ]

    /// What a camera with these controls can do by itself.
    ///
    /// - Parameter menus: The entries of those that are menus.
    init(_ controls: [ControlDescription], menus: [UInt32: [Int64: String]]) {
        func control(_ id: UInt32) -> ControlDescription? {
            controls.first { $0.id == id && !$0.flags.contains(.disabled) && $0.maximum > $0.minimum }
        }
        func has(_ id: UInt32) -> Bool { controls.contains { $0.id == id && !$0.flags.contains(.disabled) } }
        func entries(_ id: UInt32) -> Set<Int64> { Set(menus[id, default: [:]].keys) }

        self = []
        if let zoom = control(ControlID.zoomAbsolute), let scale = ZoomScale(zoom) {
            let step = scale.factor(of: zoom.minimum + zoom.step) - 1
            append(Capability("zoom", .hardware, range: 1...scale.maximum, step: step, defaultValue: 1, unit: "x"))
        } else {
            append(Capability("zoom", .unsupported))
        }

        let lens = control(ControlID.focusAbsolute), focusesItself = has(ControlID.focusAuto),
            focusesOnce = has(ControlID.autoFocusStart)
        if lens != nil || focusesItself || focusesOnce {
            let modes = ["locked"] + (focusesOnce ? ["auto"] : []) + (focusesItself ? ["continuous"] : [])
            append(Capability("focus", .hardware, range: lens.map { _ in 0...1 }, unit: lens == nil ? "" : "1", modes: modes))
        } else {
            append(Capability("focus", .unsupported))
        }
        append(Capability("focusPoint", .unsupported))

        if let time = control(ControlID.exposureAbsolute) {
            let modes = entries(ControlID.exposureAuto)
            let isAutomatic = !modes.isDisjoint(with: [ControlID.ExposureMode.auto, ControlID.ExposureMode.aperturePriority])
            append(
                Capability(
                    "exposure", .hardware, range: Double(time.range.lowerBound) * 1e5...Double(time.range.upperBound) * 1e5,
                    step: Double(time.step) * 1e5, unit: "ns", modes: ["custom"] + (isAutomatic ? ["continuous"] : [])))
        } else {
            append(Capability("exposure", .unsupported))
        }
        if let gain = control(ControlID.gain) {
            append(
                Capability(
                    "gain", .hardware, range: Double(gain.range.lowerBound)...Double(gain.range.upperBound),
                    step: Double(gain.step),
                    defaultValue: Double(gain.defaultValue), unit: "1"))
        } else {
            append(Capability("gain", .unsupported))
        }
        let kelvin = control(ControlID.whiteBalanceTemperature), balancesItself = has(ControlID.autoWhiteBalance)
        if kelvin != nil || balancesItself {
            append(
                Capability(
                    "whiteBalance", .hardware, range: kelvin.map { Double($0.range.lowerBound)...Double($0.range.upperBound) },
                    step: kelvin.map { Double($0.step) }, unit: kelvin == nil ? "" : "K",
                    modes: (kelvin == nil ? [] : ["locked"]) + (balancesItself ? ["continuous"] : [])))
        } else {
            append(Capability("whiteBalance", .unsupported))
        }
        let light = entries(ControlID.flashMode)
        append(Capability("flash", light.contains(ControlID.LightMode.flash) ? .hardware : .unsupported))
        append(Capability("torch", light.contains(ControlID.LightMode.torch) ? .hardware : .unsupported))
    }
}

extension VideoDevice {
    /// What the camera can do by itself. A control that can't be asked about is one that it lacks.
    func abilities() -> [Capability] {
        let controls = [Capability].controlsAsked.compactMap { try? control($0) }
        var menus: [UInt32: [Int64: String]] = [:]
        for control in controls where control.kind == .menu { menus[control.id] = try? menu(of: control) }
        return [Capability](controls, menus: menus)
    }
}
