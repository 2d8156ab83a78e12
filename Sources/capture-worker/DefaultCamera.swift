import CaptureModel
import CapturePipeline

/// The camera of a session that names none.
enum DefaultCamera {
    /// What stands for it in options.
    static let word = "auto"
    private static let builtIn = "synthetic:back"

    /// Gives every session that wants it the first real camera that can be used and that no other session has, or the built-in one
    /// where there is none.
    static func resolve(in sessions: inout [Session.Configuration], _ cameras: CameraCatalog) {
        guard sessions.contains(where: { $0.camera == word }) else { return }
        let usable = cameras.cameras().filter { $0.source != "synthetic" && $0.problem == nil }.map(\.id)
        for index in sessions.indices where sessions[index].camera == word {
            sessions[index].camera = usable.first { id in !sessions.contains { $0.camera == id } } ?? builtIn
        }
    }
}
