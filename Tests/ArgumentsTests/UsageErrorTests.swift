import Arguments
import Testing

@Suite("A mistake on the command line")
struct UsageErrorTests {
    @Test(
        "is named in one clear line",
        arguments: [
            ("--sesion a out", "unknown option '--sesion'; did you mean --session?"),
            ("--ses=a out", "unknown option '--ses'; did you mean --session?"),
            ("-verbose out", "unknown option '-verbose'; did you mean --verbose?"),
            ("--wibble out", "unknown option '--wibble'"),
            ("-x out", "unknown option '-x'"),
            ("out --port", "--port needs a value: --port N"),
            ("out -p", "-p needs a value: -p N"),
            ("--verbose=yes out", "--verbose takes no value"),
            ("--port 1 -p 2 out", "--port may be given only once"),
            ("--port 65536 out", "--port: '65536' is not allowed; expected an integer from 1 to 65535"),
            ("--port= out", "--port: '' is not allowed; expected an integer from 1 to 65535"),
            ("--encoding png out", "--encoding: 'png' is not allowed; expected raw or jpeg"),
            ("--size 1280 out", "--size: '1280' is not allowed; expected a size such as 1280x720"),
            ("--zoom nan out", "--zoom: 'nan' is not allowed; expected a number from 0.5 to 8.0"),
            ("--port 80", "FILE is missing"),
        ])
    func messages(line: String, message: String) {
        #expect(describe(Camera.record, line) == message)
    }

    @Test(
        "is named in subcommands too",
        arguments: [
            ("", "a command is needed: zoom, capture"),
            ("zom 2", "unknown command 'zom'; did you mean zoom?"),
            ("fly", "unknown command 'fly'"),
            ("zoom 2 3", "unexpected argument '3'"),
            ("zoom", "FACTOR is missing"),
            ("capture", "--at is missing"),
            ("capture --at 2m", "--at: '2m' is not allowed; expected a duration such as 250ms, 5s or 2m, from 0s to 1m"),
        ])
    func subcommandMessages(line: String, message: String) {
        #expect(describe(Camera.control, line) == message)
    }

    @Test("stays on one line and short whatever was typed")
    func quoting() throws {
        let error = UsageError.unexpectedArgument("a\nb\u{1B}[2J" + String(repeating: "x", count: 500))
        #expect(error.description.hasPrefix(#"unexpected argument 'a\nb\u{1B}[2Jxxx"#))
        #expect(error.description.count < 120)
    }

    private func describe(_ command: Command, _ line: String) -> String? {
        do throws(UsageError) {
            _ = try command.parse(line.split(separator: " ").map(String.init))
            return nil
        } catch {
            return error.description
        }
    }
}
