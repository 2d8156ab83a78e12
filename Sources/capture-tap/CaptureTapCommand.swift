import Arguments
import CaptureClient
import Glibc
import SystemThreads

/// Shows, checks or saves the frames of a worker.
@main
struct CaptureTapCommand {
    static func main() {
        // First of all, so that no thread takes the signals.
        let signals = TerminationSignals()
        do throws(UsageError) {
            switch try TapOptions.command.parse(CommandLine.arguments.dropFirst()) {
            case .print(let text): print(text)
            case .run(let invocation): run(try TapOptions(invocation), until: signals)
            }
        } catch {
            TextOutput.complain("\(error)")
            exit(UsageError.exitStatus)
        }
    }

    private static func run(_ options: TapOptions, until signals: borrowing TerminationSignals) {
        let tap = Tap(options)
        CaptureClient.keepFrameMemory()
        let task = Task { exit(await status(of: tap)) }
        _ = signals.wait()
        task.cancel()
        // Whoever asks again does not want to wait for a worker's answer or a reader's. Some send every signal twice at once.
        let patience = MonotonicClock.now() + 500_000_000
        repeat { _ = signals.wait() } while MonotonicClock.now() < patience
        _exit(130)
    }

    private static func status(of tap: Tap) async -> Int32 {
        do throws(CaptureError) {
            return try await tap.run()
        } catch {
            // A signal came before anything else did.
            if error.code == .cancelled { return 130 }
            TextOutput.complain(error.description)
            switch error.code {
            case .noWorker: return EX_UNAVAILABLE
            case .invalidAddress: return UsageError.exitStatus
            default: return 1
            }
        }
    }
}
