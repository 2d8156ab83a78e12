internal import CaptureModel
internal import CapturePipeline
internal import CaptureWire

extension Wire.SessionState {
    /// A state as it travels.
    init(_ state: SessionState) {
        self =
            switch state {
            case .stopped: .stopped
            case .idle: .idle
            case .starting: .starting
            case .running: .running
            case .failed: .failed
            }
    }
}

extension Wire.SessionSummary {
    /// A session's state as it travels.
    init(_ snapshot: SessionSnapshot, session: String) {
        var problem: CaptureError?
        if case .failed(let error) = snapshot.state { problem = error }
        self.init(
            session: session, state: Wire.SessionState(snapshot.state), camera: snapshot.camera ?? "",
            generation: snapshot.generation, format: snapshot.format.map { Wire.ImageLayout($0.layout) },
            requestedInterval: snapshot.requestedInterval.map(Wire.Interval.init),
            negotiatedInterval: snapshot.format?.interval.map(Wire.Interval.init),
            problem: problem.map(Wire.Error.init), settings: Wire.FrameSettings(snapshot.settings))
    }
}
