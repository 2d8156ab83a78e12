import Arguments
import Testing

@Suite("A value on the command line")
struct ValueFormatTests {
    @Test(
        "is a duration with a unit, exact to the nanosecond",
        arguments: [
            ("5s", Duration.seconds(5)), ("250ms", .milliseconds(250)), ("2m", .seconds(120)), ("1h", .seconds(3600)),
            ("0.1s", .milliseconds(100)), ("1.5ms", .microseconds(1500)), ("40us", .microseconds(40)), ("7ns", .nanoseconds(7)),
            ("0s", .zero),
        ])
    func durations(text: String, duration: Duration) {
        #expect(ValueFormat.duration().parse(text) == duration)
    }

    @Test(
        "is no duration without unit, with a sign, out of range or finer than a nanosecond",
        arguments: ["5", "s", "", "-1s", "+1s", "1 s", "1.s", ".5s", "1.2.3s", "0.1ns", "9999999999h", "1S", "٣s"])
    func noDurations(text: String) {
        #expect(ValueFormat.duration().parse(text) == nil)
    }

    @Test(
        "shows a default duration in its largest whole unit",
        arguments: [(Duration.seconds(90), "90s"), (.milliseconds(1500), "1500ms"), (.seconds(7200), "2h"), (.zero, "0s")])
    func durationTexts(duration: Duration, text: String) {
        #expect(ValueFormat.duration().text(duration) == text)
    }

    @Test("is a size of two sides")
    func dimensions() {
        let size = ValueFormat.dimensions.parse("1280x720")
        #expect(size?.width == 1280 && size?.height == 720)
        #expect(size?.description == "1280x720")
    }

    @Test(
        "is no size with a side missing, signed, zero or huge",
        arguments: ["1280", "x720", "1280x", "0x5", "-1x5", "+1x5", "1x2x3", "70000x1"])
    func noDimensions(text: String) {
        #expect(ValueFormat.dimensions.parse(text) == nil)
    }

    @Test("is an integer of its own type within its range")
    func integers() {
        let format = ValueFormat<UInt8>.integer(in: 1...200)
        #expect(format.parse("200") == 200)
        #expect(format.parse("0") == nil)
        #expect(format.parse("256") == nil)
        #expect(format.parse("1.0") == nil)
    }

    @Test("is a finite number within its range", arguments: ["inf", "nan", "0x1p1", "1e400", "9", ""])
    func numbers(text: String) {
        #expect(ValueFormat.number(in: 0...8).parse(text) == nil)
        #expect(ValueFormat.number(in: 0...8).parse("2.5") == 2.5)
    }

    @Test("is one of the listed words")
    func choices() {
        let format = ValueFormat.choice(["text", "json"])
        #expect(format.parse("json") == "json")
        #expect(format.parse("xml") == nil)
        #expect(format.choices == ["text", "json"])
    }
}
