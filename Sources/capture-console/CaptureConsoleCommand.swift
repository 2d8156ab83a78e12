import Arguments
import CaptureClient
import CaptureConsole
import Glibc
import SystemThreads
import Terminal

/// A worker on the terminal: its figures, its picture, and keys for its camera.
@main
struct CaptureConsoleCommand {
    private static let exitStatuses = """
        Exit status:
          0    it was ended by a key or a signal
          1    it failed, or there is no terminal
          64   the command line is wrong
          69   no worker was found, or none answered
        """
    /// Nanoseconds that closing may take: nobody who quits wants to wait for a worker.
    private static let patience: Int64 = 500_000_000

    static func main() {
        // First of all, so that no thread takes the signals.
        let events = TerminalEvents()
        do throws(UsageError) {
            switch try ConsoleOptions.command.parse(CommandLine.arguments.dropFirst()) {
            case .print(let text): print(text.contains("Usage:") ? "\(text)\n\n\(KeyHelp.text)\n\n\(exitStatuses)" : text)
            case .run(let invocation): run(try ConsoleOptions(invocation), events)
            }
        } catch {
            complain("\(error)")
            exit(UsageError.exitStatus)
        }
    }

    private static func run(_ options: ConsoleOptions, _ events: borrowing TerminalEvents) {
        guard let terminal = Terminal() else {
            complain("this is no terminal that could be drawn on; capture-tap writes plain lines")
            exit(1)
        }
        let link = ConsoleLink()
        Task { await link.run(address: options.address, session: options.session, rendition: options.rendition) }
        let failure = ConsoleApplication(on: terminal, link).run(events)
        if let failure { complain(failure.description) }
        let status = failure.map(Self.status) ?? 0
        Task {
            await link.close()
            exit(status)
        }
        MonotonicClock.sleep(until: MonotonicClock.now() + patience)
        _exit(status)
    }

    private static func status(of failure: CaptureError) -> Int32 {
        switch failure.code {
        case .noWorker: EX_UNAVAILABLE
        case .invalidAddress: UsageError.exitStatus
        default: 1
        }
    }

    /// One line on standard error, with the program's name.
    private static func complain(_ text: String) {
        let line = Array("capture-console: \(text)\n".utf8)
        _ = unsafe write(STDERR_FILENO, line, line.count)
    }
}
