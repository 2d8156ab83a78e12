internal import CaptureModel
internal import Synchronization

/// What a device and its stream's thread share.
final class ZoomInForce: Sendable {
    private struct State {
        var factor = 1.0
        /// Of the stream that runs.
        var pixelFormat: PixelFormat?
        /// Of the newest frame that has taken its factor.
        var driverSequence: UInt64?
        var lost = DropCounts()
    }
    private let state = Mutex(State())

    /// Frames lost here.
    var lost: DropCounts { state.withLock { $0.lost } }

    /// A stream is about to begin: nothing is known of its frames.
    func begin() { state.withLock { $0.driverSequence = nil } }

    /// Throws when the zoom in force can't be made of a format.
    func check(_ pixelFormat: PixelFormat) throws(CaptureError) {
        if let refusal = state.withLock({ Self.refusal(of: $0.factor, pixelFormat) }) { throw refusal }
    }

    /// The stream has this format.
    ///
    /// Throws when the zoom in force can't be made of it.
    func use(_ pixelFormat: PixelFormat) throws(CaptureError) {
        state.withLock { $0.pixelFormat = pixelFormat }
        try check(pixelFormat)
    }

    /// The stream is over.
    func end() { state.withLock { $0.pixelFormat = nil } }

    /// Sets the factor; answers the driver's sequence of the first frame that has it, nil when frames are not counted.
    func set(_ factor: Double) throws(CaptureError) -> UInt64? {
        let result: Result<UInt64?, CaptureError> = state.withLock { state in
            if let refusal = Self.refusal(of: factor, state.pixelFormat) { return .failure(refusal) }
            state.factor = factor
            return .success(state.driverSequence.map { $0 + 1 })
        }
        return try result.get()
    }

    /// How pictures of `size` lie on the sensor with the factor in force.
    func geometry(of size: FrameSize) -> FrameGeometry {
        CropRegion(of: size, factor: state.withLock { $0.factor }).geometry(of: size)
    }

    /// The factor for the frame that comes now.
    func take(for driverSequence: UInt64?) -> Double {
        state.withLock { state in
            state.driverSequence = driverSequence
            return state.factor
        }
    }

    /// Frames are lost here.
    func count(_ drops: DropCounts) { state.withLock { $0.lost += drops } }

    private static func refusal(of factor: Double, _ pixelFormat: PixelFormat?) -> CaptureError? {
        guard factor > 1, let pixelFormat, !PictureZoomer.formats.contains(pixelFormat) else { return nil }
        let names = PictureZoomer.formats.map(\.description).joined(separator: ", ")
        return CaptureError(.unsupported, "this camera zooms in software, which can't be done in \(pixelFormat): use \(names)")
    }
}
