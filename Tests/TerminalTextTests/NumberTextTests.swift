import Testing

@testable import TerminalText

@Suite("Numbers for people")
struct NumberTextTests {
    @Test(
        "Durations have two units at most",
        arguments: [
            (850, "850 ns"), (12_400, "12 µs"), (12_500_000, "12.5 ms"), (3_200_000_000, "3.2 s"),
            (250_000_000_000, "4 min 10 s"),
            (7_200_000_000_000, "2 h"), (183_600_000_000_000, "2 d 3 h"), (-5_000_000, "-5 ms"),
        ] as [(Int64, String)])
    func duration(nanoseconds: Int64, text: String) { #expect(NumberText.duration(nanoseconds: nanoseconds) == text) }

    @Test("Bytes", arguments: [(812, "812 bytes"), (36_175_872, "34.5 MiB"), (1 << 40, "1.0 TiB")] as [(UInt64, String)])
    func bytes(count: UInt64, text: String) { #expect(NumberText.bytes(count) == text) }

    @Test("Numbers are rounded, and short ones say no more than they must")
    func numbers() {
        #expect(NumberText.decimal(-0.25) == "-0.3")
        #expect(NumberText.decimal(29.97, 3) == "29.970")
        #expect(NumberText.short(30) == "30")
        #expect(NumberText.short(30000.0 / 1001) == "29.97")
        #expect(NumberText.short(100, 0) == "100")
        #expect(NumberText.decimal(.infinity) == "inf")
    }
}
