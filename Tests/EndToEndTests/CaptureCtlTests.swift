import Foundation
import Testing

@Suite("capture-ctl: asking")
struct CaptureCtlTests {
    @Test("Every subcommand explains itself with examples; --help of all tells the exit statuses")
    func help() async throws {
        let help = try await CaptureCtl.run(["--help"])
        #expect(help.status == 0 && help.output.contains("Exit status:") && help.output.contains("Examples:"))
        for name in CaptureCtl.subcommands {
            #expect(help.output.contains("  \(name) "), "\(name)")
            let own = try await CaptureCtl.run([name, "--help"])
            #expect(own.status == 0 && own.output.contains("Examples:") && own.errors.isEmpty, "\(name)")
            #expect(own.output.split(separator: "\n").allSatisfy { $0.count <= 112 }, "\(name)")
        }
    }

    @Test("With one worker no address is typed: tables tell what there is, in at most 100 columns")
    func tables() async throws {
        let worker = try await RunningWorker(["-s", "main=synthetic:back", "-s", "rear=synthetic:front"])
        let expected: [(arguments: [String], told: [String])] = [
            (["workers"], [worker.name, "main, rear", "\(worker.process.processID)", "/control"]),
            (["hello"], [worker.name, "main, rear", "jpeg: fps=", "switchCamera", "/frames"]),
            (["cameras"], ["synthetic:back\n", "synthetic:front\n", "NV12", "1920x1080@60", "zoom", "looks front"]),
            (["cameras", "--position", "front"], ["synthetic:front\n"]),
            (["cameras", "--type", "ultraWide"], ["synthetic:back-ultrawide\n"]),
            (["status"], ["session main", "session rear", "idle", "resting", "none yet"]),
            (["status", "-s", "rear"], ["session rear", "synthetic:front"]),
            (["rendition", "jpeg;w=640;q=60"], ["jpeg;q=60;w=640", "sb1/\(worker.name)/main/frame/jpeg;q=60;w=640/"]),
            (["events"], ["workerState", "up, version", "sessionState", "idle on synthetic:back"]),
            (["events", "--topic", "rear/sessionState"], ["idle on synthetic:front"]),
            (["controls"], ["ID", "Gain", "100 %", "100…1600"]),
        ]
        for (arguments, told) in expected {
            let outcome = try await worker.ctl(arguments)
            #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(arguments): \(outcome)")
            for text in told { #expect(outcome.output.contains(text), "\(arguments): \(text) in \(outcome.output)") }
            let lines = outcome.output.split(separator: "\n")
            // An event has one line however long, and an address can be copied.
            let isNarrow = lines.allSatisfy { $0.count <= 100 || $0.contains("ipc://") || arguments[0] == "events" }
            #expect(isNarrow && lines.allSatisfy { !$0.hasSuffix(" ") }, "\(outcome.output)")
            #expect(!outcome.output.contains("\u{1b}"), "no colour where nobody looks")
        }
        let front = try await worker.ctl(["cameras", "--position", "front"])
        #expect(!front.output.contains("synthetic:back"))
        let limited = try await worker.ctl(["events", "--after", "1", "--limit", "2"])
        #expect(limited.output.split(separator: "\n").count == 2)
        await worker.stop()
    }

    @Test(
        "Colour is for terminals, and never with NO_COLOR", arguments: [("TERM=xterm", true), ("TERM=xterm NO_COLOR=1", false)])
    func colour(environment: String, isColoured: Bool) async throws {
        let worker = try await RunningWorker()
        let program = "'\(ServiceProcess.products.path)/capture-ctl'"
        let outcome = try await ServiceProcess.run(
            "/usr/bin/script", ["-qec", "env -u NO_COLOR \(environment) \(program) status", "/dev/null"],
            environment: RunningWorker.environment(worker.folder))
        #expect(outcome.status == 0 && outcome.output.contains("session main"), "\(outcome)")
        #expect(outcome.output.contains("\u{1b}[2midle\u{1b}[0m") == isColoured, "\(outcome.output)")
        #expect(outcome.output.contains("\u{1b}") == isColoured)
        await worker.stop()
    }

    @Test("With --json each reply is one line, of the command that was asked")
    func json() async throws {
        let worker = try await RunningWorker(RunningWorker.lightSession)
        let expected: [(arguments: [String], result: String)] = [
            (["workers"], "hello"), (["hello"], "hello"), (["cameras"], "cameras"), (["status"], "status"),
            (["rendition", "raw"], "rendition"), (["events"], "events"), (["controls"], "controls"),
            (["set", "gain=200"], "setControl"),
            (["zoom", "2"], "setZoom"), (["focus", "--auto"], "setFocus"),
            (["format", "--size", "640x480", "--rate", "10"], "setFormat"),
            (["photo", "--id", "p"], "capturePhoto"), (["switch"], "switchCamera"), (["stop"], "stopSession"),
            (["start"], "startSession"),
            (["fetch", "p", "--save", "\(worker.folder.path)/copy"], "photo"),
        ]
        for (arguments, result) in expected {
            let outcome = try await worker.ctl(["--json"] + arguments)
            #expect(outcome.status == 0, "\(arguments): \(outcome)")
            let lines = outcome.output.split(separator: "\n")
            let isOne = lines.count == 1 || arguments == ["events"]
            #expect(isOne, "\(arguments)")
            for line in lines {
                let reply = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
                #expect(reply?["worker"] as? String == worker.name && reply?[result] is [String: Any], "\(arguments): \(line)")
            }
        }
        let refused = try await worker.ctl(["--json", "rendition", "gif"])
        #expect(refused.status == 1 && refused.errors.hasPrefix("capture-ctl: "))
        let reply = try JSONSerialization.jsonObject(with: Data(refused.output.utf8)) as? [String: [String: Any]]
        #expect(reply?["error"]?["code"] as? String == "invalidRendition")
        await worker.stop()
    }

    @Test("Without a worker the exit status is 69; with two it is 64, and their names are told")
    func workers() async throws {
        let folder = try RunningWorker.makeFolder()
        for arguments in [["status"], ["workers"], ["watch"], ["--worker", "nobody", "hello"]] {
            let none = try await CaptureCtl.run(arguments, in: folder)
            #expect(none.status == 69 && none.output.isEmpty, "\(arguments): \(none)")
            #expect(none.errors.hasPrefix("capture-ctl: no worker") && none.errors.split(separator: "\n").count == 1)
        }
        let first = try await RunningWorker(folder: folder, name: "first")
        let second = try await RunningWorker(folder: folder, name: "second")
        let both = try await CaptureCtl.run(["status"], in: folder)
        #expect(both.status == 64 && both.errors.contains("first, second"))
        let list = try await CaptureCtl.run(["workers"], in: folder)
        #expect(list.status == 0 && list.output.split(separator: "\n").count == 3)
        for arguments in [["--worker", "second"], ["--connect", "ipc://\(folder.path)/second/control"]] {
            let named = try await CaptureCtl.run(["status"] + arguments, in: folder)
            #expect(named.status == 0 && named.output.hasPrefix("worker second"), "\(named)")
        }
        // One that is stuck still has its lock: it is listed for what it is.
        first.process.signal(SIGSTOP)
        let stuck = try await CaptureCtl.run(["workers", "--timeout", "500ms"], in: folder)
        #expect(stuck.status == 0 && stuck.output.contains("does not answer"), "\(stuck)")
        let silent = try await CaptureCtl.run(["-w", "first", "status", "--timeout", "500ms"], in: folder)
        #expect(silent.status == 69, "\(silent)")
        first.process.signal(SIGCONT)
        first.process.signal(SIGTERM)
        _ = await first.process.outcome()
        await second.stop()
    }

    @Test(
        "A wrong command line is refused with exit status 64, in one line that says what is wrong",
        arguments: [
            ([], "a command is needed"), (["statsu"], "did you mean status"), (["zoom"], "FACTOR"),
            (["zoom", "near"], "a number"),
            (["focus"], "--point"), (["focus", "--auto", "--lock"], "--auto"), (["focus", "--point", "2,0"], "X,Y"),
            (["switch", "a", "--position", "back"], "--position"), (["switch", "--position", "up"], "front, back or external"),
            (["format", "--size", "big"], "1280x720"), (["set", "=3"], "NAME=VALUE"), (["fetch", "p"], "--save"),
            (["hello", "--session", "main"], "--session"), (["status", "-w", "a", "--connect", "ipc:///b"], "--connect"),
            (["watch", "--topic", "a/b/c"], "<session>/<kind>"), (["photo", "--quality", "0"], "1 to 100"),
        ] as [([String], String)])
    func usage(arguments: [String], told: String) async throws {
        let outcome = try await CaptureCtl.run(arguments)
        #expect(outcome.status == 64 && outcome.output.isEmpty)
        #expect(outcome.errors.contains(told), "\(outcome.errors)")
        #expect(outcome.errors.hasPrefix("capture-ctl: ") && outcome.errors.split(separator: "\n").count == 1)
    }

    @Test("bash completes subcommands, options, choices, and names that only the worker knows")
    func completion() async throws {
        let worker = try await RunningWorker(["-s", "main=synthetic:back", "-s", "rear=synthetic:front"])
        let cases: [(line: String, words: String)] = [
            ("capture-ctl st", "status start stop"), ("capture-ctl switch --pos", "--position"),
            ("capture-ctl switch --position ", "front back external"), ("capture-ctl switch --position=b", "back"),
            ("capture-ctl --worker ", worker.name), ("capture-ctl status -s ", "main rear"),
            ("capture-ctl switch ", "synthetic:back synthetic:back-ultrawide synthetic:front"),
            // bash replaces only what follows the colon, or the equals sign.
            ("capture-ctl switch synthetic:f", "front"), ("capture-ctl set mirror=", "on off"), ("capture-ctl set gai", "gain="),
            ("capture-ctl -w \(worker.name) -s rear rendition ", "raw jpeg"), ("capture-ctl -w nobody switch ", ""),
            ("capture-ctl photo --save \(worker.folder.path)/wor", "\(worker.folder.path)/\(worker.name)"),
            ("capture-ctl zoom ", ""),
        ]
        let script = """
            PATH=\(ServiceProcess.products.path):$PATH
            source <(capture-ctl completion bash)
            complete -p capture-ctl >&2
            while IFS= read -r COMP_LINE; do
                COMP_POINT=${#COMP_LINE}
                _capture_ctl
                echo "${COMPREPLY[*]}"
            done <<'END'
            \(cases.map(\.line).joined(separator: "\n"))
            END
            """
        let outcome = try await ServiceProcess.run(
            "/bin/bash", ["-uc", script], environment: RunningWorker.environment(worker.folder))
        #expect(outcome.status == 0 && outcome.errors == "complete -F _capture_ctl capture-ctl\n", "\(outcome)")
        let answers = outcome.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        #expect(Array(answers.prefix(cases.count)) == cases.map(\.words))
        await worker.stop()
    }
}
