import Testing

@testable import CaptureConsole

@Suite("Curves, bars and numbers")
struct DrawingTests {
    @Test("A curve shows the newest values, from nothing to the largest")
    func sparkline() {
        #expect(Sparkline.text([0, 1, 2, 3, 4, 5, 6, 7], width: 8) == "▁▂▃▄▅▆▇█")
        #expect(Sparkline.text([100, 0, 7, nil, 7], width: 4) == "▁█ █")
        #expect(Sparkline.text([0, 0], width: 4) == "▁▁")
        #expect(Sparkline.text([], width: 4) == "")
        #expect(Sparkline.text([1, 2], width: 0) == "")
        #expect(Sparkline.text([1, 2], width: -3) == "")
    }

    @Test("A bar's mark lies where the value does, by factors when it is a zoom")
    func gauge() {
        #expect(Gauge.text(0, in: 0...1, width: 5) == "●────")
        #expect(Gauge.text(0.5, in: 0...1, width: 5) == "━━●──")
        #expect(Gauge.text(7, in: 0...1, width: 5) == "━━━━●")
        #expect(Gauge.text(3, in: 1...9, width: 5, isLogarithmic: true) == "━━●──")
        #expect(Gauge.text(nil, in: 0...1, width: 3) == "───")
        #expect(Gauge.text(1, in: 1...1, width: 3) == "───")
        #expect(Gauge.text(1, in: 0...1, width: 0) == "")
    }

    @Test("Numbers have the digits that were asked for")
    func numbers() {
        #expect(29.97.text(1) == "30.0")
        #expect(1.189.text(2) == "1.19")
        #expect((-0.05).text(2) == "-0.05")
        #expect(10.0.text(0) == "10")
        #expect(bytesText(1023) == "1023 B")
        #expect(bytesText(2048) == "2.0 KiB")
        #expect(bytesText(3 << 20) == "3.0 MiB")
    }

    @Test("Text is broken at spaces, and a long word where the line ends")
    func wrap() {
        #expect(TextWrap.lines(of: "one two three", width: 7) == ["one two", "three"])
        #expect(TextWrap.lines(of: "a synthetic:back b", width: 6) == ["a", "synthe", "tic:ba", "ck b"])
        #expect(TextWrap.lines(of: "", width: 6) == [""])
        #expect(TextWrap.lines(of: "ab", width: 0) == ["a", "b"])
    }

    @Test("A picture is scaled by means, to more pixels as to fewer")
    func scaled() {
        let black = Picture.Pixel(0, 0, 0), white = Picture.Pixel(200, 100, 50)
        let picture = Picture(width: 2, height: 2, pixels: [black, white, white, black])
        #expect(picture.scaled(width: 1, height: 1) == [Picture.Pixel(100, 50, 25)])
        #expect(picture.scaled(width: 4, height: 2) == [black, black, white, white, white, white, black, black])
    }
}
