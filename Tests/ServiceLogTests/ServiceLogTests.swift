import ServiceLog
import Testing

@Suite("The log")
struct ServiceLogTests {
    @Test("writes nothing below its level, and does not even make the message")
    func levels() {
        let fixture = LogFixture(level: .warning)
        var made = 0
        func message() -> String {
            made += 1
            return "x"
        }
        fixture.log.debug(message())
        fixture.log.info(message())
        fixture.log.warning(message())
        fixture.log.error(message())
        #expect(fixture.lines().count == 2)
        #expect(made == 2)
    }

    @Test("writes a repeated message once a second, and says for how many calls the next line stands")
    func repetition() {
        let fixture = LogFixture()
        for number in 0..<42 { fixture.log.warning("frame dropped", ["number": number]) }
        #expect(fixture.lines().map(ending) == [#""number":0}"#])
        fixture.advance(999)
        fixture.log.warning("frame dropped", ["number": 42])
        #expect(fixture.lines().isEmpty)
        fixture.advance(1)
        fixture.log.warning("frame dropped", ["number": 43])
        #expect(fixture.lines().map(ending) == [#""number":43,"repeated":43}"#])
    }

    @Test("says it in words in text")
    func repetitionInText() {
        let fixture = LogFixture(format: .text)
        for _ in 0..<42 { fixture.log.warning("frame dropped") }
        fixture.log.flush()
        #expect(fixture.lines().map { $0.hasSuffix("frame dropped (repeated 41 times)") } == [false, true])
    }

    @Test("writes what was held back before any later line, once its second is over")
    func heldBack() {
        let fixture = LogFixture()
        fixture.log.info("a", ["n": 1])
        fixture.log.info("a", ["n": 2])
        fixture.log.info("a", ["n": 3])
        fixture.log.info("b", ["n": 4])
        #expect(fixture.lines().map(ending) == [#""n":1}"#, #""n":4}"#])
        fixture.advance(1000)
        fixture.log.info("c", ["n": 5])
        #expect(fixture.lines().map(ending) == [#""n":3,"repeated":2}"#, #""n":5}"#])
    }

    @Test("writes what was held back when flushed, and then has nothing left")
    func flush() {
        let fixture = LogFixture()
        fixture.log.info("a", ["n": 1])
        fixture.log.info("a", ["n": 2])
        fixture.log.flush()
        fixture.log.flush()
        #expect(fixture.lines().map(ending) == [#""n":1}"#, #""n":2}"#])
    }

    @Test("tells levels and parts of the service apart")
    func keys() {
        let fixture = LogFixture()
        fixture.log.info("a")
        fixture.log.warning("a")
        fixture.log.with(["session": "main"]).info("a")
        fixture.log.with(["session": "side"]).info("a")
        #expect(fixture.lines().count == 4)
    }

    @Test("loses no line to ever changing messages")
    func manyMessages() {
        let fixture = LogFixture()
        var lines: [String] = []
        for number in 0..<1000 {
            fixture.log.info("message \(number)")
            lines += fixture.lines()
        }
        #expect(lines.count == 1000)
    }

    @Test("drops lines when nobody reads them in time, never waits, and tells how many it dropped")
    func fullPipe() {
        let fixture = LogFixture()
        fixture.fill()
        for number in 0..<3 { fixture.log.info("message \(number)") }
        _ = fixture.lines()
        fixture.log.info("after")
        let lines = fixture.lines()
        #expect(lines.count == 2)
        #expect(lines.first.map(ending) == #""lines":3}"#)
        #expect(lines.last?.contains(#""message":"after""#) == true)
    }

    @Test("survives that nobody will ever read it")
    func brokenPipe() {
        let fixture = LogFixture()
        fixture.closeReadingEnd()
        fixture.log.info("into the void")
    }

    @Test("keeps lines whole when many threads write")
    func threads() async {
        let fixture = LogFixture()
        await withTaskGroup { group in
            for task in 0..<4 {
                group.addTask {
                    for number in 0..<50 {
                        fixture.log.info("message \(task) \(number)", ["text": String(repeating: "x", count: 100)])
                    }
                }
            }
        }
        let lines = fixture.lines()
        #expect(lines.count == 200)
        #expect(lines.allSatisfy { $0.hasPrefix("{") && $0.hasSuffix("x\"}") })
    }

    private func ending(_ line: String) -> String {
        let marks = ["\"n\":", "\"number\":", "\"lines\":"]
        let start = marks.compactMap { line.firstRange(of: $0)?.lowerBound }.min()
        return start.map { String(line[$0...]) } ?? line
    }
}
