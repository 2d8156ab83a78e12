import CaptureClient
import SystemThreads

/// Runs a subcommand on a thread of its own, since writing to files, pipes and terminals blocks.
actor Runner {
    private nonisolated let executor = ThreadExecutor("ctl")
    nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe executor.asUnownedSerialExecutor() }

    /// Runs it; a failure is told in one line, and as JSON where that is wanted.
    func run(_ subcommand: any Subcommand, _ console: Console) async -> ExitStatus {
        do throws(CaptureError) {
            return try await subcommand.run(console)
        } catch {
            let status = ExitStatus(error)
            // Whoever pressed Ctrl-C knows.
            guard status != .interrupted else { return status }
            if console.isJSON { console.screen.write(Wire.Reply(result: .error(Wire.Error(error)))) }
            console.screen.complain(error.description)
            return status
        }
    }
}
