/// A number as JSON spells it (RFC 8259, section 6), exact whatever its size.
struct JSONNumber {
    let text: String
    private let isNegative: Bool
    /// The digits without point and without zeros at either end; the number is these times ten to the `exponent`.
    private let digits: [UInt8]
    private let exponent: Int

    /// Nil when the text is not a JSON number from beginning to end.
    init?(_ text: String) {
        self.text = text
        var rest = Array(text.utf8)[...]
        isNegative = rest.first == UInt8(ascii: "-")
        if isNegative { rest.removeFirst() }

        let whole = Self.takeDigits(&rest)
        guard !whole.isEmpty, whole.count == 1 || whole.first != UInt8(ascii: "0") else { return nil }
        var fraction: ArraySlice<UInt8> = []
        if rest.first == UInt8(ascii: ".") {
            rest.removeFirst()
            fraction = Self.takeDigits(&rest)
            guard !fraction.isEmpty else { return nil }
        }
        var power = 0
        if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
            rest.removeFirst()
            let isBelow = rest.first == UInt8(ascii: "-")
            if isBelow || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
            let powerDigits = Self.takeDigits(&rest)
            guard !powerDigits.isEmpty else { return nil }
            // Bounded: a power that only matters by being far too large need not be exact.
            for digit in powerDigits where power < 1_000_000_000 { power = power * 10 + Int(digit - UInt8(ascii: "0")) }
            if isBelow { power = -power }
        }
        guard rest.isEmpty else { return nil }

        var significant = (whole + fraction).drop { $0 == UInt8(ascii: "0") }
        power -= fraction.count
        while significant.last == UInt8(ascii: "0") {
            significant.removeLast()
            power += 1
        }
        digits = Array(significant)
        exponent = power
    }

    private static func takeDigits(_ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let digits = rest.prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
        rest = rest.dropFirst(digits.count)
        return digits
    }

    /// The number as an integer; nil when it has a fraction or does not fit. `1.5e1` is 15.
    func integer<Integer: FixedWidthInteger>(as type: Integer.Type) -> Integer? {
        if digits.isEmpty { return 0 }
        // 20 digits hold every 64-bit number, and 128 bits hold every number of 20 digits.
        guard exponent >= 0, digits.count + exponent <= 20 else { return nil }
        var magnitude: Int128 = 0
        for digit in digits { magnitude = magnitude * 10 + Int128(digit - UInt8(ascii: "0")) }
        for _ in 0..<exponent { magnitude *= 10 }
        return Integer(exactly: isNegative ? -magnitude : magnitude)
    }

    /// The nearest floating-point number; nil when it is beyond the type's range.
    func floating<Floating: BinaryFloatingPoint & LosslessStringConvertible>(as type: Floating.Type) -> Floating? {
        guard let value = Floating(text), value.isFinite else { return nil }
        return value
    }
}
