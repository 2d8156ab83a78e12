import Foundation
import Testing

@Suite("capture-ctl: answers that are no success")
struct CaptureCtlFailureTests {
    @Test("Each kind of answer has its exit status, and one line on standard error")
    func exitStatuses() async throws {
        let folder = try RunningWorker.makeFolder()
        let modules = try await ForeignClient.makeModules(in: folder)
        let address = "ipc://\(folder.path)/control"
        let script = ServiceProcess.checkout.appending(path: "Tests/EndToEndTests/Foreign/foreign_worker.py").path
        let worker = try ServiceProcess("/usr/bin/python3", ["-B", script, modules.path, address])
        let isReady = await worker.waits { output, _ in output.contains("ready") }
        try #require(isReady, "the Python worker did not start")
        let cases: [(arguments: [String], status: Int32, output: String, errors: String)] = [
            (["switch"], 2, "old is used as before\n", "capture-ctl: the camera was not switched: another program holds it\n"),
            (
                ["switch", "lost"], 2, "no camera can be used; the session tries old on\n",
                "capture-ctl: the camera was not switched: another program holds it\n"
            ),
            // What a worker made up must not steer the terminal.
            (["zoom", "2"], 75, "", "capture-ctl: another program [2J holds it\n"),
            (["photo"], 3, "", "capture-ctl: nobody can say\n"),
            (["start"], 1, "", "capture-ctl: no (because)\n"),
            (["stop", "--timeout", "1500ms"], 75, "", "capture-ctl: no answer"),
            (["status"], 1, "", "capture-ctl: the worker answered another command"),
        ]
        for (arguments, status, output, errors) in cases {
            let outcome = try await CaptureCtl.run(arguments + ["--connect", address])
            #expect(outcome.status == status, "\(arguments): \(outcome)")
            #expect(outcome.output == output, "\(arguments): \(outcome)")
            #expect(
                outcome.errors.hasPrefix(errors) && outcome.errors.split(separator: "\n").count == 1, "\(arguments): \(outcome)")
        }
        let hello = try await CaptureCtl.run(["hello", "--connect", address])
        #expect(hello.status == 0 && hello.errors.contains("ignored what it does not know: hello.99"), "\(hello)")

        // Ctrl-C while nobody answers.
        let waiting = try ServiceProcess("capture-ctl", ["stop", "--timeout", "1m", "--connect", address])
        try await Task.sleep(for: .seconds(1))
        waiting.signal(SIGINT)
        let outcome = await waiting.outcome()
        #expect(outcome.status == 130 && outcome.errors.isEmpty, "\(outcome)")
        worker.closeInput()
        _ = await worker.outcome()
        try FileManager.default.removeItem(at: folder)
    }
}
