import Arguments
import CaptureClient
import TerminalText

/// The workers of this host.
struct Workers: Subcommand {
    static let command = Command(
        "workers", summary: "list the workers that run on this host",
        examples: [
            .init("capture-ctl workers", "names to give to --worker"),
            .init("capture-ctl workers --json", "each worker's hello, or why it gave none, a line each"),
        ])
    static let usesSession = false

    init(_ invocation: Invocation) {}

    func run(_ console: Console) async throws(CaptureError) -> ExitStatus {
        let workers = CaptureClient.localWorkers()
        var table = TextTable(
            "WORKER", "VERSION", Column("PID", isNumber: true), Column("SESSIONS", wraps: true), Column("ADDRESS", wraps: true))
        for worker in workers {
            // All are asked, whatever became of the one before: each has its line.
            let reply = await hello(worker, console)
            if console.isJSON {
                console.screen.write(reply)
            } else if case .hello(let hello) = reply.result {
                table.add(
                    "\(worker.name)", "\(hello.version)", "\(hello.pid)", "\(hello.sessions.joined(separator: ", "))",
                    "\(worker.address)")
            } else {
                table.add("\(worker.name)", "", "", Cell("does not answer", .bad), "\(worker.address)")
            }
        }
        console.screen.write(table)
        guard workers.isEmpty else { return .success }
        console.screen.complain("no worker runs on this host: start capture-worker")
        return .noWorker
    }

    private typealias Column = TextTable.Column
    private typealias Cell = TextTable.Cell

    private func hello(_ worker: LocalWorker, _ console: Console) async -> Wire.Reply {
        do throws(CaptureError) {
            let client = try await CaptureClient.connect(worker.address, timeout: console.timeout(.seconds(2)))
            return try await console.request(client, .hello(Wire.HelloRequest()), patience: .seconds(2))
        } catch {
            return Wire.Reply(worker: worker.name, result: .error(Wire.Error(error)))
        }
    }
}
