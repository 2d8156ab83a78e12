import CaptureClient
import ServiceLog
import TerminalText

/// An event as one line for people.
struct EventText {
    private let event: Wire.Event

    init(_ event: Wire.Event) { self.event = event }

    /// `12:00:00.250  main      sessionState  running on synthetic:back, NV12 1280x720 at 30 fps`, in this machine's time.
    func line(withDate: Bool = false, on screen: Screen) -> String {
        let moment = CalendarTime.local(event.wallClock)
        let kind = event.kind?.name ?? "unknown"
        let parts = [
            screen.styled(withDate ? moment.text(separator: " ") : moment.clock, .faint),
            TextWidth.padded(TextWidth.printable(event.session), to: 8), TextWidth.padded(kind, to: 12),
            screen.styled(TextWidth.printable(text), style),
        ]
        return parts.joined(separator: "  ")
    }

    private var style: TextStyle? {
        switch event.kind {
        case .sessionState(let summary): summary.state.style
        case .error: .bad
        case .photo(let photo):
            if case .failed = photo.step { .bad } else { nil }
        case .heartbeat: .faint
        default: nil
        }
    }

    private var text: String {
        switch event.kind {
        case .heartbeat(let beat):
            (["newest event \(beat.lastNumber)"] + beat.sessions.map { "\($0.session) \($0.state) at frame \($0.frameSequence)" })
                .joined(separator: ", ")
        case .sessionState(let summary): text(summary)
        case .cameras(let list): text(list)
        case .error(let error): "\(error.code): \(error.text)"
        case .clockStep(let clock):
            "the wall clock was set \(NumberText.duration(nanoseconds: abs(clock.step))) \(clock.step < 0 ? "back" : "forward")"
        case .workerState(let state): state.stopping ? "going down" : "up, version \(state.version)"
        case .photo(let photo): "\(photo.photoId): \(text(photo.step))"
        case .control(let control): "\(control.name) is \(ControlText(control).value)"
        case nil: "event \(event.number), of a kind that this version does not know"
        }
    }

    private func text(_ summary: Wire.SessionSummary) -> String {
        var parts = ["\(summary.state)" + (summary.camera.isEmpty ? "" : " on \(summary.camera)")]
        if let problem = summary.problem { parts.append("\(problem.code): \(problem.text)") }
        if let format = summary.format {
            let rate = summary.negotiatedInterval.map { " at \($0.rateText) fps" } ?? ""
            parts.append("\(format.text)\(rate), generation \(summary.generation)")
        }
        if let settings = summary.settings.flatMap(SessionText.text) { parts.append(settings) }
        return parts.joined(separator: ", ")
    }

    private func text(_ list: Wire.CameraList) -> String {
        var parts = ["\(list.cameras.count) \(list.cameras.count == 1 ? "camera" : "cameras")"]
        if !list.arrived.isEmpty { parts.append("came: \(list.arrived.joined(separator: ", "))") }
        if !list.lost.isEmpty { parts.append("gone: \(list.lost.joined(separator: ", "))") }
        for camera in list.cameras {
            if let problem = camera.problem { parts.append("\(camera.id) can't be used: \(problem.text)") }
        }
        return parts.joined(separator: "; ")
    }

    private func text(_ step: Wire.PhotoEvent.Step?) -> String {
        switch step {
        case .willBegin(let photo): photo.width == 0 ? "accepted" : "accepted, \(photo.width)x\(photo.height)"
        case .willCapture: "the next frame will be it"
        case .didCapture(let capture): "captured as frame \(capture.frameSequence)"
        case .didFinishProcessing(let photo): "the picture is made, \(NumberText.bytes(photo.size))"
        case .didFinish(let photo): "finished, \(photo.path)"
        case .failed(let error): "failed, \(error.code): \(error.text)"
        case nil: "a step that this version does not know"
        }
    }
}
