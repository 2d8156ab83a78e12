import Arguments
import Testing

@Suite("Help")
struct HelpTextTests {
    @Test("shows usage, sections, defaults, choices and examples")
    func whole() throws {
        let expected = """
            record: writes frames to files

            Usage: record [OPTIONS] FILE [OTHER …]

            Files:
              FILE                          The file to write.
              OTHER                         More files.

            Capture:
              -s, --session NAME=CAMERA[,…]
                                            Run a capture session on a camera. (may be repeated; default:
                                            main=synthetic)
              -p, --port N                  Listen on this port. (default: 5555)
                  --encoding NAME           Encode the frames. (one of: raw, jpeg; default: raw)
                  --linger TIME             Wait at the end. (default: 1500ms)
                  --size WxH                Take the format of this size.
                  --zoom FACTOR             Zoom.

            Output:
              -v, --verbose                 Say more.
              -q, --quiet                   Say less.

            General:
              -h, --help                    Print this help and exit.
                  --version                 Print the version and exit.

            Examples:
              record --session main=front out.raw
                  writes the front camera's frames
            """
        #expect(try Camera.printed("--help") == expected)
    }

    @Test("is printed whatever else is wrong or missing", arguments: ["-h", "--port 0 --help", "-vh"])
    func wins(line: String) throws {
        #expect(try Camera.printed(line).hasPrefix("record: "))
    }

    @Test("of a family lists its commands; of a subcommand also the options it inherits")
    func subcommands() throws {
        let family = try Camera.printed("--help", as: Camera.control)
        #expect(family.contains("Commands:\n  zoom                          zooms to a factor\n  capture "))
        #expect(family.contains("Usage: control [OPTIONS] COMMAND …"))
        let zoom = try Camera.printed("zoom --help", as: Camera.control)
        #expect(zoom.contains("Usage: control zoom [OPTIONS] FACTOR"))
        #expect(zoom.contains("--worker NAME"))
        #expect(!zoom.contains("--version"))
        #expect(try Camera.printed("capture -h", as: Camera.control).contains("Usage: control capture --at TIME [OPTIONS]"))
    }

    @Test("keeps within 100 columns")
    func width() throws {
        let long = Argument.flag("long", help: String(repeating: "many words ", count: 60))
        let command = Command("wide", summary: "has much to say", sections: [Command.Section("Output", long)])
        let lines = try Camera.printed("-h", as: command).split(separator: "\n")
        #expect(lines.allSatisfy { $0.count <= 100 })
        #expect(lines.contains { $0.count > 90 })
    }

    @Test("names the version when the command has one")
    func version() throws {
        #expect(try Camera.printed("--version") == "record 1.2.3")
        #expect(throws: UsageError.unknownOption("--version", suggestion: nil)) {
            try Camera.run("--version", as: Camera.control)
        }
    }

    @Test("is not all: the declarations can be walked, for shell completion")
    func declarations() {
        let names = Camera.control.subcommands.map { ($0.name, $0.arguments.map(\.declaration.label)) }
        #expect(names.map(\.0) == ["zoom", "capture"])
        #expect(names.map(\.1) == [["FACTOR"], ["--at"]])
        #expect(Camera.encoding.declaration.choices == ["raw", "jpeg"])
    }
}
