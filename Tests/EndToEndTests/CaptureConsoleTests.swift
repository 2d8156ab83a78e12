import Foundation
import Testing

/// One after the other: many workers and terminals at once would only wait for each other.
@Suite("capture-console as a person uses it", .serialized)
struct CaptureConsoleTests {
    /// A worker, and a console on a terminal.
    private static func start(width: Int = 100, height: Int = 30) async throws -> (RunningWorker, TerminalWindow) {
        let folder = try RunningWorker.makeFolder()
        let worker = try await RunningWorker(["--library", folder.appending(path: "photos").path], folder: folder)
        let window = try await TerminalWindow(width: width, height: height, environment: RunningWorker.environment(folder))
        await window.type(ServiceProcess.products.appending(path: "capture-console").path + " --worker \(worker.name)")
        await window.press("Enter")
        await window.expect("a running session") { $0.contains("● running") }
        return (worker, window)
    }

    private static func end(_ worker: RunningWorker, _ window: TerminalWindow) async {
        await window.close()
        await worker.stop()
    }

    /// The terminal must be the shell's again.
    private static func expectShell(in window: TerminalWindow, status: Int) async {
        await window.expect("the shell's prompt") { $0.contains("ready>") && !$0.contains("Shutterbus") }
        #expect(await window.isPlain())
        await window.type(
            "echo status $?; stty -a | tr ' ;' '\\n\\n' | grep -xE -- '-?(icanon|echo|isig|opost)' | tr '\\n' ','")
        await window.press("Enter")
        await window.expect("a terminal as shells have it") { text in
            text.contains("status \(status)\n") && text.contains("opost,isig,icanon,echo,")
        }
    }

    @Test("Rate, latency and camera are seen; keys switch, zoom, focus, stop and start; q gives the terminal back")
    func commands() async throws {
        let (worker, window) = try await Self.start()
        await window.expect("rate and latency") { $0.contains(" fps of 30.0") && $0.contains("latency  p50") }
        await window.expect("the camera") { $0.contains("Synthetic Back Camera") }
        await window.expect("a picture") { $0.contains("▀▀▀▀▀▀▀▀") }
        await window.press("n")
        await window.expect("the next camera") {
            $0.contains("2/3 Synthetic Back Ultra Wide Camera") && $0.contains("generation 2")
        }
        await window.press("3")
        await window.expect("the third camera") { $0.contains("3/3 Synthetic Front Camera") && $0.contains("mirrored") }
        await window.press("+", "+", "+", "+")
        await window.expect("twice the size") { $0.contains("zoom     2.00×") }
        await window.press("0")
        await window.expect("the whole picture") { $0.contains("zoom     1.00×") }
        await window.press("]", "]")
        await window.expect("the lens farther away") { $0.contains("focus    0.60") && $0.contains("locked") }
        await window.press("Up", "Left", "f")
        await window.expect("focus at the mark") { $0.contains("focus at 0.45, 0.45") }
        await window.press("c")
        await window.expect("focus by itself") { $0.contains("continuous") }
        await window.press("s")
        await window.expect("a stopped session") { $0.contains("■ stopped") && $0.contains("no frames") }
        await window.press("s")
        await window.expect("frames again") { $0.contains("● running") && $0.contains(" fps of") }
        await window.press("?")
        await window.expect("the help") { $0.contains("move the focus mark in the picture") }
        await window.press("Escape")
        await window.expect("no help") { !$0.contains("move the focus mark in the picture") }
        await window.press("p")
        await window.expect("no picture") { !$0.contains("▀▀▀▀▀▀▀▀") }
        await window.press("q")
        await Self.expectShell(in: window, status: 0)
        await Self.end(worker, window)
    }

    @Test("The space bar takes a photo, and shows the path of a whole file")
    func photo() async throws {
        let (worker, window) = try await Self.start(width: 160)
        // Beside the picture there is room for the end of a path only.
        await window.press("p", "Space")
        await window.expect("a photo's path") { $0.contains(".jpg") && !$0.contains("▀▀▀▀") }
        let text = await window.text()
        let path = try #require(text.split(whereSeparator: \.isWhitespace).first { $0.hasPrefix("/") && $0.hasSuffix(".jpg") })
        let bytes = try Data(contentsOf: URL(filePath: String(path)))
        #expect(bytes.prefix(2) == Data([0xff, 0xd8]) && bytes.suffix(2) == Data([0xff, 0xd9]))
        await Self.end(worker, window)
    }

