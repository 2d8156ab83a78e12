package import CaptureModel
internal import Synchronization

/// Which camera a session is to use.
package enum CameraTarget: Hashable, Sendable {
    /// The next one, in the catalog's order, that can be used.
    case next
    /// The one of this id.
    case camera(String)
    /// The first that looks there.
    case position(CameraPosition)
}

/// What came of a switch.
package struct SwitchResult: Sendable {
    /// What became of the session's camera.
    package enum Outcome: Sendable {
        /// The wanted camera is used.
        case switched
        /// The wanted one can't be used; the old one is used as before.
        case rolledBack(CaptureError)
        /// Neither can be used; the session tries the old one on.
        case lost(CaptureError)
    }
    /// What became of the session's camera.
    package var outcome: Outcome
    /// The camera that is used now.
    package var camera: String
    /// The generation of its frames.
    package var generation: UInt64
    /// The first frame of it.
    package var effectiveSequence: UInt64
}

extension Session {
    /// How long a camera may take for its first frame before it counts as not usable.
    private static let patience: Int64 = 3_000_000_000

    /// Uses another camera, with its own defaults but for the format that the session wishes. Either it delivers, or the old one
    /// does again. It blocks the session's thread.
    ///
    /// Throws `cameraNotFound` with the cameras that there are; nothing changes then.
    package func switchCamera(to target: CameraTarget) throws(CaptureError) -> SwitchResult {
        let candidates = try candidates(for: target)
        if candidates.first == choice.camera, snapshot.state.isUsable { return result(.switched) }
        guard !candidates.isEmpty else {
            // Nothing is to be gained, so nothing is stopped.
            return result(.rolledBack(CaptureError(.cameraNotFound, "there is no other camera that can be used")))
        }
        let old = choice
        // The old one goes first: hardware may not run both.
        closeCamera()
        var reason: CaptureError?
        for camera in candidates {
            choice = Choice(camera: camera, format: wish, isFormatOptional: true)
            do throws(CaptureError) {
                try beginAsWished()
                return result(.switched)
            } catch {
                closeCamera()
                if reason == nil { reason = error }
            }
        }
        choice = old
        let why = reason ?? CaptureError(.internalError, "no camera was tried")
        do throws(CaptureError) {
            try beginAndSee()
            return result(.rolledBack(why))
        } catch {
            fail(error)
            return result(.lost(why))
        }
    }

    private func candidates(for target: CameraTarget) throws(CaptureError) -> [String] {
        let cameras = catalog.cameras()
        let ids = cameras.map(\.id).joined(separator: ", ")
        switch target {
        case .camera(let id):
            guard cameras.contains(where: { $0.id == id }) else {
                throw CaptureError(.cameraNotFound, "no camera '\(id)': there are \(ids)")
            }
            return [id]
        case .position(let position):
            guard let camera = cameras.first(where: { $0.position == position && $0.problem == nil }) else {
                throw CaptureError(.cameraNotFound, "no camera that can be used looks \(position): there are \(ids)")
            }
            return [camera.id]
        case .next:
            let usable = cameras.filter { $0.problem == nil }.map(\.id)
            guard let here = usable.firstIndex(of: choice.camera) else { return usable }
            return Array(usable[(here + 1)...] + usable[..<here])
        }
    }

    /// Begins and sees; a camera that lists the wished format and can't stream it gets its own.
    private func beginAsWished() throws(CaptureError) {
        do throws(CaptureError) {
            try beginAndSee()
        } catch {
            guard choice.format != FormatRequest(), error.code == .unsupportedFormat || error.code == .noBandwidth else {
                throw error
            }
            stopStream()
            choice.format = FormatRequest()
            try beginAndSee()
        }
    }

    /// Begins, and when it streams waits for the first frame: a camera that starts and gives nothing is not usable.
    func beginAndSee() throws(CaptureError) {
        try begin()
        guard let stream else { return }
        switch stream.waitForBeginning(max(Self.patience, 10 * (snapshot.format?.interval?.nanoseconds ?? 0))) {
        case .firstFrame: break
        case .ended(let error): throw error
        case nil: throw CaptureError(.cameraStalled, "the camera \(choice.camera) started and delivered no frame")
        }
    }

    private func result(_ outcome: SwitchResult.Outcome) -> SwitchResult {
        settled = stream?.firstSequence ?? counters.state.withLock { $0.frameSequence } + 1
        return SwitchResult(outcome: outcome, camera: choice.camera, generation: generation, effectiveSequence: settled)
    }
}

extension SessionState {
    /// Does the session's camera do what is wanted of it?
    fileprivate var isUsable: Bool {
        switch self {
        case .idle, .running, .stopped: true
        case .starting, .failed: false
        }
    }
}
