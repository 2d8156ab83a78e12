package import CaptureClient
internal import SystemThreads

/// All that the console knows and shows. It changes by updates from the worker and by keys, and by nothing else.
package struct ConsoleState: Sendable {
    /// A line about what happened.
    struct Message: Hashable, Sendable {
        var at: Int64
        var text: String
        var isFailure: Bool
    }
    /// Messages that are kept.
    private static let messageLimit = 50

    /// Before it is connected there is nothing to show.
    package private(set) var isConnected = false
    /// Why it can't be.
    package private(set) var failure: CaptureError?
    var worker = ""
    var session = ""
    var stream = StreamState.connecting
    var summary: Wire.SessionSummary?
    var cameras: [Wire.Camera] = []
    var newest: FrameHeader?
    var figures = FrameFigures()
    var picture: Picture?
    var pictureProblem: String?
    var photo: Wire.Photo?
    /// What came of a focus that was set here, for workers whose frames do not tell.
    var answeredFocusMode: Wire.AutomaticMode?
    var zoomRange: ClosedRange<Double>?
    var messages: [Message] = []
    /// The command that is being carried out.
    var current: ConsoleCommand?

    /// Where the next focus is to be, in the picture.
    var marker = (x: 0.5, y: 0.5)
    /// What keys have asked for and the worker has not yet done.
    var wantedZoom: Double?, wantedLens: Double?
    package var showsPicture: Bool
    var showsHelp = false

    /// Nothing is known.
    package init(showsPicture: Bool) { self.showsPicture = showsPicture }

    /// The session's camera, when it is among those that are known.
    var camera: Wire.Camera? { cameras.first { $0.id == cameraID } }
    var cameraID: String { summary?.camera ?? newest?.camera ?? "" }
    /// Zoom and lens as frames show them, or as they were asked for when none comes.
    var zoom: Double? { newest?.settings.zoom ?? summary?.settings?.zoom }
    var lens: Double? { newest?.settings.lensPosition ?? summary?.settings?.lensPosition }
    /// What the lens does of itself; nil where nobody tells.
    var focusMode: Wire.AutomaticMode? {
        let told = [Wire.AutomaticMode(newest?.settings.focusMode), summary?.settings?.focusMode, answeredFocusMode]
        return told.lazy.compactMap { $0 }.first { $0 != .unspecified }
    }
    /// Can what is shown be trusted to be so now?
    var isLive: Bool { stream == .live }

    /// Adds a line.
    mutating func say(_ text: String, isFailure: Bool = false) {
        messages.append(Message(at: MonotonicClock.wallClock(), text: text, isFailure: isFailure))
        if messages.count > Self.messageLimit { messages.removeFirst() }
    }

    /// Takes in what has become known.
    package mutating func apply(_ update: ConsoleUpdate) {
        switch update {
        case .connected(let worker, let session):
            (self.worker, self.session, isConnected) = (worker, session, true)
        case .failed(let error): failure = error
        case .frame(let note):
            if let newest, newest.camera != note.header.camera { forgetSettings() }
            newest = note.header
            figures.add(note)
        case .picture(let picture): (self.picture, pictureProblem) = (picture, nil)
        case .noPicture(let reason): (picture, pictureProblem) = (nil, reason)
        case .stream(let state): became(state)
        case .restarted:
            forgetSettings()
            say("the worker was started anew")
        case .summary(let summary): self.summary = summary
        case .cameras(let cameras):
            self.cameras = cameras
            let range = camera?.capabilities.first { $0.name == "zoom" }
            if let low = range?.minimum, let high = range?.maximum, low < high { zoomRange = low...high }
        case .photo(let photo): self.photo = photo
        case .problem(let error): say(error.message, isFailure: true)
        case .stopping: say("the worker is going down", isFailure: true)
        case .began(let command): current = command
        case .answered(let command, .success(let answer)):
            current = nil
            done(command, answer)
        case .answered(let command, .failure(let error)):
            current = nil
            // What follows starts from what is in force.
            (wantedZoom, wantedLens) = (nil, nil)
            say("\(command.text): \(error.description)", isFailure: true)
        }
    }

    private mutating func became(_ state: StreamState) {
        let old = stream
        stream = state
        if state == .stale { say("nothing heard from the worker for 3 s; trying to reach it again", isFailure: true) }
        if old == .stale, state == .live { say("the worker is heard again") }
    }

    private mutating func done(_ command: ConsoleCommand, _ answer: ConsoleAnswer) {
        switch answer {
        case .switched(let reply):
            forgetSettings()
            if let reason = reply.reason {
                say("\(command.text): \(reason.message); still \(reply.camera)", isFailure: true)
            } else {
                say("camera \(reply.camera)")
            }
        case .zoomed(let reply):
            if wantedZoom == Self.factor(command) { wantedZoom = nil }
            if reply.minimum < reply.maximum { zoomRange = reply.minimum...reply.maximum }
            say("zoom \(reply.factor.text(2))×" + (reply.clamped ? ", the end of its range" : ""))
        case .focused(let reply):
            answeredFocusMode = reply.mode
            if case .lens(let position) = command {
                if wantedLens == position { wantedLens = nil }
                say("lens \((reply.lensPosition ?? position).text(2))")
            } else {
                say(command.text + (reply.lensPosition.map { ": lens \($0.text(2))" } ?? ""))
            }
        case .captured(let photo):
            self.photo = photo
            say("photo \(photo.photoId), \(photo.width)×\(photo.height), \(bytesText(photo.size))")
        case .session(let summary):
            self.summary = summary
            say(command == .stop ? "the session is stopped" : "the session captures again")
        }
    }

    private static func factor(_ command: ConsoleCommand) -> Double? {
        if case .zoom(let factor) = command { factor } else { nil }
    }

    /// Another camera, or a new worker, starts with settings of its own.
    private mutating func forgetSettings() {
        (answeredFocusMode, zoomRange, wantedZoom, wantedLens) = (nil, nil, nil, nil)
        marker = (0.5, 0.5)
        apply(.cameras(cameras))
    }
}
