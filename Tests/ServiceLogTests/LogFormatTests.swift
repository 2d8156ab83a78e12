import ServiceLog
import Testing

@Suite("A log line")
struct LogFormatTests {
    @Test("in JSON is one object with UTC time, level, message and typed fields")
    func json() {
        let fixture = LogFixture()
        fixture.log.info("camera started", ["camera": "front", "width": 640, "rate": 29.97, "live": true])
        #expect(
            fixture.lines() == [
                #"{"time":"2026-01-31T12:00:00.250Z","level":"info","message":"camera started","#
                    + #""camera":"front","width":640,"rate":29.97,"live":true}"#
            ])
    }

    @Test("in text is for people")
    func text() throws {
        let fixture = LogFixture(format: .text)
        let id = "front"
        fixture.log.warning("camera vanished", ["camera": id, "reason": "no device", "tries": 3, "note": ""])
        let line = try #require(fixture.lines().first)
        // Date and hour depend on the machine's time zone.
        #expect(line.hasSuffix(#":00.250 warning camera vanished camera=front reason="no device" tries=3 note="""#))
        #expect(line.hasPrefix("2026-0"))
    }

    @Test("has colour only where it was asked for, or goes to a terminal")
    func colour() throws {
        let (plain, coloured) = (LogFixture(format: .text), LogFixture(format: .text, colour: true))
        plain.log.error("x")
        coloured.log.error("x")
        #expect(try !#require(plain.lines().first).contains("\u{1B}"))
        #expect(try #require(coloured.lines().first).hasSuffix(" \u{1B}[31merror  \u{1B}[0m x"))
    }

    @Test("stays one line whatever its parts contain", arguments: LogFormat.allCases)
    func escaping(format: LogFormat) throws {
        let fixture = LogFixture(format: format)
        fixture.log.info("a\nb", ["key\n": "c\r\nd\u{1B}[2J\u{2028}\u{85}\0"])
        let lines = fixture.lines()
        #expect(lines.count == 1)
        let line = try #require(lines.first)
        #expect(line.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x85 && $0.value != 0x2028 })
    }

    @Test("in JSON escapes quotes, backslashes and control characters as JSON demands")
    func jsonEscapes() throws {
        let fixture = LogFixture()
        fixture.log.info("x", ["a": "\"\\\n\t\u{1}é🎥"])
        #expect(try #require(fixture.lines().first).hasSuffix(#""a":"\"\\\n\t\u0001é🎥"}"#))
    }

    @Test("in JSON writes numbers that JSON lacks as text, and keeps every digit of great ones")
    func jsonNumbers() throws {
        let fixture = LogFixture()
        fixture.log.info("x", ["a": Double.infinity, "b": UInt64.max, "c": Int64.min])
        let line = try #require(fixture.lines().first)
        #expect(line.hasSuffix(#""a":"inf","b":"18446744073709551615","c":-9223372036854775808}"#))
    }

    @Test("never loses its own keys to a field of the same name")
    func reservedKeys() throws {
        let fixture = LogFixture()
        fixture.log.info("x", ["time": 5, "level": "none"])
        #expect(try #require(fixture.lines().first).hasSuffix(#""level":"info","message":"x","time_":5,"level_":"none"}"#))
    }

    @Test("shows a key once, with its last value")
    func equalKeys() throws {
        let fixture = LogFixture()
        fixture.log.with(["session": "main", "camera": "front"]).info("x", ["camera": "back"])
        #expect(try #require(fixture.lines().first).hasSuffix(#""session":"main","camera":"back"}"#))
    }

    @Test("fits a pipe's atomic write, however long its fields are", arguments: LogFormat.allCases, [2, 100])
    func longLines(format: LogFormat, count: Int) throws {
        let fixture = LogFixture(format: format)
        var fields: LogFields = [:]
        for index in 0..<count { fields["key\(index)"] = .string(String(repeating: "\u{1}", count: 5000)) }
        fixture.log.info(String(repeating: "m", count: 5000), fields)
        let lines = fixture.lines()
        #expect(lines.count == 1)
        let line = try #require(lines.first)
        #expect(line.utf8.count < 4096)
        #expect(line.contains(count == 2 ? "key1" : "fieldsLeftOut"))
        #expect(format == .text || line.hasSuffix("}"))
    }
}
