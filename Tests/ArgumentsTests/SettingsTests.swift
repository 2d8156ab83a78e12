import Arguments
import Testing

@Suite("Options set in a file")
struct SettingsTests {
    struct Lens: Sendable, Equatable {
        var name = ""
        var mount = ""
        var zoom: Double?
    }

    private static let lenses = Argument.records(
        "lens", setting: "lenses", "NAME=MOUNT[,…]",
        RecordFormat(
            Lens(), .required("name", "NAME", .text, \.name), .required("mount", "MOUNT", .choice(["C", "CS"]), \.mount),
            .optional("zoom", "FACTOR", .number(in: 1...8), \.zoom)),
        default: [Lens(name: "main", mount: "C")], help: "A lens.")
    private static let list = Argument.flag("list", help: "List.").onCommandLineOnly
    private static let titles = Argument.options("title", "TEXT", .text, help: "A title.")
    private static let command = Command(
        "film", summary: "films",
        sections: [Command.Section("All", lenses, titles, list, Camera.port, Camera.encoding, Camera.size, Camera.verbose)])

    private func text(_ name: String, _ text: String, line: Int = 1) -> Setting {
        Setting(name, line: line, SettingValue(.text(text), line: line))
    }

    private func read(_ line: String, _ entries: Setting...) throws -> Invocation {
        try Camera.run(line, as: Self.command).completed(by: Settings(file: "film.yaml", entries: entries))
    }

    private func lens(_ fields: Setting..., line: Int = 2) -> SettingValue { SettingValue(.fields(fields), line: line) }

    @Test("hold where the command line says nothing")
    func precedence() throws {
        let invocation = try read("--port 80", text("port", "90"), text("encoding", "jpeg"), text("verbose", "true"))
        #expect(invocation[Camera.port] == 80)
        #expect(invocation[Camera.encoding] == .jpeg)
        #expect(invocation[Camera.verbose])
        #expect(invocation[Camera.size] == nil)
        #expect(try !read("", text("verbose", "false"))[Camera.verbose])
        #expect(try read("--verbose", text("verbose", "false"))[Camera.verbose])
    }

    @Test("may be records, with the fields that the words have")
    func records() throws {
        let list = SettingValue(.list([lens(text("mount", "CS"), text("zoom", "2.5"), text("name", "tele"))]), line: 2)
        let invocation = try read("", Setting("lenses", line: 1, list))
        #expect(invocation[Self.lenses] == [Lens(name: "tele", mount: "CS", zoom: 2.5)])
        #expect(try read("--lens tele=CS,zoom=2.5")[Self.lenses] == invocation[Self.lenses])
        #expect(try read("")[Self.lenses] == [Lens(name: "main", mount: "C")])
        #expect(try read("--lens a=C", Setting("lenses", line: 1, list))[Self.lenses] == [Lens(name: "a", mount: "C")])
        #expect(throws: UsageError.self) { try read("--lens a=D") }
        #expect(throws: UsageError.self) { try read("--lens a=C,zoom=2,zoom=3") }
    }

    @Test("may be lists of values")
    func lists() throws {
        let entries = ["a", "b"].map { SettingValue(.text($0), line: 2) }
        #expect(try read("", Setting("title", line: 1, SettingValue(.list(entries), line: 2)))[Self.titles] == ["a", "b"])
    }

    @Test("come back as they were from what is in force")
    func roundTrip() throws {
        let first = try read("--lens tele=CS,zoom=2.5 --lens wide=C --title x --size 640x480 --verbose")
        let entries = first.settings.compactMap { setting in
            setting.value.map { Setting(setting.declaration.settingName!, line: 1, $0) }
        }
        let second = try Camera.run("", as: Self.command).completed(by: Settings(file: "film.yaml", entries: entries))
        #expect(second[Self.lenses] == first[Self.lenses])
        #expect(second[Self.titles] == ["x"])
        #expect(second[Camera.size] == first[Camera.size])
        #expect(second[Camera.verbose])
        #expect(first.settings.map(\.declaration.name) == ["lens", "title", "port", "encoding", "size", "verbose"])
        #expect(try read("").settings.first { $0.declaration.name == "size" }?.value == nil)
    }

    @Test("are refused with file, line and what is allowed")
    func faults() throws {
        func problem(_ entry: Setting, _ message: String, _ place: SourceLocation = #_sourceLocation) {
            let error = #expect(throws: SettingsError.self, sourceLocation: place) { try read("--port 1", entry) }
            #expect(error?.description == "film.yaml:\(message)", sourceLocation: place)
        }
        problem(
            text("prt", "1", line: 4),
            "4: unknown key 'prt'; did you mean 'port'? (allowed: lenses, title, port, encoding, size, verbose)")
        problem(text("list", "true"), "1: unknown key 'list' (allowed: lenses, title, port, encoding, size, verbose)")
        // Also where the command line wins.
        problem(text("port", "0", line: 3), "3: port: '0' is not allowed; expected an integer from 1 to 65535")
        problem(text("verbose", "yes"), "1: verbose: 'yes' is not allowed; expected true or false")
        problem(
            Setting("port", line: 5, SettingValue(.nothing, line: 5)),
            "5: port needs one value: N; leave the line out for the default")
        problem(text("lenses", "a"), "1: lenses needs a list, whose entries begin with '-'")
        problem(Setting("lenses", line: 1, SettingValue(.list([]))), "1: lenses needs a list, whose entries begin with '-'")
        func lenses(_ values: SettingValue...) -> Setting { Setting("lenses", line: 1, SettingValue(.list(values))) }
        problem(lenses(lens(text("name", "a"))), "2: lenses: mount is missing")
        problem(
            lenses(lens(text("mont", "C", line: 3))),
            "3: unknown key 'mont' in lenses; did you mean 'mount'? (allowed: name, mount, zoom)")
        problem(
            lenses(lens(text("zoom", "9", line: 6))), "6: lenses: zoom: '9' is not allowed; expected a number from 1.0 to 8.0")
        problem(lenses(SettingValue(.text("a"), line: 7)), "7: lenses: expected the keys name, mount, zoom")
        let twin = lens(text("name", "a"), text("mount", "C"), line: 9)
        problem(lenses(lens(text("name", "a"), text("mount", "C")), twin), "9: lenses: name 'a' is given twice, first in line 2")
    }
}
