/// A colour as screens show it (sRGB), 0…1 each, with its opacity.
struct Color: Hashable {
    var red: Double, green: Double, blue: Double
    var alpha: Double = 1

    init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// A colour as web pages write it: `0xff8800`.
    init(_ hex: UInt32, alpha: Double = 1) {
        self.init(
            red: Double(hex >> 16 & 0xff) / 255, green: Double(hex >> 8 & 0xff) / 255, blue: Double(hex & 0xff) / 255,
            alpha: alpha)
    }

    /// The colour `share` of the way to `other`; nothing beyond either.
    func mixed(with other: Color, _ share: Double) -> Color {
        let share = min(max(share, 0), 1)
        return Color(
            red: red + (other.red - red) * share, green: green + (other.green - green) * share,
            blue: blue + (other.blue - blue) * share, alpha: alpha + (other.alpha - alpha) * share)
    }

    /// Premultiplied, as pixels hold it: alpha in the highest byte, blue in the lowest; `coverage` thins it out.
    func pixel(coverage: Double = 1) -> UInt32 {
        let opacity = alpha * coverage
        func byte(_ value: Double) -> UInt32 { UInt32(min(max(value * opacity * 255 + 0.5, 0), 255)) }
        return UInt32(min(max(opacity * 255 + 0.5, 0), 255)) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
    }
}

/// What a shape is filled with.
enum Paint {
    /// One colour.
    case solid(Color)
    /// From a colour at height `from` to another at height `to`, in the scene's units.
    case vertical(Color, from: Double, Color, to: Double)

    /// The colour at height `y`.
    func color(_ y: Double) -> Color {
        switch self {
        case .solid(let color): color
        case .vertical(let top, let from, let bottom, let to): top.mixed(with: bottom, (y - from) / (to - from))
        }
    }
}
