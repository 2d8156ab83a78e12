import Arguments
import CaptureClient
import Glibc
import SystemThreads

/// Asks and steers a worker.
@main
struct CaptureCtlCommand {
    static func main() {
        // First of all, so that no thread takes the signals.
        let signals = TerminationSignals()
        do throws(UsageError) {
            switch try Subcommands.root.parse(CommandLine.arguments.dropFirst()) {
            case .print(let text): print(text.contains("Usage:") ? "\(text)\n\n\(ExitStatus.help)" : text)
            case .run(let invocation):
                let type = Subcommands.type(of: invocation)
                let options = try CommonOptions(invocation, for: type)
                run(try type.init(invocation), Console(options: options, screen: Screen()), until: signals)
            }
        } catch {
            StandardError.print("capture-ctl: \(error)")
            exit(UsageError.exitStatus)
        }
    }

    private static func run(_ subcommand: any Subcommand, _ console: Console, until signals: borrowing TerminationSignals) {
        let runner = Runner()
        let task = Task { exit(await runner.run(subcommand, console).rawValue) }
        _ = signals.wait()
        task.cancel()
        // Whoever asks again does not want to wait for an answer or a reader. Some send every signal twice at once.
        let patience = MonotonicClock.now() + 500_000_000
        repeat { _ = signals.wait() } while MonotonicClock.now() < patience
        _exit(ExitStatus.interrupted.rawValue)
    }
}
