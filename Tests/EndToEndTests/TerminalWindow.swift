import Foundation
import Testing

/// A terminal with somebody at it: a shell in tmux, keys that are pressed, and what is seen.
final class TerminalWindow: Sendable {
    private let socket = "sb-\(UInt32.random(in: 0...UInt32.max))"

    /// Opens a window with a shell in it.
    init(width: Int, height: Int, environment: [String: String]) async throws {
        guard Self.tmux != nil else { throw Missing() }
        let variables = environment.merging(["COLORTERM": "truecolor", "LC_ALL": "C.UTF-8"]) { $1 }
        let settings = variables.flatMap { ["-e", "\($0.key)=\($0.value)"] }
        // The shell that tmux starts it by keeps a prompt of its own.
        let shell = "exec env 'PS1=ready> ' bash --noprofile --norc"
        await run(["new-session", "-d", "-x", "\(width)", "-y", "\(height)"] + settings + [shell])
        await expect("a prompt") { $0.contains("ready>") }
    }

    private struct Missing: Error, CustomStringConvertible {
        var description: String { "tmux is missing: run scripts/setup" }
    }

    private static let tmux = ["/usr/bin/tmux", "/usr/local/bin/tmux", "/bin/tmux"].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    @discardableResult private func run(_ arguments: [String]) async -> String {
        let outcome = await ShortCommand.run(Self.tmux!, ["-u", "-L", socket, "-f", "/dev/null"] + arguments)
        #expect(outcome.status == 0, "tmux \(arguments.joined(separator: " ")): \(outcome.output)")
        return outcome.output
    }

    /// Types a line, or presses keys by tmux's names for them.
    func type(_ line: String) async { await run(["send-keys", "-l", line]) }
    func press(_ keys: String...) async { await run(["send-keys"] + keys) }

    /// What is seen.
    func text() async -> String { await run(["capture-pane", "-p"]) }

    /// Waits until something is seen; records what is there instead after half a minute.
    func expect(_ what: String, _ isSeen: (String) -> Bool, location: SourceLocation = #_sourceLocation) async {
        var text = ""
        let end = ContinuousClock.now + .seconds(30)
        while ContinuousClock.now < end {
            text = await self.text()
            if isSeen(text) { return }
            try? await Task.sleep(for: .milliseconds(50))
        }
        Issue.record("never seen: \(what); there is\n\(text)", sourceLocation: location)
    }

    func resize(width: Int, height: Int) async { await run(["resize-window", "-x", "\(width)", "-y", "\(height)"]) }

    /// Is the window as a shell has it: the first screen, with a cursor?
    func isPlain() async -> Bool {
        await run(["display-message", "-p", "#{alternate_on} #{cursor_flag}"]).hasPrefix("0 1")
    }

    /// The process that a command line of the shell has started.
    func child(named name: String) async -> Int32? {
        let shell = await run(["display-message", "-p", "#{pane_pid}"]).trimmingCharacters(in: .whitespacesAndNewlines)
        let children = await ShortCommand.run("/usr/bin/pgrep", ["-P", shell, "-f", name])
        return children.output.split(separator: "\n").first.flatMap { Int32($0) }
    }

    /// Closes the window, with all that runs in it.
    func close() async { _ = await ShortCommand.run(Self.tmux!, ["-L", socket, "kill-server"]) }
}
