/// Numbers as people read them.
package enum NumberText {
    /// With exactly so many digits after the point.
    package static func decimal(_ value: Double, _ digits: Int = 1) -> String {
        guard value.isFinite, value.magnitude < 1e15 else { return "\(value)" }
        var scale: Int64 = 1
        for _ in 0..<digits { scale *= 10 }
        let scaled = Int64((value * Double(scale)).rounded())
        let sign = scaled < 0 ? "-" : ""
        guard digits > 0 else { return "\(scaled)" }
        let fraction = String(scaled.magnitude % UInt64(scale))
        let padding = String(repeating: "0", count: digits - fraction.count)
        return "\(sign)\(scaled.magnitude / UInt64(scale)).\(padding)\(fraction)"
    }

    /// With at most so many digits after the point, and none that says nothing: `30`, `29.97`.
    package static func short(_ value: Double, _ digits: Int = 2) -> String {
        var text = decimal(value, digits)
        guard text.contains("."), !text.contains("e") else { return text }
        while text.hasSuffix("0") { text.removeLast() }
        if text.hasSuffix(".") { text.removeLast() }
        return text
    }

    /// `812 bytes`, `34.5 MiB`.
    package static func bytes(_ count: UInt64) -> String {
        guard count >= 1024 else { return "\(count) bytes" }
        var value = Double(count) / 1024
        for unit in ["KiB", "MiB", "GiB"] {
            if value < 1024 { return "\(decimal(value)) \(unit)" }
            value /= 1024
        }
        return "\(decimal(value)) TiB"
    }

    /// `850 µs`, `12.5 ms`, `3.2 s`, `4 min 10 s`, `2 d 3 h`: two units at most.
    package static func duration(nanoseconds: Int64) -> String {
        if nanoseconds < 0 { return "-" + duration(nanoseconds: nanoseconds == .min ? .max : -nanoseconds) }
        let value = Double(nanoseconds)
        switch nanoseconds {
        case ..<1000: return "\(nanoseconds) ns"
        case ..<1_000_000: return "\(short(value / 1e3, 0)) µs"
        case ..<1_000_000_000: return "\(short(value / 1e6, 1)) ms"
        case ..<60_000_000_000: return "\(short(value / 1e9, 1)) s"
        default: break
        }
        let seconds = nanoseconds / 1_000_000_000
        let units: [(String, Int64)] = [("d", 86400), ("h", 3600), ("min", 60), ("s", 1)]
        let first = units.firstIndex { seconds >= $0.1 } ?? units.count - 2
        let (unit, length) = units[first], (nextUnit, nextLength) = units[first + 1]
        let rest = seconds % length / nextLength
        return "\(seconds / length) \(unit)" + (rest > 0 ? " \(rest) \(nextUnit)" : "")
    }
}
