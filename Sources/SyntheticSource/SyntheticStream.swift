internal import CaptureModel
internal import CapturePipeline
internal import FramePatch
internal import SystemThreads

/// What a running camera's thread does: waits for the moment of each frame, renders it, hands it over.
struct SyntheticStream: Sendable {
    /// Frames that may be lent at once: as live ones, and as prepared ones. Of these only as many as one reader's queue holds, so
    /// that a camera faster than its reader waits for it and does not fill the machine with frames that are dropped.
    static let liveBuffers = 12, preparedBuffers = 2
    /// How long a prepared camera waits for a reader, in nanoseconds.
    private static let patience: Int64 = 100_000_000

    let camera: SyntheticCamera
    let layout: ImageLayout
    let interval: FrameInterval
    let scenes: DrawnScenes
    let mode: SyntheticProvider.Mode
    let settings: SettingsInForce
    let sink: any FrameSink

    /// Delivers frames until `isStopping`.
    ///
    /// Frame n is due n intervals after the first, whatever became of those before it: nothing drifts. When a frame can only begin
    /// a whole interval or more too late, the frames missed are counted as the driver's drops, and the next one has its own place.
    func run(until isStopping: Signal<Bool>) {
        let renderer = scenes.take(camera, layout, interval: interval)
        defer { scenes.put(renderer, camera, layout, interval: interval) }
        let ring = ring(renderer)
        let source = ring.map(Self.frames) ?? frames(renderer)
        let prepared = mode == .prepared ? settings.value : nil
        let first = MonotonicClock.now()
        var number: UInt64 = 0, missed = DropCounts()
        while isStopping.wait(until: first + due(number), for: { $0 ? true : nil }) == nil {
            ring?.waitForOne(until: MonotonicClock.now() + Self.patience)
            let late = UInt64(max(MonotonicClock.now() - first - due(number), 0) / interval.nanoseconds)
            missed.driver += late
            number += late
            let settings = prepared ?? settings.take(for: number)
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

    private typealias Maker = (UInt64, SceneSettings, FramePatch) -> FrameBuffer?

    /// What renders live frames; nil from it when all buffers are lent.
    private func frames(_ renderer: SceneRenderer) -> Maker {
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
    }

    /// What lends prepared frames.
    private static func frames(_ ring: PreparedFrames) -> Maker { { _, _, patch in ring.take(patch) } }

    /// The frames of a prepared camera; nil for a live one.
    private func ring(_ renderer: SceneRenderer) -> PreparedFrames? {
        guard mode == .prepared else { return nil }
        let settings = settings.value
        return PreparedFrames(layout, count: Self.preparedBuffers) { renderer.render($0, settings, into: &$1) }
    }
}
