internal import CaptureModel
internal import CapturePipeline
internal import FramePatch
internal import SystemThreads

/// What a running camera's thread does: waits for the moment of each frame, renders it, hands it over.
struct SyntheticStream: Sendable {
    /// Frames that may be lent at once: as live ones, as prepared ones.
    static let liveBuffers = 12, preparedBuffers = 8

    let camera: SyntheticCamera
    let layout: ImageLayout
    let interval: FrameInterval
    let seed: UInt64
    let mode: SyntheticProvider.Mode
    let settings: SettingsInForce
    let sink: any FrameSink

    /// Delivers frames until `isStopping`.
    ///
    /// Frame n is due n intervals after the first, whatever became of those before it: nothing drifts. When a frame can only begin
    /// a whole interval or more too late, the frames missed are counted as the driver's drops, and the next one has its own place.
    func run(until isStopping: Signal<Bool>) {
        let renderer = SceneRenderer(camera, layout, interval: interval, seed: seed)
        let source = frames(renderer)
        let prepared = mode == .prepared ? settings.value : nil
        let first = MonotonicClock.now()
        var number: UInt64 = 0, missed = DropCounts()
        while isStopping.wait(until: first + due(number), for: { $0 ? true : nil }) == nil {
            let late = UInt64(max(MonotonicClock.now() - first - due(number), 0) / interval.nanoseconds)
            missed.driver += late
            number += late
            let settings = prepared ?? settings.value
            let capture = MonotonicClock.now()
            if let buffer = source(number, settings, FramePatch(sequence: number, captureTime: capture)) {
                let times = FrameTimes(
                    capture: capture, clock: .monotonic, moment: .startOfExposure, dequeue: MonotonicClock.now())
                sink.deliver(
                    CapturedImage(
                        buffer: buffer, layout: layout, times: times, driverSequence: number, drops: missed,
                        geometry: camera.geometry(layout.size, settings), settings: settings.frameSettings))
            } else {
                // Readers hold every buffer.
                missed.overload += 1
                sink.dropped(missed)
            }
            missed = DropCounts()
            number += 1
        }
    }

    /// Nanoseconds from the first frame to frame `number`.
    private func due(_ number: UInt64) -> Int64 {
        let numerator = UInt64(interval.numerator), denominator = UInt64(interval.denominator)
        let (seconds, rest) = (number * numerator).quotientAndRemainder(dividingBy: denominator)
        return Int64(seconds) * 1_000_000_000 + Int64(rest * 1_000_000_000 / denominator)
    }

    /// What makes frames in this mode; nil from it when all buffers are lent.
    private func frames(_ renderer: SceneRenderer) -> (UInt64, SceneSettings, FramePatch) -> FrameBuffer? {
        switch mode {
        case .live:
            let pool = FrameBufferPool(capacity: layout.byteCount, limit: Self.liveBuffers)
            // So that the scene is drawn before the first frame is due.
            renderer.prepare(settings.value)
            return { [layout] number, settings, patch in
                guard var buffer = pool.take() else { return nil }
                buffer.withMutableBytes { bytes in
                    renderer.render(number, settings, into: &bytes)
                    patch.draw(into: &bytes, layout)
                }
                return buffer.finish(count: layout.byteCount)
            }
        case .prepared:
            let settings = settings.value
            let prepared = PreparedFrames(layout, count: Self.preparedBuffers) { number, bytes in
                renderer.render(number, settings, into: &bytes)
            }
            return { _, _, patch in prepared.take(patch) }
        }
    }
}