    @Test("It fits every size of the window, and leaves nothing of the one before")
    func resize() async throws {
        let (worker, window) = try await Self.start()
        for (width, height) in [(60, 15), (140, 45), (20, 5), (100, 30)] {
            await window.resize(width: width, height: height)
            await window.expect("one title and one foot at \(width)x\(height)") { text in
                let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
                guard lines.count >= height else { return false }
                return lines[0].contains("Shutterbus") == (width > 20) && lines[height - 1].contains("q quit")
                    && lines.count { $0.contains("q quit") } == 1 && lines.count { $0.contains("● running") } == 1
                    && lines.allSatisfy { $0.count <= width }
            }
        }
        await Self.end(worker, window)
    }

    @Test("SIGTERM, SIGHUP and SIGINT give the terminal back", arguments: [SIGTERM, SIGHUP, SIGINT])
    func signals(signal: Int32) async throws {
        let (worker, window) = try await Self.start()
        let console = try #require(await window.child(named: "capture-console"))
        kill(console, signal)
        await Self.expectShell(in: window, status: 0)
        await Self.end(worker, window)
    }

    @Test("A fault of its own gives the terminal back too")
    func fault() async throws {
        let (worker, window) = try await Self.start()
        kill(try #require(await window.child(named: "capture-console")), SIGILL)
        await window.expect("the shell's prompt") { $0.contains("ready>") && !$0.contains("● running") }
        #expect(await window.isPlain())
        await window.type("stty -a | tr ' ;' '\\n\\n' | grep -xE -- '-?(icanon|echo)' | tr '\\n' ','")
        await window.press("Enter")
        await window.expect("a terminal as shells have it") { $0.contains("icanon,echo,") && !$0.contains("-icanon,") }
        await Self.end(worker, window)
    }

    @Test("Ctrl-Z gives the terminal back while it is stopped, and fg brings all back")
    func stopped() async throws {
        let (worker, window) = try await Self.start()
        await window.press("C-z")
        await window.expect("the shell's word for it") { $0.contains("Stopped") && !$0.contains("● running") }
        #expect(await window.isPlain())
        await window.type("fg")
        await window.press("Enter")
        await window.expect("the console again") { $0.contains("● running") && $0.contains("q quit") }
        await window.press("C-c")
        await window.expect("the shell's prompt") { $0.contains("ready>") && !$0.contains("● running") }
        #expect(await window.isPlain())
        await Self.end(worker, window)
    }

    @Test("A worker that is killed is told as stale, and taken up again when it is back")
    func restart() async throws {
        let (worker, window) = try await Self.start()
        worker.process.signal(SIGKILL)
        _ = await worker.process.outcome()
        await window.expect("a worker that is not heard") { $0.contains("○ stale") && $0.contains("no frames") }
        let second = try await RunningWorker(folder: worker.folder, name: worker.name)
        await window.expect("the worker again") {
            $0.contains("● running") && $0.contains(" fps of") && $0.contains("heard again")
        }
        await window.press("n")
        await window.expect("a command that is carried out") { $0.contains("Synthetic Back Ultra Wide Camera") }
        await Self.end(second, window)
    }

    @Test("Without a worker, or a terminal, it says so in a line and changes nothing")
    func refused() async throws {
        let folder = try RunningWorker.makeFolder()
        let window = try await TerminalWindow(width: 100, height: 30, environment: RunningWorker.environment(folder))
        await window.type(ServiceProcess.products.appending(path: "capture-console").path + "; echo status $?")
        await window.press("Enter")
        await window.expect("the reason") { $0.contains("capture-console: ") && $0.contains("status 69") }
        #expect(await window.isPlain())
        await window.close()
        let outcome = try await ServiceProcess.run("capture-console", [], environment: RunningWorker.environment(folder))
        #expect(outcome.status == 1 && outcome.errors.contains("no terminal"))
        let usage = try await ServiceProcess.run("capture-console", ["--worker"])
        #expect(usage.status == 64)
        let help = try await ServiceProcess.run("capture-console", ["--help"])
        #expect(help.status == 0 && help.output.contains("SPACE") && help.output.contains("Exit status"))
        try FileManager.default.removeItem(at: folder)
    }
}
