internal import CaptureModel
internal import Glibc
internal import Synchronization
internal import V4L2

/// The controls of an open camera: lists, checks and sets them, and keeps in mind what was set, because cameras forget.
///
/// The session's thread sets; the stream's thread reads `settings`.
final class ControlBoard: Sendable {
    private struct State {
        /// What was set last of each control, in the order in which it was.
        var wanted: [(control: ControlDescription, wish: ControlWish)] = []
        var settings = FrameSettings()
        /// What was found last of controls that were set, or that changed.
        var known: [UInt32: CameraControl] = [:]
    }

    private let handle: DeviceHandle
    private let state = Mutex(State())
    private let isTold: Atomic<Bool>

    /// The controls of an open camera. What others change of them is told from now on, where the driver can tell.
    init(_ handle: DeviceHandle) {
        self.handle = handle
        isTold = Atomic(handle.device.subscribeToControls())
        readSettings()
    }

    /// The settings in force, as far as the driver tells them.
    var settings: FrameSettings { state.withLock { $0.settings } }

    /// Everything that can be set, as it is now.
    func list() throws(CaptureError) -> [CameraControl] {
        let controls = try handle.call { device throws(V4L2Error) in try device.controls() }
        let ids = Set(controls.map(\.id))
        var listed: [CameraControl] = []
        for control in controls {
            let blocker = ControlBlockers.candidates(for: control.id).first(where: ids.contains)
            if let described = try describe(control, blocker: blocker) { listed.append(described) }
        }
        return listed
    }

    /// The control of that number as the driver describes it now; nil where there is none.
    func control(_ id: UInt32) throws(CaptureError) -> ControlDescription? {
        try handle.call { device throws(V4L2Error) in try device.control(id) }
    }

    /// Sets one control and reads it back.
    ///
    /// Throws `invalidArgument` for one that is not there or a value that it does not take; `unsupported`, naming the control that
    /// decides instead, for one that can't be set now or ever.
    func set(_ id: UInt32, to value: ControlValue) throws(CaptureError) -> CameraControl {
        guard let control = try control(id), let described = try describe(control, blocker: try blocker(of: id)) else {
            let names = try list().map { "\($0.id) (\($0.name))" }.joined(separator: ", ")
            throw CaptureError(.invalidArgument, "no control \(id): there are \(names.isEmpty ? "none" : names)")
        }
        try check(control, described)
        let wish = try ControlWish(value, for: control, menu: described.entries)
        do { try handle.device.write(wish, to: control) } catch { throw meaning(of: error, control, described) }
        remember(control, wish)
        readSettings()
        guard let now = try self.control(id), let read = try describe(now, blocker: described.blockedBy) else {
            throw CaptureError(.cameraFailed, "the control \(id) (\(control.name)) is gone since it was set")
        }
        state.withLock { $0.known[id] = read }
        return read
    }

    /// Forgets that a control was set: another one decides from now on.
    func forget(_ id: UInt32) { state.withLock { $0.wanted.removeAll { $0.control.id == id } } }

    /// Sets again what was set, in the same order: cameras lose it when a stream starts. What fails now is as the camera has it.
    func apply() {
        let wanted = state.withLock { $0.wanted }
        for (control, wish) in wanted { try? handle.device.write(wish, to: control) }
        // A start grabs controls, and a stop releases them: that is no news.
        let changed = isListening ? takeChanged().union(wanted.map(\.control.id)) : Set(wanted.map(\.control.id))
        guard !changed.isEmpty else { return }
        state.withLock { state in for id in changed { state.known[id] = nil } }
        readSettings()
    }

    /// Does the driver tell, by `POLLPRI`, of controls that others change? No more once it has failed to say of which.
    var isListening: Bool { isTold.load(ordering: .relaxed) }

    /// The numbers of controls that the driver says have changed, since the last call; the stream's thread, which never waits here.
    func takeChanged() -> Set<UInt32> {
        var changed: Set<UInt32> = []
        do throws(V4L2Error) {
            while let id = try handle.device.nextChangedControl() { changed.insert(id) }
        } catch {
            // Whatever it is, `poll` would come back for it at once and for ever.
            isTold.store(false, ordering: .relaxed)
        }
        return changed
    }

    /// Reads controls that others may have changed, and the settings in force; answers those controls that are not as they were
    /// found last. The session's thread.
    func refresh(_ ids: Set<UInt32>) throws(CaptureError) -> [CameraControl] {
        readSettings()
        var changed: [CameraControl] = []
        for id in ids.sorted() {
            guard let control = try control(id), let now = try describe(control, blocker: try blocker(of: id)) else { continue }
            let before = state.withLock { $0.known.updateValue(now, forKey: id) }
            // A button looks the same however often it is pressed.
            if now != before || now.kind == .button { changed.append(now) }
        }
        return changed
    }

