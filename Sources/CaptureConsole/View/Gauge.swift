internal import Glibc

/// A bar with a mark on it: where a value lies in its range.
enum Gauge {
    /// `width` columns; as zooms are felt, equal factors are equal distances when `isLogarithmic`. A value that is not known has no
    /// mark.
    static func text(_ value: Double?, in range: ClosedRange<Double>, width: Int, isLogarithmic: Bool = false) -> String {
        guard width > 0 else { return "" }
        var bar = [Character](repeating: "─", count: width)
        if let value, range.lowerBound < range.upperBound {
            let value = min(max(value, range.lowerBound), range.upperBound)
            let share =
                isLogarithmic && range.lowerBound > 0
                ? log(value / range.lowerBound) / log(range.upperBound / range.lowerBound)
                : (value - range.lowerBound) / (range.upperBound - range.lowerBound)
            let mark = Int((share * Double(width - 1)).rounded())
            for index in 0..<mark { bar[index] = "━" }
            bar[mark] = "●"
        }
        return String(bar)
    }
}
