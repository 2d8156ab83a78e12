import Arguments
import Testing

@Suite("A command line")
struct CommandTests {
    @Test(
        "takes a value after a space, after '=' and right after a letter", arguments: ["--port 80", "--port=80", "-p 80", "-p80"])
    func valueForms(form: String) throws {
        #expect(try Camera.run("\(form) out")[Camera.port] == 80)
    }

    @Test("gives defaults to what is left out")
    func defaults() throws {
        let invocation = try Camera.run("out")
        #expect(invocation[Camera.port] == 5555)
        #expect(invocation[Camera.encoding] == .raw)
        #expect(invocation[Camera.size] == nil)
        #expect(invocation[Camera.session].isEmpty)
        #expect(!invocation[Camera.verbose])
        #expect(invocation[Camera.others].isEmpty)
    }

    @Test("keeps the order of a repeated option")
    func repeatable() throws {
        #expect(try Camera.run("-s a=1 --session=b=2 -sc=3 out")[Camera.session] == ["a=1", "b=2", "c=3"])
    }

    @Test("takes flags one by one or together, before a letter with a value too")
    func clusters() throws {
        let invocation = try Camera.run("-vqp80 out")
        #expect(invocation[Camera.verbose] && invocation[Camera.quiet])
        #expect(invocation[Camera.port] == 80)
    }

    @Test("takes the word after an option as its value even when it begins with a dash")
    func dashedValue() throws {
        #expect(try Camera.run("--session -x out")[Camera.session] == ["-x"])
    }

    @Test("knows no options after '--'")
    func endOfOptions() throws {
        let invocation = try Camera.run("-v -- --port -h")
        #expect(invocation[Camera.file] == "--port")
        #expect(invocation[Camera.others] == ["-h"])
    }

    @Test("mixes options and positional values, and takes '-' as a value")
    func positionals() throws {
        let invocation = try Camera.run("first -v - --port 9 third")
        #expect(invocation[Camera.file] == "first")
        #expect(invocation[Camera.others] == ["-", "third"])
    }

    @Test(
        "enters a subcommand and takes its parent's options on either side of it",
        arguments: ["--worker w zoom 2", "zoom 2 --worker=w"])
    func subcommands(line: String) throws {
        let invocation = try Camera.run(line, as: Camera.control)
        #expect(invocation.path == ["zoom"])
        #expect(invocation[Camera.worker] == "w")
        #expect(invocation[Camera.factor] == 2)
    }

    @Test("takes a negative number as a value, not as an option", arguments: ["zoom -1.5", "zoom -- -1.5"])
    func negativeNumbers(line: String) throws {
        #expect(try Camera.run(line, as: Camera.control)[Camera.factor] == -1.5)
    }

    @Test("is never read by an argument that its command doesn't declare")
    func undeclared() async {
        await #expect(processExitsWith: .failure) {
            _ = try Camera.run("out")[Camera.worker]
        }
        await #expect(processExitsWith: .failure) {
            _ = try Camera.run("zoom 2", as: Camera.control)[Camera.size]
        }
    }
}