    /// A number of a control that may be read; nil where there is none, or the camera does not answer.
    func number(of control: ControlDescription) -> Int64? {
        control.isReadable ? try? handle.device.readNumber(of: control) : nil
    }

    private func describe(_ control: ControlDescription, blocker: UInt32?) throws(CaptureError) -> CameraControl? {
        try handle.call { device throws(V4L2Error) in
            let isMenu = control.kind == .menu || control.kind == .integerMenu
            return CameraControl(
                control, menu: isMenu ? try device.menu(of: control) : [:], value: try device.read(control), blocker: blocker)
        }
    }

    private func blocker(of id: UInt32) throws(CaptureError) -> UInt32? {
        for candidate in ControlBlockers.candidates(for: id) where try control(candidate) != nil { return candidate }
        return nil
    }

    private func check(_ control: ControlDescription, _ described: CameraControl) throws(CaptureError) {
        let name = "control \(control.id) (\(control.name))"
        if described.isReadOnly { throw CaptureError(.unsupported, "\(name) can only be read") }
        guard described.isInactive else { return }
        if control.flags.contains(.grabbed) {
            throw CaptureError(.unsupported, "\(name) can't be set while the camera streams", isRetriable: true)
        }
        throw try blocked(name, by: described.blockedBy)
    }

    private func blocked(_ name: String, by blocker: UInt32?) throws(CaptureError) -> CaptureError {
        guard let blocker, let other = try control(blocker) else {
            return CaptureError(.unsupported, "\(name) is inactive: another control decides")
        }
        return CaptureError(
            .unsupported, "\(name) is inactive: control \(other.id) (\(other.name)) decides; set that to manual, or off, first")
    }

    /// What a driver's refusal means: its errno is about the value or the moment, not about the device.
    private func meaning(of error: V4L2Error, _ control: ControlDescription, _ described: CameraControl) -> CaptureError {
        let name = "control \(control.id) (\(control.name))"
        switch error.errno {
        case ERANGE, EINVAL:
            return CaptureError(.invalidArgument, "\(name) does not take this value", cause: error.description)
        case EACCES, EPERM, EBUSY:
            var refusal = CaptureError(.unsupported, "\(name) can't be set now", isRetriable: true)
            if error.errno == EACCES, let named = try? blocked(name, by: described.blockedBy) { refusal = named }
            refusal.cause = error.description
            return refusal
        default: return handle.report(error)
        }
    }

    private func remember(_ control: ControlDescription, _ wish: ControlWish) {
        guard control.kind != .button, !control.flags.contains(.executesOnWrite) else { return }
        state.withLock { state in
            state.wanted.removeAll { $0.control.id == control.id }
            state.wanted.append((control, wish))
        }
    }

    private func readSettings() {
        let settings = FrameSettings(readingFrom: handle.device)
        state.withLock { $0.settings = settings }
    }
}

extension CameraControl {
    /// A menu's entries.
    fileprivate var entries: [Int64: String] { if case .menu(let entries) = kind { entries } else { [:] } }
}

extension VideoDevice {
    /// Has the driver tell of each control that can be set; false when it can't. What can only be read is a measurement, which some
    /// drivers change with every picture.
    func subscribeToControls() -> Bool {
        guard let controls = try? controls() else { return false }
        var isTold = false
        for control in controls where control.flags.isDisjoint(with: [.readOnly, .disabled]) {
            guard control.kind != .heading, control.kind != .compound else { continue }
            if (try? subscribe(toControl: control.id)) != nil { isTold = true }
        }
        return isTold
    }

    /// A control's value; nil where it can't be read, or the camera does not answer for this one.
    fileprivate func read(_ control: ControlDescription) throws(V4L2Error) -> ControlValue? {
        guard control.isReadable else { return nil }
        do {
            switch control.kind {
            case .text: return .text(try readText(of: control))
            case .boolean: return .boolean(try readNumber(of: control) != 0)
            default: return .integer(try readNumber(of: control))
            }
        } catch {
            // Webcams list controls that they then refuse; only a camera that is gone is a reason to stop.
            guard error.errno != ENODEV else { throw error }
            return nil
        }
    }

    fileprivate func write(_ wish: ControlWish, to control: ControlDescription) throws(V4L2Error) {
        switch wish {
        case .number(let number): try set(control, to: number)
        case .text(let text): try set(control, to: text)
        }
    }
}
