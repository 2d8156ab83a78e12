import Foundation
import Testing

@Suite("A worker's configuration file")
struct WorkerConfigurationFileTests {
    /// Runs `capture-worker` with a file of this text.
    private func run(_ text: String, _ arguments: [String] = []) async throws -> ServiceProcess.Outcome {
        try await run(Data(text.utf8), arguments)
    }

    private func run(_ contents: Data, _ arguments: [String]) async throws -> ServiceProcess.Outcome {
        let folder = try RunningWorker.makeFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "worker.yaml")
        try contents.write(to: file)
        var outcome = try await ServiceProcess.run("capture-worker", ["--config", file.path] + arguments)
        outcome.errors = outcome.errors.replacing(file.path, with: "worker.yaml")
        return outcome
    }

    @Test("sets all that options set")
    func sets() async throws {
        let folder = try RunningWorker.makeFolder()
        let file = folder.appending(path: "worker.yaml")
        try """
        linger: 250ms
        log-format: json
        library: "\(folder.path)/my photos"
        sessions:
          - name: main
            camera: synthetic:front
            format: GREY
            size: 640x480
            rate: 15
            frame-id: head
          - {name: rear, camera: synthetic:back}
        """.write(to: file, atomically: true, encoding: .utf8)
        let worker = try await RunningWorker(["--config", file.path], folder: folder)
        let answer = try await ForeignClient(of: worker).run("frames", "main", "raw", "5")
        #expect(answer["camera"] as? String == "synthetic:front")
        #expect(answer["formats"] as? [[AnyHashable]] == [[AnyHashable("GREY"), AnyHashable(640), AnyHashable(480)]])
        let outcome = await worker.stop()
        #expect(outcome.status == 0)
        #expect(outcome.errors.hasPrefix("{"))
    }

    @Test("printed from what is in force is read back as the same, and the command line wins")
    func roundTrip() async throws {
        let line = [
            "--name", "true", "--session", "a=v4l2:usb-1,format=MJPG,size=1280x720,rate=29.97,frame-id=x: #y", "--session",
            "b=synthetic:front", "--linger", "1500ms", "--corrupt", "flag", "--library", "/tmp/ä \"quoted\"\\", "--tcp", "*:0",
            "--insecure", "--seed", "7", "--prepared", "--log-level", "debug", "--log-format", "json",
        ]
        let first = try await ServiceProcess.run("capture-worker", line + ["--print-config"])
        #expect(first.status == 0)
        #expect(first.output.contains("\n# how long a camera runs on when nobody wants its frames\nlinger: 1500ms\n"))
        let second = try await run(first.output, ["--print-config"])
        #expect(second.output == first.output)
        let third = try await run(first.output, ["--linger", "2m", "--print-config"])
        #expect(third.output == first.output.replacing("linger: 1500ms", with: "linger: 2m"))
        let plain = try await ServiceProcess.run("capture-worker", ["--print-config"])
        #expect(plain.output.contains("\n#name: NAME\n"))
        #expect(try await run(plain.output, ["--print-config"]).output == plain.output)
    }

    @Test("without anything in it changes nothing", arguments: ["", "\n", "# a comment\n", "---\n"])
    func empty(text: String) async throws {
        let plain = try await ServiceProcess.run("capture-worker", ["--print-config"])
        let outcome = try await run(text, ["--print-config"])
        #expect(outcome.status == 0)
        #expect(outcome.output == plain.output)
    }

    @Test(
        "that is wrong is refused with file, line and what is allowed",
        arguments: [
            (
                "name: a\nlingr: 5s\n",
                "2: unknown key 'lingr'; did you mean 'linger'? (allowed: sessions, linger, corrupt, library, name, tcp, insecure, seed, prepared, log-level, log-format)"
            ),
            (
                "\nlinger: soon\n",
                "2: linger: 'soon' is not allowed; expected a duration such as 250ms, 5s or 2m, from 0s to 8760h"
            ),
            ("linger: 5s\nlinger: 6s\n", "2: 'linger' is given twice, first in line 1"),
            ("log-level: loud", "1: log-level: 'loud' is not allowed; expected error, warning, info or debug"),
            ("name: a/b", "1: name: 'a/b' is not allowed; expected 1 to 64 characters of A-Z a-z 0-9 . _ -"),
            (
                "tcp: 5570",
                "1: tcp: '5570' is not allowed; expected HOST:PORT with a port from 0 (any free one) to 65533, such as 127.0.0.1:5570"
            ),
            ("sessions:\n- name: a\n", "2: sessions: camera is missing"),
            (
                "sessions:\n- {name: a, camera: b}\n- {name: a, camera: c}\n",
                "3: sessions: name 'a' is given twice, first in line 2"
            ),
            ("sessions: main=synthetic:back", "1: sessions needs a list, whose entries begin with '-'"),
            ("- linger\n", "1: expected keys with values, such as 'linger: 5s'"),
            ("linger: [5s\n", "2: did not find expected ',' or ']' while parsing a flow sequence"),
            ("linger: \u{1}", "1: not a text: it must be UTF-8 without control characters"),
        ])
    func wrong(text: String, message: String) async throws {
        let outcome = try await run(text)
        #expect(outcome.status == 78)
        #expect(outcome.errors == "capture-worker: worker.yaml:\(message)\n")
    }

    @Test("that is none is refused: binary, huge, endless, missing, a folder")
    func noFile() async throws {
        let noise = Data((0..<3000).map { _ in UInt8.random(in: 128...255) })
        #expect(
            try await run(noise, []).errors
                == "capture-worker: worker.yaml:1: not a text: it must be UTF-8 without control characters\n")
        let huge = try await run(Data(count: 100 << 20), [])
        #expect(huge.status == 78)
        #expect(huge.errors == "capture-worker: worker.yaml: longer than 1 MiB: this is no configuration file\n")
        for (path, problem) in [
            ("/dev/zero", "longer than 1 MiB: this is no configuration file"),
            ("/nowhere.yaml", "can't be read: No such file or directory"), ("/tmp", "can't be read: Is a directory"),
        ] {
            let outcome = try await ServiceProcess.run("capture-worker", ["--config", path])
            #expect(outcome.status == 78)
            #expect(outcome.errors == "capture-worker: \(path): \(problem)\n")
        }
    }
}
