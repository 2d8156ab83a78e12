internal import Synchronization

/// Settings that a device and its thread share.
final class SettingsInForce: Sendable {
    private struct State {
        var settings: SceneSettings
        /// The frame that was rendered last, or is being rendered; nil before the first.
        var number: UInt64?
    }
    private let state: Mutex<State>

    init(_ settings: SceneSettings) { state = Mutex(State(settings: settings)) }

    var value: SceneSettings {
        get { state.withLock { $0.settings } }
        set { state.withLock { $0.settings = newValue } }
    }

    /// The settings for frame `number`, which is rendered now.
    func take(for number: UInt64) -> SceneSettings {
        state.withLock { state in
            state.number = number
            return state.settings
        }
    }

    /// A stream begins: its frames are numbered from 0.
    func begin() { state.withLock { $0.number = nil } }

    /// Changes the settings; answers them, and the first frame that has them.
    func change(_ body: (inout SceneSettings) -> Void) -> (settings: SceneSettings, firstFrame: UInt64) {
        state.withLock { state in
            body(&state.settings)
            state.settings = state.settings.clamped
            return (state.settings, state.number.map { $0 + 1 } ?? 0)
        }
    }
}
