extension Wire.Event {
    /// The topic that the event is published under. An event of a kind that this build does not know has the kind `unknown`.
    public var topic: Topic {
        Topic(worker: worker, session: session, channel: .event, name: kind?.name ?? "unknown")
    }
}

extension Wire.Event.Kind {
    /// The last segment of its topic: its field's name in JSON.
    public var name: String {
        switch self {
        case .heartbeat: "heartbeat"
        case .sessionState: "sessionState"
        case .cameras: "cameras"
        case .error: "error"
        case .clockStep: "clockStep"
        case .workerState: "workerState"
        case .photo: "photo"
        case .control: "control"
        }
    }

    /// Is it a state, sent again to those who subscribe later?
    public var isRetained: Bool {
        switch self {
        case .sessionState, .cameras, .workerState: true
        case .heartbeat, .error, .clockStep, .photo, .control: false
        }
    }
}
