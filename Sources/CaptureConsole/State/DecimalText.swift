extension Double {
    /// The number with so many digits after the point.
    func text(_ digits: Int) -> String {
        guard isFinite, magnitude < 1e15 else { return "\(self)" }
        var scale: Int64 = 1
        for _ in 0..<digits { scale *= 10 }
        let scaled = Int64((self * Double(scale)).rounded())
        let whole = "\(scaled < 0 ? "-" : "")\(scaled.magnitude / UInt64(scale))"
        guard digits > 0 else { return whole }
        let fraction = String(scaled.magnitude % UInt64(scale))
        return "\(whole).\(String(repeating: "0", count: digits - fraction.count))\(fraction)"
    }
}

/// A number of bytes for people: `512 B`, `12.3 KiB`, `4.0 MiB`.
func bytesText(_ count: UInt64) -> String {
    if count < 1024 { return "\(count) B" }
    if count < 1 << 20 { return "\((Double(count) / 1024).text(1)) KiB" }
    return "\((Double(count) / Double(1 << 20)).text(1)) MiB"
}
