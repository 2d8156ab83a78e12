import CaptureClient
import Terminal
import Testing

@testable import CaptureConsole

@Suite("What is drawn")
struct ConsoleViewTests {
    private static func state(_ change: (inout ConsoleState) -> Void = { _ in }) -> ConsoleState {
        var state = ConsoleState(showsPicture: true)
        state.apply(.connected(worker: "robot", session: "main"))
        state.apply(.stream(.live))
        state.apply(.summary(Wire.SessionSummary(session: "main", state: .running, camera: "one")))
        state.apply(.cameras([Wire.Camera(id: "one", name: "First Camera")]))
        change(&state)
        return state
    }

    private static func text(_ state: ConsoleState, _ width: Int = 100, _ height: Int = 30) -> String {
        let screen = ConsoleView.screen(state, width: width, height: height)
        return (0..<screen.height).map { screen.text(row: $0) }.joined(separator: "\n")
    }

    @Test("Every size can be drawn, with all there is to show")
    func sizes() {
        let pixels = (0..<160 * 90).map { Picture.Pixel(UInt8($0 % 256), 0, 0) }
        let state = Self.state { state in
            state.apply(.picture(Picture(width: 160, height: 90, pixels: pixels)))
            state.apply(.photo(Wire.Photo(photoId: "p", path: String(repeating: "/long", count: 50), size: 1000)))
            state.showsHelp = true
            for index in 0..<60 { state.say("message \(index)") }
        }
        for width in [1, 2, 9, 15, 20, 40, 47, 63, 80, 100, 220] {
            for height in [1, 2, 3, 5, 8, 13, 24, 60] {
                let screen = ConsoleView.screen(state, width: width, height: height)
                #expect(screen.width == width && screen.height == height)
            }
        }
    }

    @Test("Worker, session, camera, state and keys are on the screen")
    func usual() {
        let text = Self.text(Self.state())
        for part in [
            "worker robot", "session main", "● running", "First Camera", "rate", "latency", "lost", "zoom", "focus", "q quit",
        ] {
            #expect(text.contains(part), "\(part) is missing")
        }
    }

    @Test("A failed session shows why, also on a small screen", arguments: [(100, 30), (60, 10)])
    func problem(width: Int, height: Int) {
        let state = Self.state { state in
            let error = Wire.Error(code: "cameraBusy", message: "another program holds the camera")
            state.apply(.summary(Wire.SessionSummary(session: "main", state: .failed, camera: "one", problem: error)))
        }
        let text = Self.text(state, width, height)
        #expect(text.contains("▲ failed"))
        #expect(text.contains("another program holds the camera"))
    }

    @Test("A worker that is not heard is told as stale, and its figures are no longer shown as if they held")
    func stale() {
        let state = Self.state { $0.apply(.stream(.stale)) }
        let text = Self.text(state)
        #expect(text.contains("○ stale"))
        #expect(text.contains("no frames"))
        #expect(text.contains("the worker is not heard"))
    }

    @Test("Every key of the foot is in the help")
    func help() {
        for key in KeyHelp.keys { #expect(KeyHelp.text.contains(key.does)) }
    }
}
