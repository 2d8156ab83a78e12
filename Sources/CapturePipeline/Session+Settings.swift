package import CaptureModel
internal import Synchronization

/// What came of a setting: the value in force, and the session's first frame that has it (nil when the camera can't tell).
package struct SettingResult<Value: Sendable>: Sendable {
    /// The value in force.
    package var value: Value
    /// The first frame that has it.
    package var effectiveSequence: UInt64?
}

/// A zoom in force, and what the camera can do.
package struct ZoomState: Hashable, Sendable {
    /// The factor in force.
    package var factor: Double
    /// What the camera can do now.
    package var range: ClosedRange<Double>
    /// Was the wish out of range?
    package var isClamped: Bool
}

extension Session {
    /// Zooms. A factor above the camera's range is refused, or clamped when `clamps`.
    ///
    /// Throws `invalidArgument` for no number, one below 1 and one that is refused, with what is allowed; `unsupported`.
    package func setZoom(_ factor: Double, clamps: Bool) throws(CaptureError) -> SettingResult<ZoomState> {
        let device = try openCamera()
        guard let capability = device.camera.capability("zoom"), let range = capability.range else {
            throw CaptureError(.unsupported, "the camera \(choice.camera) can't zoom")
        }
        let allowed = "from \(range.lowerBound) to \(range.upperBound)"
        guard factor.isFinite, factor >= range.lowerBound else {
            throw CaptureError(.invalidArgument, "zoom \(factor): a number \(allowed)")
        }
        guard factor <= range.upperBound || clamps else {
            throw CaptureError(.invalidArgument, "zoom \(factor): this camera does numbers \(allowed)")
        }
        let wanted = min(factor, range.upperBound)
        let effect = try device.setZoom(wanted)
        choice.wanted.note(.zoom(wanted))
        choice.settings.zoom = effect.value
        choice.settings.follow(device.settingsInForce)
        update()
        return result(ZoomState(factor: effect.value, range: range, isClamped: wanted != factor), effect.driverSequence)
    }

    /// Focuses. A point is one of the picture as the session's frames show it, and is mapped to the sensor.
    ///
    /// Throws `invalidArgument` for a lens position outside 0…1; `unsupported`.
    package func setFocus(_ focus: FocusSetting) throws(CaptureError) -> SettingResult<
        (state: FocusState, point: NormalizedPoint?)
    > {
        var setting = focus
        var sensorPoint: NormalizedPoint?
        switch focus {
        case .lensPosition(let position):
            guard (0...1).contains(position) else {
                throw CaptureError(.invalidArgument, "lens position \(position): a number from 0 (nearest) to 1 (farthest)")
            }
        case .point(let point):
            // The device knows also what no frame has shown yet: a zoom a moment ago, a camera that rests.
            let shown = try openCamera().geometry(of: choice.format) ?? counters.state.withLock { $0.geometry }
            let mapped = shown.sensorPoint(point)
            sensorPoint = mapped
            setting = .point(mapped)
        case .locked, .auto, .continuous: break
        }
        let device = try openCamera()
        let effect = try device.setFocus(setting)
        choice.wanted.note(.focus(setting))
        choice.settings.follow(device.settingsInForce)
        choice.settings.note(effect.value)
        update()
        return result((effect.value, sensorPoint), effect.driverSequence)
    }

    /// Captures in another format, from now on and, as far as they have it, of other cameras too; answers what came out, and begins
    /// a new generation. While frames are wanted it waits for the first one.
    ///
    /// Throws `unsupportedFormat` with what the camera lists, or what a camera throws that breaks or delivers nothing; the old
    /// format is in force then.
    package func setFormat(_ request: FormatRequest) throws(CaptureError) -> SettingResult<
        (format: ActiveFormat, generation: UInt64)
    > {
        let device = try openCamera()
        // What is not listed is refused before the stream that runs is touched.
        try device.check(request)
        let old = choice
        stopStream()
        countGeneration()
        choice.format = request
        // What comes out is new in any case: it is no reason to start once more.
        choice.activeFormat = nil
        do throws(CaptureError) {
            if mustCapture {
                try beginAndSee()
            } else {
                // Nobody wants frames: the camera answers all the same, and rests again.
                let format = try device.start(request, sink: SilentSink())
                device.stop()
                choice.activeFormat = format
                update()
            }
        } catch {
            stopStream()
            choice = old
            countGeneration()
            do throws(CaptureError) { try begin() } catch { fail(error) }
            throw error
        }
        wish = request
        guard let format = choice.activeFormat else { throw CaptureError(.internalError, "no format after a start") }
        let first = stream?.firstSequence ?? counters.state.withLock { $0.frameSequence } + 1
        settled = first
        return SettingResult(value: (format, generation), effectiveSequence: first)
    }

    /// The session's frame that has driver sequence `driverSequence`, counted on from the newest: frames that the driver loses on
    /// the way only make it a later one. Before a stream's first frame it counts as if that one had number 0, which again may only
    /// make it later.
    func result<Value>(_ value: Value, _ driverSequence: UInt64?) -> SettingResult<Value> {
        let isStreaming = stream != nil
        let sequence: UInt64? = counters.state.withLock { state in
            guard isStreaming else { return state.frameSequence + 1 }
            guard let driverSequence else { return nil }
            guard let newest = state.driverSequence else { return state.frameSequence + 1 + driverSequence }
            return state.frameSequence + max(1, driverSequence > newest ? driverSequence - newest : 1)
        }
        if let sequence { settled = max(settled, sequence) }
        return SettingResult(value: value, effectiveSequence: sequence)
    }
}

/// Takes frames that nobody wants.
private final class SilentSink: FrameSink {
    func deliver(_ image: CapturedImage) {}
    func dropped(_ drops: DropCounts) {}
    func ended(_ error: CaptureError) {}
}

extension Camera {
    /// Throws `unsupportedFormat`, with what there is, for a pixel format or size that the camera does not list. A rate is the
    /// device's to judge.
    func check(_ request: FormatRequest) throws(CaptureError) {
        let sized = formats.filter { format in request.size.map { format.contains($0) } ?? true }
        if sized.contains(where: { request.pixelFormat == nil || $0.pixelFormat == request.pixelFormat }) { return }
        let wish = [request.pixelFormat?.description, request.size?.description].compactMap { $0 }.joined(separator: " ")
        var listed: [String] = []
        for format in formats {
            let text = "\(format.pixelFormat) \(format.smallest)\(format.step == nil ? "" : "…\(format.largest)")"
            if !listed.contains(text) { listed.append(text) }
        }
        throw CaptureError(.unsupportedFormat, "\(id) has no \(wish): it has \(listed.joined(separator: ", "))")
    }

    /// An ability that the camera has; nil for one that it lacks.
    package func capability(_ name: String) -> Capability? {
        capabilities.first { $0.name == name && $0.support != .unsupported }
    }
}
