/// A colour of a terminal.
package enum TerminalColor: Hashable, Sendable {
    /// What the terminal's owner chose for text, or for what is behind it.
    case standard
    /// One of the sixteen that every terminal has: 0…15.
    case basic(UInt8)
    /// Red, green and blue.
    case rgb(UInt8, UInt8, UInt8)

    package static let red = basic(1), green = basic(2), yellow = basic(3), blue = basic(4), cyan = basic(6), white = basic(15)
    package static let grey = basic(8)
}

/// How a character looks.
package struct TerminalStyle: Hashable, Sendable {
    package var foreground: TerminalColor
    package var background: TerminalColor
    package var isBold: Bool

    /// A style; by default the terminal's own.
    package init(_ foreground: TerminalColor = .standard, on background: TerminalColor = .standard, bold isBold: Bool = false) {
        self.foreground = foreground
        self.background = background
        self.isBold = isBold
    }

    /// What the terminal does without being told.
    package static let plain = TerminalStyle()
}

/// How many colours a terminal shows.
package enum ColorDepth: Hashable, Sendable {
    /// The sixteen basic ones.
    case basic
    /// Those and 240 more.
    case indexed
    /// All.
    case full

    /// What the environment tells of the terminal.
    package init(term: String, colorterm: String) {
        if colorterm == "truecolor" || colorterm == "24bit" || term.hasSuffix("-direct") {
            self = .full
        } else {
            self = term.contains("256color") ? .indexed : .basic
        }
    }

    /// The numbers of a style, as they stand between `ESC [` and `m`.
    func codes(_ style: TerminalStyle) -> String {
        var codes = "0"
        if style.isBold { codes += ";1" }
        return codes + code(style.foreground, 30) + code(style.background, 40)
    }

    private func code(_ color: TerminalColor, _ base: Int) -> String {
        switch color {
        case .standard: ""
        case .basic(let index): index < 8 ? ";\(base + Int(index))" : ";\(base + 52 + Int(index))"
        case .rgb(let red, let green, let blue):
            switch self {
            case .full: ";\(base + 8);2;\(red);\(green);\(blue)"
            case .indexed: ";\(base + 8);5;\(Self.index(red, green, blue))"
            case .basic: code(.basic(Self.nearestBasic(red, green, blue)), base)
            }
        }
    }

    /// The nearest of the 256: of a cube of 6 × 6 × 6 colours, or of 24 greys.
    static func index(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Int {
        let levels = [0, 95, 135, 175, 215, 255]
        func nearest(_ value: UInt8) -> Int { value < 48 ? 0 : value < 115 ? 1 : (Int(value) - 35) / 40 }
        func distance(_ color: (Int, Int, Int)) -> Int {
            let (r, g, b) = (color.0 - Int(red), color.1 - Int(green), color.2 - Int(blue))
            return r * r + g * g + b * b
        }
        let (r, g, b) = (nearest(red), nearest(green), nearest(blue))
        let average = (Int(red) + Int(green) + Int(blue)) / 3
        let step = min(max((average - 3) / 10, 0), 23), grey = 8 + 10 * step
        return distance((grey, grey, grey)) < distance((levels[r], levels[g], levels[b])) ? 232 + step : 16 + 36 * r + 6 * g + b
    }

    private static func nearestBasic(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt8 {
        let brightest = max(red, green, blue)
        if brightest < 64 { return 0 }
        let half = brightest / 2
        return (red > half ? 1 : 0) | (green > half ? 2 : 0) | (blue > half ? 4 : 0) | (brightest > 170 ? 8 : 0)
    }
}
