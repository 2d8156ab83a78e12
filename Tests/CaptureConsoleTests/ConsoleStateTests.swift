import CaptureClient
import Terminal
import Testing

@testable import CaptureConsole

@Suite("What keys and news do")
struct ConsoleStateTests {
    private static func state() -> ConsoleState {
        var state = ConsoleState(showsPicture: false)
        state.apply(.connected(worker: "robot", session: "main"))
        state.apply(.stream(.live))
        let zoom = Wire.Capability(name: "zoom", support: .hardware, minimum: 1, maximum: 4)
        state.apply(.summary(Wire.SessionSummary(session: "main", state: .running, camera: "one")))
        state.apply(
            .cameras([Wire.Camera(id: "one", name: "First", capabilities: [zoom]), Wire.Camera(id: "two", name: "Second")]))
        return state
    }

    @Test("Zoom goes in steps of a quarter of a doubling, from what was asked for last, and ends where the camera's range does")
    func zoom() {
        var state = Self.state()
        var factors: [Double] = []
        for key in "++++++++++" {
            if case .command(.zoom(let factor)) = state.press(.character(key)) { factors.append(factor) }
        }
        #expect(abs(factors[0] - 1.1892) < 0.001)
        #expect(abs(factors[3] - 2) < 0.001)
        #expect(factors.last == 4)
        #expect(state.press(.character("0")) == .command(.zoom(1)))
        #expect(state.press(.character("-")) == .command(.zoom(1)))
    }

    @Test("Steps that wait become one; other commands keep their order")
    func queue() {
        var queue = CommandQueue()
        for command in [ConsoleCommand.zoom(1.2), .zoom(1.4), .capture, .zoom(2), .lens(0.1), .lens(0.2), .capture, .capture] {
            let isTaken = queue.put(command)
            #expect(isTaken)
        }
        var order: [ConsoleCommand] = []
        while let command = queue.next() { order.append(command) }
        #expect(order == [.zoom(1.4), .capture, .zoom(2), .lens(0.2), .capture, .capture])
        let taken = (0...CommandQueue.limit).map { _ in queue.put(.capture) }
        #expect(taken == [Bool](repeating: true, count: CommandQueue.limit) + [false])
    }

    @Test(
        "Each key leads to its command",
        arguments: [
            (Key.character("n"), KeyEffect.command(.switchCamera(nil))), (.tab, .command(.switchCamera(nil))),
            (.character("2"), .command(.switchCamera("two"))), (.character("3"), .none), (.character(" "), .command(.capture)),
            (.character("f"), .command(.focusPoint(x: 0.5, y: 0.5))), (.enter, .command(.focusPoint(x: 0.5, y: 0.5))),
            (.character("a"), .command(.focusMode(.auto))), (.character("c"), .command(.focusMode(.continuous))),
            (.character("s"), .command(.stop)), (.character("q"), .quit), (.control("c"), .quit), (.control("z"), .suspend),
            (.control("l"), .redraw), (.character("x"), .none), (.escape, .none),
        ])
    func keys(key: Key, effect: KeyEffect) {
        var state = Self.state()
        #expect(state.press(key) == effect)
    }

    @Test("The mark moves, stays in the picture, and is where the next focus goes")
    func marker() {
        var state = Self.state()
        for _ in 0..<30 { _ = state.press(.left) }
        _ = state.press(.up)
        guard case .command(.focusPoint(let x, let y)) = state.press(.character("f")) else {
            Issue.record("no focus")
            return
        }
        #expect(x == 0 && abs(y - 0.45) < 1e-9)
    }

    @Test("The help takes the next key, but not those that end")
    func help() {
        var state = Self.state()
        #expect(state.press(.character("?")) == .none)
        #expect(state.showsHelp)
        #expect(state.press(.character(" ")) == .none)
        #expect(!state.showsHelp)
        _ = state.press(.character("?"))
        #expect(state.press(.character("q")) == .quit)
    }

    @Test("A refused command is told with its reason, and the next step starts from what is in force")
    func refused() {
        var state = Self.state()
        _ = state.press(.character("+"))
        state.apply(.answered(.zoom(1.2), .failure(CaptureError(.unsupported, "the camera one can't zoom"))))
        #expect(state.wantedZoom == nil)
        #expect(state.messages.last?.text.contains("can't zoom") == true && state.messages.last?.isFailure == true)
    }

    @Test("A stopped session is started by the key that stops one")
    func start() {
        var state = Self.state()
        state.apply(.summary(Wire.SessionSummary(session: "main", state: .stopped, camera: "one")))
        #expect(state.press(.character("s")) == .command(.start))
    }

    @Test("Rate and latency are those of the last seconds, losses those since the first frame")
    func figures() {
        var figures = FrameFigures()
        for index in 0..<90 {
            let header = FrameHeader(
                frameSequence: UInt64(index + 1), drops: DropCounts(driver: 1),
                layout: ImageLayout(pixelFormat: .mjpeg, size: FrameSize(width: 64, height: 48), planes: []))
            let at = Int64(index) * 100_000_000
            figures.add(
                FrameNote(header: header, receivedAt: at, latency: index < 60 ? 9_000_000 : 2_000_000, lost: index == 5 ? 3 : 0))
            figures.advance(to: at)
        }
        #expect(abs(figures.rate! - 10) < 0.01)
        #expect(figures.latency(0.5) == 2)
        #expect(figures.latency(0.99) == 9 || figures.latency(0.99) == 2)
        #expect(figures.drops.driver == 89)
        #expect(figures.lost == 3)
        #expect(figures.history.count >= 7)
    }
}
